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

/** Kysely's SQLite with strict tables, write transactions that lock when they begin, and patience. */
export class StrictSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#database });
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
