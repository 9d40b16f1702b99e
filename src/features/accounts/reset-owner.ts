import { AsyncLocalStorage } from 'node:async_hooks';

/** Learns whose password a link has just changed, which the library tells its own callback alone. */
export interface ResetOwner {
  /** Called by that callback. */
  note(email: string): void;
  /** @returns what was noted while `work` ran. */
  during(work: () => Promise<void>): Promise<string | undefined>;
}

export function createResetOwner(): ResetOwner {
  const noted = new AsyncLocalStorage<{ email: string | undefined }>();
  return {
    note(email) {
      const note = noted.getStore();
      if (note) note.email = email;
    },
    async during(work) {
      const note: { email: string | undefined } = { email: undefined };
      await noted.run(note, work);
      return note.email;
    },
  };
}
