/**
 * Takes the steps of the tables and dies in the midst of one of them, after its first table:
 *
 *     node tests/support/databases/migrations/killed-migration.ts DATA_DIR 0007-mail
 */
import type { Kysely } from 'kysely';
import { allMigrations } from '../../../../db/migrations/migrations.registry.ts';
import { migrate } from '../../../../src/platform/db/migrate.ts';
import { openDatabase } from '../../../../src/platform/db/open-database.ts';

const [dataDir = '', deadly = ''] = process.argv.slice(2);

const die = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createTable('left_behind').addColumn('id', 'text').execute();
  process.kill(process.pid, 'SIGKILL');
};

const database = await openDatabase({ url: '', dataDir });
await migrate(
  database,
  allMigrations.map((step) => (step.name === deadly ? { ...step, up: die } : step)),
  0,
);
