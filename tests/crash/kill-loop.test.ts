import { expect, onTestFinished, test } from 'vitest';
import { runKillLoop } from './run-kill-loop.ts';
import { startStandInEngine } from './stand-in-engine.ts';

/** Each window once and some more; the stress test strikes 200 times. */
const KILLS = 30;
const LIMIT_MS = 1_200_000;

test(
  'killed at every commit and every write, the site keeps its word: nothing lost, stuck or charged twice',
  async () => {
    const engine = await startStandInEngine();
    onTestFinished(engine.close);
    const report = await runKillLoop({ kills: KILLS, engine });
    expect(report.faults).toEqual([]);
    expect(report.kills).toBeGreaterThanOrEqual(KILLS);
    expect(report.windows.size).toBeGreaterThan(20);
    const missed = [...report.windows].filter(([, count]) => count === 0).map(([window]) => window);
    expect(missed).toEqual([]);
  },
  LIMIT_MS,
);
