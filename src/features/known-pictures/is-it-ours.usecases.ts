import { digestOf } from '../../platform/hash-of.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { readUploadedPicture } from '../../platform/pictures/uploaded-picture.ts';
import { describeCredentials } from '../provenance/describe-credentials.rules.ts';
import { describeMark } from '../provenance/describe-mark.rules.ts';
import { findXmp } from '../provenance/marked-file.rules.ts';
import { readMark } from '../provenance/read-mark.usecases.ts';
import type { CheckedCredentials } from '../provenance/signing/checked-credentials.types.ts';
import { isSignedBy } from '../provenance/signing/is-signed-by.rules.ts';
import type { IsItOurs } from './is-it-ours.schema.ts';
import {
  createBusyError,
  createPictureUnreadableError,
  createTooManyPixelsError,
  createTooManyQuestionsError,
} from './known-pictures.errors.ts';
import type { KnownPicturesStore } from './known-pictures.store.ts';
import { QUESTIONS, QUESTIONS_AT_ONCE } from './known-pictures-limits.rules.ts';
import { measureLikeness } from './measure-likeness.ts';

/** Bytes of a picture that is asked about. */
export const LARGEST_ASKED = 12 * 1024 * 1024;
/** A likeness is read from far less. */
const LONGEST_SIDE = 256;
const QUALITY = 95;

export interface AskIsItOurs {
  /** Counts a question. @throws {AppError} 429 `is_it_ours.too_many`. */
  admit(address: string): Promise<void>;
  /**
   * What a file says of itself, and whether it left this site. Nothing of it is kept.
   * @throws {AppError} 400 when it is no picture, 503 when too many ask.
   */
  ask(file: Uint8Array): Promise<IsItOurs>;
}

interface AskIsItOursOptions {
  store: Pick<KnownPicturesStore, 'findFile' | 'findNear'>;
  checkCredentials: (bytes: Uint8Array) => Promise<CheckedCredentials>;
  /** Of the certificate that this site signs with; '' without one. */
  fingerprint: string;
  limits: AttemptLimits;
}

export function createAskIsItOurs(options: AskIsItOursOptions): AskIsItOurs {
  const { store, checkCredentials, fingerprint, limits } = options;
  const limit = limits.open(QUESTIONS);
  const room = createWorkLimit({
    atOnce: QUESTIONS_AT_ONCE.running,
    waiting: QUESTIONS_AT_ONCE.waiting,
    tooMany: createBusyError,
  });
  const describe = async (file: Uint8Array): Promise<IsItOurs> => {
    // First of all: whatever is no picture, or unfolds into too much, is read no further.
    const small = await readUploadedPicture(file, {
      longestSide: LONGEST_SIDE,
      quality: QUALITY,
      unreadable: createPictureUnreadableError,
      tooManyPixels: createTooManyPixelsError,
    });
    const checked = await checkCredentials(file);
    const byThisSite = isSignedBy(checked, fingerprint);
    return {
      ...(await findDelivered(store, file, small.bytes)),
      marks: describeMark(readMark(findXmp(file) ?? '')),
      credentials: { state: checked.state, byThisSite, text: describeCredentials(checked) },
    };
  };
  return {
    admit: (address) => takeOrRefuse(limit, address, createTooManyQuestionsError),
    ask: (file) => room.run(() => describe(file)),
  };
}

async function findDelivered(
  store: AskIsItOursOptions['store'],
  file: Uint8Array,
  small: Uint8Array,
): Promise<Pick<IsItOurs, 'ours' | 'deliveredOn'>> {
  const same = await store.findFile(digestOf(file));
  if (same) return { ours: 'same', ...same };
  const likeness = await measureLikeness(small);
  const [nearest] = likeness ? await store.findNear(likeness) : [];
  if (!nearest) return { ours: 'unknown' };
  return { ours: 'alike', deliveredOn: nearest.deliveredOn };
}
