import { describe, expect, test } from 'vitest';
import { POLAR_ROWS } from '../../../../../tests/fixtures/contract-rows/polar.ts';
import {
  type PolarFailure,
  type PolarLicense,
  startPolarServer,
} from '../../../../../tests/support/shops/polar-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import type { PlanId } from '../../../plans/plans.types.ts';
import { describeOutsideShop, describeShop } from '../shops.contract-suite.ts';
import type { ShopTrouble } from '../shops.types.ts';
import { createPolarShop, type PolarSettings } from './polar-shop.ts';

const ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
const BENEFITS: Readonly<Partial<Record<PlanId, string>>> = {
  BOOSTER: '00000000-0000-4000-8000-000000000001',
  PREMIUM: '00000000-0000-4000-8000-000000000002',
  PROFESSIONAL: '00000000-0000-4000-8000-000000000003',
  UNLIMITED: '00000000-0000-4000-8000-000000000004',
};

let keysSold = 0;

async function openShop(settings: Partial<PolarSettings> & { withToken?: boolean } = {}) {
  const { withToken = false, ...changes } = settings;
  const clock = createTestClock();
  const server = await startPolarServer(clock.now);
  const troubles: Omit<ShopTrouble, 'shop'>[] = [];
  const own: PolarSettings = {
    url: server.url,
    organization: ORGANIZATION,
    products: Object.entries(BENEFITS).map(([planId, product]) => ({ planId: planId as PlanId, product })),
    webhookSecret: '',
    token: withToken ? server.token : '',
    ...changes,
  };
  const shop = createPolarShop({ settings: own, clock, report: (trouble) => troubles.push(trouble) });
  const sell = ({ planId, ...license }: { planId: PlanId } & Partial<PolarLicense>) => {
    keysSold += 1;
    const key = `DREAM-1C285B2D-6CE6-4BC7-B8BE-${keysSold.toString(16).toUpperCase().padStart(12, '0')}`;
    server.licenses.set(key, {
      id: `508176f7-065a-4b5d-b524-${keysSold.toString(16).padStart(12, '0')}`,
      organizationId: ORGANIZATION,
      benefitId: BENEFITS[planId] ?? '',
      status: 'granted',
      order: { id: `order-${keysSold}`, status: 'paid' },
      ...license,
    });
    return key;
  };
  const change = (key: string, facts: Partial<PolarLicense>) => {
    const license = server.licenses.get(key);
    if (license) Object.assign(license, facts);
  };
  return {
    server,
    clock,
    troubles,
    client: shop,
    requests: server.requests,
    secrets: [server.token],
    sell,
    change,
    refund: (key: string) => change(key, { order: { id: 'order', status: 'refunded' } }),
    fail: server.fail,
    timeOut() {
      own.timeoutMs = 300;
    },
    close: server.close,
    recheck: (key: string, noticed = false) =>
      shop.recheck({
        key,
        planId: 'BOOSTER',
        references: [`license-key:${server.licenses.get(key)?.id}`],
        noticed,
      }),
  };
}

describeShop('polar', openShop);
describeShop('polar', () => openShop({ withToken: true }));

describeOutsideShop<PolarFailure>({
  name: 'polar',
  open: openShop,
  failures: {
    'over-limit': { trouble: 'unreachable', reason: /answered 429$/, row: POLAR_ROWS.overLimit },
    broken: { trouble: 'unreachable', reason: /answered 503$/ },
    malformed: { trouble: 'misconfigured', reason: /POLAR_ORGANIZATION/, row: POLAR_ROWS.invalid },
    'not-ours': { trouble: 'misconfigured', reason: /answered 404$/ },
    slow: { trouble: 'unreachable', reason: 'no answer within 0.3 s' },
    garbage: { trouble: 'unreachable', reason: /no JSON$/ },
    endless: { trouble: 'unreachable', reason: /more than is reasonable/ },
    redirect: { trouble: 'unreachable', reason: /answered 302/ },
  },
});

/** One key in a shop of its own. */
async function verifyOne(
  license: Partial<PolarLicense> & { planId?: PlanId } = {},
  settings: Parameters<typeof openShop>[0] = {},
) {
  const shop = await openShop(settings);
  try {
    const key = shop.sell({ planId: 'BOOSTER', email: 'ada@example.com', ...license });
    const verification = await shop.client.verify(key);
    const recheck = await shop.recheck(key);
    const noticed = await shop.recheck(key, true);
    return { verification, recheck, noticed, troubles: shop.troubles, requests: shop.requests };
  } finally {
    await shop.close();
  }
}

describe('a question to Polar', () => {
  test(`${POLAR_ROWS.question}; ${POLAR_ROWS.version}; ${POLAR_ROWS.activateForbidden}`, async () => {
    const { requests } = await verifyOne();
    for (const { method, address, headers, body } of requests) {
      expect([method, address]).toEqual(['POST', '/v1/customer-portal/license-keys/validate']);
      expect(headers['polar-version']).toMatch(/^\d{4}-\d{2}$/);
      expect(headers.authorization).toBeUndefined();
      expect(Object.keys(body as object).sort()).toEqual(['key', 'organization_id']);
    }
    expect(requests.length).toBeGreaterThan(0);
  });

  test(`${POLAR_ROWS.withToken}`, async () => {
    const { requests, verification } = await verifyOne({}, { withToken: true });
    expect(verification.outcome).toBe('valid');
    expect(requests[0]?.address).toBe('/v1/license-keys/validate');
    expect(requests[1]?.address).toMatch(/^\/v1\/license-keys\/508176f7-/);
  });

  test('with a wrong token is a matter for the owner', async () => {
    const { verification, troubles } = await verifyOne({}, { token: 'wrong-token-of-somebody' });
    expect(verification).toEqual({ outcome: 'unreachable' });
    expect(troubles[0]).toMatchObject({ trouble: 'misconfigured', reason: expect.stringContaining('401') });
    expect(JSON.stringify(troubles)).not.toContain('wrong-token');
  });
});

describe('a key of Polar', () => {
  test(`${POLAR_ROWS.granted}`, async () => {
    const { verification, recheck } = await verifyOne({ order: { id: 'order-1', status: 'paid' } });
    expect(verification).toMatchObject({
      outcome: 'valid',
      purchase: { references: [expect.stringMatching(/^license-key:508176f7-/), 'order:order-1'] },
    });
    expect(recheck).toBe('stands');
  });

  test('is known by its key alone where the order is not told', async () => {
    const { verification } = await verifyOne({ order: undefined });
    expect(verification).toMatchObject({
      purchase: { references: [expect.stringMatching(/^license-key:/)] },
    });
  });

  test.each([
    [POLAR_ROWS.notFound, { status: 'revoked' as const }],
    [POLAR_ROWS.notFound, { status: 'disabled' as const }],
    [POLAR_ROWS.notFound, { expiresAt: '2026-01-14T00:00:00Z' }],
    [POLAR_ROWS.activationNeeded, { limitActivations: 3 }],
  ])('is not found: %s (%j)', async (_, license) => {
    const { verification, recheck, noticed } = await verifyOne(license);
    expect(verification).toEqual({ outcome: 'unknown' });
    // Not found may have harmless causes, until Polar itself said that something changed.
    expect(recheck).toBe('unsure');
    expect(noticed).toBe('withdrawn');
  });

  test.each([
    [{ status: 'revoked' as const }, 'withdrawn'],
    [{ status: 'disabled' as const }, 'withdrawn'],
    [{ order: { id: 'o', status: 'refunded' } }, 'withdrawn'],
    [{ order: { id: 'o', status: 'partially_refunded' } }, 'stands'],
    [{ expiresAt: '2026-01-14T00:00:00Z' }, 'stands'],
    [{ limitUsage: 1, usage: 1 }, 'stands'],
  ])('is looked up with a token: %j', async (license, expected) => {
    const { recheck, noticed } = await verifyOne(license, { withToken: true });
    expect([recheck, noticed]).toEqual([expected, expected]);
  });

  test(`${POLAR_ROWS.usageExceeded}`, async () => {
    const { verification } = await verifyOne({ limitUsage: 2, usage: 2 });
    expect(verification).toMatchObject({ outcome: 'withdrawn', reason: 'used-up' });
    expect((await verifyOne({ limitUsage: 2, usage: 1 })).verification.outcome).toBe('valid');
  });

  test(`${POLAR_ROWS.otherBenefit}`, async () => {
    const { verification, troubles } = await verifyOne({ benefitId: 'another-benefit' });
    expect(verification).toEqual({ outcome: 'unreachable' });
    expect(troubles[0]).toMatchObject({ trouble: 'unmapped-product' });
  });

  test('of another organization is none', async () => {
    const { verification } = await verifyOne({ organizationId: '00000000-0000-0000-0000-000000000000' });
    expect(verification).toEqual({ outcome: 'unknown' });
  });

  test('whose buyer’s email is not told opens nothing', async () => {
    const { verification, troubles } = await verifyOne({ email: undefined });
    expect(verification).toEqual({ outcome: 'unreachable' });
    expect(troubles[0]).toMatchObject({ trouble: 'misconfigured', reason: expect.stringContaining('email') });
  });

  test('that was replaced by another is still the same purchase', async () => {
    const shop = await openShop({ withToken: true });
    const key = shop.sell({ planId: 'BOOSTER', email: 'ada@example.com' });
    const before = await shop.client.verify(key);
    const license = shop.server.licenses.get(key);
    shop.server.licenses.delete(key);
    if (license) shop.server.licenses.set('DREAM-NEW', license);
    const after = await shop.client.verify('DREAM-NEW');
    const identityOf = (verification: typeof before) =>
      verification.outcome === 'valid' ? verification.purchase.identity : undefined;
    expect(identityOf(before)).toMatch(/^license-key:/);
    expect(identityOf(after)).toBe(identityOf(before));
    await shop.close();
  });
});
