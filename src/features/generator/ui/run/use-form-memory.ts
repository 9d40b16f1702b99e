import { useEffect, useState } from 'react';
import type { Tool } from '../../../plans/plans.types.ts';
import type { FormToRemember } from '../../remembered-form.rules.ts';
import type { FormMemory, FormMemoryOptions } from './form-memory.ts';

/** Fills in what was filled in before, and keeps what is. `options` must keep its identity. */
export function useFormMemory(
  tool: Tool,
  { choices, size, lockedSeed }: Omit<FormToRemember, 'isPrivate'>,
  options: Omit<FormMemoryOptions, 'tool'>,
): void {
  const [memory, setMemory] = useState<FormMemory>();
  useEffect(() => {
    let opened: FormMemory | undefined;
    let isGone = false;
    import('./form-memory.ts').then(({ openFormMemory }) => {
      if (isGone) return;
      opened = openFormMemory({ tool, ...options });
      setMemory(opened);
      // Without its code the form is as good for this visit.
    }, console.warn);
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [tool, options]);
  useEffect(() => memory?.keep({ choices, size, lockedSeed }), [memory, choices, size, lockedSeed]);
}
