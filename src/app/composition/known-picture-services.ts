import { createAskIsItOurs } from '../../features/known-pictures/is-it-ours.usecases.ts';
import { createKnownPicturesStore } from '../../features/known-pictures/known-pictures.store.ts';
import { createNoteDelivered } from '../../features/known-pictures/note-delivered.usecases.ts';
import { createConvertSigned } from '../../features/provenance/conversion/convert-signed.usecases.ts';
import type { CredentialsChecker } from '../../features/provenance/signing/credentials-checker.ts';
import type { PictureSigner } from '../../features/provenance/signing/picture-signer.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { SitePart } from './site-part.ts';

interface KnownPictureServicesOptions {
  database: Database;
  limits: AttemptLimits;
  signer: PictureSigner;
  checker: CredentialsChecker;
  clock: Clock;
  logger: Logger;
}

/** What remembers the pictures that left the site, and tells whoever shows one whether it is among them. */
export function createKnownPictureServices(options: KnownPictureServicesOptions) {
  const { database, limits, signer, checker, clock, logger } = options;
  const store = createKnownPicturesStore(database);
  const onFailure = logOwnFailures(logger, 'a delivered picture was not noted');
  const noted = createNoteDelivered({ store, clock, onFailure });
  const { fingerprint } = signer;
  const part: SitePart = { close: noted.close };
  return {
    part,
    noteDelivered: noted.note,
    sweepKnownPictures: noted.sweep,
    convertSigned: createConvertSigned({ signer, checker, limits }),
    isItOurs: createAskIsItOurs({ store, checkCredentials: checker.check, fingerprint, limits }),
  };
}
