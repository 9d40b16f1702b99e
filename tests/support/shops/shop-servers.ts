import { type FaultyWire, layWireTo, through } from '../failures/faulty-wire.ts';
import { type GumroadServer, startGumroadServer } from './gumroad-server.ts';
import { type LemonSqueezyServer, startLemonSqueezyServer } from './lemon-squeezy-server.ts';
import { type PolarServer, startPolarServer } from './polar-server.ts';

export type ShopName = 'gumroad' | 'lemon-squeezy' | 'polar';

/** The three shops, each behind a wire, and what a site must know of them. */
export interface ShopServers {
  readonly gumroad: GumroadServer;
  readonly lemon: LemonSqueezyServer;
  readonly polar: PolarServer;
  readonly wires: Readonly<Record<ShopName, FaultyWire>>;
  /** Of the site that they sell for. */
  readonly settings: Record<string, string>;
  close(): Promise<void>;
}

export const GUMROAD_PRODUCT = 'booster-of-gumroad==';
export const LEMON_STORE = 4711;
export const LEMON_PRODUCT = 100;
export const POLAR_ORGANIZATION = '1dbfc517-0bbf-4301-9ba8-555ca42b9737';
export const POLAR_BENEFIT = '00000000-0000-4000-8000-000000000001';

/** With what each shop proves that a message is its own. */
export const SHOP_SECRETS: Readonly<Record<ShopName, string>> = {
  gumroad: 'a-long-secret-of-the-owner',
  'lemon-squeezy': 'lemon-signing-secret',
  polar: 'polar_whs_0123456789abcdef',
};

/** Nobody is to be turned away for asking often: what is tried here is what fails by itself. */
const GENEROUS = {
  SANDBOX_SHOP: 'off',
  LICENSE_ATTEMPTS_PER_ACCOUNT: '1000000',
  LICENSE_ATTEMPTS_PER_ADDRESS: '1000000',
};

export async function startShopServers(): Promise<ShopServers> {
  const gumroad = await startGumroadServer();
  const lemon = await startLemonSqueezyServer();
  const polar = await startPolarServer(Date.now);
  const wires = {
    gumroad: await layWireTo(gumroad.url),
    'lemon-squeezy': await layWireTo(lemon.url),
    polar: await layWireTo(polar.url),
  };
  return {
    gumroad,
    lemon,
    polar,
    wires,
    settings: {
      ...GENEROUS,
      LICENSE_SHOPS: 'gumroad,lemon-squeezy,polar',
      GUMROAD_URL: through(gumroad.url, wires.gumroad),
      GUMROAD_PRODUCT_BOOSTER: GUMROAD_PRODUCT,
      GUMROAD_WEBHOOK_SECRET: SHOP_SECRETS.gumroad,
      LEMON_SQUEEZY_URL: through(lemon.url, wires['lemon-squeezy']),
      LEMON_SQUEEZY_STORE: String(LEMON_STORE),
      LEMON_SQUEEZY_PRODUCT_PREMIUM: String(LEMON_PRODUCT),
      LEMON_SQUEEZY_WEBHOOK_SECRET: SHOP_SECRETS['lemon-squeezy'],
      POLAR_URL: through(polar.url, wires.polar),
      POLAR_ORGANIZATION,
      POLAR_BENEFIT_PROFESSIONAL: POLAR_BENEFIT,
      POLAR_WEBHOOK_SECRET: SHOP_SECRETS.polar,
    },
    async close() {
      for (const each of [...Object.values(wires), gumroad, lemon, polar]) await each.close();
    },
  };
}
