import type { LeaseTimes } from '../../features/image-service/account-runs/run-leases.ts';
import { createImageService } from '../../features/image-service/create-image-service.ts';
import type { GuestReceipts } from '../../features/image-service/guest-runs/guest-receipts.ts';
import { createLearnStyle } from '../../features/learned-styles/learn-style.usecases.ts';
import type { CountedDays } from '../../features/owner/overview/counted-days.usecases.ts';
import type { KnownSiteSettings } from '../../features/owner/site/site-settings.usecases.ts';
import type { PictureSigner } from '../../features/provenance/signing/picture-signer.usecases.ts';
import type { WordPolicy } from '../../features/word-policy/word-policy.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { keyIn } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { Config } from '../config.ts';
import { logOwnFailures } from '../failure-log.ts';
import { countAnswered } from '../metrics/figures-by-day.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import type { AccountServices } from './account-services.ts';
import type { ImageEngineServices } from './image-engine-services.ts';

interface ImageServicesOptions {
  config: Config;
  engineServices: Pick<ImageEngineServices, 'engines' | 'ownEngines' | 'learnStyle'>;
  accountServices: Pick<
    AccountServices,
    'accounts' | 'apiKeys' | 'credits' | 'blobs' | 'userStatus' | 'stylePictures'
  >;
  database: Database;
  clock: Clock;
  policy: WordPolicy;
  signer: PictureSigner;
  /** Told of each picture that leaves. */
  noteDelivered: (bytes: Uint8Array) => void;
  guestSecret: string;
  limits: AttemptLimits;
  receipts: GuestReceipts;
  isReadOnly: IsReadOnly;
  siteSettings: Pick<KnownSiteSettings, 'current'>;
  logger: Logger;
  figures: SiteFigures;
  countedDays: CountedDays;
  leaseTimes?: LeaseTimes;
}

/** The image service, for guests and for accounts, and what learns a style in turn with it. */
export function createImageServices({
  config,
  logger,
  figures,
  siteSettings,
  ...options
}: ImageServicesOptions) {
  const { accounts, apiKeys, credits, blobs, userStatus, stylePictures } = options.accountServices;
  const imageService = createImageService({
    ...options.engineServices,
    settings: {
      ...config.imageService,
      get guestDailyImages() {
        return siteSettings.current().guestImages ?? config.imageService.guestDailyImages;
      },
      get guestTotalDailyImages() {
        return siteSettings.current().allGuestsImages ?? config.imageService.guestTotalDailyImages;
      },
    },
    database: options.database,
    clock: options.clock,
    policy: options.policy,
    siteName: config.site.siteName,
    signer: options.signer,
    onDelivered: options.noteDelivered,
    guestSecret: options.guestSecret,
    receipts: options.receipts,
    trustedProxies: config.http.trustedProxies,
    isReadOnly: options.isReadOnly,
    accounts: {
      guard: {
        identifyLiving: (authorization, { address, forEdit }) =>
          keyIn(authorization)
            ? apiKeys.letIn(authorization, { address, scope: forEdit ? 'edits' : 'images' })
            : accounts.guard.identifyLiving(authorization),
      },
      credits,
      blobs,
      quote: userStatus.quote,
      referencePicturesOf: stylePictures.readByHash,
      leaseTimes: options.leaseTimes,
      onRenewalFailed: logOwnFailures(logger, 'holds were not kept alive'),
    },
    onWaited: (milliseconds) => figures.waited(milliseconds / 1000),
    onAnswered: (picture) => countAnswered(options.countedDays, picture),
    onRemembered: (isRemembered) => figures.cacheAsked('images', isRemembered),
    onGiveBackFailed: logOwnFailures(logger, 'an unused image was not counted back'),
    onSweepFailed: logOwnFailures(logger, 'old allowances were not swept'),
  });
  const learnStyle = createLearnStyle({
    ...options,
    learnStyle: options.engineServices.learnStyle,
    inTurn: imageService.inTurn,
    hashVisitor: createVisitorHash(options.guestSecret, 'styles'),
  });
  return { imageService, learnStyle };
}
