/** Tries of one mail before it is given up: they span about a day, in which most mail servers come back. */
export const MOST_ATTEMPTS = 9;

const FIRST_PAUSE_MS = 20_000;
/** Graylisting servers want a few minutes; so the pauses grow past that quickly. */
const GROWTH = 4;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * How long to wait before the next try.
 * @param attempts made so far, at least 1.
 * @param random from 0 up to 1: mails that failed together must not come back together.
 */
export function retryPause(attempts: number, random: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * GROWTH ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (0.75 + random / 2));
}
