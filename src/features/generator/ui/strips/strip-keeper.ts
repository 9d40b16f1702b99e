import type { Log } from '../../../../ui/browser-storage.ts';
import type { ImageTile } from '../../generator.types.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { isWorthKeeping } from '../../strips/strips.rules.ts';
import { isOutOfRoom } from './out-of-room.rules.ts';
import type { StripStore } from './strip-store.ts';

/** Keeps strips while nobody waits for it; what cannot be kept is shown all the same. */
export interface StripKeeper {
  /** One that is not worth it is dropped. */
  keep(strip: Strip): void;
  keepTile(at: { id: string; place: number }, tile: ImageTile): void;
  drop(...ids: string[]): void;
}

/** @param onOutOfRoom told when the browser has no room left. */
export function createStripKeeper(
  { strips, log }: { strips: StripStore; log: Log },
  onOutOfRoom: () => void,
): StripKeeper {
  // One after the other: a strip that is dropped must not come back by an older wish to keep it.
  let last = Promise.resolve();
  const attempt = (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: unknown) => {
      log('Could not keep the latest pictures in this browser.', error);
      if (isOutOfRoom(error)) onOutOfRoom();
    });
  };
  return {
    keep: (strip) => attempt(() => (isWorthKeeping(strip) ? strips.put(strip) : strips.remove([strip.id]))),
    keepTile: ({ id, place }, tile) => attempt(() => strips.putTile(id, place, tile)),
    drop: (...ids) => ids.length > 0 && attempt(() => strips.remove(ids)),
  };
}
