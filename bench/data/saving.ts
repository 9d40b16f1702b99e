/**
 * Saves images for some seconds and prints how many a second, and what each took of the processor. A
 * program of its own, because two of them at once are two servers of one site:
 *
 *     node bench/data/saving.ts '{"databaseUrl":"","dataDir":"...","seconds":3,"atOnce":1}'
 */
import { otherAccount } from './many-rows.ts';
import { openQuietServices, type Place } from './quiet-services.ts';
import { saveImage } from './save-image.ts';

export interface SavingOrder extends Place {
  seconds: number;
  /** How many visitors save at the same time, each with an account. */
  atOnce: number;
  /** The number of the first of these accounts: two servers have other visitors. */
  firstAccount?: number;
}

export interface SavingFigures {
  perSecond: number;
  /** Milliseconds of all its threads for each image. */
  processorTime: number;
}

/** Until the code is compiled. */
const WARM_UP_SECONDS = 2;

if (process.argv[1] === import.meta.filename) await saveAsOrdered(JSON.parse(process.argv[2] ?? '{}'));

async function saveAsOrdered(order: SavingOrder): Promise<void> {
  const services = await openQuietServices(order);
  const saveFor = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let count = 0;
    const visitors = Array.from({ length: order.atOnce }, async (_, visitor) => {
      const identity = otherAccount((order.firstAccount ?? 1) + visitor);
      for (; performance.now() < end; count++) await saveImage(services, identity);
    });
    await Promise.all(visitors);
    return count;
  };
  await saveFor(WARM_UP_SECONDS);
  const before = process.cpuUsage();
  const images = await saveFor(order.seconds);
  const { user, system } = process.cpuUsage(before);
  const figures: SavingFigures = {
    perSecond: images / order.seconds,
    processorTime: (user + system) / 1000 / images,
  };
  console.log(JSON.stringify(figures));
  await services.close();
}
