import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROOF_ROWS } from '../../../../tests/fixtures/contract-rows/proof-of-purchase.ts';
import type { RecordedRequest } from '../../../../tests/support/recording-server.ts';
import type { PlanId } from '../../plans/plans.types.ts';
import type { LicenseShop, WithdrawalReason } from '../licenses.types.ts';
import type { Shop, ShopTrouble } from './shops.types.ts';

/** Our side of a shop in which a test can buy. */
interface OpenedShop {
  client: LicenseShop;
  /** @returns the key. */
  sell(order: { planId: PlanId; email: string }): Promise<string> | string;
  refund(key: string): Promise<void> | void;
  close(): Promise<void>;
}

const PAID: readonly PlanId[] = ['BOOSTER', 'PREMIUM', 'PROFESSIONAL', 'UNLIMITED'];

const NO_KEYS: Readonly<Record<string, string>> = {
  'a word': 'hello',
  nothing: '',
  'a key of nobody': '00000000-00000000-00000000-00000000',
  'a UUID of nobody': '38b1460a-5104-4067-a91d-77b872934d51',
  'form syntax': 'a&license_key=b&product_id=c',
  'an address': '../../v1/licenses/activate?x=1#y',
  quotes: '"; drop table license; --',
  'other scripts': 'ключ 鍵 🔑',
  'half a pair of surrogates': 'key \ud83d',
  'line breaks': 'a\r\nAuthorization: Bearer b',
  'a name every object has': '__proto__',
  '200 characters': 'K'.repeat(200),
};

/** What activation relies on, whichever shop sold the key. */
export function describeShop(name: string, open: () => Promise<OpenedShop>): void {
  let opened: OpenedShop;

  describe(`${name} verifies`, () => {
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    test.each(PAID)('a purchase of %s', async (planId) => {
      const key = await opened.sell({ planId, email: 'ada@example.com' });
      const verification = await opened.client.verify(key);
      expect(opened.client.shop).toBe(name);
      expect(verification).toMatchObject({
        outcome: 'valid',
        purchase: { shop: name, key, planId, purchaseEmail: 'ada@example.com' },
      });
    });

    test(`${PROOF_ROWS.emailEquality}`, async () => {
      const key = await opened.sell({ planId: 'BOOSTER', email: ' Ada.Lovelace+Shop@Example.COM ' });
      const verification = await opened.client.verify(key);
      expect(verification).toMatchObject({ purchase: { purchaseEmail: 'ada.lovelace+shop@example.com' } });
    });

    test.each(Object.entries(NO_KEYS))('%s as a key that it never sold', async (_, key) => {
      await opened.sell({ planId: 'BOOSTER', email: 'ada@example.com' });
      expect(await opened.client.verify(key)).toEqual({ outcome: 'unknown' });
    });

    test('as often as it is asked, without using anything up', async () => {
      const key = await opened.sell({ planId: 'PREMIUM', email: 'ada@example.com' });
      const first = await opened.client.verify(key);
      const more = await Promise.all([1, 2, 3, 4, 5, 6].map(() => opened.client.verify(key)));
      for (const verification of more) expect(verification).toEqual(first);
      expect(first.outcome).toBe('valid');
    });

    test('that a purchase was refunded, and whose it was', async () => {
      const key = await opened.sell({ planId: 'BOOSTER', email: 'Ada@example.com' });
      const other = await opened.sell({ planId: 'BOOSTER', email: 'ben@example.com' });
      await opened.refund(key);
      expect(await opened.client.verify(key)).toEqual({
        outcome: 'withdrawn',
        reason: 'refunded' satisfies WithdrawalReason,
        purchaseEmail: 'ada@example.com',
      });
      expect(await opened.client.verify(other)).toMatchObject({ outcome: 'valid' });
    });
  });
}

/** A shop outside, on a faithful local server of it. */
interface OpenedOutsideShop<Failure extends string> extends OpenedShop {
  client: Shop;
  requests: readonly RecordedRequest[];
  troubles: readonly Omit<ShopTrouble, 'shop'>[];
  /** What no report may contain, besides key and email. */
  secrets: readonly string[];
  fail(failure: Failure, times?: number): void;
  /** Waits a fraction of a second for an answer from now on. */
  timeOut(): void;
}

interface OutsideShopCase<Failure extends string> {
  name: string;
  open(): Promise<OpenedOutsideShop<Failure>>;
  /** What the owner reads of each failure. */
  failures: Readonly<
    Record<Failure, { trouble: ShopTrouble['trouble']; reason: string | RegExp; row?: string }>
  >;
}

const EMAIL = 'ada@example.com';

/** What must not happen when a shop is away, slow, broken or hostile. */
export function describeOutsideShop<Failure extends string>(options: OutsideShopCase<Failure>): void {
  const { name, failures } = options;
  let shop: OpenedOutsideShop<Failure>;

  describe(`${name} fails`, () => {
    beforeEach(async () => {
      shop = await options.open();
    });
    afterEach(() => shop.close());

    const outages = Object.entries<(typeof failures)[Failure]>(failures);
    const titled = outages.map(([failure, { row }]) => (row ? `${failure} (${row})` : failure));
    test.each(titled.map((title, place) => [title, place] as const))('%s', async (_, place) => {
      const [failure, { trouble, reason }] = outages[place] ?? outages[0]!;
      const key = await shop.sell({ planId: 'BOOSTER', email: EMAIL });
      if (failure === 'slow') shop.timeOut();
      shop.fail(failure as Failure);
      expect(await shop.client.verify(key)).toEqual({ outcome: 'unreachable' });
      expect(shop.troubles.length).toBeGreaterThan(0);
      expect(shop.troubles[0]).toMatchObject({ trouble });
      expect(shop.troubles[0]?.reason).toMatch(reason);
      expect(shop.troubles[0]?.reason).not.toContain('\n');
      expectSilence(key);
    });

    test('and takes nothing back while it does', async () => {
      const key = await shop.sell({ planId: 'BOOSTER', email: EMAIL });
      const verification = await shop.client.verify(key);
      const references = verification.outcome === 'valid' ? (verification.purchase.references ?? []) : [];
      expect(references.length).toBeGreaterThan(0);
      shop.timeOut();
      for (const failure of Object.keys(failures) as Failure[]) {
        shop.fail(failure);
        const license = { key, planId: 'BOOSTER', references, noticed: true } as const;
        expect(await shop.client.recheck(license)).not.toBe('withdrawn');
      }
      expectSilence(key);
    });

    test('for as long as it fails, and is well again afterwards', async () => {
      const key = await shop.sell({ planId: 'BOOSTER', email: EMAIL });
      const [failure] = Object.keys(failures) as Failure[];
      if (failure) shop.fail(failure, 20);
      expect(await shop.client.verify(key)).toEqual({ outcome: 'unreachable' });
      if (failure) shop.fail(failure, 0);
      expect(await shop.client.verify(key)).toMatchObject({ outcome: 'valid' });
    });

    test('when there is no shop at all', async () => {
      const key = await shop.sell({ planId: 'BOOSTER', email: EMAIL });
      await shop.close();
      expect(await shop.client.verify(key)).toEqual({ outcome: 'unreachable' });
      expect(shop.troubles[0]).toEqual({ trouble: 'unreachable', reason: 'no connection (ECONNREFUSED)' });
      shop = await options.open();
    });
  });

  function expectSilence(key: string): void {
    const told = inspect(shop.troubles, { depth: Number.POSITIVE_INFINITY });
    for (const secret of [key, EMAIL, ...shop.secrets]) expect(told).not.toContain(secret);
  }
}
