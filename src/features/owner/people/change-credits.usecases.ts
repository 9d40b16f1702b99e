import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { AppError } from '../../../shared/app-error.ts';
import { type Clock, utcDate } from '../../../shared/clock.ts';
import { ownersKey, STANDARD_BALANCE, spendable } from '../../credits/credits.rules.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import {
  createSupportBoundError,
  createTooFewCreditsError,
  createUnknownAccountError,
  createUsedKeyError,
} from '../owner.errors.ts';
import type { CreditsOrder } from '../owner.schema.ts';
import type { CreditsChanged } from '../owner.types.ts';
import type { Actor } from './people.types.ts';
import { countMovedCredits, readMovedCredits } from './support-bound.store.ts';

interface ChangeCreditsOptions {
  database: Database;
  credits: Pick<Credits, 'grant' | 'charge' | 'findEntry' | 'readBalance'>;
  /** Credits that support may move in a day. */
  supportCredits: number;
  clock: Clock;
}

/**
 * Gives credits to an account or takes them, once per key: entry, bound and audit are one transaction.
 * @throws {AppError} 404 without such an account; 409 when fewer are free, or for a key that was used for
 *   something else; 403 beyond the bound of support.
 */
export type ChangeCredits = (actor: Actor, accountId: string, order: CreditsOrder) => Promise<CreditsChanged>;

export function createChangeCredits(options: ChangeCreditsOptions): ChangeCredits {
  const { database, credits, clock } = options;
  const explain = async (error: unknown, accountId: string): Promise<unknown> => {
    if (!(error instanceof AppError)) return error;
    if (error.code === 'account.closed') return createUnknownAccountError();
    if (error.code !== 'credits.insufficient') return error;
    const balance = await credits.readBalance(accountId, STANDARD_BALANCE);
    return createTooFewCreditsError(spendable(balance), balance.held);
  };
  return async (actor, accountId, { amount, reason, key }) => {
    const change = async (transaction: DatabaseTransaction): Promise<CreditsChanged> => {
      const now = clock.now();
      const idempotencyKey = ownersKey(key);
      const enter = amount > 0 ? credits.grant : credits.charge;
      const isNew = await enter(transaction, {
        accountId,
        amount: Math.abs(amount),
        balance: STANDARD_BALANCE,
        reason: 'owner',
        idempotencyKey,
        now,
      });
      const made = await credits.findEntry(transaction, idempotencyKey);
      if (made?.accountId !== accountId || made.amount !== amount) throw createUsedKeyError();
      const { balanceAfter: balance } = made;
      if (!isNew) return { balance, isRepeated: true };
      if (actor.role === 'support') await keepBound(options, transaction, { actor, amount, now });
      await writeAudit(transaction, {
        at: now,
        actor: actor.id,
        action: amount > 0 ? 'credits.give' : 'credits.take',
        subject: accountId,
        reason,
        before: { balance: balance - amount },
        after: { balance, amount },
        requestId: actor.requestId,
      });
      return { balance, isRepeated: false };
    };
    try {
      return await database.transaction(change);
    } catch (error) {
      throw await explain(error, accountId);
    }
  };
}

async function keepBound(
  { supportCredits: most }: ChangeCreditsOptions,
  transaction: DatabaseTransaction,
  { actor, amount, now }: { actor: Actor; amount: number; now: number },
): Promise<void> {
  const day = { accountId: actor.id, utcDate: utcDate(now) };
  if (await countMovedCredits(transaction, { ...day, amount: Math.abs(amount), most })) return;
  throw createSupportBoundError(Math.max(0, most - (await readMovedCredits(transaction, day))));
}
