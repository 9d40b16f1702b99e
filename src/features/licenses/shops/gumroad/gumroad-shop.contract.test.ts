import { describe, expect, test } from 'vitest';
import { GUMROAD_ROWS } from '../../../../../tests/fixtures/contract-rows/gumroad.ts';
import {
  type GumroadFailure,
  type GumroadSale,
  type GumroadServer,
  startGumroadServer,
} from '../../../../../tests/support/shops/gumroad-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import type { PlanId } from '../../../plans/plans.types.ts';
import { describeOutsideShop, describeShop } from '../shops.contract-suite.ts';
import type { ShopTrouble } from '../shops.types.ts';
import { createGumroadShop, type GumroadSettings } from './gumroad-shop.ts';

const PRODUCTS: Readonly<Partial<Record<PlanId, string>>> = {
  BOOSTER: '32-nPAicqbLj8B_WswVlMw==',
  PREMIUM: 'b1QtDGhFqXn0Tz7Vh4l2Wg==',
  PROFESSIONAL: 'uE8fH3kPq5sYxRz1Nn9JvA==',
  UNLIMITED: 'Zz0kLmN4pQrStUvWxYz12w==',
};

let keysSold = 0;
function nextKey(): string {
  keysSold += 1;
  return `85DB562A-C11D4B06-A2335A6B-${keysSold.toString(16).toUpperCase().padStart(8, '0')}`;
}

async function openShop(settings: Partial<GumroadSettings> = {}) {
  const server = await startGumroadServer();
  const clock = createTestClock();
  const troubles: Omit<ShopTrouble, 'shop'>[] = [];
  const own: GumroadSettings = {
    url: server.url,
    products: Object.entries(PRODUCTS).map(([planId, product]) => ({ planId: planId as PlanId, product })),
    seller: server.seller,
    webhookSecret: '',
    acceptTestPurchases: false,
    ...settings,
  };
  const shop = createGumroadShop({ settings: own, clock, report: (trouble) => troubles.push(trouble) });
  const sell = ({ planId, email, ...sale }: { planId: PlanId; email: string } & Partial<GumroadSale>) => {
    const key = nextKey();
    server.sales.set(key, { productId: PRODUCTS[planId] ?? '', email, ...sale });
    return key;
  };
  return {
    server,
    clock,
    troubles,
    client: shop,
    requests: server.requests,
    secrets: [] as string[],
    sell,
    refund: (key: string) => changeFacts(server, key, { refunded: true }),
    fail: server.fail,
    timeOut() {
      own.timeoutMs = 300;
    },
    close: server.close,
    recheck: (key: string, planId: PlanId = 'BOOSTER') =>
      shop.recheck({ key, planId, references: [], noticed: false }),
  };
}

function changeFacts({ sales }: GumroadServer, key: string, facts: Record<string, unknown>): void {
  const sale = sales.get(key);
  if (sale) sale.facts = { ...sale.facts, ...facts };
}

describeShop('gumroad', openShop);

describeOutsideShop<GumroadFailure>({
  name: 'gumroad',
  open: openShop,
  failures: {
    'over-limit': { trouble: 'unreachable', reason: /answered 429$/, row: GUMROAD_ROWS.overLimit },
    broken: { trouble: 'unreachable', reason: /answered 502$/ },
    'other-product-id': {
      trouble: 'misconfigured',
      reason: /GUMROAD_PRODUCT/,
      row: GUMROAD_ROWS.configuration,
    },
    slow: { trouble: 'unreachable', reason: 'no answer within 0.3 s' },
    garbage: { trouble: 'unreachable', reason: /no JSON$/ },
    endless: { trouble: 'unreachable', reason: /more than is reasonable|no answer within/ },
    redirect: { trouble: 'unreachable', reason: /answered 302/ },
  },
});

/** One purchase in a shop of its own. */
async function verifyOne(
  sale: Partial<GumroadSale> & { planId?: PlanId },
  settings: Partial<GumroadSettings> = {},
) {
  const shop = await openShop(settings);
  try {
    const key = shop.sell({ planId: 'BOOSTER', email: 'ada@example.com', ...sale });
    const verification = await shop.client.verify(key);
    const recheck = await shop.recheck(key);
    return {
      verification,
      recheck,
      troubles: shop.troubles,
      requests: shop.requests,
      server: shop.server,
      key,
    };
  } finally {
    await shop.close();
  }
}

describe('a question to Gumroad', () => {
  test(`${GUMROAD_ROWS.question}; ${GUMROAD_ROWS.productEncoded}; ${GUMROAD_ROWS.notCounted}`, async () => {
    const { requests, server, key } = await verifyOne({});
    for (const { headers, text } of requests) {
      expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(headers.authorization).toBeUndefined();
      expect(text).not.toMatch(/==/);
    }
    expect([...server.uses]).toEqual([[key, 0]]);
  });

  test(`${GUMROAD_ROWS.keyCase}`, async () => {
    const shop = await openShop();
    const key = shop.sell({ planId: 'BOOSTER', email: 'ada@example.com' });
    expect(await shop.client.verify(key.toLowerCase())).toEqual({ outcome: 'unknown' });
    const sent = shop.requests.map(({ text }) => new URLSearchParams(text).get('license_key'));
    expect(new Set(sent)).toEqual(new Set([key.toLowerCase()]));
    await shop.close();
  });

  test('is not asked about what has the shape of another shop’s key', async () => {
    const shop = await openShop();
    expect(await shop.client.verify('38b1460a-5104-4067-a91d-77b872934d51')).toEqual({
      outcome: 'unknown',
    });
    expect(shop.requests).toHaveLength(0);
    await shop.close();
  });
});

const PAST = '2026-01-14T00:00:00Z';
const FUTURE = '2026-02-14T00:00:00Z';

describe('a purchase at Gumroad', () => {
  test.each([
    [GUMROAD_ROWS.oneTimeKeys, {}],
    [GUMROAD_ROWS.membershipKeys, { membership: true }],
    [GUMROAD_ROWS.absentFields, { facts: { full_name: undefined, test: undefined } }],
    [GUMROAD_ROWS.disputed, { facts: { disputed: true, dispute_won: true } }],
    [GUMROAD_ROWS.subscriptionEnd, { membership: true, facts: { subscription_cancelled_at: FUTURE } }],
    [GUMROAD_ROWS.gift, { facts: { is_gift_receiver_purchase: true, gifter_email: 'ben@example.com' } }],
  ])('is good: %s', async (_, sale) => {
    const { verification, recheck } = await verifyOne(sale);
    expect(verification).toMatchObject({ outcome: 'valid', purchase: { purchaseEmail: 'ada@example.com' } });
    expect(recheck).toBe('stands');
  });

  test.each([
    [GUMROAD_ROWS.refunded, { facts: { refunded: true } }, 'refunded', 'withdrawn'],
    [GUMROAD_ROWS.disputed, { facts: { disputed: true } }, 'disputed', 'withdrawn'],
    [GUMROAD_ROWS.chargebacked, { facts: { chargebacked: true } }, 'disputed', 'withdrawn'],
    [
      GUMROAD_ROWS.subscriptionEnd,
      { membership: true, facts: { subscription_ended_at: PAST } },
      'expired',
      'stands',
    ],
    [
      GUMROAD_ROWS.subscriptionEnd,
      { membership: true, facts: { subscription_failed_at: PAST } },
      'expired',
      'stands',
    ],
  ])('is worth nothing, and its owner learns why: %s', async (_, sale, reason, again) => {
    const { verification, recheck } = await verifyOne(sale);
    expect(verification).toEqual({ outcome: 'withdrawn', reason, purchaseEmail: 'ada@example.com' });
    expect(recheck).toBe(again);
  });

  test.each([
    [GUMROAD_ROWS.disabled, { disabled: true }, 'switched-off', 'withdrawn'],
    [GUMROAD_ROWS.accessExpired, { accessExpired: true }, 'expired', 'stands'],
  ])('is worth nothing, whosever it was: %s', async (_, sale, reason, again) => {
    const { verification, recheck } = await verifyOne(sale);
    expect(verification).toEqual({ outcome: 'withdrawn', reason, purchaseEmail: null });
    expect(recheck).toBe(again);
  });

  test.each([
    [GUMROAD_ROWS.imported, { imported: true }],
    [GUMROAD_ROWS.notFound, { productId: 'another-product==' }],
  ])('is none: %s', async (_, sale) => {
    const { verification, recheck, troubles } = await verifyOne(sale);
    expect(verification).toEqual({ outcome: 'unknown' });
    expect(recheck).toBe('unsure');
    expect(troubles).toEqual([]);
  });

  test('of another seller is none', async () => {
    const { verification } = await verifyOne({}, { seller: 'somebody-else==' });
    expect(verification).toEqual({ outcome: 'unknown' });
  });

  test(`that tries the shop is refused unless it is allowed: ${GUMROAD_ROWS.test}`, async () => {
    const sale = { facts: { test: true } };
    const refused = await verifyOne(sale);
    expect(refused.verification).toEqual({ outcome: 'unknown' });
    expect(refused.troubles[0]?.trouble).toBe('test-purchase');
    const { verification } = await verifyOne(sale, { acceptTestPurchases: true });
    expect(verification).toMatchObject({ outcome: 'valid' });
  });

  test('is found although another plan’s product is misnamed, which matters to other keys', async () => {
    const shop = await openShop();
    const key = shop.sell({ planId: 'UNLIMITED', email: 'ada@example.com' });
    shop.server.misnamed.add(PRODUCTS.BOOSTER ?? '');
    expect(await shop.client.verify(key)).toMatchObject({ outcome: 'valid' });
    expect(shop.troubles).toEqual([]);
    expect(await shop.client.verify(nextKey())).toEqual({ outcome: 'unreachable' });
    expect(shop.troubles[0]?.trouble).toBe('misconfigured');
    await shop.close();
  });
});
