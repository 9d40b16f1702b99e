import type { Database } from '../../../platform/db/database.types.ts';
import type { HashVisitor } from '../../../platform/http/visitor-hash.ts';
import { type Clock, nextUtcMidnight, utcDate } from '../../../shared/clock.ts';
import type { Hold } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import type { GuestAllowanceStore } from '../guest-runs/guest-allowance.store.ts';
import { createGuestTotalLimitError } from '../image-service.errors.ts';
import { createTooManyLeftError } from './account-run.errors.ts';

/**
 * How many pictures an account may have drawn in a UTC day without anybody getting them. Stopping one
 * costs no credits, so without an end an account could keep the engines busy for nothing.
 */
export const MOST_ABANDONED = { free: 100, paid: 200 } as const;
/** All free accounts at one address together: several people share one, and others make one account after another. */
export const MOST_ABANDONED_PER_ADDRESS = 500;

const DAY_MS = 86_400_000;

interface AccountWorkOptions {
  database: Database;
  credits: Pick<Credits, 'beginDrawing' | 'undoDrawing' | 'countAbandoned'>;
  /** Accounts on the free plan take from what the site gives away in a day. */
  allowance: Pick<
    GuestAllowanceStore,
    'takeFromTotal' | 'giveBackToTotal' | 'readLosses' | 'countAccountsLoss'
  >;
  dailyTotal: () => number;
  hashVisitor: HashVisitor;
  clock: Clock;
}

/** For whom an engine works. */
export interface Worker {
  accountId: string;
  address: string;
  isFreePlan: boolean;
}

/**
 * Counts what engines do for accounts: no engine begins before its work is counted, and the count
 * stays whoever ends the work, unless the picture is delivered or the engine itself failed.
 */
export interface AccountWork {
  /** @throws {AppError} 429 `run.too_many_left`. */
  assertMayBegin(worker: Worker): Promise<void>;
  /**
   * Call right before an engine begins.
   * @returns the UTC day it was counted on; or the hold as it is, when nothing is to be drawn for it
   * any more or it is for another request.
   * @throws {AppError} 429 `image_service.guest_total_limit`.
   */
  begin(worker: Worker, holdId: string, requestHash: string): Promise<{ date: string } | { ended: Hold }>;
  /** The engine failed, or the site stopped it: that is nobody's doing. */
  undo(worker: Worker, holdId: string, date: string): Promise<void>;
  /** The work was done and nobody gets the picture. Its hold and the total count it already. */
  countLoss(worker: Worker): Promise<void>;
}

export function createAccountWork(options: AccountWorkOptions): AccountWork {
  const { database, credits, allowance, dailyTotal, hashVisitor, clock } = options;
  const dayOf = (address: string) => {
    const date = utcDate(clock.now());
    return { date, visitor: hashVisitor(date, address) };
  };
  return {
    async assertMayBegin({ accountId, address, isFreePlan }) {
      const now = clock.now();
      const abandoned = await credits.countAbandoned(accountId, now - (now % DAY_MS));
      const isOver =
        abandoned >= (isFreePlan ? MOST_ABANDONED.free : MOST_ABANDONED.paid) ||
        (isFreePlan && (await allowance.readLosses(dayOf(address))) >= MOST_ABANDONED_PER_ADDRESS);
      if (isOver) throw createTooManyLeftError(nextUtcMidnight(now) - now, isFreePlan);
    },
    begin: ({ isFreePlan }, holdId, requestHash) =>
      database.transaction(async (transaction) => {
        const now = clock.now();
        const date = utcDate(now);
        const { done, hold } = await credits.beginDrawing(transaction, holdId, requestHash);
        if (!done) return { ended: hold };
        if (isFreePlan && !(await allowance.takeFromTotal(transaction, date, dailyTotal())))
          throw createGuestTotalLimitError(nextUtcMidnight(now) - now);
        return { date };
      }),
    undo: ({ isFreePlan }, holdId, date) =>
      database.transaction(async (transaction) => {
        await credits.undoDrawing(transaction, holdId);
        if (isFreePlan) await allowance.giveBackToTotal(transaction, date);
      }),
    countLoss: ({ address, isFreePlan }) => allowance.countAccountsLoss(dayOf(address), !isFreePlan),
  };
}
