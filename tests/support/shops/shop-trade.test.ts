import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGumroadWebhook } from '../../../src/features/licenses/shops/gumroad/gumroad-webhook.ts';
import { createLemonSqueezyWebhook } from '../../../src/features/licenses/shops/lemon-squeezy/lemon-squeezy-webhook.ts';
import { createPolarWebhook } from '../../../src/features/licenses/shops/polar/polar-webhook.ts';
import { createShopMessage } from '../../../src/features/licenses/shops/test-shop-message.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import {
  LEMON_STORE,
  SHOP_SECRETS,
  type ShopName,
  type ShopServers,
  startShopServers,
} from './shop-servers.ts';
import {
  ALL_SHOPS,
  openTrade,
  type ShopLetter,
  SIGNING_SHOPS,
  writeForgery,
  writeNothing,
  writeRefund,
} from './shop-trade.ts';

let servers: ShopServers;

beforeAll(async () => {
  servers = await startShopServers();
});

afterAll(() => servers.close());

const WEBHOOKS = {
  gumroad: createGumroadWebhook({ seller: '', secret: SHOP_SECRETS.gumroad }),
  'lemon-squeezy': createLemonSqueezyWebhook({
    store: String(LEMON_STORE),
    secret: SHOP_SECRETS['lemon-squeezy'],
    acceptTestPurchases: false,
  }),
  polar: createPolarWebhook({ secret: SHOP_SECRETS.polar, clock: systemClock }),
};

function read(shop: ShopName, { path, headers, body }: ShopLetter) {
  const query = Object.fromEntries(new URL(path, 'http://site.example').searchParams);
  return WEBHOOKS[shop].read(createShopMessage(body, { headers, query }));
}

const sell = (shop: ShopName) => openTrade(servers).sell(shop, 'ada@example.com');

it.each(SIGNING_SHOPS)('a refund by %s is believed', (shop) => {
  expect(read(shop, writeRefund(sell(shop)))).toMatchObject([{ withdrawn: true }]);
});

it.each(ALL_SHOPS)('nothing that %s writes beside takes anything', (shop) => {
  const notices = read(shop, writeNothing(servers, sell(shop)));
  expect(notices.filter(({ withdrawn }) => withdrawn)).toEqual([]);
});

it.each(ALL_SHOPS)('no stranger is taken for %s', (shop) => {
  const sale = sell(shop);
  for (let times = 0; times < 10; times++)
    expect(() => read(shop, writeForgery(sale))).toThrow(/does not prove/);
});
