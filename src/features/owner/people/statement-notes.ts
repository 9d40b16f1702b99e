import type { Database } from '../../../platform/db/database.types.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import type { StatementLine } from '../owner.types.ts';

/** Changes of one moment differ by the balance that they left. */
const placeOf = (at: number, balance: unknown): string => `${at} ${balance}`;

/** Finds why credits were changed by hand: each such entry has a line of the audit of the same moment. */
export function createStatementNotes(database: Database) {
  const store = createAuditStore(database);
  return async (
    accountId: string,
    lines: readonly Omit<StatementLine, 'note'>[],
  ): Promise<StatementLine[]> => {
    const byHand = lines.filter(({ reason }) => reason === 'owner');
    const acts = await store.findCreditActs(
      accountId,
      byHand.map(({ at }) => at),
    );
    const notes = new Map(
      acts.map(({ at, reason, after }) => [placeOf(at, JSON.parse(after ?? '{}').balance), reason]),
    );
    return lines.map((line) => ({ ...line, note: notes.get(placeOf(line.at, line.balanceAfter)) ?? '' }));
  };
}
