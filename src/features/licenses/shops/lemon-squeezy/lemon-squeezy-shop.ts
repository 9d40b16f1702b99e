import type { Clock } from '../../../../shared/clock.ts';
import { normaliseEmail } from '../../licenses.rules.ts';
import type { Verification, WithdrawalReason } from '../../licenses.types.ts';
import { ShopFailure } from '../ask-shop.ts';
import type { PlanProduct } from '../plan-products.rules.ts';
import { toRecheck } from '../purchase-standing.rules.ts';
import {
  type ReportTrouble,
  recheckOrReport,
  reportTestPurchase,
  reportUnmapped,
  verifyOrReport,
} from '../shop-troubles.ts';
import type { ActivatedLicense, Recheck, Shop } from '../shops.types.ts';
import type { KnownKey } from './lemon-squeezy-answer.schema.ts';
import { askForKey, askForOrder } from './lemon-squeezy-api.ts';
import {
  isRefunded,
  orderReference,
  planOfProduct,
  readOrderReference,
  withdrawalOf,
} from './lemon-squeezy-purchase.rules.ts';
import { createLemonSqueezyWebhook } from './lemon-squeezy-webhook.ts';

const LEMON_SQUEEZY = 'lemon-squeezy';

export interface LemonSqueezySettings {
  url: string;
  /** The store's number. */
  store: string;
  products: readonly PlanProduct[];
  webhookSecret: string;
  /** '' asks nothing about orders. */
  apiKey: string;
  acceptTestPurchases: boolean;
  timeoutMs?: number;
}

interface LemonSqueezyOptions {
  settings: LemonSqueezySettings;
  clock: Clock;
  report: ReportTrouble;
}

/** Lemon Squeezy. Keys are checked, never activated there: a license is used once, and that is kept here. */
export function createLemonSqueezyShop(options: LemonSqueezyOptions): Shop {
  const { settings, report } = options;
  const { store, webhookSecret: secret, acceptTestPurchases } = settings;
  return {
    shop: LEMON_SQUEEZY,
    verify: (key) => verifyOrReport(report, () => verify(options, key)),
    recheck: (license) => recheckOrReport(report, () => recheck(options, license)),
    refunds: describeRefunds(settings),
    webhook: secret === '' ? null : createLemonSqueezyWebhook({ store, secret, acceptTestPurchases }),
  };
}

function describeRefunds({ webhookSecret, apiKey }: LemonSqueezySettings): Shop['refunds'] {
  if (webhookSecret !== '') return 'reported';
  return apiKey === '' ? 'unseen' : 'asked';
}

async function verify(options: LemonSqueezyOptions, key: string): Promise<Verification> {
  const answer = await askForKey(options.settings, key);
  if (answer.kind === 'unknown') return { outcome: 'unknown' };
  if (answer.kind === 'refused') {
    return { outcome: 'withdrawn', reason: answer.reason, purchaseEmail: null };
  }
  return await judge(options, answer.known);
}

async function judge(options: LemonSqueezyOptions, known: KnownKey): Promise<Verification> {
  const { settings, report } = options;
  const { license_key: license, meta } = known;
  // Any key of any store is answered here, so this line is what makes a key ours.
  if (String(meta.store_id) !== settings.store) return { outcome: 'unknown' };
  if (license.test_mode && !settings.acceptTestPurchases) {
    reportTestPurchase(report);
    return { outcome: 'unknown' };
  }
  const planId = planOfProduct(settings.products, known);
  if (!planId) {
    reportUnmapped(report, `product ${meta.product_id}, variant ${meta.variant_id ?? 'none'}`);
    return { outcome: 'unreachable' };
  }
  const purchaseEmail = normaliseEmail(meta.customer_email);
  const reason = await findWithdrawal(options, known);
  if (reason) return { outcome: 'withdrawn', reason, purchaseEmail };
  if (!known.valid) throw new ShopFailure('unreachable', 'a key is called not valid without a reason');
  return {
    outcome: 'valid',
    purchase: {
      shop: LEMON_SQUEEZY,
      key: license.key,
      identity: `license-key:${license.id}`,
      planId,
      purchaseEmail,
      references: [orderReference(meta.order_id)],
    },
  };
}

async function findWithdrawal(
  { settings, clock }: LemonSqueezyOptions,
  known: KnownKey,
): Promise<WithdrawalReason | undefined> {
  const reason = withdrawalOf(known, clock.now());
  if (reason) return reason;
  return (await isOrderRefunded(settings, String(known.meta.order_id))) ? 'refunded' : undefined;
}

/** False where no API key lets us look; the store's messages say it then. */
async function isOrderRefunded(settings: LemonSqueezySettings, orderId: string): Promise<boolean> {
  const { apiKey, store } = settings;
  if (apiKey === '') return false;
  const order = await askForOrder(settings, { orderId, apiKey });
  if (String(order.store_id) !== store) {
    throw new ShopFailure('misconfigured', 'the API key belongs to another store');
  }
  return isRefunded(order);
}

async function recheck(
  { settings, clock }: LemonSqueezyOptions,
  { key, references }: ActivatedLicense,
): Promise<Recheck> {
  const orderId = references.map(readOrderReference).find((id) => id !== undefined);
  if (orderId !== undefined && (await isOrderRefunded(settings, orderId))) return 'withdrawn';
  const answer = await askForKey(settings, key);
  if (answer.kind === 'unknown') return 'unsure';
  if (answer.kind === 'refused') return toRecheck(answer.reason);
  if (String(answer.known.meta.store_id) !== settings.store) return 'unsure';
  return toRecheck(withdrawalOf(answer.known, clock.now()));
}
