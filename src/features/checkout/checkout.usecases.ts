import { createAttemptLimit } from '../../platform/http/attempt-limit.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { SandboxShop } from '../licenses/licenses.types.ts';
import { findPaidPlan } from '../plans/plans.rules.ts';
import {
  createPlanNotSoldError,
  createSandboxClosedError,
  createTooManyPurchasesError,
} from './checkout.errors.ts';
import type { SandboxOrder, SandboxReceipt } from './checkout.schema.ts';

const WINDOW_MS = 60 * 60_000;

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

export interface CheckoutOptions {
  /** Null on a site whose sandbox shop is closed. */
  sandbox: Pick<SandboxShop, 'issue'> | null;
  purchasesPerAddress: number;
}

export function createCheckout({ sandbox, purchasesPerAddress }: CheckoutOptions): Checkout {
  const limit = createAttemptLimit({ attempts: purchasesPerAddress, windowMs: WINDOW_MS });
  return {
    isOpen: sandbox !== null,
    async buy({ plan: slug, email }, address) {
      if (!sandbox) throw createSandboxClosedError();
      const plan = findPaidPlan(slug);
      if (!plan) throw createPlanNotSoldError();
      const wait = await limit.take(toVisitorNetwork(address));
      if (wait > 0) throw createTooManyPurchasesError(wait);
      const licenseKey = await sandbox.issue({ planId: plan.id, email });
      return { licenseKey, planName: plan.name, email };
    },
  };
}
