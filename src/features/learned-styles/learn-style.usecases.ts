import type { HashVisitor } from '../../platform/http/visitor-hash.ts';
import { createFairWorkLimit } from '../../platform/jobs/fair-work-limit.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { readUploadedPicture } from '../../platform/pictures/uploaded-picture.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import type { ImageEngine, LearnedStyleWithPreviews } from '../image-engines/image-engines.types.ts';
import {
  createBusyError,
  createTooManyLearnedError,
  createTooManyPixelsError,
  createUnreadablePictureError,
} from './learned-styles.errors.ts';
import { LONGEST_SIDE } from './learned-styles.rules.ts';
import { LEARNED_OF_ACCOUNT, LEARNED_OF_ADDRESS } from './learned-styles-limits.rules.ts';

/** One at a time leaves the other threads to pictures. Who share an address wait for each other. */
export const LEARNING = { atOnce: 1, waiting: 20, waitingPerCaller: 3 };
/** What is learned from is seen at a quarter of this quality's detail. */
const QUALITY = 92;

interface Learner {
  /** Undefined for guests. */
  identity: AccountIdentity | undefined;
  address: string;
}

interface LearnOptions {
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** A place in which one visitor has one style learned. */
export interface LearningPlace {
  /** The pictures as small clean copies. @throws {AppError} 400 for what is no picture, or a bomb. */
  unpack(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>[]>;
  /**
   * @throws {AppError} 429 or 503 when too many wait, for this visitor or for all.
   * @throws {DOMException} named AbortError when the signal was aborted.
   */
  learn(pictures: readonly Uint8Array[], options: LearnOptions): Promise<LearnedStyleWithPreviews>;
}

export interface LearnStyle {
  /** Before a picture is read. @throws {AppError} 429 `styles.too_many`. */
  admit(learner: Learner): Promise<LearningPlace>;
}

interface LearnStyleOptions {
  learnStyle: NonNullable<ImageEngine['learnStyle']>;
  /** Its turn among the images that are drawn. */
  inTurn: <Result>(
    turn: { visitor: string; signal: AbortSignal },
    work: (signal: AbortSignal) => Promise<Result>,
  ) => Promise<Result>;
  limits: AttemptLimits;
  hashVisitor: HashVisitor;
  clock: Clock;
}

export function createLearnStyle(options: LearnStyleOptions): LearnStyle {
  const { learnStyle, inTurn, limits, hashVisitor, clock } = options;
  const ofAddress = limits.open(LEARNED_OF_ADDRESS);
  const ofAccount = limits.open(LEARNED_OF_ACCOUNT);
  const line = createFairWorkLimit({ ...LEARNING, tooMany: createBusyError });
  return {
    async admit({ identity, address }) {
      const network = hashVisitor(utcDate(clock.now()), address);
      const visitor = identity ? `account:${identity.id}` : network;
      if (identity) await takeOrRefuse(ofAccount, identity.id, createTooManyLearnedError);
      await takeOrRefuse(ofAddress, network, createTooManyLearnedError);
      return {
        unpack,
        learn: (pictures, { signal, onProgress }) =>
          line.run(visitor, () =>
            inTurn({ visitor, signal }, (workSignal) =>
              learnStyle(pictures, { signal: workSignal, onProgress }),
            ),
          ),
      };
    },
  };
}

/** One after the other: twelve at once would take the memory of twelve. */
async function unpack(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (const file of files) {
    const { bytes } = await readUploadedPicture(file, {
      longestSide: LONGEST_SIDE,
      quality: QUALITY,
      unreadable: createUnreadablePictureError,
      tooManyPixels: createTooManyPixelsError,
    });
    pictures.push(bytes);
  }
  return pictures;
}
