import sharp, { type Sharp } from 'sharp';
import { createWorkLimit } from '../../../platform/jobs/work-limit.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import { carryMark } from '../marked-file.rules.ts';
import type { CredentialsChecker } from '../signing/credentials-checker.ts';
import { isSignedBy } from '../signing/is-signed-by.rules.ts';
import type { PictureSigner } from '../signing/picture-signer.usecases.ts';
import { createBusyError, createNotOursError, createTooManyError } from './conversion.errors.ts';
import { CONVERSIONS, CONVERSIONS_AT_ONCE } from './conversion-limits.rules.ts';

/** Bytes of a picture of 2048 pixels that nothing could be squeezed out of. */
export const LARGEST_CONVERTED = 16 * 1024 * 1024;
/** Those of the largest picture that is drawn. */
const MOST_PIXELS = 2048 * 2048;
const JPEG_QUALITY = 92;

export type ConvertedType = 'png' | 'jpeg';

export interface ConvertSigned {
  /** @throws {AppError} 429 `conversion.too_many`. */
  admit(address: string): Promise<void>;
  /** @throws {AppError} 403 when this site has not signed the file as it is; 503 when too many wait. */
  convert(file: Uint8Array, type: ConvertedType): Promise<Uint8Array<ArrayBuffer>>;
}

interface ConvertSignedOptions {
  signer: PictureSigner;
  checker: Pick<CredentialsChecker, 'check'>;
  limits: AttemptLimits;
}

/**
 * Makes another kind of file of one that this site signed, and signs that. Its own signature is the proof, so that
 * nothing else need be known of the picture, and nobody else's gets a signature.
 */
export function createConvertSigned({ signer, checker, limits }: ConvertSignedOptions): ConvertSigned {
  const limit = limits.open(CONVERSIONS);
  const room = createWorkLimit({
    atOnce: CONVERSIONS_AT_ONCE.running,
    waiting: CONVERSIONS_AT_ONCE.waiting,
    tooMany: createBusyError,
  });
  const convert = async (file: Uint8Array, type: ConvertedType) => {
    const checked = await checker.check(file);
    if (!isSignedBy(checked, signer.fingerprint)) throw createNotOursError();
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS });
    const converted = type === 'png' ? picture.png({ adaptiveFiltering: true }) : asJpeg(picture);
    return await signer.sign(carryMark(file, await converted.toBuffer()));
  };
  return {
    admit: (address) => takeOrRefuse(limit, address, createTooManyError),
    convert: (file, type) => room.run(() => convert(file, type)),
  };
}

const asJpeg = (picture: Sharp) => picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' });
