import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { readConfig } from '../../../app/config.ts';
import { openShops } from './shops.registry.ts';
import type { ShopTrouble } from './shops.types.ts';

const ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
const BENEFIT = '00000000-0000-4000-8000-000000000001';

function open(environment: Record<string, string>, troubles: ShopTrouble[] = []) {
  const { licenses, ...sections } = readConfig(environment);
  const acceptTestPurchases = licenses.testPurchases === 'accept';
  const settings = { ...sections, shops: licenses.shops, acceptTestPurchases };
  return openShops(settings, { clock: createTestClock(), onTrouble: (trouble) => troubles.push(trouble) });
}

const GUMROAD = { GUMROAD_PRODUCT_BOOSTER: 'b==' };
const LEMON = { LEMON_SQUEEZY_STORE: '1', LEMON_SQUEEZY_PRODUCT_BOOSTER: '100/2' };
const POLAR = { POLAR_ORGANIZATION: ORGANIZATION, POLAR_BENEFIT_UNLIMITED: BENEFIT };

describe('LICENSE_SHOPS', () => {
  test('opens shops in their order, with and without a webhook', () => {
    const shops = open({
      LICENSE_SHOPS: 'polar, gumroad,lemon-squeezy',
      ...GUMROAD,
      ...LEMON,
      ...POLAR,
      POLAR_WEBHOOK_SECRET: 'polar_whs_x',
    });
    expect(shops.map(({ shop, webhook }) => [shop, webhook !== null])).toEqual([
      ['polar', true],
      ['gumroad', false],
      ['lemon-squeezy', false],
    ]);
  });

  test('tell the owner when nothing would bring refunds to light', () => {
    const troubles: ShopTrouble[] = [];
    const environment = { LICENSE_SHOPS: 'gumroad,lemon-squeezy,polar', ...GUMROAD, ...LEMON, ...POLAR };
    open({ ...environment, LEMON_SQUEEZY_API_KEY: 'an-api-key-of-a-store' }, troubles);
    expect(troubles).toEqual([
      {
        shop: 'polar',
        trouble: 'misconfigured',
        reason: 'nothing tells of refunds: set POLAR_WEBHOOK_SECRET or POLAR_TOKEN',
      },
    ]);
  });

  test('the sandbox is none of them', () => {
    expect(open({})).toEqual([]);
  });

  test.each([
    ['gumroad', {}, /^GUMROAD_PRODUCT_BOOSTER, or that of another plan: is needed/],
    [
      'gumroad',
      { GUMROAD_PRODUCT_BOOSTER: 'b==', GUMROAD_PRODUCT_PREMIUM: 'b==' },
      /^GUMROAD_PRODUCT_…: "b==" is named for two plans/,
    ],
    ['lemon-squeezy', { LEMON_SQUEEZY_PRODUCT_BOOSTER: '1' }, /^LEMON_SQUEEZY_STORE: is needed/],
    ['lemon-squeezy', { LEMON_SQUEEZY_STORE: '1' }, /^LEMON_SQUEEZY_PRODUCT_BOOSTER, or/],
    [
      'lemon-squeezy',
      { LEMON_SQUEEZY_STORE: 'one' },
      /^LEMON_SQUEEZY_STORE: "one" must be the number of a store/,
    ],
    [
      'lemon-squeezy',
      { ...LEMON, LEMON_SQUEEZY_PRODUCT_PREMIUM: '1/' },
      /^LEMON_SQUEEZY_PRODUCT_PREMIUM: "1\/" must be the number/,
    ],
    ['polar', { POLAR_BENEFIT_BOOSTER: BENEFIT }, /^POLAR_ORGANIZATION: is needed/],
    ['polar', { POLAR_ORGANIZATION: ORGANIZATION }, /^POLAR_BENEFIT_BOOSTER, or/],
    ['polar', { ...POLAR, POLAR_ORGANIZATION: 'mine' }, /^POLAR_ORGANIZATION: "mine" must be an id/],
    ['polar', { ...POLAR, POLAR_URL: 'https://sandbox-api.polar.sh' }, /^POLAR_URL: is the sandbox of Polar/],
    ['polar', { ...POLAR, POLAR_URL: 'ftp://polar' }, /^POLAR_URL: "ftp:\/\/polar" must be an http/],
    [
      'gumroad',
      { ...GUMROAD, GUMROAD_WEBHOOK_SECRET: 'short' },
      /^GUMROAD_WEBHOOK_SECRET: the value given must have at least 16/,
    ],
  ])('%s with %j stops the start with one clear line', (shop, settings, message) => {
    const attempt = () => open({ LICENSE_SHOPS: shop, ...settings });
    expect(attempt).toThrow(message);
    expect(attempt).not.toThrow(/\n/);
  });

  test('the sandbox of Polar opens where test purchases are accepted', () => {
    const shops = open({
      LICENSE_SHOPS: 'polar',
      ...POLAR,
      POLAR_URL: 'https://sandbox-api.polar.sh/',
      SHOP_TEST_PURCHASES: 'accept',
    });
    expect(shops).toHaveLength(1);
  });
});
