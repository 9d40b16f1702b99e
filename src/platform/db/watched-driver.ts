import type { DatabaseConnection, Driver } from 'kysely';
import { DatabaseUnavailableError } from './database.errors.ts';
import { isPassingFailure } from './passing-failures.ts';

/**
 * The same driver, whose passing failures say 503 instead of 500 to whoever asked, wherever they asked.
 * @param onUnavailable told the reason each time.
 */
export function watchDriver(driver: Driver, onUnavailable: (reason: unknown) => void): Driver {
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const bare = (connection: DatabaseConnection) => inner.get(connection) ?? connection;
  const explain = (error: unknown): unknown => {
    if (!isPassingFailure(error)) return error;
    onUnavailable(error);
    return new DatabaseUnavailableError(error);
  };
  const attempt = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      throw explain(error);
    }
  };
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await attempt(() => driver.acquireConnection(options));
      const watched: DatabaseConnection = {
        executeQuery: (query, options) => attempt(() => connection.executeQuery(query, options)),
        streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
      };
      inner.set(watched, connection);
      return watched;
    },
    beginTransaction: (connection, settings) =>
      attempt(() => driver.beginTransaction(bare(connection), settings)),
    commitTransaction: (connection) => attempt(() => driver.commitTransaction(bare(connection))),
    rollbackTransaction: (connection) => attempt(() => driver.rollbackTransaction(bare(connection))),
    releaseConnection: (connection, options) => driver.releaseConnection(bare(connection), options),
    destroy: (options) => driver.destroy(options),
  };
}
