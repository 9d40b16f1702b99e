import { setTimeout as sleep } from 'node:timers/promises';
import { withinTime } from '../../platform/jobs/within-time.ts';
import type { Clock } from '../../shared/clock.ts';

/** How long a part may take to answer. */
const BOUND_MS = 1_000;
/** A moment's trouble is over by then. */
const SECOND_TRY_MS = 150;
/** A part that comes and goes is away. */
const GOOD_LOOKS_TO_RETURN = 2;

/** Something that the site cannot serve without. */
export interface ReadinessPart {
  name: string;
  /** Rejects when the part cannot be used. It may take as long as it likes. */
  check(): Promise<void>;
}

export interface PartState {
  status: 'ok' | 'away';
  /** When it was first found away, ISO 8601. */
  since?: string;
}

export interface WatchedPartOptions {
  part: ReadinessPart;
  clock: Clock;
  /** Told when the part goes away, with the reason, and when it is back, without one. */
  onChange: (name: string, state: PartState, reason?: unknown) => void;
  boundMs?: number;
}

/**
 * Looks at one part without being fooled by a single hiccup: it is away when two tries in a row fail,
 * and back when two looks in a row find it well.
 */
export function createWatchedPart({ part, clock, onChange, boundMs = BOUND_MS }: WatchedPartOptions) {
  let running: Promise<void> | undefined;
  let awaySince: string | undefined;
  let goodLooks = 0;

  const tryOnce = (): Promise<unknown> => {
    // A part that hangs is asked once, however often somebody wants to know.
    running ??= part.check().finally(() => {
      running = undefined;
    });
    return troubleOf(running, boundMs);
  };
  const stateNow = (): PartState =>
    awaySince === undefined ? { status: 'ok' } : { status: 'away', since: awaySince };

  return async function look(): Promise<PartState> {
    const failure = (await tryOnce()) && (await sleep(SECOND_TRY_MS).then(tryOnce));
    if (failure) {
      goodLooks = 0;
      if (awaySince === undefined) {
        awaySince = new Date(clock.now()).toISOString();
        onChange(part.name, stateNow(), failure);
      }
    } else if (awaySince !== undefined) {
      goodLooks += 1;
      if (goodLooks >= GOOD_LOOKS_TO_RETURN) {
        awaySince = undefined;
        onChange(part.name, stateNow());
      }
    }
    return stateNow();
  };
}

/** @returns what went wrong, if anything. */
function troubleOf(work: Promise<void>, boundMs: number): Promise<unknown> {
  const done = work.then(
    () => undefined,
    (error: unknown) => error ?? new Error('failed'),
  );
  return withinTime(done, boundMs, () => new Error(`gave no answer within ${boundMs} ms`));
}
