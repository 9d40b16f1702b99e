/**
 * Measures what is promised and prints it as one table:
 *
 *     npm run bench [-- pages pictures/threads ...]
 *
 * Ratios compare figures of the same minute on the same cores and hold on other machines too; absolute
 * figures are meant for a quiet machine with two cores. What was measured is kept in bench/results.json,
 * single pieces apart from the whole part: their figures are of another minute.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { browserBench } from './browser/browser.bench.ts';
import { dataBench } from './data/data.bench.ts';
import { galleryBench } from './data/gallery.bench.ts';
import { moveBench } from './data/move.bench.ts';
import type { BenchPart, BenchRow } from './measuring/bench-part.types.ts';
import { projectRoot } from './measuring/built-site.ts';
import { pagesBench } from './pages/pages.bench.ts';
import { picturesBench } from './pictures/pictures.bench.ts';
import { processBench } from './process/process.bench.ts';
import { serversBench } from './servers/servers.bench.ts';
import { spreadBench } from './spread/spread.bench.ts';

const PARTS: readonly BenchPart[] = [
  ...[pagesBench, browserBench, picturesBench, spreadBench, dataBench, galleryBench, processBench],
  serversBench,
  moveBench,
];
const RESULTS = join(projectRoot, 'bench', 'results.json');

/** A part, or the pieces of it that were asked for together. */
interface MeasuredResult {
  measuredAt: string;
  machine: string;
  /** How busy the machine was before it began; near 0 is quiet. */
  loadBefore: number;
  rows: BenchRow[];
}

const named = process.argv.slice(2);
const names = PARTS.flatMap(({ name, pieces = [] }) => [name, ...pieces.map((piece) => `${name}/${piece}`)]);
const unknown = named.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no part "${unknown}". There are: ${names.join(', ')}.`);
  process.exit(2);
}
const isWhole = ({ name }: BenchPart) => named.length === 0 || named.includes(name);
const listPieces = ({ name, pieces = [] }: BenchPart) =>
  pieces.map((piece) => `${name}/${piece}`).filter((piece) => named.includes(piece));
const keyOf = (part: BenchPart) => (isWhole(part) ? part.name : listPieces(part).join(' '));
const chosen = PARTS.filter((part) => keyOf(part) !== '');

spawnSync(process.execPath, [join(projectRoot, 'tools/build.ts'), '--if-stale'], { stdio: 'inherit' });
const results = readResults();
for (const part of chosen) {
  console.log(`\n${keyOf(part)}: measuring...`);
  const loadBefore = loadavg()[0] ?? 0;
  const rows = await part.measure({
    say: (line) => console.log(`  ${line}`),
    wants: (piece) => isWhole(part) || named.includes(`${part.name}/${piece}`),
  });
  results[keyOf(part)] = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    loadBefore,
    rows,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
for (const part of chosen) print(keyOf(part), results[keyOf(part)]);

function readResults(): Record<string, MeasuredResult> {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
}

function describeMachine(): string {
  return `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
}

function print(name: string, result: MeasuredResult | undefined): void {
  if (!result) return;
  console.log(`\n${name} (load before: ${result.loadBefore.toFixed(1)})`);
  console.table(
    Object.fromEntries(
      result.rows.map(({ what, promise, measured, kept, note }) => [
        what,
        {
          promised: promise,
          measured,
          kept: kept === undefined ? '' : kept ? 'yes' : 'NO',
          note: note ?? '',
        },
      ]),
    ),
  );
}
