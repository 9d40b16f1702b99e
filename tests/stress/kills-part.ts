import { type KillLoopReport, runKillLoop } from '../crash/run-kill-loop.ts';
import { openShopStage } from '../crash/shop-stage.ts';
import { createNeighbour } from './stress-databases.ts';
import type { StressOptions, StressPart, StressRow } from './stress-part.types.ts';

const KILLS = { short: 20, long: 200 } as const;
const KILLS_AMONG_SHOPS = 100;

/** kill -9 at every commit and write, and at any moment, while visitors use the site. */
export const killsPart: StressPart = {
  name: 'kills',
  async run(options) {
    const { form, databaseUrl, say } = options;
    const rows = [
      describeKills('kill -9 at any moment', await runKillLoop({ kills: KILLS[form], databaseUrl, say })),
    ];
    if (form === 'long') rows.push(await killAmongShops(options));
    return rows;
  },
};

/** Refunds, purchases at real shops, and mails. */
async function killAmongShops({ databaseUrl, say }: StressOptions): Promise<StressRow> {
  const stage = await openShopStage();
  try {
    const report = await runKillLoop({
      kills: KILLS_AMONG_SHOPS,
      databaseUrl: await createNeighbour(databaseUrl, 'shops'),
      stage,
      say,
    });
    return describeKills('kill -9 among shops, refunds and mails', report);
  } finally {
    await stage.close();
  }
}

function describeKills(what: string, { kills, windows, faults, orphans }: KillLoopReport): StressRow {
  const missed = [...windows].filter(([, count]) => count === 0).map(([window]) => window);
  return {
    what,
    amount: `${kills} kills at ${windows.size} places`,
    faults: [...faults, ...missed.map((window) => `no kill struck ${window}`)],
    lost: faults.filter((fault) => /\b(misses|cannot open|has no file|half written)\b/.test(fault)).length,
    measured: `${orphans} files without an owner`,
  };
}
