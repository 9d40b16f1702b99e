/**
 * Does its worst to the site and prints one table: load held, faults survived, inputs tried, things lost.
 *
 *     npm run stress                      # every part, in its long form, on SQLite
 *     npm run stress -- load kills        # some parts
 *     npm run stress -- --short           # the form that runs with the tests
 *     npm run stress -- --postgres        # on SQLite, and again on a private Postgres
 *     npm run stress -- --only-postgres   # on a private Postgres alone
 *
 * Ends with 1 when anything that was promised did not hold. `--json FILE` writes the rows as well.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findParts } from './find-parts.ts';
import { type StressDatabase, startStressDatabases } from './stress-databases.ts';
import type { StressPart, StressRow } from './stress-part.types.ts';
import { hasHeld, type StressSummary, writeStressTable } from './stress-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    'only-postgres': { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const parts = await findParts();
const unknown = positionals.find((name) => parts.every((part) => part.name !== name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const wanted = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const databases = await startStressDatabases(values.postgres || values['only-postgres']);
const summary: StressSummary = { rows: await runAll().finally(databases.stop) };
for (const line of writeStressTable(summary)) console.log(line);
if (values.json) writeFileSync(values.json, `${JSON.stringify(summary, null, 2)}\n`);
process.exit(hasHeld(summary) ? 0 : 1);

async function runAll() {
  const rows: (StressRow & { database: string })[] = [];
  const kinds = databases.kinds.filter(({ name }) => !values['only-postgres'] || name === 'Postgres');
  for (const database of kinds) {
    for (const part of wanted) {
      console.log(`\n${part.name} on ${database.name}`);
      const found = await runPart(part, database);
      rows.push(...found.map((row) => ({ ...row, database: database.name })));
    }
  }
  return rows;
}

/** A part that breaks off has held nothing. */
async function runPart(part: StressPart, database: StressDatabase): Promise<StressRow[]> {
  const started = performance.now();
  try {
    return await part.run({
      form: values.short ? 'short' : 'long',
      databaseUrl: await database.create(part.name),
      say: (line) =>
        console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${line}`),
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ what: part.name, amount: 'broke off', faults: [reason], lost: 0 }];
  }
}
