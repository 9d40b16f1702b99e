const MINUTE_MS = 60_000;

/** A moment as a clock shows it that is some minutes ahead of UTC, e.g. `2026-11-19T18:00:00.000-03:00`. */
export function timeWithOffset(milliseconds: number, minutesAhead: number): string {
  const clock = new Date(milliseconds + minutesAhead * MINUTE_MS).toISOString();
  if (minutesAhead === 0) return clock;
  const ahead = Math.abs(minutesAhead);
  const parts = [Math.floor(ahead / 60), ahead % 60].map((part) => String(part).padStart(2, '0'));
  return clock.replace('Z', `${minutesAhead < 0 ? '-' : '+'}${parts.join(':')}`);
}

/** The minutes in the offset at the end of a written time; 0 for `Z` and for none. */
export function offsetIn(time: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
}
