import type { HostileSite } from './hostile-site.ts';

/** How much more memory one attack may cost the server while it lasts. */
export const MEMORY_LIMIT_BYTES = 100 * 1000 * 1000;

/** @returns bytes that the server's process had more at most while `attack` went on. */
export async function measureGrowth(site: HostileSite, attack: () => Promise<void>): Promise<number> {
  const { rss } = await site.readMemory();
  site.resetPeak();
  await attack();
  return Math.max(0, site.readPeak() - rss);
}
