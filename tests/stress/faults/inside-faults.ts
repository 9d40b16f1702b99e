import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from './fault.types.ts';
import type { FaultStage } from './fault-stage.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const END_THREADS_EVERY_MS = 700;
const STARVE_THREADS_EVERY_MS = 2000;

/** The illustrator's threads die in the middle of a picture, again and again, and no engine stands before it. */
export function threadFaults({ engine, order }: FaultStage): Fault[] {
  let timer: NodeJS.Timeout | undefined;
  return [
    {
      name: 'drawing threads die, and the engine is broken',
      short: true,
      inject() {
        engine.fail('broken');
        timer = setInterval(() => void order({ do: 'end-threads' }), END_THREADS_EVERY_MS);
      },
      heal() {
        clearInterval(timer);
        engine.fail('broken', 0);
      },
    },
  ];
}

/** A thread takes all the memory that it may have and is ended for it: the site is not, and the next picture has another. */
export function hungryThreadFaults({ engine, order }: FaultStage): Fault[] {
  let timer: NodeJS.Timeout | undefined;
  return [
    {
      name: 'drawing threads run out of memory, and the engine is broken',
      // How soon a thread is full, and whose picture it has then, is for the machine to say.
      seconds: 20,
      async missed() {
        const { outOfMemory } = await order({ do: 'tell' });
        return outOfMemory === 0 ? 'no thread ran out of memory' : undefined;
      },
      inject() {
        engine.fail('broken');
        timer = setInterval(() => void order({ do: 'starve-threads' }), STARVE_THREADS_EVERY_MS);
      },
      heal() {
        clearInterval(timer);
        engine.fail('broken', 0);
      },
    },
  ];
}

/** The folder of pictures is away, as an unmounted disk is. Where a file stands even root cannot write below. */
export function fileFaults({ site }: FaultStage): Fault[] {
  const folder = join(site.dataDir, 'objects');
  return [
    {
      name: 'the folder of pictures is away',
      short: true,
      shows: 'storage.unavailable',
      async inject() {
        await rename(folder, `${folder}-away`);
        await writeFile(folder, '');
      },
      async heal() {
        await rm(folder);
        await rename(`${folder}-away`, folder);
      },
    },
  ];
}

/** An operator corrects the clock, or a machine wakes up. Back comes last: it is what heals the others. */
export function clockFaults({ order }: FaultStage): Fault[] {
  const jump = (name: string, offsetMs: number): Fault => ({
    name: `the clock jumps ${name}`,
    changesTheDay: true,
    inject: async () => void (await order({ do: 'set-clock', offsetMs })),
    heal: async () => void (await order({ do: 'set-clock', offsetMs: 0 })),
  });
  return [
    jump('five minutes back', -300 * SECOND),
    jump('an hour ahead', HOUR),
    jump('a day ahead, past midnight', 24 * HOUR),
  ];
}
