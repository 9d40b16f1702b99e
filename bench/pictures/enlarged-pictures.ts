import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { illustrate } from '@dreamseed/illustrator';
import { encodePicture } from '@dreamseed/illustrator/encode';
import { enlargeInProcess } from '../../src/features/enlarging/work/enlarge-in-process.ts';
import type { BenchOptions, BenchRow } from '../measuring/bench-part.types.ts';
import { projectRoot } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds } from '../measuring/samples.ts';
import { PROMPTS, SIDE } from './picture-orders.ts';

const SIDES = [2048, 4096, 8192];
const PROMISED_MEMORY_MB = 600;
const PROMISED_FACTOR = 8;

/** What larger files of a drawn picture cost, in the process that makes them for visitors. */
export async function measureEnlarging({ say }: BenchOptions): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-enlarging-'));
  try {
    const request = { prompt: PROMPTS[0] ?? '', width: SIDE, height: SIDE };
    // The first picture pays for compiling the code.
    await illustrate({ ...request, seed: 0 });
    const started = performance.now();
    const { picture } = await illustrate({ ...request, seed: 1 });
    const bytes = await encodePicture(picture, 'png');
    const drawing = performance.now() - started;
    const rows: BenchRow[] = [];
    for (const longSide of SIDES) {
      const { wall, memoryMb } = await enlarge(folder, bytes, longSide);
      say(`${SIDE} to ${longSide} in ${inMilliseconds(wall)}, ${memoryMb} MB`);
      rows.push(...describe({ longSide, wall, memoryMb, drawing }));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function enlarge(folder: string, bytes: Uint8Array, longSide: number) {
  const processFile = join(folder, 'watched.process.mjs');
  const memoryFile = join(folder, 'memory');
  const work = join(projectRoot, 'src/features/enlarging/work/enlarge.process.ts');
  // The process itself knows best how much it had.
  writeFileSync(
    processFile,
    `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${JSON.stringify(memoryFile)}, String(process.resourceUsage().maxRSS)));
await import(${JSON.stringify(work)});`,
  );
  const message = { bytes, file: join(folder, 'large.png'), longSide, format: 'png' as const };
  const started = performance.now();
  const { signal } = new AbortController();
  await enlargeInProcess(message, { processFile, onProgress: () => undefined, signal });
  const wall = performance.now() - started;
  return { wall, memoryMb: Math.round(Number(readFileSync(memoryFile, 'utf8')) / 1024) };
}

function describe(of: { longSide: number; wall: number; memoryMb: number; drawing: number }): BenchRow[] {
  const { longSide, wall, memoryMb, drawing } = of;
  const rows: BenchRow[] = [
    {
      what: `most memory of the process, ${SIDE} to ${longSide} as PNG`,
      promise: `at most ${PROMISED_MEMORY_MB} MB`,
      measured: `${memoryMb} MB`,
      kept: memoryMb <= PROMISED_MEMORY_MB,
      kind: 'absolute',
      note: `in ${inMilliseconds(wall)}`,
    },
  ];
  if (longSide !== 4096) return rows;
  const factor = wall / drawing;
  const ratio: BenchRow = {
    what: 'a 4K file against drawing and encoding the picture',
    promise: `at most ${PROMISED_FACTOR}`,
    measured: asRatio(factor),
    kept: factor <= PROMISED_FACTOR,
    kind: 'ratio',
    note: `drawn in ${inMilliseconds(drawing)}`,
  };
  return [ratio, ...rows];
}
