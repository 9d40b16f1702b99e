import type { BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { measureRun } from './busy-run.ts';
import { measureEnlarging } from './enlarged-pictures.ts';
import { measureOverhead } from './service-overhead.ts';
import { measureSigning } from './signing.ts';
import { measureStops } from './stop-delay.ts';
import { measureThreads } from './thread-gain.ts';

const PIECES = {
  overhead: measureOverhead,
  threads: measureThreads,
  run: measureRun,
  stop: measureStops,
  enlarging: measureEnlarging,
  signing: measureSigning,
};

/** What the image service adds to the illustrator's own time, what more threads are good for, how soon a stop takes effect, what 4K and 8K cost, and a signature. */
export const picturesBench: BenchPart = {
  name: 'pictures',
  pieces: Object.keys(PIECES),
  async measure(options) {
    const rows: BenchRow[] = [];
    for (const [piece, measure] of Object.entries(PIECES))
      if (options.wants(piece)) rows.push(...(await measure(options)));
    return rows;
  },
};
