import type { Clock } from '../../../../shared/clock.ts';
import { normaliseEmail } from '../../licenses.rules.ts';
import type { Verification } from '../../licenses.types.ts';
import { ShopFailure } from '../ask-shop.ts';
import type { PlanProduct } from '../plan-products.rules.ts';
import { toRecheck } from '../purchase-standing.rules.ts';
import { type ReportTrouble, recheckOrReport, reportUnmapped, verifyOrReport } from '../shop-troubles.ts';
import type { ActivatedLicense, Recheck, Shop } from '../shops.types.ts';
import type { PolarKey } from './polar-answer.schema.ts';
import { type PolarAccess, readLicenseKey, validateKey } from './polar-api.ts';
import { readKeyReference, referencesOf, withdrawalOf } from './polar-purchase.rules.ts';
import { createPolarWebhook } from './polar-webhook.ts';

const POLAR = 'polar';

export interface PolarSettings extends PolarAccess {
  /** License key benefits. */
  products: readonly PlanProduct[];
  webhookSecret: string;
}

interface PolarOptions {
  settings: PolarSettings;
  clock: Clock;
  report: ReportTrouble;
}

/** Polar, where each plan is a license key benefit without activations. */
export function createPolarShop(options: PolarOptions): Shop {
  const { settings, clock, report } = options;
  const { webhookSecret: secret } = settings;
  return {
    shop: POLAR,
    verify: (key) => verifyOrReport(report, () => verify(options, key)),
    recheck: (license) => recheckOrReport(report, () => recheck(options, license)),
    refunds: describeRefunds(settings),
    webhook: secret === '' ? null : createPolarWebhook({ secret, clock }),
  };
}

function describeRefunds({ webhookSecret, token }: PolarSettings): Shop['refunds'] {
  if (webhookSecret !== '') return 'reported';
  return token === '' ? 'unseen' : 'asked';
}

async function verify({ settings, clock, report }: PolarOptions, key: string): Promise<Verification> {
  // Nothing would be called malformed, which is what a wrong organization is called, too.
  if (key === '') return { outcome: 'unknown' };
  const found = await validateKey(settings, key);
  if (!found || found.organization_id !== settings.organization) return { outcome: 'unknown' };
  const planId = settings.products.find(({ product }) => product === found.benefit_id)?.planId;
  if (!planId) {
    reportUnmapped(report, `benefit ${found.benefit_id}`);
    return { outcome: 'unreachable' };
  }
  const purchaseEmail = readEmail(found);
  const reason = withdrawalOf(found, clock.now());
  if (reason) return { outcome: 'withdrawn', reason, purchaseEmail };
  return {
    outcome: 'valid',
    purchase: {
      shop: POLAR,
      key: found.key,
      // The owner may give a customer another key for the same purchase.
      identity: `license-key:${found.id}`,
      planId,
      purchaseEmail,
      references: referencesOf(found),
    },
  };
}

function readEmail({ customer }: PolarKey): string {
  const email = normaliseEmail(customer.email ?? '');
  if (email === '') throw new ShopFailure('misconfigured', "the answer does not tell the buyer's email");
  return email;
}

/**
 * Without a token Polar calls a revoked key not found, like any it never sold. That is believed only
 * after a signed message said that something changed.
 */
async function recheck(
  { settings, clock }: PolarOptions,
  { key, references, noticed }: ActivatedLicense,
): Promise<Recheck> {
  const id = references.map(readKeyReference).find((found) => found !== undefined);
  const looksUp = settings.token !== '' && id !== undefined;
  const found = looksUp ? await readLicenseKey(settings, id) : await validateKey(settings, key);
  if (found) return toRecheck(withdrawalOf(found, clock.now()));
  return noticed && !looksUp ? 'withdrawn' : 'unsure';
}
