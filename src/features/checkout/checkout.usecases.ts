import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { SandboxShop } from '../licenses/licenses.types.ts';
import { findPaidPlan } from '../plans/plans.rules.ts';
import {
  createPlanNotSoldError,
  createSandboxClosedError,
  createTooManyPurchasesError,
} from './checkout.errors.ts';
import type { SandboxOrder, SandboxReceipt } from './checkout.schema.ts';
import { TEST_PURCHASES } from './checkout-limits.rules.ts';

export interface Checkout {
  /** Whether the sandbox shop sells here. */
  readonly isOpen: boolean;
  /**
   * Sells a license for nothing. Its key is in the answer and nowhere else.
   * @param address the caller's network address: purchases are limited by it.
   * @throws {AppError} 404 for a plan that is not sold or a site without sandbox; 429 after too many.
   */
  buy(order: SandboxOrder, address: string): Promise<SandboxReceipt>;
}

interface CheckoutOptions {
  /** Null on a site whose sandbox shop is closed. */
  sandbox: Pick<SandboxShop, 'issue'> | null;
  purchasesPerAddress: number;
  limits: AttemptLimits;
}

export function createCheckout({ sandbox, purchasesPerAddress, limits }: CheckoutOptions): Checkout {
  const limit = limits.open(TEST_PURCHASES, purchasesPerAddress);
  return {
    isOpen: sandbox !== null,
    async buy({ plan: slug, email }, address) {
      if (!sandbox) throw createSandboxClosedError();
      const plan = findPaidPlan(slug);
      if (!plan) throw createPlanNotSoldError();
      await takeOrRefuse(limit, toVisitorNetwork(address), createTooManyPurchasesError);
      const licenseKey = await sandbox.issue({ planId: plan.id, email });
      return { licenseKey, planName: plan.name, email };
    },
  };
}
