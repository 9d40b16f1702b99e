/**
 * Kills the server at every commit and every write, many times over:
 *
 *     node tests/crash/kill-loop.ts --kills 200 [--shops] [--only 'green run'] [--database postgres://...]
 *
 * With `--shops` real shops sell and a mail server carries mails. Ends with 1 when anything that was
 * promised to a visitor did not hold.
 */
import { parseArgs } from 'node:util';
import { type KillLoopReport, runKillLoop } from './run-kill-loop.ts';
import { openShopStage } from './shop-stage.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    only: { type: 'string', multiple: true },
    shops: { type: 'boolean', default: false },
    database: { type: 'string', default: '' },
  },
});
const kills = Number(values.kills);
if (!Number.isSafeInteger(kills) || kills < 1) {
  console.error('--kills takes a whole number from 1.');
  process.exit(2);
}

const started = performance.now();
const shops = values.shops ? await openShopStage() : undefined;
const report = await runKillLoop({
  kills,
  only: values.only,
  databaseUrl: values.database,
  stage: shops,
  say: console.log,
});
await shops?.close();
printReport(report);
const missed = [...report.windows].filter(([, count]) => count === 0);
process.exit(report.faults.length > 0 || missed.length > 0 ? 1 : 0);

function printReport({ kills: struck, windows, faults, orphans }: KillLoopReport): void {
  console.log('\nkills  window');
  for (const [window, count] of [...windows].sort()) console.log(`${String(count).padStart(5)}  ${window}`);
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n${struck} kills in ${seconds} s, ${faults.length} faults, ${orphans} files without an owner.`,
  );
}
