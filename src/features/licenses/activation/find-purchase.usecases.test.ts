import { describe, expect, it } from 'vitest';
import type { LicenseShop, Verification } from '../licenses.types.ts';
import { findPurchase } from './find-purchase.usecases.ts';

const purchase = { shop: 'one', key: 'KEY', planId: 'BOOSTER', purchaseEmail: 'ada@example.com' } as const;
const claim = { email: 'ada@example.com', key: 'KEY' };

function shop(name: string, verification: Verification, asked: string[] = []): LicenseShop {
  return {
    shop: name,
    async verify(key) {
      asked.push(`${name}:${key}`);
      return verification;
    },
  };
}

const valid = shop('one', { outcome: 'valid', purchase });
const unknown = shop('two', { outcome: 'unknown' });
const unreachable = shop('three', { outcome: 'unreachable' });
const withdrawn = shop('four', {
  outcome: 'withdrawn',
  reason: 'refunded',
  purchaseEmail: 'ada@example.com',
});

describe('asking the shops', () => {
  it('O-03: spaces around key and email do not matter, nor does the case of the email', async () => {
    const asked: string[] = [];
    const shops = [shop('one', { outcome: 'valid', purchase }, asked)];
    expect(await findPurchase(shops, { email: '  Ada@Example.COM ', key: ' KEY\n' })).toEqual(purchase);
    expect(asked).toEqual(['one:KEY']);
  });

  it('asks in order and stops at the shop that sold the key', async () => {
    const asked: string[] = [];
    const never = shop('three', { outcome: 'unknown' }, asked);
    expect(await findPurchase([unknown, valid, never], claim)).toEqual(purchase);
    expect(asked).toEqual([]);
  });

  it('O-03: a wrong key and a wrong email get the same answer', async () => {
    const wrongKey = await findPurchase([unknown], claim).catch((error) => error);
    const wrongEmail = await findPurchase([valid], { ...claim, email: 'eve@example.com' }).catch(
      (error) => error,
    );
    expect(wrongKey).toMatchObject({ status: 400, code: 'license.not_accepted' });
    expect(wrongEmail).toMatchObject({
      status: 400,
      code: 'license.not_accepted',
      message: wrongKey.message,
    });
  });

  it('tells only the buyer that a purchase was refunded', async () => {
    await expect(findPurchase([withdrawn], claim)).rejects.toMatchObject({ code: 'license.withdrawn' });
    await expect(findPurchase([withdrawn], { ...claim, email: 'eve@example.com' })).rejects.toMatchObject({
      code: 'license.not_accepted',
    });
  });

  it('a shop that cannot be reached matters only when no other knows the key', async () => {
    expect(await findPurchase([unreachable, valid], claim)).toEqual(purchase);
    await expect(findPurchase([unreachable, unknown], claim)).rejects.toMatchObject({
      status: 503,
      code: 'license.shop_unreachable',
      headers: { 'Retry-After': '60' },
    });
  });

  it('says so when the site has no shop', async () => {
    await expect(findPurchase([], claim)).rejects.toMatchObject({ status: 503, code: 'license.no_shop' });
  });
});
