import { useEffect } from 'react';
import type { Tool } from '../../../plans/plans.types.ts';
import type { FilledForm } from '../../generator.types.ts';
import { REUSED_SETTINGS_KEY } from '../../reused-settings-key.rules.ts';

/**
 * Fills in what was handed over to this tool, once, when it appears. The code for it comes only when
 * there is something. `onFilled` must keep its identity.
 */
export function useReusedSettings(tool: Tool, onFilled: (form: FilledForm) => void): void {
  useEffect(() => {
    const stored = readStored();
    if (stored === null) return;
    let isCurrent = true;
    read(tool, stored).then(
      (form) => {
        if (!form || !isCurrent) return;
        window.sessionStorage.removeItem(REUSED_SETTINGS_KEY);
        onFilled(form);
      },
      (error: unknown) => console.warn('The settings of the other image did not load.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [tool, onFilled]);
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(REUSED_SETTINGS_KEY);
  } catch {
    // Reading may be forbidden; then nothing was stored either.
    return null;
  }
}

async function read(tool: Tool, stored: string): Promise<FilledForm | null> {
  return (await import('./read-handed-form.ts')).readHandedForm(tool, stored);
}
