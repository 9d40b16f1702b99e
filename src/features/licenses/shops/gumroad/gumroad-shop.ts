import type { Clock } from '../../../../shared/clock.ts';
import { normaliseEmail } from '../../licenses.rules.ts';
import type { Verification } from '../../licenses.types.ts';
import type { PlanProduct } from '../plan-products.rules.ts';
import { toRecheck } from '../purchase-standing.rules.ts';
import { type ReportTrouble, recheckOrReport, reportTestPurchase, verifyOrReport } from '../shop-troubles.ts';
import type { ActivatedLicense, Recheck, Shop } from '../shops.types.ts';
import { askGumroad, type GumroadAnswer } from './gumroad-api.ts';
import { isGumroadKey, saleReference, withdrawalOf } from './gumroad-purchase.rules.ts';
import { createGumroadWebhook } from './gumroad-webhook.ts';

const GUMROAD = 'gumroad';

export interface GumroadSettings {
  url: string;
  products: readonly PlanProduct[];
  /** '' takes every seller's, which the product id already tells apart. */
  seller: string;
  webhookSecret: string;
  acceptTestPurchases: boolean;
  timeoutMs?: number;
}

interface GumroadOptions {
  settings: GumroadSettings;
  clock: Clock;
  report: ReportTrouble;
}

/** Gumroad, where each plan is a product of its own. */
export function createGumroadShop(options: GumroadOptions): Shop {
  const { settings, report } = options;
  const { seller, webhookSecret } = settings;
  return {
    shop: GUMROAD,
    async verify(key) {
      if (!isGumroadKey(key)) return { outcome: 'unknown' };
      return await verifyOrReport(report, () => verify(options, key));
    },
    recheck: (license) => recheckOrReport(report, () => recheck(options, license)),
    refunds: webhookSecret === '' ? 'asked' : 'reported',
    webhook: webhookSecret === '' ? null : createGumroadWebhook({ seller, secret: webhookSecret }),
  };
}

/** A key does not say which product it belongs to, so Gumroad is asked for all of them at once. */
async function verify(options: GumroadOptions, key: string): Promise<Verification> {
  const { products, url, timeoutMs } = options.settings;
  const answers = await Promise.allSettled(
    products.map(async ({ planId, product }) => {
      const answer = await askGumroad({ url, product, key, timeoutMs });
      return judge(options, { planId, product }, answer);
    }),
  );
  const verifications = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const telling =
    verifications.find(({ outcome }) => outcome === 'valid') ??
    verifications.find(({ outcome }) => outcome === 'withdrawn');
  if (telling) return telling;
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return { outcome: 'unknown' };
}

function judge(
  { settings, clock, report }: GumroadOptions,
  { planId, product }: PlanProduct,
  answer: GumroadAnswer,
): Verification {
  if (answer.kind === 'unknown') return { outcome: 'unknown' };
  if (answer.kind === 'refused') {
    return { outcome: 'withdrawn', reason: answer.reason, purchaseEmail: null };
  }
  const { purchase } = answer;
  if (purchase.product_id !== product) return { outcome: 'unknown' };
  if (settings.seller !== '' && purchase.seller_id !== settings.seller) return { outcome: 'unknown' };
  if (purchase.test && !settings.acceptTestPurchases) {
    reportTestPurchase(report);
    return { outcome: 'unknown' };
  }
  const purchaseEmail = normaliseEmail(purchase.email);
  const reason = withdrawalOf(purchase, clock.now());
  if (reason) return { outcome: 'withdrawn', reason, purchaseEmail };
  const sale = purchase.sale_id ?? purchase.id;
  const references = sale ? [saleReference(sale)] : [];
  return {
    outcome: 'valid',
    purchase: { shop: GUMROAD, key: purchase.license_key, planId, purchaseEmail, references },
  };
}

async function recheck(
  { settings: { products, url, timeoutMs }, clock }: GumroadOptions,
  { key, planId }: ActivatedLicense,
): Promise<Recheck> {
  const product = products.find((candidate) => candidate.planId === planId)?.product;
  if (product === undefined) return 'unsure';
  const answer = await askGumroad({ url, product, key, timeoutMs });
  if (answer.kind === 'unknown') return 'unsure';
  return toRecheck(answer.kind === 'refused' ? answer.reason : withdrawalOf(answer.purchase, clock.now()));
}
