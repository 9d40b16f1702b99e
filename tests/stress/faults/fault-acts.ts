import type { ShopServers } from '../../support/shops/shop-servers.ts';
import { openTrade } from '../../support/shops/shop-trade.ts';
import { bucketFaults } from './bucket-faults.ts';
import { postgresFaults, sqliteFaults } from './database-faults.ts';
import type { Fault } from './fault.types.ts';
import type { FaultStage } from './fault-stage.ts';
import { clockFaults, fileFaults, hungryThreadFaults, threadFaults } from './inside-faults.ts';
import { engineFaults, feedFaults, mailFaults } from './outside-faults.ts';
import { both, pairUp } from './pair-faults.ts';
import type { CreatePersistentVisitor } from './persistent-visitors.ts';
import { createGuest, createNewcomer, createReader, USUAL_CAST } from './persistent-visitors.ts';
import { findRestart } from './postgres-restart.ts';
import { createBuyer } from './shop-buyers.ts';
import { shopFaults, stormFaults } from './shop-faults.ts';
import { createWebhookStorm } from './webhook-storm.ts';

/** What goes wrong on a stage, and for whom. */
export interface FaultAct {
  faults: readonly Fault[];
  cast: readonly CreatePersistentVisitor[];
  /** Found beside what visitors find, once all is over. */
  complaints?: () => string[];
}

/** Everything that a site leans on but shops, one after the other and two at once. */
export async function actOfEverything(stage: FaultStage, form: 'short' | 'long'): Promise<FaultAct> {
  const single = [
    ...engineFaults(stage),
    ...feedFaults(stage),
    ...mailFaults(stage),
    ...(await databaseFaults(stage)),
    ...fileFaults(stage),
    ...threadFaults(stage),
  ];
  const faults =
    form === 'short'
      ? single.filter(({ short }) => short)
      : [...single, ...hungryThreadFaults(stage), ...pairUp(single), ...clockFaults(stage)];
  return { faults, cast: USUAL_CAST };
}

async function databaseFaults(stage: FaultStage): Promise<Fault[]> {
  const { databaseUrl } = stage.place;
  if (databaseUrl === '') return sqliteFaults(stage);
  return postgresFaults(stage, { databaseUrl, restart: await findRestart(databaseUrl) });
}

/** What an object store elsewhere may do. */
export function actOfBucket(stage: FaultStage): FaultAct {
  return { faults: bucketFaults(stage), cast: USUAL_CAST };
}

/** Half of the visitors buy, and want their money back, while shops fail and write too much. */
export async function actOfShops(stage: FaultStage, servers: ShopServers): Promise<FaultAct> {
  const trade = openTrade(servers);
  const storm = createWebhookStorm(stage.site.url, { trade, servers, random: Math.random });
  const buyer = createBuyer(trade);
  const storms = stormFaults(storm);
  const away = (await databaseFaults(stage)).filter(({ short }) => short);
  return {
    faults: [
      ...shopFaults(servers),
      ...storms,
      ...storms.flatMap((one) => away.map((other) => both(one, other))),
    ],
    cast: [buyer, createReader, buyer, createGuest, buyer, createNewcomer],
    complaints: () =>
      storm.count() === 0 ? ['no shop wrote anything during the storms'] : storm.complaints(),
  };
}
