import type { KeptLooks, Look } from '../looks.types.ts';

/** Where looks are kept: in an account, or in this browser. Errors carry a sentence for the screen, or come from a call. */
export interface LooksKeeper {
  list(): Promise<KeptLooks>;
  /** All of them or none; one that is kept already is not kept twice. */
  keep(looks: readonly Look[]): Promise<KeptLooks>;
  giveName(id: string, name: string): Promise<KeptLooks>;
  remove(id: string): Promise<KeptLooks>;
}

/** A sentence for the screen. */
export class LooksError extends Error {
  override name = 'LooksError';
}
