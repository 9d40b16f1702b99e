import type { Verification } from '../licenses.types.ts';
import { ShopFailure } from './ask-shop.ts';
import type { Recheck, ShopTrouble } from './shops.types.ts';

export type ReportTrouble = (trouble: Omit<ShopTrouble, 'shop'>) => void;

/** Runs a verification; what goes wrong in it is told to the owner, and the visitor may try again. */
export async function verifyOrReport(
  report: ReportTrouble,
  verify: () => Promise<Verification>,
): Promise<Verification> {
  try {
    return await verify();
  } catch (error) {
    report(describeFailure(error));
    return { outcome: 'unreachable' };
  }
}

/** The same for asking again. */
export async function recheckOrReport(
  report: ReportTrouble,
  recheck: () => Promise<Recheck>,
): Promise<Recheck> {
  try {
    return await recheck();
  } catch (error) {
    report(describeFailure(error));
    return 'unreachable';
  }
}

function describeFailure(error: unknown): Omit<ShopTrouble, 'shop'> {
  if (error instanceof ShopFailure) return { trouble: error.trouble, reason: error.message };
  return {
    trouble: 'unreachable',
    reason: `asking failed (${error instanceof Error ? error.name : typeof error})`,
  };
}

/** What a purchase is that nobody paid for. */
export function reportTestPurchase(report: ReportTrouble): void {
  report({
    trouble: 'test-purchase',
    reason: 'a test purchase was refused; SHOP_TEST_PURCHASES=accept takes them',
  });
}

/** A key of the owner's own shop that opens no plan. @param what e.g. `product 123`. */
export function reportUnmapped(report: ReportTrouble, what: string): void {
  report({ trouble: 'unmapped-product', reason: `${what} is none of the plans that the settings name` });
}
