import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import { MOST_LOOKS, TOO_MANY_LOOKS } from '../looks.rules.ts';
import type { KeptLook, KeptLooks } from '../looks.types.ts';
import { newLooks } from '../new-looks.rules.ts';
import { LooksError, type LooksKeeper } from './looks-keeper.types.ts';

/** The entry of local storage. */
export const GUEST_LOOKS_KEY = 'dreamseed.looks';

const NO_ROOM =
  'This browser’s storage is full. Export your looks as a file, or sign in to keep them in your account.';

interface GuestLooksOptions {
  storage: KeyValueStorage;
  newId: () => string;
  now: () => number;
}

/** The looks of a browser that nobody is signed in at. */
export function createGuestLooks({ storage, newId, now }: GuestLooksOptions): LooksKeeper {
  const read = (): KeptLook[] => {
    try {
      const looks: unknown = JSON.parse(storage.getItem(GUEST_LOOKS_KEY) ?? '[]');
      return Array.isArray(looks) ? looks.filter(isLook) : [];
    } catch {
      // Half an entry, or another program's: as good as none.
      return [];
    }
  };
  const write = (looks: readonly KeptLook[]): KeptLooks => {
    const text = JSON.stringify(looks);
    storage.setItem(GUEST_LOOKS_KEY, text);
    // Storage of a browser refuses without a word.
    if (storage.getItem(GUEST_LOOKS_KEY) !== text) throw new LooksError(NO_ROOM);
    return { looks, most: MOST_LOOKS };
  };
  return {
    list: async () => ({ looks: read(), most: MOST_LOOKS }),
    async keep(looks) {
      const kept = read();
      const createdAt = new Date(now()).toISOString();
      const added = newLooks(kept, looks).map((look) => ({ ...look, id: newId(), createdAt }));
      if (kept.length + added.length > MOST_LOOKS) throw new LooksError(TOO_MANY_LOOKS);
      return write([...added, ...kept]);
    },
    giveName: async (id, name) => write(read().map((look) => (look.id === id ? { ...look, name } : look))),
    remove: async (id) => write(read().filter((look) => look.id !== id)),
  };
}

function isLook(value: unknown): value is KeptLook {
  const { id, name, options } = Object(value) as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof name === 'string' && typeof options === 'object' && options !== null
  );
}
