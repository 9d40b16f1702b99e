import { randomUUID } from 'node:crypto';
import type { TestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { createCredits } from '../../credits/credits.usecases.ts';
import type { PlanId } from '../../plans/plans.types.ts';
import { createLicenses } from '../licenses.usecases.ts';
import { createLicenseChecking } from '../refunds/create-license-checks.ts';
import type { TakenBack } from '../refunds/license-checks.usecases.ts';
import type { Recheck, Shop } from './shops.types.ts';

const BUYER = 'ada@example.com';

interface Sale {
  planId: PlanId;
  order: string;
  recheck: Recheck;
}

/** A shop in memory, whose answers a test chooses; `asked` counts the questions about each key. */
export function createMemoryShop(name = 'corner-shop') {
  const sales = new Map<string, Sale>();
  const asked: string[] = [];
  const shop: Shop = {
    shop: name,
    async verify(key) {
      const sale = sales.get(key);
      if (!sale) return { outcome: 'unknown' };
      const { planId, order } = sale;
      const references = [`order:${order}`];
      const purchase = {
        shop: name,
        key,
        identity: `id of ${key}`,
        planId,
        purchaseEmail: BUYER,
        references,
      };
      return { outcome: 'valid', purchase };
    },
    async recheck({ key }) {
      asked.push(key);
      return sales.get(key)?.recheck ?? 'unsure';
    },
    refunds: 'asked',
    webhook: null,
  };
  return {
    shop,
    asked,
    /** Several keys may belong to one order. */
    sell(key: string, planId: PlanId = 'BOOSTER', order = key) {
      sales.set(key, { planId, order, recheck: 'stands' });
      return key;
    },
    /** What the shop says from now on when it is asked again. */
    answer(key: string, recheck: Recheck) {
      const sale = sales.get(key);
      if (sale) sale.recheck = recheck;
    },
  };
}

type MemoryShop = ReturnType<typeof createMemoryShop>;

/** One server of a site that sells through shops outside, with the real ledger, for tests. */
export function createShopSite(database: Database, clock: TestClock, { shop }: MemoryShop) {
  const credits = createCredits({ database, newId: randomUUID });
  const takenBack: TakenBack[] = [];
  const failures: unknown[] = [];
  const checks = createLicenseChecking({
    database,
    credits,
    shops: [shop],
    clock,
    onTakenBack: (license) => takenBack.push(license),
    onFailure: (error) => failures.push(error),
  });
  const licenses = createLicenses({
    database,
    credits,
    shops: [shop],
    clock,
    newId: randomUUID,
    limits: { attemptsPerAccount: 1000, attemptsPerAddress: 1000 },
  });
  return {
    credits,
    checks,
    licenses,
    takenBack,
    failures,
    activate: (accountId: string, key: string) =>
      licenses.activate({ accountId, address: '192.0.2.1', email: BUYER, key }),
    balanceOf: async (accountId: string) => (await credits.readBalance(accountId, STANDARD_BALANCE)).balance,
    /** The shop says that an order's money went back. */
    refund: (order: string) => checks.receive(shop.shop, [{ reference: `order:${order}`, withdrawn: true }]),
    /** The shop says that something about an order changed. */
    hint: (order: string) => checks.receive(shop.shop, [{ reference: `order:${order}`, withdrawn: false }]),
  };
}
