import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database.types.ts';
import type { HashVisitor } from '../../platform/http/visitor-hash.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import { STANDARD_BALANCE } from '../credits/credits.rules.ts';
import type { BalanceRef, HoldTool, Quote } from '../credits/credits.types.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { Licenses } from '../licenses/licenses.usecases.ts';
import { findPlan, UNLIMITED_DAILY_CREDITS, YELLOW_CREDITS_PER_IMAGE } from '../plans/plans.rules.ts';
import { describeAccount, planOf, standing } from './account-plan.rules.ts';
import { createPlanInactiveError } from './user-status.errors.ts';
import type { UserStatus } from './user-status.types.ts';

/** Accounts active at the same time on one server; each takes about a hundred bytes. */
const ACCOUNTS_REMEMBERED = 20_000;

export interface UserStatusUsecases {
  /** `address` is the caller's network address: welcome credits are limited per address and day. */
  statusOf(identity: AccountIdentity, address: string): Promise<UserStatus>;
  /**
   * What one image of a tool costs this account now; opens today's daily balance when it is needed.
   * @throws {AppError} 403 `plan.inactive` for the yellow tool without an active plan.
   */
  quote(identity: AccountIdentity, tool: HoldTool, address: string): Promise<Quote>;
}

interface UserStatusOptions {
  database: Database;
  credits: Pick<Credits, 'readBalance' | 'grant' | 'giveSignUpBonus'>;
  licenses: Pick<Licenses, 'list' | 'history'>;
  clock: Clock;
  hashVisitor: HashVisitor;
  /** How many new accounts of one network get welcome credits in a UTC day. */
  signUpBonusesPerAddress: number;
}

/** Composes what an account is and may spend. Credits that are due are given when somebody looks. */
export function createUserStatus(options: UserStatusOptions): UserStatusUsecases {
  const { credits, licenses, clock } = options;
  const giveSignUpBonus = createSignUpBonus(options);
  const openDailyBalance = createDailyBalance(options);

  const statusOf = async ({ id, email }: AccountIdentity, address: string): Promise<UserStatus> => {
    await giveSignUpBonus(id, address);
    const now = clock.now();
    const [past, standard] = await Promise.all([
      licenses.history(id),
      credits.readBalance(id, STANDARD_BALANCE),
    ]);
    const plan = planOf(standing(past), now);
    const daily = plan.yellowActive ? await credits.readBalance(id, await openDailyBalance(id, now)) : null;
    return describeAccount({ email, licenses: past, plan, standard, daily });
  };

  const quote = async ({ id }: AccountIdentity, tool: HoldTool, address: string): Promise<Quote> => {
    const now = clock.now();
    if (tool === 'green') await giveSignUpBonus(id, address);
    const { plan, creditsPerImage, yellowActive } = planOf(await licenses.list(id), now);
    if (tool === 'green') {
      const isFreePlan = plan.id === 'FREE_TRIAL';
      return { balance: STANDARD_BALANCE, price: creditsPerImage, isFreePlan };
    }
    if (!yellowActive) throw createPlanInactiveError();
    return { balance: await openDailyBalance(id, now), price: YELLOW_CREDITS_PER_IMAGE, isFreePlan: false };
  };

  return { statusOf, quote };
}

/** Gives an account its first credits; most calls remember that it has them. */
function createSignUpBonus({ credits, clock, hashVisitor, signUpBonusesPerAddress }: UserStatusOptions) {
  const given = new LRUCache<string, true>({ max: ACCOUNTS_REMEMBERED });
  return async (accountId: string, address: string): Promise<void> => {
    if (given.has(accountId)) return;
    const now = clock.now();
    const done = await credits.giveSignUpBonus({
      accountId,
      amount: findPlan('FREE_TRIAL').credits,
      visitor: hashVisitor(utcDate(now), address),
      perVisitor: signUpBonusesPerAddress,
      now,
    });
    if (done) given.set(accountId, true);
  };
}

/** Fills the balance of a UTC day once; the ledger's key sees to that, whatever this process remembers. */
function createDailyBalance({ database, credits }: UserStatusOptions) {
  const opened = new LRUCache<string, true>({ max: ACCOUNTS_REMEMBERED });
  return async (accountId: string, now: number): Promise<BalanceRef> => {
    const date = utcDate(now);
    const balance: BalanceRef = { kind: 'daily', utcDate: date };
    const idempotencyKey = `daily:${accountId}:${date}`;
    if (opened.has(idempotencyKey)) return balance;
    await database.transaction((transaction) =>
      credits.grant(transaction, {
        accountId,
        balance,
        amount: UNLIMITED_DAILY_CREDITS,
        reason: 'daily',
        idempotencyKey,
        now,
      }),
    );
    opened.set(idempotencyKey, true);
    return balance;
  };
}
