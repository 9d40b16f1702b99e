import { readFile, stat, writeFile } from 'node:fs/promises';
import { raceAbort } from '../../platform/jobs/race-abort.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { PictureSigner } from '../provenance/signing/picture-signer.usecases.ts';
import {
  createAlreadyEnlargingError,
  createCallerLeftError,
  createEnlargingBusyError,
  createLargeEnoughError,
  createNeedsPlanError,
  createTooManyEnlargementsError,
} from './enlarging.errors.ts';
import { ENLARGED_SIDES, ENLARGEMENTS, type EnlargementOrder, type PictureSize } from './enlarging.rules.ts';
import type { EnlargementProgress } from './enlarging.types.ts';
import { DAILY_ENLARGEMENTS } from './enlarging-limits.rules.ts';
import { enlargeInProcess } from './work/enlarge-in-process.ts';
import type { EnlargedFiles } from './work/enlarged-files.ts';

/** A signed-in caller and the network address that the request came from. */
interface EnlargingCaller {
  identity: AccountIdentity;
  address: string;
}

interface EnlargingOptions {
  /** @throws {AppError} 404 when the account has no such image. */
  readImage: (accountId: string, imageId: string) => Promise<PictureSize & { bytes: Uint8Array }>;
  hasPlan: (caller: EnlargingCaller) => Promise<boolean>;
  files: EnlargedFiles;
  /** Signs what is made of a picture of this site. */
  signer: PictureSigner;
  /** What a process that enlarges runs. */
  processFile: string;
  limits: AttemptLimits;
  /** How many an account may have in 24 hours, in the place of the rule's, for tests. */
  daily?: number;
}

interface EnlargedImage {
  file: string;
  bytes: number;
  /** Deletes the file; to be called however its answer ends. */
  close(): Promise<void>;
}

export interface Enlarging {
  /**
   * Makes a large file of an image of the account's gallery. Whoever leaves ends the work at once.
   * @throws {AppError} 400 when the image is as large already, 403 without a paid plan, 404 when there is no such
   * image, 429 when another one is being made for the account or it had too many, 503 when too many wait.
   */
  enlarge(
    caller: EnlargingCaller,
    imageId: string,
    order: EnlargementOrder,
    signal: AbortSignal,
  ): Promise<EnlargedImage>;
  /** How far the one image is that is being enlarged for the account on this server. */
  progressOf(accountId: string): EnlargementProgress;
  /** Ends what is being made; nothing new begins. */
  close(): Promise<void>;
}

const LARGEST_SIGNED_BYTES = 48 * 1024 * 1024;
const NOT_RUNNING: EnlargementProgress = { state: 'none', done: 0 };

export function createEnlarging(options: EnlargingOptions): Enlarging {
  const { readImage, hasPlan, files, signer, processFile } = options;
  const daily = options.limits.open(DAILY_ENLARGEMENTS, options.daily);
  const turns = createWorkLimit({ ...ENLARGEMENTS, tooMany: createEnlargingBusyError });
  const running = new Map<string, EnlargementProgress>();
  const closing = new AbortController();

  async function make(
    image: PictureSize & { bytes: Uint8Array },
    { size, format }: EnlargementOrder,
    { progress, signal }: { progress: EnlargementProgress; signal: AbortSignal },
  ): Promise<EnlargedImage> {
    const file = files.newFile();
    const close = () => files.remove(file);
    try {
      progress.state = 'working';
      const message = { bytes: image.bytes, file, longSide: ENLARGED_SIDES[size], format };
      const onProgress = (share: number) => {
        progress.done = share;
      };
      await enlargeInProcess(message, { processFile, onProgress, signal });
      if (format !== 'webp') await sign(signer, file);
      return { file, bytes: (await stat(file)).size, close };
    } catch (error) {
      await close();
      throw signal.aborted ? createCallerLeftError() : error;
    }
  }

  return {
    async enlarge(caller, imageId, order, given) {
      const { id } = caller.identity;
      const signal = AbortSignal.any([given, closing.signal]);
      if (!(await hasPlan(caller))) throw createNeedsPlanError();
      if (running.has(id)) throw createAlreadyEnlargingError();
      const progress: EnlargementProgress = { state: 'waiting', done: 0 };
      running.set(id, progress);
      try {
        const image = await readImage(id, imageId);
        if (Math.max(image.width, image.height) >= ENLARGED_SIDES[order.size]) throw createLargeEnoughError();
        await takeOrRefuse(daily, id, createTooManyEnlargementsError);
        const made = turns.run(async () => {
          if (signal.aborted) throw createCallerLeftError();
          return await make(image, order, { progress, signal });
        });
        // Whoever leaves while it waits need not wait for its turn.
        return await raceAbort(made, signal, createCallerLeftError).catch(async (error: unknown) => {
          // What nobody's processor worked on does not count.
          if (progress.state === 'waiting') await daily.giveBack(id);
          made.then(({ close }) => close()).catch(() => undefined);
          throw error;
        });
      } finally {
        running.delete(id);
      }
    },
    progressOf: (accountId) => running.get(accountId) ?? NOT_RUNNING,
    async close() {
      closing.abort();
      await turns.run(async () => undefined).catch(() => undefined);
    },
  };
}

/** A signature is made of a whole file in memory, so the largest PNGs go without one. */
async function sign(signer: PictureSigner, file: string): Promise<void> {
  if (signer.fingerprint === '' || (await stat(file)).size > LARGEST_SIGNED_BYTES) return;
  await writeFile(file, await signer.sign(new Uint8Array(await readFile(file))));
}
