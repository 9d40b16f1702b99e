import type { Clock } from '../../shared/clock.ts';
import type { LimitRule } from '../../shared/limit-rule.ts';
import type { AttemptLimit, AttemptLimits } from './attempt-limits.types.ts';

interface PlaceKind {
  /** A place that nobody gave back, because its server was killed, is free again after its window. */
  rule: LimitRule & { most: number };
  /** What is thrown when there is no place. */
  refuse: () => Error;
}

/** Takes a place of each kind, by its key, at once or not at all; answers what gives them back, once. */
type TakePlaces = (...keys: readonly string[]) => Promise<() => Promise<void>>;

/** Work that runs for long, counted while it runs, on all servers of a site together. */
export function createPlaces(limits: AttemptLimits, clock: Clock, kinds: readonly PlaceKind[]): TakePlaces {
  const opened = kinds.map(({ rule, refuse }) => ({ limit: limits.open(rule), refuse, rule }));
  return async (...keys) => {
    const taken: { limit: AttemptLimit; key: string; endsAt: number }[] = [];
    const giveBack = async () => {
      // The count has forgotten it by then: taking one off would let somebody else in twice.
      const places = taken.splice(0).filter(({ endsAt }) => clock.now() < endsAt);
      await Promise.all(places.map(({ limit, key }) => limit.giveBack(key)));
    };
    const startedAt = clock.now();
    for (const [place, { limit, refuse, rule }] of opened.entries()) {
      const key = keys[place] ?? 'everybody';
      const wait = await limit.take(key);
      taken.push({ limit, key, endsAt: startedAt + rule.windowMs });
      if (wait === 0) continue;
      await giveBack();
      throw refuse();
    }
    return giveBack;
  };
}
