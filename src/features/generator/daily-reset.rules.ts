import { nextUtcMidnight } from '../../shared/clock.ts';

const HOUR_MS = 3_600_000;

/** When daily credits return: at 00:00 UTC, told in the visitor's own time. */
export function describeDailyReset(now: number, isGuest: boolean, timeZone?: string): string {
  const reset = nextUtcMidnight(now);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    reset,
  );
  const hours = Math.ceil((reset - now) / HOUR_MS);
  const wait = hours <= 1 ? 'within the hour' : `in ${hours} hours`;
  return `Your ${isGuest ? 'free ' : ''}daily credits return ${wait}, at ${time.replace(/\s/g, ' ')}.`;
}
