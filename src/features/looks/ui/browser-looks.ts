import { browserStorage } from '../../../ui/browser-storage.ts';
import { createGuestLooks } from './guest-looks.ts';

/** The looks that this browser keeps. */
export const browserLooks = createGuestLooks({
  storage: browserStorage,
  newId: () => crypto.randomUUID(),
  now: Date.now,
});
