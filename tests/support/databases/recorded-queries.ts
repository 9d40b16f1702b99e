import {
  type CompiledQuery,
  type KyselyPlugin,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Database } from '../../../src/platform/db/database.types.ts';

export interface RecordedQueries {
  /** The same database, whose queries are written down. */
  database: Database;
  /** What was asked since the last time, in order. */
  take(): CompiledQuery[];
}

/** Writes down every query that goes through a database, inside and outside transactions. */
export function recordQueries(database: Database): RecordedQueries {
  const compiler = database.kind === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler();
  let recorded: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      recorded.push(compiler.compileQuery(node as RootOperationNode, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: {
      ...database,
      reader: database.reader.withPlugin(recorder),
      writer: database.writer.withPlugin(recorder),
      transaction: (work) => database.transaction((transaction) => work(transaction.withPlugin(recorder))),
    },
    take() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

/** How SQLite goes about a query, a step a line, e.g. `SEARCH hold USING INDEX hold_run (run_id=?)`. */
export async function explainOnSqlite(database: Database, query: CompiledQuery): Promise<string[]> {
  const { rows } = await database.reader.executeQuery<{ detail: string }>({
    ...query,
    query: sql`select 1`.toOperationNode() as never,
    sql: `explain query plan ${query.sql}`,
  });
  return rows.map(({ detail }) => detail);
}
