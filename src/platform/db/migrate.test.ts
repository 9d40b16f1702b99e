import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { type Migration, migrate } from './migrate.ts';

function createsTable(name: string, table: string): Migration {
  return {
    name,
    async up(database) {
      await database.schema.createTable(table).addColumn('size', 'bigint').execute();
    },
  };
}

const planets = createsTable('0001-planets', 'planet');
const moons = createsTable('0002-moons', 'moon');

async function countRows(database: unknown, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    database as Kysely<unknown>,
  );
  return rows[0]?.count ?? Number.NaN;
}

describeOnEveryDatabase('migrate', (open) => {
  it('applies each step once, in order, and says which', async () => {
    const { database } = await open([]);
    expect(await migrate(database, [planets], 0)).toEqual(['0001-planets']);
    expect(await migrate(database, [planets, moons], 0)).toEqual(['0002-moons']);
    expect(await migrate(database, [planets, moons], 0)).toEqual([]);
    expect(await countRows(database.reader, 'moon')).toBe(0);
  });

  it('leaves nothing behind when a step fails', async () => {
    const { database } = await open([]);
    const broken: Migration = {
      name: '0002-broken',
      async up(inside) {
        await inside.schema.createTable('half').addColumn('size', 'bigint').execute();
        throw new Error('out of luck');
      },
    };
    await expect(migrate(database, [planets, broken], 0)).rejects.toThrow('out of luck');
    await expect(countRows(database.reader, 'half')).rejects.toThrow();
    await expect(countRows(database.reader, 'planet')).rejects.toThrow();
  });

  it('runs once when two processes start together', async () => {
    const { database, openAgain } = await open([]);
    const other = await openAgain();
    const applied = await Promise.all([
      migrate(database, [planets, moons], 0),
      migrate(other, [planets, moons], 0),
    ]);
    expect(applied.flat().sort()).toEqual(['0001-planets', '0002-moons']);
  });

  it('refuses a database that a newer program has changed', async () => {
    const { database } = await open([planets, moons]);
    await expect(migrate(database, [planets], 0)).rejects.toThrow(/newer version.*0002-moons/);
  });

  it('refuses a list that is out of order', async () => {
    const { database } = await open([]);
    await expect(migrate(database, [moons, planets], 0)).rejects.toThrow(/0001-planets needs/);
    await expect(migrate(database, [planets, planets], 0)).rejects.toThrow(/0001-planets needs/);
  });
});
