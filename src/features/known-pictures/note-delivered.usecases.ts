import { digestOf } from '../../platform/hash-of.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import type { DeliveredPicture, KnownPicturesStore } from './known-pictures.store.ts';
import { measureLikeness } from './measure-likeness.ts';

/** For how long a picture is known after it was last delivered. */
export const KNOWN_DAYS = 90;
const DAY_MS = 86_400_000;
/** Those of a second are written together. */
const PAUSE_MS = 1000;
/** Each waiting picture keeps its bytes in memory. */
const MOST_WAITING = 64;
/** Those of a database that is away. */
const MOST_MEASURED = 5000;
const ROWS_AT_ONCE = 200;

export interface NoteDelivered {
  /** Remembers a picture that leaves, later: nobody waits for it, and nobody hears of it when it fails. */
  note(bytes: Uint8Array): void;
  /** Forgets what was delivered too long ago. */
  sweep(): Promise<void>;
  /** Writes down what is not written yet. */
  close(): Promise<void>;
}

interface NoteDeliveredOptions {
  store: KnownPicturesStore;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

export function createNoteDelivered({ store, clock, onFailure }: NoteDeliveredOptions): NoteDelivered {
  // One picture after the other: those who draw have more right to the processor.
  const measuring = createWorkLimit({ atOnce: 1, waiting: MOST_WAITING });
  /** The very bytes that are remembered for those who ask again. */
  const noted = new WeakSet<Uint8Array>();
  let measured: DeliveredPicture[] = [];
  let work: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const measure = async (bytes: Uint8Array) => {
    const picture = { digest: digestOf(bytes), deliveredOn: utcDate(clock.now()) };
    const likeness = await measureLikeness(bytes);
    if (measured.length < MOST_MEASURED) measured.push({ ...picture, likeness });
    timer ??= setTimeout(() => void write().catch(onFailure), PAUSE_MS).unref();
  };

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (measured.length > 0) {
      const rows = measured.slice(0, ROWS_AT_ONCE);
      // Taken first: another round may begin while this one waits for the database.
      measured = measured.slice(rows.length);
      try {
        await store.keep([...new Map(rows.map((row) => [row.digest, row])).values()]);
      } catch (error) {
        measured = [...rows, ...measured];
        throw error;
      }
    }
  };

  return {
    note(bytes) {
      if (noted.has(bytes)) return;
      noted.add(bytes);
      const measuredOne = measuring.run(() => measure(bytes)).catch(onFailure);
      work = work.then(() => measuredOne);
    },
    async sweep() {
      const day = utcDate(clock.now() - KNOWN_DAYS * DAY_MS);
      while (await store.forgetBefore(day));
    },
    async close() {
      await work;
      await write().catch(onFailure);
    },
  };
}
