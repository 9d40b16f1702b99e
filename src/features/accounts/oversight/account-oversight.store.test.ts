import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { beginsAlike, beginsWith } from '../../../platform/db/begins-with.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { toStoredMoment } from '../accounts.store.ts';
import { createAccountOversight } from './account-oversight.usecases.ts';

async function addAccounts(database: Database, people: readonly { id: string; name: string }[]) {
  const moment = toStoredMoment(database, 0);
  const rows = people.map(({ id, name }) => ({
    id,
    name,
    email: `${id}@example.com`,
    emailVerified: database.kind === 'sqlite' ? 0 : false,
    createdAt: moment,
    updatedAt: moment,
  }));
  await database.writer.insertInto('auth_user').values(rows).execute();
}

/** Which indexes the database would ask, were the table large. */
async function explain(database: Database, table: string, condition: RawBuilder<unknown>): Promise<string> {
  const query = sql`select 1 from ${sql.table(table)} where ${condition} limit 25`;
  if (database.kind === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(database.reader);
    return rows.map(({ detail }) => detail).join('\n');
  }
  return await database.transaction(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describeOnEveryDatabase('a search for people', (open) => {
  test('is answered by an index, whatever it looks at', async () => {
    const { database } = await open();
    const { kind } = database;
    for (const [table, condition] of [
      ['auth_user', beginsWith(kind, sql.ref('email'), 'ann')],
      ['auth_user', beginsWith(kind, sql.ref('id'), 'ann')],
      ['auth_user', beginsAlike(kind, sql.ref('name'), 'Ann')],
      ['license', beginsAlike(kind, sql.ref('license_key'), 'ABC')],
    ] as const)
      expect(await explain(database, table, condition)).toMatch(
        /SEARCH .* USING|Index (Only )?Scan|Index Cond/,
      );
  });

  test('finds beginnings and nothing else, each account once, in any case of the letters', async () => {
    const { database } = await open();
    await addAccounts(database, [
      { id: 'ann', name: 'Ann Lee' },
      { id: 'annabel', name: 'Bel' },
      { id: 'joanna', name: 'ANNA' },
      { id: 'bob_x', name: 'Zoë' },
      { id: 'bobax', name: '' },
    ]);
    const { search } = createAccountOversight(database);
    const findIds = async (words: string, limit = 25) =>
      (await search(words, limit)).map(({ id }) => id).sort();
    expect(await findIds('ANN')).toEqual(['ann', 'annabel', 'joanna']);
    expect(await findIds('ann l')).toEqual(['ann']);
    expect(await findIds('bob_')).toEqual(['bob_x']);
    expect(await findIds('zoë')).toEqual(['bob_x']);
    expect(await findIds('%')).toEqual([]);
    expect(await findIds('ann', 2)).toHaveLength(2);
  });
});
