import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Clock } from '../../shared/clock.ts';
import { STANDARD_BALANCE } from '../credits/credits.rules.ts';
import { createCredits } from '../credits/credits.usecases.ts';
import type { PlanId } from '../plans/plans.types.ts';
import type { LicenseShop } from './licenses.types.ts';
import { createLicenses } from './licenses.usecases.ts';
import type { LicenseLimits, LicensesOptions } from './licenses-options.ts';
import { createSandboxShop } from './shops/sandbox/create-sandbox-shop.ts';

export const BUYER = 'ada@example.com';
export const ADDRESS = '192.0.2.1';
export const DAY = 86_400_000;

interface TestLicenses {
  limits?: LicenseLimits;
  attemptLimits?: AttemptLimits;
  /** Shops that are asked after the sandbox. */
  moreShops?: readonly LicenseShop[];
  mail?: LicensesOptions['mail'];
  codeProof?: LicensesOptions['codeProof'];
}

/** Licenses as one server has them, with the real ledger and the sandbox shop, for tests. */
export function createTestLicenses(
  database: Database,
  clock: Clock,
  {
    limits = { attemptsPerAccount: 1000, attemptsPerAddress: 1000 },
    moreShops = [],
    ...byMail
  }: TestLicenses = {},
) {
  const sandbox = createSandboxShop({ database, clock, randomBytes });
  const credits = createCredits({ database, newId: randomUUID });
  const shops = [sandbox, ...moreShops];
  const licenses = createLicenses({
    database,
    credits,
    shops,
    clock,
    newId: randomUUID,
    limits,
    ...byMail,
  });
  return {
    sandbox,
    credits,
    licenses,
    buy: (planId: PlanId) => sandbox.issue({ planId, email: BUYER }),
    activate: (accountId: string, key: string) =>
      licenses.activate({ accountId, address: ADDRESS, email: BUYER, key }),
    balanceOf: async (accountId: string) => (await credits.readBalance(accountId, STANDARD_BALANCE)).balance,
  };
}
