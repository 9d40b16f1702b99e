/**
 * Saves images for some seconds and prints how many a second. A program of its own, because two of them
 * at once are two servers of one site:
 *
 *     node bench/data/saving.ts '{"databaseUrl":"","dataDir":"...","seconds":3,"atOnce":1}'
 */
import { openQuietServices, type Place } from './quiet-services.ts';
import { saveImage } from './save-image.ts';

export interface SavingOrder extends Place {
  seconds: number;
  /** How many visitors save at the same time. */
  atOnce: number;
}

const WARM_UP_SECONDS = 0.5;

if (process.argv[1] === import.meta.filename) await saveAsOrdered(JSON.parse(process.argv[2] ?? '{}'));

async function saveAsOrdered(order: SavingOrder): Promise<void> {
  const services = await openQuietServices(order);
  const saveFor = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let count = 0;
    const visitors = Array.from({ length: order.atOnce }, async () => {
      for (; performance.now() < end; count++) await saveImage(services);
    });
    await Promise.all(visitors);
    return count;
  };
  await saveFor(WARM_UP_SECONDS);
  console.log((await saveFor(order.seconds)) / order.seconds);
  await services.close();
}
