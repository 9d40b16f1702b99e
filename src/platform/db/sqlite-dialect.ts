import {
  CompiledQuery,
  type CreateTableNode,
  type DatabaseConnection,
  type DataTypeNode,
  type Driver,
  type QueryCompiler,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { waitWhenBusy } from './sqlite-connection.ts';
import { watchDriver } from './watched-driver.ts';

/**
 * What our tables say in a language both databases share, in the few types that strict tables know.
 * Yes/no and times are kept as numbers and text, as the types of rows say.
 */
const STRICT_TYPES: Record<string, string> = {
  bigint: 'integer',
  boolean: 'integer',
  bytea: 'blob',
  date: 'text',
  'double precision': 'real',
  timestamp: 'text',
  timestamptz: 'text',
};

/** Kysely's SQLite with strict tables, write transactions that lock when they begin, and a timeout. */
export class StrictSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #onUnavailable: (reason: unknown) => void;

  constructor(database: SqliteDatabase, onUnavailable: (reason: unknown) => void) {
    super({ database });
    this.#database = database;
    this.#onUnavailable = onUnavailable;
  }

  override createDriver(): Driver {
    return watchDriver(new ImmediateSqliteDriver({ database: this.#database }), this.#onUnavailable);
  }

  override createQueryCompiler(): QueryCompiler {
    return new StrictSqliteQueryCompiler();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= waitWhenBusy(await super.acquireConnection());
    return this.#connection;
  }

  /** A transaction that reads first and locks later fails when somebody wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full or failing disk makes SQLite roll back by itself; saying so would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('no transaction is active')) throw error;
    }
  }
}

class StrictSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    if (!node.selectQuery) this.append(node.endModifiers?.length ? ', strict' : ' strict');
  }

  protected override visitDataType(node: DataTypeNode): void {
    this.append(STRICT_TYPES[node.dataType] ?? node.dataType);
  }
}
