/**
 * Measures what is promised and prints it as one table:
 *
 *     npm run bench [-- pages pictures ...]
 *
 * Ratios compare figures of the same minute on the same cores and hold on other machines too; absolute
 * figures are meant for a quiet machine with two cores. What was measured is kept in bench/results.json.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { browserBench } from './browser/browser.bench.ts';
import { dataBench } from './data/data.bench.ts';
import type { BenchPart, BenchRow } from './measuring/bench-part.types.ts';
import { projectRoot } from './measuring/built-site.ts';
import { pagesBench } from './pages/pages.bench.ts';
import { picturesBench } from './pictures/pictures.bench.ts';
import { processBench } from './process/process.bench.ts';

const PARTS: readonly BenchPart[] = [pagesBench, browserBench, picturesBench, dataBench, processBench];
const RESULTS = join(projectRoot, 'bench', 'results.json');

interface PartResult {
  measuredAt: string;
  machine: string;
  /** How busy the machine was before this part began; near 0 is quiet. */
  loadBefore: number;
  rows: BenchRow[];
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !PARTS.some((part) => part.name === name));
if (unknown) {
  console.error(`There is no part "${unknown}". There are: ${PARTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = PARTS.filter(({ name }) => named.length === 0 || named.includes(name));

spawnSync(process.execPath, [join(projectRoot, 'tools/build.ts'), '--if-stale'], { stdio: 'inherit' });
const results = readResults();
for (const part of chosen) {
  console.log(`\n${part.name}: measuring...`);
  const loadBefore = loadavg()[0] ?? 0;
  const rows = await part.measure({ say: (line) => console.log(`  ${line}`) });
  results[part.name] = { measuredAt: new Date().toISOString(), machine: describeMachine(), loadBefore, rows };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
for (const { name } of chosen) print(name, results[name]);

function readResults(): Record<string, PartResult> {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
}

function describeMachine(): string {
  return `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
}

function print(name: string, result: PartResult | undefined): void {
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
