import type { Database, DatabaseTransaction } from './database.types.ts';

/** Something that happened in a transaction and counts once it is stored. */
export interface AfterCommitEvent {
  /** What it was, e.g. `credits`. */
  what: string;
  /** Which of a few kinds, e.g. `granted`. Never anything that a visitor wrote. */
  kind: string;
  /** Why, where that is told apart; again one of a few. */
  reason?: string;
  amount: number;
}

const eventsOf = new WeakMap<DatabaseTransaction, AfterCommitEvent[]>();

/** Leaves an event with a transaction. It is told when the transaction was committed, and forgotten when it was not. */
export function emitAfterCommit(transaction: DatabaseTransaction, event: AfterCommitEvent): void {
  const events = eventsOf.get(transaction);
  if (events) events.push(event);
  else eventsOf.set(transaction, [event]);
}

/** The same database, which tells what was noted in a transaction as soon as that is stored. */
export function withAfterCommitEvents(database: Database, tell: (event: AfterCommitEvent) => void): Database {
  return {
    ...database,
    async transaction(work) {
      let stored: DatabaseTransaction | undefined;
      const result = await database.transaction((transaction) => {
        // One that is run again leaves its events with another transaction.
        stored = transaction;
        return work(transaction);
      });
      for (const event of (stored && eventsOf.get(stored)) ?? []) tell(event);
      return result;
    },
  };
}
