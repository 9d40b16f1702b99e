import type { PlainFailure } from '../../support/recording-server.ts';
import type { GumroadFailure } from '../../support/shops/gumroad-server.ts';
import type { LemonSqueezyFailure } from '../../support/shops/lemon-squeezy-server.ts';
import type { PolarFailure } from '../../support/shops/polar-server.ts';
import type { ShopServers } from '../../support/shops/shop-servers.ts';
import { ALL_SHOPS } from '../../support/shops/shop-trade.ts';
import type { Fault } from './fault.types.ts';
import type { WebhookStorm } from './webhook-storm.ts';

/** Whoever bought there is told to come back; the other shops sell on. */
const SHOP_AWAY = 'license.shop_unreachable';
/** A site waits eight seconds for a shop. */
const HANG_SECONDS = 10;

/** What each shop may do alone, and all of them together. */
export function shopFaults(servers: ShopServers): Fault[] {
  const { gumroad, lemon, polar, wires } = servers;
  const fault = (name: string, inject: Fault['inject'], heal: Fault['heal']): Fault => ({
    name,
    shows: SHOP_AWAY,
    inject,
    heal,
  });
  const failGumroad = (name: string, failure: GumroadFailure) =>
    fault(
      `Gumroad ${name}`,
      () => gumroad.fail(failure),
      () => gumroad.fail(failure, 0),
    );
  const failLemon = (name: string, failure: LemonSqueezyFailure) =>
    fault(
      `Lemon Squeezy ${name}`,
      () => lemon.fail(failure),
      () => lemon.fail(failure, 0),
    );
  const failPolar = (name: string, failure: PolarFailure) =>
    fault(
      `Polar ${name}`,
      () => polar.fail(failure),
      () => polar.fail(failure, 0),
    );
  const failAll = (name: string, failure: PlainFailure | 'broken' | 'over-limit'): Fault => {
    const plan = (times?: number) => {
      for (const server of [gumroad, lemon, polar]) server.fail(failure, times);
    };
    return fault(
      `all shops ${name}`,
      () => plan(),
      () => plan(0),
    );
  };
  return [
    ...ALL_SHOPS.map((shop) => fault(`the shop ${shop} is down`, wires[shop].unplug, wires[shop].plugIn)),
    ...ALL_SHOPS.map((shop) => ({
      ...fault(
        `the shop ${shop} hangs`,
        () => wires[shop].freeze(true),
        () => wires[shop].freeze(false),
      ),
      seconds: HANG_SECONDS,
    })),
    failGumroad('answers 502', 'broken'),
    failGumroad('wants another product id', 'other-product-id'),
    failLemon('answers 500', 'broken'),
    failLemon('does not know the way any more', 'not-ours'),
    failPolar('answers 503', 'broken'),
    failPolar('calls the question malformed', 'malformed'),
    failAll('answer what is no JSON', 'garbage'),
    failAll('answer without an end', 'endless'),
    failAll('send everybody elsewhere', 'redirect'),
    failAll('ask for a pause', 'over-limit'),
    slowShops(servers),
  ];
}

/** Slow is no reason to refuse anybody. */
function slowShops({ wires }: ShopServers): Fault {
  const delayAll = (milliseconds: number) => {
    for (const wire of Object.values(wires)) wire.delay(milliseconds);
  };
  return { name: 'all shops are slow', inject: () => delayAll(1000), heal: () => delayAll(0) };
}

/** Letters by the hundred, all at once. */
export function stormFaults(storm: WebhookStorm): Fault[] {
  return [
    { name: 'a shop repeats itself a hundred times', inject: () => storm.begin('same'), heal: storm.end },
    {
      name: 'shops and strangers write a hundred letters at once',
      inject: () => storm.begin('mixed'),
      heal: storm.end,
    },
  ];
}
