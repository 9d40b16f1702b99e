import { runKillLoop } from '../crash/run-kill-loop.ts';
import type { TorturePart } from './torture-part.types.ts';

const KILLS = { short: 20, long: 200 } as const;

/** kill -9 at every commit and write, and at any moment, while visitors use the site. */
export const killsPart: TorturePart = {
  name: 'kills',
  async run({ form, databaseUrl, say }) {
    const { kills, windows, faults, orphans } = await runKillLoop({ kills: KILLS[form], databaseUrl, say });
    const missed = [...windows].filter(([, count]) => count === 0).map(([window]) => window);
    return [
      {
        what: 'kill -9 at any moment',
        amount: `${kills} kills at ${windows.size} places`,
        faults: [...faults, ...missed.map((window) => `no kill struck ${window}`)],
        lost: faults.filter((fault) => /\b(misses|cannot open|has no file|half written)\b/.test(fault))
          .length,
        measured: `${orphans} files without an owner`,
      },
    ];
  },
};
