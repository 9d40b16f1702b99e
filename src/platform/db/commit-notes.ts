import type { Database, DatabaseTransaction } from './database.types.ts';

/** Something that happened in a transaction and counts once it is stored. */
export interface CommitNote {
  /** What it was, e.g. `credits`. */
  what: string;
  /** Which of a few kinds, e.g. `granted`. Never anything that a visitor wrote. */
  kind: string;
  /** Why, where that is told apart; again one of a few. */
  reason?: string;
  amount: number;
}

const notesOf = new WeakMap<DatabaseTransaction, CommitNote[]>();

/** Leaves a note with a transaction. It is told when the transaction was committed, and forgotten when it was not. */
export function noteOnCommit(transaction: DatabaseTransaction, note: CommitNote): void {
  const notes = notesOf.get(transaction);
  if (notes) notes.push(note);
  else notesOf.set(transaction, [note]);
}

/** The same database, which tells what was noted in a transaction as soon as that is stored. */
export function withCommitNotes(database: Database, tell: (note: CommitNote) => void): Database {
  return {
    ...database,
    async transaction(work) {
      let stored: DatabaseTransaction | undefined;
      const result = await database.transaction((transaction) => {
        // One that is run again leaves its notes with another transaction.
        stored = transaction;
        return work(transaction);
      });
      for (const note of (stored && notesOf.get(stored)) ?? []) tell(note);
      return result;
    },
  };
}
