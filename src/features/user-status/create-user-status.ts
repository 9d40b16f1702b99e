import type { Database } from '../../platform/db/database.types.ts';
import type { MarkVisitor } from '../../platform/http/visitor-mark.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import { STANDARD_PURSE } from '../credits/credits.rules.ts';
import type { HoldTool, PurseRef, Quote } from '../credits/credits.types.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { Licenses } from '../licenses/licenses.usecases.ts';
import { findPlan, UNLIMITED_DAILY_CREDITS, YELLOW_CREDITS_PER_IMAGE } from '../plans/plans.rules.ts';
import { describeAccount, planOf, standing } from './account-plan.rules.ts';
import { createRememberedKeys } from './remembered-keys.ts';
import { createPlanInactiveError } from './user-status.errors.ts';
import type { UserStatus } from './user-status.types.ts';
import type { UserStatusUsecases } from './user-status.usecases.ts';

/** Accounts active at the same time on one server; each takes about a hundred bytes. */
const ACCOUNTS_REMEMBERED = 20_000;

export interface UserStatusOptions {
  database: Database;
  credits: Pick<Credits, 'readPurse' | 'grant' | 'welcome'>;
  licenses: Pick<Licenses, 'list' | 'history'>;
  clock: Clock;
  markVisitor: MarkVisitor;
  /** How many new accounts of one network get welcome credits in a UTC day. */
  welcomesPerAddress: number;
}

/** Composes what an account is and may spend. Credits that are due are given when somebody looks. */
export function createUserStatus(options: UserStatusOptions): UserStatusUsecases {
  const { credits, licenses, clock } = options;
  const welcome = createWelcome(options);
  const openDailyPurse = createDailyPurse(options);

  const statusOf = async ({ id, email }: AccountIdentity, address: string): Promise<UserStatus> => {
    await welcome(id, address);
    const now = clock.now();
    const [past, standard] = await Promise.all([licenses.history(id), credits.readPurse(id, STANDARD_PURSE)]);
    const plan = planOf(standing(past), now);
    const daily = plan.yellowActive ? await credits.readPurse(id, await openDailyPurse(id, now)) : null;
    return describeAccount({ email, licenses: past, plan, standard, daily });
  };

  const quote = async ({ id }: AccountIdentity, tool: HoldTool, address: string): Promise<Quote> => {
    const now = clock.now();
    if (tool === 'green') await welcome(id, address);
    const { plan, creditsPerImage, yellowActive } = planOf(await licenses.list(id), now);
    if (tool === 'green') {
      const isFreePlan = plan.id === 'FREE_TRIAL';
      return { purse: STANDARD_PURSE, price: creditsPerImage, isFreePlan };
    }
    if (!yellowActive) throw createPlanInactiveError();
    return { purse: await openDailyPurse(id, now), price: YELLOW_CREDITS_PER_IMAGE, isFreePlan: false };
  };

  return { statusOf, quote };
}

/** Gives an account its first credits; most calls remember that it has them. */
function createWelcome({ credits, clock, markVisitor, welcomesPerAddress }: UserStatusOptions) {
  const welcomed = createRememberedKeys(ACCOUNTS_REMEMBERED);
  return async (accountId: string, address: string): Promise<void> => {
    if (welcomed.has(accountId)) return;
    const now = clock.now();
    const done = await credits.welcome({
      accountId,
      amount: findPlan('FREE_TRIAL').credits,
      visitor: markVisitor(utcDate(now), address),
      perVisitor: welcomesPerAddress,
      now,
    });
    if (done) welcomed.add(accountId);
  };
}

/** Fills the purse of a UTC day once; the ledger's key sees to that, whatever this process remembers. */
function createDailyPurse({ database, credits }: UserStatusOptions) {
  const opened = createRememberedKeys(ACCOUNTS_REMEMBERED);
  return async (accountId: string, now: number): Promise<PurseRef> => {
    const date = utcDate(now);
    const purse: PurseRef = { kind: 'daily', utcDate: date };
    const idempotencyKey = `daily:${accountId}:${date}`;
    if (opened.has(idempotencyKey)) return purse;
    await database.transaction((transaction) =>
      credits.grant(transaction, {
        accountId,
        purse,
        amount: UNLIMITED_DAILY_CREDITS,
        reason: 'daily',
        idempotencyKey,
        now,
      }),
    );
    opened.add(idempotencyKey);
    return purse;
  };
}
