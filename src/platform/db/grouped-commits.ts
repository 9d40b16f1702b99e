import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as whenCallbacksRan } from 'node:timers';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from './database.types.ts';

/** More would make the first of them wait for long. */
const MOST_TOGETHER = 32;

type Work = (transaction: DatabaseTransaction) => Promise<unknown>;

interface Waiting {
  work: Work;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Transactions that wait for the one connection of SQLite at the same time are made durable by one
 * commit, which is what takes the time. Each is still all or nothing: a savepoint undoes the one that
 * throws, and nobody is told of success before the commit. When that fails, all of them did.
 * @param writer the connection that writes, which nothing else may begin a transaction on.
 */
export function groupCommits(writer: Kysely<Tables>): Database['transaction'] {
  const waiting: Waiting[] = [];
  let isRunning = false;
  const runAll = async () => {
    while (waiting.length > 0) {
      const group = waiting.splice(0, MOST_TOGETHER);
      await runGroup(writer, group);
    }
    isRunning = false;
  };
  return <Result>(work: (transaction: DatabaseTransaction) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // Whoever reads the context in the work expects its own, not that of whoever began the group.
      const inContext = AsyncLocalStorage.snapshot();
      waiting.push({
        work: (transaction) => inContext(work, transaction),
        resolve: resolve as Waiting['resolve'],
        reject,
      });
      if (isRunning) return;
      isRunning = true;
      // Commits block: callers whose answers have arrived by now would otherwise come one by one.
      whenCallbacksRan(runAll);
    });
}

async function runGroup(writer: Kysely<Tables>, group: readonly Waiting[]): Promise<void> {
  const [first, ...others] = group;
  if (!first) return;
  if (others.length === 0)
    return await writer.transaction().execute(first.work).then(first.resolve, first.reject);
  const settle: (() => void)[] = [];
  try {
    await writer.transaction().execute(async (together) => {
      for (const one of group) settle.push(await runInSavepoint(together, one));
    });
  } catch (error) {
    for (const { reject } of group) reject(error);
    return;
  }
  for (const tell of settle) tell();
}

/**
 * @returns tells the caller what came of it.
 * @throws when SQLite has undone the whole transaction by itself, as it does when its disk is full.
 */
async function runInSavepoint(
  together: DatabaseTransaction,
  { work, resolve, reject }: Waiting,
): Promise<() => void> {
  const say = (command: string) => together.executeQuery(CompiledQuery.raw(command));
  await say('savepoint one_of_many');
  // An object of its own: notes are left with it.
  const own = together.withoutPlugins();
  try {
    const result = await work(own);
    await say('release one_of_many');
    return () => resolve(result);
  } catch (error) {
    await say('rollback to one_of_many').catch(() => {
      throw error;
    });
    await say('release one_of_many');
    return () => reject(error);
  }
}
