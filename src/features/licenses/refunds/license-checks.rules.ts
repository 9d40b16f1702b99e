const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How often a shop is asked again about a license that was activated. */
const CHECK_EVERY_MS = DAY_MS;

/** Cards let buyers dispute a payment for about four months; after half a year nothing is expected. */
const CHECKED_FOR_MS = 180 * DAY_MS;

/** While one server asks, others leave the license alone; also the pause after a shop was out of reach. */
export const CHECK_LEASE_MS = HOUR_MS;

/** Clocks of servers differ, and a shop's word may overtake its own database. */
const CLOCK_SLACK_MS = 60_000;

/** How long words that only asked to look again are kept for activations that are under way. */
export const HINT_KEPT_MS = DAY_MS;

/** When a license is checked next, after a check at `now`; null when it is old enough to be left alone. */
export function nextCheck(activatedAt: number, now: number): number | null {
  const next = now + CHECK_EVERY_MS;
  return next - activatedAt > CHECKED_FOR_MS ? null : next;
}

/** Whether a word of the shop is newer than the answer that we got when we asked at `askedAt`. */
export function isNewerWord(noticedAt: number, askedAt: number): boolean {
  return noticedAt > 0 && noticedAt >= askedAt - CLOCK_SLACK_MS;
}
