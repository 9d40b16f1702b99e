import { median } from './samples.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300);
const WARM_UP_ROUNDS = 30;

type Work = () => Promise<unknown>;

/** Medians in milliseconds; whatever else the machine does slows both. */
export async function inTurn(few: Work, many: Work): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    // Whoever comes first wakes the code for the other.
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await (which === 0 ? few : many)();
      if (round >= 0) times[which].push(performance.now() - started);
    }
  }
  return [median(times[0]), median(times[1])];
}
