import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

interface TransactionScope {
  /** Runs `work` as a transaction that may not contain another one. */
  enter<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses queries beside the transaction that their code runs in. */
  guard: KyselyPlugin;
}

/**
 * SQLite has one writing connection: code inside a transaction that asks for it again would wait
 * for itself without end. This turns that silence into an error that tests meet on both databases.
 */
export function createTransactionScope(): TransactionScope {
  const scope = new AsyncLocalStorage<true>();
  const assertOutside = () => {
    if (scope.getStore()) throw new Error('Inside a transaction only the transaction itself may be used.');
  };
  return {
    async enter(work) {
      assertOutside();
      return await scope.run(true, work);
    },
    guard: {
      transformQuery({ node }) {
        assertOutside();
        return node;
      },
      transformResult: async ({ result }) => result,
    },
  };
}
