import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import type { Database } from '../../../src/platform/db/database.types.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';

/** Before the names of all schemas that tests make. */
const PREFIX = 'test_';

interface Schema {
  /** Of a connection that sees this schema alone. */
  url: string;
  remove(): Promise<void>;
}

/** Makes an empty schema. */
export async function makeSchema(serverUrl: string): Promise<Schema> {
  const name = PREFIX + randomUUID().replaceAll('-', '');
  await ask(serverUrl, (server) => sql.raw(`create schema ${name}`).execute(server.writer));
  const own = new URL(serverUrl);
  own.searchParams.set('options', `-c search_path=${name}`);
  return { url: own.href, remove: () => dropSchemas(serverUrl, name) };
}

/** @param like a name, or the pattern of several; all that tests made when left out. */
export async function dropSchemas(serverUrl: string, like = `${PREFIX}%`): Promise<void> {
  await ask(serverUrl, async ({ writer }) => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like ${like}`.execute(writer);
    for (const { name } of rows) await sql.raw(`drop schema ${name} cascade`).execute(writer);
  });
}

interface MigratedSchema extends Schema {
  /** Its tables and their columns, as they were made. */
  shape: string;
  /** Statements that bring its rows back to what the migrations left. */
  emptying: string;
}

const free: MigratedSchema[] = [];

/**
 * A schema with all of the product's tables as they are at first. Making and dropping forty tables takes Postgres
 * a second, emptying them a twentieth of it: so what one test gives back is the next one's.
 */
export async function takeMigratedSchema(serverUrl: string): Promise<Schema> {
  const schema = free.pop() ?? (await makeMigratedSchema(serverUrl));
  return {
    url: schema.url,
    async remove() {
      if (await isEmptied(schema)) free.push(schema);
      else await schema.remove();
    },
  };
}

async function makeMigratedSchema(serverUrl: string): Promise<MigratedSchema> {
  const schema = await makeSchema(serverUrl);
  return await ask(schema.url, async (database) => {
    await migrate(database, allMigrations, 0);
    return { ...schema, shape: await readShape(database), emptying: await writeEmptying(database) };
  });
}

/** @returns false when a test changed the tables themselves. */
async function isEmptied({ url, shape, emptying }: MigratedSchema): Promise<boolean> {
  return await ask(url, async (database) => {
    if ((await readShape(database)) !== shape) return false;
    await sql.raw(emptying).execute(database.writer);
    return true;
  });
}

async function writeEmptying({ reader }: Database): Promise<string> {
  // What refers to other rows is in a later table.
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by oid desc`.execute(reader);
  const deletes = tables.map(({ name }) => `delete from "${name}"`);
  const inserts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ kept: string | null }>`
      select json_agg(kept)::text as kept from ${sql.table(name)} kept`.execute(reader);
    const kept = rows[0]?.kept;
    if (kept)
      inserts.unshift(
        `insert into "${name}" select * from json_populate_recordset(null::"${name}", '${kept.replaceAll("'", "''")}')`,
      );
  }
  return [...deletes, ...inserts].join('; ');
}

async function readShape({ reader }: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ', ' order by relname, attnum) as shape
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and attnum > 0`.execute(reader);
  return rows[0]?.shape ?? '';
}

async function ask<Answer>(url: string, question: (database: Database) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase({ url, dataDir: '' });
  try {
    return await question(database);
  } finally {
    await database.close();
  }
}
