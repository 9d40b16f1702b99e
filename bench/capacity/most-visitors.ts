import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KindFigures } from '../../tests/stress/load/load-figures.ts';
import { MODEST_ROLES, runVisitors, type VisitorsReport } from '../../tests/stress/load/run-visitors.ts';
import type { SiteWeight } from '../../tests/stress/site-probe.ts';
import { type SiteProcess, startSite } from '../../tests/stress/site-process.ts';
import { brokenPromise } from './promises.rules.ts';

const STEP_SECONDS = 16;
const RAMP_SECONDS = 4;
const FIRST_VISITORS = 5;
const GROWTH = 1.7;

export interface MostVisitors {
  /** The most who were all served within the promises; 0 when even the fewest were not. */
  visitors: number;
  /** With more of them: which promise was not kept. */
  gaveWay: string | undefined;
  weight: SiteWeight;
  kinds: readonly KindFigures[];
  savedPictures: number;
  savedBytes: number;
}

/** Lets more and more visitors come, until a promise to them is not kept or the time is over. */
export async function findMostVisitors({
  until,
  say,
}: {
  until: number;
  say: (line: string) => void;
}): Promise<MostVisitors> {
  const site = await startSite(WITHOUT_LIMITS);
  const empty = await sizeOf(site.dataDir);
  let found: Pick<MostVisitors, 'visitors' | 'gaveWay' | 'kinds'> = {
    visitors: 0,
    gaveWay: undefined,
    kinds: [],
  };
  let weight = await site.weigh();
  try {
    for (let visitors = FIRST_VISITORS; performance.now() < until; visitors = Math.round(visitors * GROWTH)) {
      const { figures } = await visit(site, visitors);
      weight = await site.weigh();
      const kinds = figures.kinds();
      const gaveWay = brokenPromise(kinds);
      say(`  ${visitors} visitors: ${gaveWay ?? 'all within the promises'}`);
      if (gaveWay !== undefined) {
        found = { ...found, gaveWay };
        break;
      }
      found = { visitors, gaveWay: undefined, kinds };
    }
    const full = await sizeOf(site.dataDir);
    const savedPictures = full.pictures - empty.pictures;
    return { ...found, weight, savedPictures, savedBytes: full.bytes - empty.bytes };
  } finally {
    await site.remove();
  }
}

/** The owner's own limits are not looked for. */
const WITHOUT_LIMITS = {
  TRUST_PROXY: '1',
  DRAW_PICTURES_AHEAD: 'off',
  GUEST_DAILY_IMAGES: '100000',
  GUEST_TOTAL_DAILY_IMAGES: '1000000',
  AUTH_ATTEMPTS_PER_MINUTE: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  SIGN_UP_CREDITS_PER_ADDRESS: '100000',
  SANDBOX_SHOP: 'on',
  SANDBOX_PURCHASES_PER_ADDRESS: '100000',
};

function visit(site: SiteProcess, visitors: number): Promise<VisitorsReport> {
  return runVisitors({
    origin: site.url,
    visitors,
    seconds: STEP_SECONDS,
    rampSeconds: RAMP_SECONDS,
    random: Math.random,
    onWarm: async () => {},
    // Whoever asks for fifty pictures at once is refused on purpose.
    roles: MODEST_ROLES,
  });
}

/** Everything that is kept, and how many pictures of the gallery are among it. */
async function sizeOf(folder: string): Promise<{ bytes: number; pictures: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    pictures: files.filter((file) => file.includes('/objects/images/')).length,
  };
}
