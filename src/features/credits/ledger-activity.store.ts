import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.types.ts';
import type { TimeSpan } from '../../shared/clock.ts';
import type {} from './credits.tables.ts';
import type { HoldTool, LedgerActivity } from './credits.types.ts';

export function createLedgerActivity({ reader }: Database) {
  return async ({ from, before }: TimeSpan): Promise<LedgerActivity> => {
    const [entries, runs] = await Promise.all([
      reader
        .selectFrom('credit_entry')
        .select((row) => [
          'reason',
          sql<number>`sum(case when ${row.ref('amount')} > 0 then ${row.ref('amount')} else 0 end)`.as(
            'came',
          ),
          sql<number>`sum(case when ${row.ref('amount')} < 0 then -${row.ref('amount')} else 0 end)`.as(
            'went',
          ),
        ])
        .where('created_at', '>=', from)
        .where('created_at', '<', before)
        // What a license brings along was granted before, and nobody took it back.
        .where('reason', '!=', 'moved')
        .groupBy('reason')
        .execute(),
      reader
        .selectFrom('hold')
        .select((row) => [
          'tool',
          sql<number>`sum(${row.ref('price')})`.as('held'),
          sql<number>`sum(case when ${row.ref('tile')} = 0 then 1 else 0 end)`.as('runs'),
        ])
        .where('created_at', '>=', from)
        .where('created_at', '<', before)
        .groupBy('tool')
        .execute(),
    ]);
    // Postgres writes sums as text.
    const add = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
      rows.reduce((sum, row) => sum + Number(read(row)), 0);
    const runsOf = (tool: HoldTool) =>
      add(
        runs.filter((row) => row.tool === tool),
        (row) => row.runs,
      );
    return {
      granted: add(entries, ({ came }) => came),
      spent: add(
        entries.filter(({ reason }) => reason === 'image'),
        ({ went }) => went,
      ),
      takenBack: add(
        entries.filter(({ reason }) => reason !== 'image'),
        ({ went }) => went,
      ),
      held: add(runs, ({ held }) => held),
      runs: { green: runsOf('green'), yellow: runsOf('yellow') },
    };
  };
}
