/**
 * Everything that must pass, quickest first: check, unit and contract tests, browser tests,
 * many visitors at once and what fails around them, and what touches the database once more on Postgres
 * with S3. Without a Postgres server that half is left out, loudly; `--with-postgres` insists on it.
 * `--only check|unit|e2e|stress|postgres` runs one part.
 * Closes with the tests that failed or needed a second try, how long each part took, and one line that counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../machine/find-chromium.ts';
import { findPostgres, isPostgresInstalled } from '../../machine/find-postgres.ts';
import { freePort } from '../../machine/free-port.ts';
import type { StressSummary } from '../stress/stress-table.ts';
import {
  type PartResult,
  type PlaywrightReport,
  readPlaywrightReport,
  readStressReport,
  readVitestReport,
  type VitestReport,
} from './run-report.ts';

const root = join(import.meta.dirname, '..', '..');
const bin = join(root, 'node_modules', '.bin');
const reports = mkdtempSync(join(tmpdir(), 'dreamseed-reports-'));
const STEPS = ['check', 'unit', 'e2e', 'stress', 'postgres'] as const;
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
if (only !== undefined && !STEPS.some((step) => step === only)) {
  console.error(`--only takes one of: ${STEPS.join(', ')}.`);
  process.exit(2);
}
const wanted = (step: (typeof STEPS)[number]) => only === undefined || only === step;

let passed = 0;
const failed: string[] = [];
const unsteady: string[] = [];
const times: string[] = [];
let chromium: string | undefined;

if (wanted('check')) runCheck();
if (wanted('unit')) runUnitTests();
if (wanted('e2e')) await runBrowserTests([join(bin, 'playwright'), 'test'], 'e2e');
if (wanted('stress')) runStress('load', 'faults', 'abuse');
if (wanted('postgres')) await runPostgresHalf();

rmSync(reports, { recursive: true, force: true });
for (const test of unsteady) console.log(`\nPASSED AT THE SECOND TRY ${test}`);
for (const test of failed) console.log(`\nFAILED ${test}`);
console.log(`\nTook: ${times.join(', ')}`);
console.log(`Tests: ${passed} passed, ${failed.length} failed`);
// A run that found no test has shown nothing.
process.exit(failed.length > 0 || (passed === 0 && only !== 'check') ? 1 : 0);

function runTool(file: string, ...args: string[]): void {
  const status = run(process.execPath, [join(root, file), ...args]);
  if (status !== 0) process.exit(status);
}

function runCheck(): void {
  const begun = performance.now();
  runTool('tools/check.ts');
  noteTime('check', begun);
}

function runUnitTests(): void {
  runVitest([join(bin, 'vitest'), 'run'], 'unit');
}

/** What needs the machine to itself; the other parts of the stress test have their short forms among the tests. */
function runStress(...parameters: readonly string[]): void {
  const begun = performance.now();
  const report = join(reports, 'stress.json');
  const command = [join(root, 'tests/stress/run-stress.ts'), ...parameters, '--short', '--json', report];
  const status = run(process.execPath, command);
  const result = readReport<StressSummary>(report);
  noteTime('stress', begun);
  count('stress', status, result && readStressReport(result));
}

/** The ledger's races, two servers at once, and the screens of accounts, on the services of a larger site. */
async function runPostgresHalf(): Promise<void> {
  const insisted = only === 'postgres' || process.argv.includes('--with-postgres');
  if (!insisted && !isPostgresInstalled()) {
    console.log(
      '\n!!! SKIPPED: the tests on Postgres and S3. No PostgreSQL server was found on this machine.',
    );
    console.log('!!! `npm run test:postgres` installs one on Debian and runs them.\n');
    return;
  }
  findPostgres();
  runVitest([process.execPath, join(root, 'tests/support/databases/run-postgres-tests.ts')], 'postgres');
  await runBrowserTests(
    [process.execPath, join(root, 'tests/support/databases/run-postgres-browser-tests.ts')],
    'postgres-e2e',
  );
}

function runVitest([command = '', ...args]: string[], name: string): void {
  const begun = performance.now();
  const report = join(reports, `${name}.json`);
  const status = run(command, [
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport<VitestReport>(report);
  noteTime(name, begun);
  count(name, status, result && readVitestReport(result, root));
}

async function runBrowserTests([command = '', ...args]: string[], name: string): Promise<void> {
  runTool('tools/build.ts', '--if-stale');
  const report = join(reports, `${name}.json`);
  // Looking may mean to install, which is tried once.
  chromium ??= findChromium();
  const begun = performance.now();
  const status = run(command, args, {
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const result = readReport<PlaywrightReport>(report);
  noteTime(name, begun);
  count(name, status, result && readPlaywrightReport(result));
}

/** @param begun by `performance.now()`. */
function noteTime(part: string, begun: number): void {
  times.push(`${part} ${Math.round((performance.now() - begun) / 1000)} s`);
}

function count(name: string, status: number, result: PartResult | undefined): void {
  passed += result?.passed ?? 0;
  failed.push(...(result?.failed ?? []));
  unsteady.push(...(result?.unsteady ?? []));
  // An error outside every test fails the run as well.
  if (status !== 0 && !result?.failed.length) failed.push(`${name}: ended with ${status} and names no test`);
}

function run(command: string, args: string[], environment: Record<string, string> = {}): number {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...environment },
  });
  return result.status ?? 1;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
