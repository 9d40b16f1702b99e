/** Milliseconds since 1970 UTC. Injected everywhere, so that tests can move time. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The UTC day that balances and allowances are counted by, as YYYY-MM-DD. */
export function utcDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** From a moment, up to before another one; milliseconds since 1970. */
export interface TimeSpan {
  from: number;
  before: number;
}

/** The next 00:00 UTC after `time`. */
export function nextUtcMidnight(time: number): number {
  const day = new Date(time);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1);
}
