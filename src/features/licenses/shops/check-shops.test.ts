import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GumroadServer, startGumroadServer } from '../../../../tests/support/shops/gumroad-server.ts';
import {
  type LemonSqueezyServer,
  startLemonSqueezyServer,
} from '../../../../tests/support/shops/lemon-squeezy-server.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { readConfig } from '../../../app/config.ts';
import { checkShops } from './check-shops.ts';

const clock = createTestClock();
let gumroad: GumroadServer;
let lemon: LemonSqueezyServer;

beforeEach(async () => {
  gumroad = await startGumroadServer();
  lemon = await startLemonSqueezyServer();
});
afterEach(() => Promise.all([gumroad.close(), lemon.close()]));

function check(environment: Record<string, string> = {}) {
  const { licenses, ...sections } = readConfig({
    LICENSE_SHOPS: 'gumroad,lemon-squeezy',
    GUMROAD_URL: gumroad.url,
    GUMROAD_PRODUCT_BOOSTER: 'b==',
    LEMON_SQUEEZY_URL: lemon.url,
    LEMON_SQUEEZY_STORE: '1',
    LEMON_SQUEEZY_PRODUCT_BOOSTER: '1',
    LEMON_SQUEEZY_WEBHOOK_SECRET: 'signing-secret',
    ...environment,
  });
  const settings = { ...sections, shops: licenses.shops, acceptTestPurchases: false };
  return checkShops(settings, clock);
}

test('tells that shops answer, and how refunds are noticed', async () => {
  expect(await check()).toEqual([
    { shop: 'gumroad', state: 'ok', detail: 'It answers; refunds are noticed within a day.' },
    { shop: 'lemon-squeezy', state: 'ok', detail: 'It answers, and reports refunds by itself.' },
  ]);
  expect(gumroad.requests).toHaveLength(1);
});

test('tells that refunds would never be noticed', async () => {
  const [, checked] = await check({ LEMON_SQUEEZY_WEBHOOK_SECRET: '' });
  expect(checked).toMatchObject({
    state: 'failed',
    detail: expect.stringContaining('nothing tells of refunds: set LEMON_SQUEEZY_WEBHOOK_SECRET or'),
  });
});

test('tells what is wrong, shop by shop', async () => {
  gumroad.fail('other-product-id');
  await lemon.close();
  const checks = await check();
  lemon = await startLemonSqueezyServer();
  expect(checks).toMatchObject([
    { shop: 'gumroad', state: 'failed', detail: expect.stringContaining('GUMROAD_PRODUCT') },
    { shop: 'lemon-squeezy', state: 'failed', detail: 'no connection (ECONNREFUSED).' },
  ]);
});

test('tells which setting is missing, and looks at the next shop all the same', async () => {
  const checks = await check({ GUMROAD_PRODUCT_BOOSTER: '' });
  expect(checks).toMatchObject([
    { shop: 'gumroad', state: 'failed', detail: expect.stringMatching(/^GUMROAD_PRODUCT_BOOSTER/) },
    { shop: 'lemon-squeezy', state: 'ok' },
  ]);
});

test('has nothing to say of the sandbox', async () => {
  expect(await check({ LICENSE_SHOPS: 'sandbox' })).toEqual([]);
});
