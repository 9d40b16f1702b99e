import { expect, test } from 'vitest';
import { runKillLoop } from './run-kill-loop.ts';

/** The bench strikes 200 times; this is for every submission. */
const KILLS = 50;
const LIMIT_MS = 1_200_000;

test(
  'killed at every commit and every write, the site keeps its word: nothing lost, stuck or charged twice',
  async () => {
    const report = await runKillLoop({ kills: KILLS });
    expect(report.faults).toEqual([]);
    expect(report.kills).toBeGreaterThanOrEqual(KILLS);
    expect(report.windows.size).toBeGreaterThan(20);
    const missed = [...report.windows].filter(([, count]) => count === 0).map(([window]) => window);
    expect(missed).toEqual([]);
  },
  LIMIT_MS,
);
