import { useEffect, useState } from 'react';
import type { Tool } from '../../../plans/plans.types.ts';
import type { FormToRemember } from '../../remembered-form.rules.ts';
import type { FormStorage, FormStorageOptions } from './form-storage.ts';

/** Fills in what was filled in before, and keeps what is. `options` must keep its identity. */
export function useFormStorage(
  tool: Tool,
  { choices, size, lockedSeed }: Omit<FormToRemember, 'isPrivate'>,
  options: Omit<FormStorageOptions, 'tool'>,
): void {
  const [memory, setMemory] = useState<FormStorage>();
  useEffect(() => {
    let opened: FormStorage | undefined;
    let isGone = false;
    import('./form-storage.ts').then(({ openFormStorage }) => {
      if (isGone) return;
      opened = openFormStorage({ tool, ...options });
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
