import { bulkhead } from 'cockatiel';
import type { Clock } from '../../../shared/clock.ts';
import { abandonOnAbort } from '../abandon-on-abort.ts';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';

interface EngineConcurrencyOptions {
  /** How many images the engine works on at the same time. */
  places: number;
  /** How long an image waits for a place, and how long abandoned work may keep one from others. */
  timeoutMs: number;
  clock: Clock;
}

/** Keeps the place of some work taken until it has ended, also after its caller was let go. */
type KeepPlace = (ended: Promise<void>) => void;

interface EngineConcurrency {
  /**
   * Does work when there is a place for it.
   * @throws {RemoteEngineError} 'busy' when none came free in time.
   * @throws {DOMException} named AbortError, at once, when the signal is aborted.
   */
  enter<Result>(signal: AbortSignal, work: (keep: KeepPlace) => Promise<Result>): Promise<Result>;
  /** Whether the engine still works on what nobody waits for any more. */
  hasBacklog(): boolean;
  /** Whether such work has every place, and has had it for too long for anybody to wait. */
  isBlocked(): boolean;
}

/**
 * The places at an engine. Some draw to the end whoever leaves: until they answer, or their connection
 * is lost, the place of what was abandoned is not given to another image, which would only wait there
 * with its own time running.
 */
export function createEngineConcurrency({
  places,
  timeoutMs,
  clock,
}: EngineConcurrencyOptions): EngineConcurrency {
  const room = bulkhead(places, Number.POSITIVE_INFINITY);
  /** Since when each piece of abandoned work has been going on. */
  const backlog = new Map<symbol, number>();

  async function outlive(works: readonly Promise<void>[]): Promise<void> {
    const left = Symbol('left');
    backlog.set(left, clock.now());
    await Promise.all(works);
    backlog.delete(left);
  }

  return {
    hasBacklog: () => backlog.size > 0,
    isBlocked() {
      const old = [...backlog.values()].filter((since) => clock.now() - since >= timeoutMs);
      return old.length >= places;
    },
    async enter<Result>(signal: AbortSignal, work: (keep: KeepPlace) => Promise<Result>) {
      const outcome = Promise.withResolvers<Result>();
      const tooLate = new AbortController();
      const timer = setTimeout(() => {
        outcome.reject(createNoPlaceError(backlog.size > 0));
        tooLate.abort();
      }, timeoutMs);
      const inside = room.execute(
        async () => {
          clearTimeout(timer);
          const works: Promise<void>[] = [];
          await work((ended) => works.push(ended)).then(outcome.resolve, outcome.reject);
          await outlive(works);
        },
        AbortSignal.any([signal, tooLate.signal]),
      );
      inside.catch(outcome.reject);
      return await abandonOnAbort(() => outcome.promise, signal).finally(() => clearTimeout(timer));
    },
  };
}

function createNoPlaceError(hasBacklog: boolean): RemoteEngineError {
  const reason = hasBacklog
    ? 'It still draws what nobody waits for any more, and cannot be stopped.'
    : 'It had no place for another picture in time.';
  return new RemoteEngineError({ kind: 'busy', reason });
}
