import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { describeOrder, signLemonSqueezyMessage } from './lemon-squeezy-server.ts';
import { signPolarMessage } from './polar-server.ts';
import {
  GUMROAD_PRODUCT,
  LEMON_PRODUCT,
  LEMON_STORE,
  POLAR_BENEFIT,
  POLAR_ORGANIZATION,
  SHOP_SECRETS,
  type ShopName,
  type ShopServers,
} from './shop-servers.ts';

/** Something that somebody bought, as its shop knows it. */
export interface Sale {
  readonly shop: ShopName;
  readonly key: string;
  /** What the plan brings. */
  readonly credits: number;
  readonly orderId: string;
  isRefunded: boolean;
}

/** What a shop writes to the site. */
export interface ShopLetter {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** All that is sold while the site is tried. */
export interface ShopTrade {
  /** Oldest first. */
  readonly sales: readonly Sale[];
  sell(shop: ShopName, email: string): Sale;
  /** The money goes back; the site does not know of it yet. */
  refund(sale: Sale): void;
}

/** Shops that sign what they write: what they say of a refund needs no asking. */
export const SIGNING_SHOPS: readonly ShopName[] = ['lemon-squeezy', 'polar'];
export const ALL_SHOPS: readonly ShopName[] = ['gumroad', ...SIGNING_SHOPS];

const CREDITS: Readonly<Record<ShopName, number>> = { gumroad: 5000, 'lemon-squeezy': 15_000, polar: 30_000 };

export function openTrade(servers: ShopServers): ShopTrade {
  const sales: Sale[] = [];
  return {
    sales,
    sell(shop, email) {
      const number = sales.length + 1;
      const sale: Sale = {
        shop,
        key: createKey(shop),
        credits: CREDITS[shop],
        orderId: shop === 'polar' ? randomUUID() : String(number),
        isRefunded: false,
      };
      enterSale(servers, sale, { email, number });
      sales.push(sale);
      return sale;
    },
    refund(sale) {
      sale.isRefunded = true;
      const order = servers.polar.licenses.get(sale.key)?.order;
      if (order) order.status = 'refunded';
    },
  };
}

/** Gumroad's keys are four groups of eight hexadecimal digits. */
function createKey(shop: ShopName): string {
  if (shop !== 'gumroad') return randomUUID();
  return Array.from({ length: 4 }, () => randomBytes(4).toString('hex').toUpperCase()).join('-');
}

function enterSale(
  { gumroad, lemon, polar }: ShopServers,
  { shop, key, orderId }: Sale,
  { email, number }: { email: string; number: number },
): void {
  if (shop === 'gumroad') gumroad.sales.set(key, { productId: GUMROAD_PRODUCT, email });
  if (shop === 'lemon-squeezy') {
    lemon.licenses.set(key, {
      id: number,
      storeId: LEMON_STORE,
      orderId: number,
      productId: LEMON_PRODUCT,
      variantId: 1,
      email,
      status: 'inactive',
    });
  }
  if (shop === 'polar') {
    polar.licenses.set(key, {
      id: `key-${number}`,
      organizationId: POLAR_ORGANIZATION,
      benefitId: POLAR_BENEFIT,
      email,
      status: 'granted',
      order: { id: orderId, status: 'paid' },
    });
  }
}

const pathOf = (shop: ShopName) => `/api/shops/${shop}/webhook`;

/** A signed message that all of the money went back. Gumroad signs nothing, so it has none. */
export function writeRefund({ shop, orderId }: Sale): ShopLetter {
  if (shop === 'gumroad') throw new Error('What Gumroad writes proves nothing.');
  return {
    path: pathOf(shop),
    ...(shop === 'polar' ? signPolarOrder(orderId, 'refunded') : signOrder(orderId, 'refunded')),
  };
}

/** What must take nothing from anybody: a part that was given back, or words that ask to look again. */
export function writeNothing(servers: ShopServers, { shop, key, orderId }: Sale): ShopLetter {
  if (shop === 'gumroad') {
    return {
      path: `${pathOf(shop)}?secret=${SHOP_SECRETS.gumroad}`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: servers.gumroad.ping(key, 'refund'),
    };
  }
  const signed =
    shop === 'polar' ? signPolarOrder(orderId, 'partially_refunded') : signOrder(orderId, 'partial_refund');
  return { path: pathOf(shop), ...signed };
}

/** What a stranger writes: a refund that nobody signed, or that was signed with another secret, or changed after. */
export function writeForgery({ shop, orderId }: Sale): ShopLetter {
  const path = pathOf(shop);
  if (shop === 'gumroad')
    return { path: `${path}?secret=guessed`, headers: {}, body: 'resource_name=refund' };
  const { headers, body } =
    shop === 'polar'
      ? signPolarOrder(orderId, 'refunded', 'another-secret')
      : signOrder(orderId, 'refunded', 'another-secret');
  const ways: ShopLetter[] = [
    { path, headers: { 'Content-Type': 'application/json' }, body },
    { path, headers, body },
    { path, headers, body: `${body} ` },
  ];
  return ways[randomInt(ways.length)] ?? { path, headers, body };
}

function signOrder(orderId: string, status: string, secret = SHOP_SECRETS['lemon-squeezy']) {
  const data = describeOrder(Number(orderId), { storeId: LEMON_STORE, status });
  return signLemonSqueezyMessage(secret, { event: 'order_refunded', data });
}

function signPolarOrder(orderId: string, status: string, secret = SHOP_SECRETS.polar) {
  const data = { id: orderId, status };
  return signPolarMessage(secret, {
    type: 'order.refunded',
    data,
    at: Date.now(),
    id: `msg_${randomUUID()}`,
  });
}
