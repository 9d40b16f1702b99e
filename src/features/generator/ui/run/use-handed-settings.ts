import { useEffect } from 'react';
import type { Tool } from '../../../plans/plans.types.ts';
import {
  decodeHandedSettings,
  HANDED_SETTINGS_KEY,
  type HandedSettings,
} from '../../handed-settings.rules.ts';

/** Fills in what was handed over to this tool, once, when it appears. `onHanded` must keep its identity. */
export function useHandedSettings(tool: Tool, onHanded: (settings: HandedSettings) => void): void {
  useEffect(() => {
    const settings = readHanded();
    if (settings?.tool !== tool) return;
    window.sessionStorage.removeItem(HANDED_SETTINGS_KEY);
    onHanded(settings);
  }, [tool, onHanded]);
}

function readHanded(): HandedSettings | null {
  try {
    return decodeHandedSettings(window.sessionStorage.getItem(HANDED_SETTINGS_KEY));
  } catch {
    // Reading may be forbidden; then nothing was stored either.
    return null;
  }
}
