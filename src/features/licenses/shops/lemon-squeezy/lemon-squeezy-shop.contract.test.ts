import { describe, expect, test } from 'vitest';
import { LEMON_SQUEEZY_ROWS } from '../../../../../tests/fixtures/contract-rows/lemon-squeezy.ts';
import {
  type LemonSqueezyFailure,
  type LemonSqueezyLicense,
  startLemonSqueezyServer,
} from '../../../../../tests/support/shops/lemon-squeezy-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import type { PlanId } from '../../../plans/plans.types.ts';
import { describeOutsideShop, describeShop } from '../shops.contract-suite.ts';
import type { ShopTrouble } from '../shops.types.ts';
import { createLemonSqueezyShop, type LemonSqueezySettings } from './lemon-squeezy-shop.ts';

const STORE = 4711;
/** Premium is a variant of Booster's product. */
const PRODUCTS: Readonly<Partial<Record<PlanId, string>>> = {
  PREMIUM: '100/2',
  BOOSTER: '100',
  PROFESSIONAL: '300',
  UNLIMITED: '400/1',
};

let keysSold = 0;

async function openShop(settings: Partial<LemonSqueezySettings> = {}) {
  const server = await startLemonSqueezyServer();
  const clock = createTestClock();
  const troubles: Omit<ShopTrouble, 'shop'>[] = [];
  const own: LemonSqueezySettings = {
    url: server.url,
    store: String(STORE),
    products: Object.entries(PRODUCTS).map(([planId, product]) => ({ planId: planId as PlanId, product })),
    webhookSecret: '',
    apiKey: server.apiKey,
    acceptTestPurchases: false,
    ...settings,
  };
  const shop = createLemonSqueezyShop({ settings: own, clock, report: (trouble) => troubles.push(trouble) });
  const sell = ({ planId, ...license }: { planId: PlanId; email: string } & Partial<LemonSqueezyLicense>) => {
    keysSold += 1;
    const key = `38b1460a-5104-4067-a91d-${String(keysSold).padStart(12, '0')}`;
    const [product, variant = '1'] = (PRODUCTS[planId] ?? '').split('/');
    const orderId = 9000 + keysSold;
    server.orders.set(orderId, { storeId: STORE, status: 'paid' });
    server.licenses.set(key, {
      id: keysSold,
      storeId: STORE,
      orderId,
      productId: Number(product),
      variantId: Number(variant),
      status: 'inactive',
      ...license,
    });
    return key;
  };
  const orderOf = (key: string) => server.licenses.get(key)?.orderId ?? 0;
  const setOrderStatus = (key: string, status: string) => {
    server.orders.set(orderOf(key), { storeId: STORE, status });
  };
  return {
    server,
    clock,
    troubles,
    client: shop,
    requests: server.requests,
    secrets: [server.apiKey, 'wrong-api-key'],
    sell,
    setOrderStatus,
    refund: (key: string) => setOrderStatus(key, 'refunded'),
    fail: server.fail,
    timeOut() {
      own.timeoutMs = 300;
    },
    close: server.close,
    recheck: (key: string) =>
      shop.recheck({ key, planId: 'BOOSTER', references: [`order:${orderOf(key)}`], noticed: false }),
  };
}

describeShop('lemon-squeezy', openShop);

describeOutsideShop<Exclude<LemonSqueezyFailure, 'limit-reached'>>({
  name: 'lemon-squeezy',
  open: openShop,
  failures: {
    'over-limit': { trouble: 'unreachable', reason: /answered 429$/, row: LEMON_SQUEEZY_ROWS.overLimit },
    broken: { trouble: 'unreachable', reason: /answered 500$/ },
    'not-ours': { trouble: 'misconfigured', reason: /answered 404$/ },
    slow: { trouble: 'unreachable', reason: 'no answer within 0.3 s' },
    garbage: { trouble: 'unreachable', reason: /no JSON$/ },
    endless: { trouble: 'unreachable', reason: /more than is reasonable/ },
    redirect: { trouble: 'unreachable', reason: /answered 302/ },
  },
});

type Shop = Awaited<ReturnType<typeof openShop>>;

/** One key in a shop of its own. */
async function verifyOne(
  license: Partial<LemonSqueezyLicense> & { planId?: PlanId } = {},
  settings: Partial<LemonSqueezySettings> = {},
  prepare: (shop: Shop, key: string) => void = () => undefined,
) {
  const shop = await openShop(settings);
  try {
    const key = shop.sell({ planId: 'BOOSTER', email: 'ada@example.com', ...license });
    prepare(shop, key);
    const verification = await shop.client.verify(key);
    const recheck = await shop.recheck(key);
    return { verification, recheck, troubles: shop.troubles, requests: shop.requests, shop, key };
  } finally {
    await shop.close();
  }
}

describe('a question to Lemon Squeezy', () => {
  test(`${LEMON_SQUEEZY_ROWS.question}; ${LEMON_SQUEEZY_ROWS.activationCounted}`, async () => {
    const { requests, shop, key } = await verifyOne();
    const questions = requests.filter(({ method }) => method === 'POST');
    for (const { address, headers } of questions) {
      expect(address).toBe('/v1/licenses/validate');
      expect(headers.accept).toBe('application/json');
      expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(headers.authorization).toBeUndefined();
    }
    expect(questions.length).toBeGreaterThan(0);
    expect(shop.server.licenses.get(key)).toMatchObject({ status: 'inactive' });
    expect(shop.server.licenses.get(key)?.activationUsage).toBeUndefined();
  });

  test('says nothing of orders without an API key', async () => {
    const { requests, verification } = await verifyOne({}, { apiKey: '' });
    expect(verification).toMatchObject({ outcome: 'valid' });
    expect(requests.every(({ method }) => method === 'POST')).toBe(true);
  });
});

describe('a key of Lemon Squeezy', () => {
  test.each([
    [LEMON_SQUEEZY_ROWS.notActivated, { status: 'inactive' }],
    ['activated on another machine', { status: 'active', activationLimit: 3, activationUsage: 1 }],
    ['without a limit', { status: 'active', activationUsage: 50 }],
    ['that ends later', { expiresAt: '2026-02-14T00:00:00.000000Z' }],
  ] as const)('is good: %s', async (_, license) => {
    const { verification, recheck } = await verifyOne(license);
    expect(verification).toMatchObject({ outcome: 'valid', purchase: { planId: 'BOOSTER' } });
    expect(recheck).toBe('stands');
  });

  test.each([
    [LEMON_SQUEEZY_ROWS.expired, { status: 'expired' }, 'expired', 'stands'],
    ['whose time is over', { expiresAt: '2026-01-14T00:00:00.000000Z' }, 'expired', 'stands'],
    [LEMON_SQUEEZY_ROWS.disabled, { status: 'disabled' }, 'switched-off', 'withdrawn'],
    [LEMON_SQUEEZY_ROWS.limitReached, { activationLimit: 1, activationUsage: 1 }, 'used-up', 'stands'],
  ] as const)('is worth nothing, and its owner learns why: %s', async (_, license, reason, again) => {
    const { verification, recheck } = await verifyOne(license);
    expect(verification).toEqual({ outcome: 'withdrawn', reason, purchaseEmail: 'ada@example.com' });
    expect(recheck).toBe(again);
  });

  test(`${LEMON_SQUEEZY_ROWS.limitRefused}`, async () => {
    const { verification } = await verifyOne({}, {}, (shop) => shop.fail('limit-reached', 1));
    expect(verification).toEqual({ outcome: 'withdrawn', reason: 'used-up', purchaseEmail: null });
  });

  test(`${LEMON_SQUEEZY_ROWS.otherStore}`, async () => {
    const { verification, recheck, troubles } = await verifyOne({ storeId: 1 });
    expect(verification).toEqual({ outcome: 'unknown' });
    expect(recheck).toBe('unsure');
    expect(troubles).toEqual([]);
  });

  test(`${LEMON_SQUEEZY_ROWS.notFound}; ${LEMON_SQUEEZY_ROWS.missingField}`, async () => {
    const shop = await openShop();
    expect(await shop.client.verify('nobody')).toEqual({ outcome: 'unknown' });
    expect(await shop.client.verify('')).toEqual({ outcome: 'unknown' });
    expect(shop.troubles).toEqual([]);
    await shop.close();
  });

  test.each([
    [{ productId: 100, variantId: 2 }, 'PREMIUM'],
    [{ productId: 100, variantId: 3 }, 'BOOSTER'],
    [{ productId: 400, variantId: 1 }, 'UNLIMITED'],
  ])(
    `opens the plan of its variant before that of its product: ${LEMON_SQUEEZY_ROWS.product}`,
    async (license, planId) => {
      const { verification } = await verifyOne(license);
      expect(verification).toMatchObject({ purchase: { planId } });
    },
  );

  test('of a product that no plan names is put before the owner', async () => {
    const { verification, troubles } = await verifyOne({ productId: 400, variantId: 9 });
    expect(verification).toEqual({ outcome: 'unreachable' });
    expect(troubles[0]).toMatchObject({
      trouble: 'unmapped-product',
      reason: expect.stringContaining('product 400, variant 9'),
    });
  });

  test(`that tries the shop is refused unless it is allowed: ${LEMON_SQUEEZY_ROWS.testMode}`, async () => {
    const refused = await verifyOne({ testMode: true });
    expect(refused.verification).toEqual({ outcome: 'unknown' });
    expect(refused.troubles[0]?.trouble).toBe('test-purchase');
    const { verification } = await verifyOne({ testMode: true }, { acceptTestPurchases: true });
    expect(verification).toMatchObject({ outcome: 'valid' });
  });
});

describe('an order at Lemon Squeezy', () => {
  test.each([
    ['refunded', 'withdrawn'],
    ['fraudulent', 'withdrawn'],
    ['partial_refund', 'stands'],
    ['paid', 'stands'],
  ])(`that is %s is seen with an API key: ${LEMON_SQUEEZY_ROWS.refundUnseen}`, async (status, again) => {
    const { verification, recheck } = await verifyOne({}, {}, (shop, key) =>
      shop.setOrderStatus(key, status),
    );
    expect(verification.outcome).toBe(again === 'withdrawn' ? 'withdrawn' : 'valid');
    expect(recheck).toBe(again);
  });

  test('that was refunded is not seen without one', async () => {
    const { verification, recheck } = await verifyOne({}, { apiKey: '' }, (shop, key) => shop.refund(key));
    expect(verification).toMatchObject({ outcome: 'valid' });
    expect(recheck).toBe('stands');
  });

  test('is not told to a wrong API key, which the owner reads once a question', async () => {
    const { verification, troubles } = await verifyOne({}, { apiKey: 'wrong-api-key' });
    expect(verification).toEqual({ outcome: 'unreachable' });
    expect(troubles[0]).toMatchObject({ trouble: 'misconfigured', reason: expect.stringContaining('401') });
    expect(JSON.stringify(troubles)).not.toContain('wrong-api-key');
  });
});
