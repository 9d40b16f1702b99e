import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { PictureScores } from '../picture-safety.rules.ts';
import type { PictureToLookAt } from './look-at-picture.worker.ts';

/** Where `npm run safety:install` puts the model. */
const MODEL_FOLDER = 'models/nsfwjs';
/** After this the thread ends, and the next picture waits until the model is read again. */
const IDLE_MS = 10 * 60_000;
/** Hundreds of times what a picture takes; then the thread is ended, and a new one made for the next. */
const LONGEST_MS = 30_000;
/** Each takes 60 ms. */
const MOST_WAITING = 200;
const HEAP_MB = 256;
const NICENESS = 5;

/** Looks at pictures in a thread of its own. */
export interface PictureLooker {
  /** @throws {Error} when it failed, or too many wait. */
  look(bytes: Uint8Array): Promise<PictureScores>;
  close(): Promise<void>;
}

export function isModelInstalled(projectRoot: string): boolean {
  return existsSync(join(projectRoot, MODEL_FOLDER, 'node_modules/nsfwjs/package.json'));
}

export function createPictureLooker(projectRoot: string): PictureLooker {
  let thread: Piscina<PictureToLookAt, PictureScores> | undefined;
  return {
    async look(bytes) {
      thread ??= new Piscina({
        filename: join(projectRoot, 'src/features/picture-safety/looking/look-at-picture.worker.ts'),
        minThreads: 0,
        maxThreads: 1,
        maxQueue: MOST_WAITING,
        idleTimeout: IDLE_MS,
        niceIncrement: NICENESS,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      });
      const picture = { folder: join(projectRoot, MODEL_FOLDER), bytes };
      return await thread.run(picture, { signal: AbortSignal.timeout(LONGEST_MS) });
    },
    async close() {
      await thread?.destroy();
    },
  };
}
