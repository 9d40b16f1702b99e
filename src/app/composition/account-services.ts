import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createAccountData } from '../../features/account-data/account-data.usecases.ts';
import { createAccounts } from '../../features/accounts/create-accounts.ts';
import type { PasswordHashing } from '../../features/accounts/passwords/password-hashing.ts';
import { createApiKeys } from '../../features/api-keys/api-keys.usecases.ts';
import { createCheckout } from '../../features/checkout/checkout.usecases.ts';
import { createCredits } from '../../features/credits/credits.usecases.ts';
import { createEnlarging } from '../../features/enlarging/enlarging.usecases.ts';
import { openEnlargedFiles } from '../../features/enlarging/work/enlarged-files.ts';
import { createAccountImages } from '../../features/gallery/account-images.usecases.ts';
import { createGalleryJobs } from '../../features/gallery/gallery.jobs.ts';
import { createGallery } from '../../features/gallery/gallery.usecases.ts';
import type { GuestReceipts } from '../../features/image-service/guest-runs/guest-receipts.ts';
import { createKeptStyles } from '../../features/learned-styles/kept-styles.usecases.ts';
import { createStylePictures } from '../../features/learned-styles/style-pictures.usecases.ts';
import { CODE_DIGITS, formatCode } from '../../features/licenses/activation/license-code.rules.ts';
import { createGiveaways } from '../../features/licenses/giveaways/giveaways.usecases.ts';
import { createLicenses } from '../../features/licenses/licenses.usecases.ts';
import { createLicenseChecking } from '../../features/licenses/refunds/create-license-checks.ts';
import { isSandboxOpen } from '../../features/licenses/shops/license-shops.rules.ts';
import { createSandboxShop } from '../../features/licenses/shops/sandbox/create-sandbox-shop.ts';
import { openShops } from '../../features/licenses/shops/shops.registry.ts';
import type { ShopTrouble } from '../../features/licenses/shops/shops.types.ts';
import { createSavedLooks } from '../../features/looks/looks.usecases.ts';
import { createAccountActivity } from '../../features/owner/audit/account-activity.usecases.ts';
import { createAccountEvents } from '../../features/owner/audit/account-events.usecases.ts';
import { createOwner } from '../../features/owner/owner.usecases.ts';
import { createRoleOf, createStaffEnd } from '../../features/owner/who/staff.usecases.ts';
import type { PictureSafety } from '../../features/picture-safety/picture-safety.usecases.ts';
import { choosePlanLinks, hasApiAccess } from '../../features/plans/plans.rules.ts';
import type { PictureSigner } from '../../features/provenance/signing/picture-signer.usecases.ts';
import { createSharing } from '../../features/sharing/sharing.usecases.ts';
import { createTakedownMails } from '../../features/sharing/takedowns/takedown-mails.ts';
import { planOf } from '../../features/user-status/account-plan.rules.ts';
import { createUserStatus } from '../../features/user-status/user-status.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { readOrCreateSharedSecret } from '../../platform/db/secret-store.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createMailOutboxStore } from '../../platform/mail/mail-outbox.store.ts';
import { createMailPurge } from '../../platform/mail/mail-outbox.ts';
import { programFile } from '../../platform/programs/program-file.ts';
import { createBlobs } from '../../platform/storage/blobs.store.ts';
import type { ObjectStorage } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import { urls } from '../../urls.ts';
import type { Config } from '../config.ts';
import { logFailures, logOwnFailures } from '../failure-log.ts';
import { createRecentTroubles, type RecentTroubles } from '../metrics/recent-troubles.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import { describeShops } from '../start-message.ts';
import { createUnknownCallError } from '../unknown-api-address.ts';
import { createMailServices } from './mail-services.ts';
import { shopSettingsOf } from './shop-settings.ts';
import type { SitePart } from './site-part.ts';
import { createWrittenPostServices } from './written-post-services.ts';

interface AccountServicesOptions {
  config: Config;
  database: Database;
  storage: ObjectStorage;
  /** Where secrets are kept that no variable names. */
  dataDir: string;
  /** Scrypt when left out. */
  passwords?: PasswordHashing;
  /** Turns network addresses into marks before anything is stored. */
  guestSecret: string;
  /** Of pictures that were drawn for guests. */
  receipts: Pick<GuestReceipts, 'read'>;
  limits: AttemptLimits;
  isReadOnly: IsReadOnly;
  clock: Clock;
  logger: Logger;
  figures: SiteFigures;
  pictureSafety: PictureSafety;
  signer: PictureSigner;
  /** Ends what is drawn for holds that were given back. */
  stopDrawing: (holdIds: readonly string[]) => void;
  /** Whether any engine draws in the manner of pictures. */
  looksAtPictures: boolean;
  /** The folder of package.json. */
  projectRoot: string;
  /** The public address of the site, known once it listens. */
  siteRoot: () => string;
  /** Forgets pages that are made of posts. */
  onPostsChanged: () => void;
  /** Reads the content folder again. */
  syncContent: () => Promise<unknown>;
}

/** What an owner has to mend; the others are a buyer's. */
const AWAY: ReadonlySet<ShopTrouble['trouble']> = new Set(['misconfigured', 'unreachable']);

export type AccountServices = Omit<Awaited<ReturnType<typeof createAccountServices>>, 'part'>;

/** Everything that an account adds to the site: identity, the ledger, licenses and what composes them. */
export async function createAccountServices(options: AccountServicesOptions) {
  const { config, database, storage, dataDir, guestSecret, limits, clock, logger } = options;
  const authSecret =
    config.accounts.secret || (await readOrCreateSharedSecret({ database, dataDir, name: 'auth-secret' }));
  const mail = createMailServices(options);
  const events = createAccountEvents({ database, limits, clock });
  const accounts = createAccounts({
    database,
    events,
    mail,
    clock,
    settings: config.accounts,
    secret: authSecret,
    siteUrl: config.site.siteUrl,
    siteName: config.site.siteName,
    trustedProxies: config.http.trustedProxies,
    limits,
    passwords: options.passwords,
    onPasswordReset: async (...account) => void (await apiKeys.revokeAll(...account)),
    onError: logOwnFailures(logger, 'identity failed'),
  });
  const blobs = createBlobs({
    database,
    storage,
    newId: randomUUID,
    clock,
    onDamaged: logFailures(logger, 'a stored picture is damaged'),
    onLeftOver: logOwnFailures(logger, 'a file that nothing leads to must be deleted later'),
  });
  const writtenPosts = createWrittenPostServices({ ...options, blobs });
  const credits = createCredits({ database, newId: randomUUID });
  const sandbox = isSandboxOpen(config.licenses, config.trustsThisMachine)
    ? createSandboxShop({ database, clock, randomBytes })
    : null;
  const shopTroubles = createRecentTroubles(clock);
  const shops = openConfiguredShops(options, shopTroubles);
  const licenseChecks = createLicenseChecking({
    database,
    credits,
    shops,
    clock,
    onTakenBack: (license) => logger.info(license, 'a shop took a purchase back'),
    onFailure(error, license) {
      options.figures.jobFailed('licenses');
      logger.error({ err: error, ...license }, 'licenses were not checked');
    },
  });
  const licenses = createLicenses({
    database,
    credits,
    shops: sandbox ? [sandbox] : shops,
    clock,
    newId: randomUUID,
    limits: config.licenses,
    attemptLimits: limits,
    mail,
    codeProof:
      config.licenses.proof === 'code'
        ? {
            newCode: () => formatCode(randomInt(10 ** CODE_DIGITS)),
            secret: createHmac('sha256', authSecret).update('license codes').digest('hex'),
          }
        : undefined,
  });
  const planOfAccount = async (accountId: string) => planOf(await licenses.list(accountId), clock.now()).plan;
  const onCallsLost = (error: unknown) => {
    options.figures.jobFailed('api-keys');
    logger.error({ err: error }, 'calls of keys were not written down');
  };
  const apiKeys = createApiKeys({
    database,
    records: accounts.records,
    events,
    credits,
    hasApiPlan: async (accountId) => hasApiAccess(await planOfAccount(accountId)),
    limits,
    isReadOnly: options.isReadOnly,
    clock,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    onFailure: onCallsLost,
  });
  const userStatus = createUserStatus({
    database,
    credits,
    licenses,
    clock,
    hashVisitor: createVisitorHash(guestSecret, 'welcome'),
    signUpBonusesPerAddress: config.accounts.signUpCreditsPerAddress,
  });
  const checkout = createCheckout({
    sandbox,
    purchasesPerAddress: config.checkout.purchasesPerAddress,
    limits,
  });
  const kept = createGallery({
    database,
    credits,
    blobs,
    storage,
    quote: userStatus.quote,
    statusOf: userStatus.statusOf,
    signingSecret: createHmac('sha256', authSecret).update('image addresses').digest('hex'),
    clock,
    newId: randomUUID,
    isReadOnly: options.isReadOnly,
    stopDrawing: options.stopDrawing,
    limits,
    freeUploadsDaily: config.gallery.freeUploadsTotalDaily,
    readReceipt: options.receipts.read,
    lookAtUpload: (bytes) => options.pictureSafety.look('upload', bytes),
    // Sharing is told what the gallery has, and is made after it.
    endLink: (...collection) => sharing.forgetCollection(...collection),
  });
  const gallery: typeof kept = {
    ...kept,
    async remove(accountId, imageId) {
      await kept.remove(accountId, imageId);
      options.figures.imagesDeleted(1);
    },
    async removeAll(accountId, imageIds) {
      const removed = await kept.removeAll(accountId, imageIds);
      options.figures.imagesDeleted(removed);
      return removed;
    },
  };
  const logGalleryFailure = logOwnFailures(logger, 'a task of the gallery failed');
  const jobs = createGalleryJobs({
    database,
    credits,
    blobs,
    storage,
    clock,
    newId: randomUUID,
    onFailure(error) {
      options.figures.jobFailed('gallery');
      logGalleryFailure(error);
    },
  });
  const stylePictures = createStylePictures({ ...options, blobs });
  const keptStyles = createKeptStyles({
    database,
    pictures: stylePictures,
    credits,
    planOf: async (accountId) => (await planOfAccount(accountId)).id,
    isReadOnly: options.isReadOnly,
    clock,
    newId: randomUUID,
  });
  const savedLooks = createSavedLooks({
    database,
    credits,
    isReadOnly: options.isReadOnly,
    clock,
    newId: randomUUID,
  });
  const sharing = createSharing({
    database,
    pictures: kept,
    credits,
    limits,
    secret: authSecret,
    clock,
    newId: () => randomBytes(16).toString('base64url'),
    isReadOnly: options.isReadOnly,
    lookAtShown:
      config.pictureSafety.mode === 'off'
        ? undefined
        : (bytes) => options.pictureSafety.look('shared', bytes),
    takedownMails: createTakedownMails({ mail, findAccount: accounts.records.find, clock }),
    onReported: (report) => logger.warn(report, 'a shared picture was reported'),
  });
  const roleOf = createRoleOf({ database, ownerEmails: config.owner.emails });
  const accountData = createAccountData({
    database,
    records: accounts.records,
    credits,
    licenses,
    images: createAccountImages({ database, blobs }),
    styles: keptStyles,
    stylePictures,
    looks: savedLooks,
    apiKeys,
    sharing,
    uploads: kept.uploads,
    mails: createMailOutboxStore(database),
    mail,
    events,
    onDeleted: createStaffEnd(database, clock),
    readActivity: createAccountActivity(database),
    isStaff: async (account) => (await roleOf(account)) !== undefined,
    limits,
    siteName: config.site.siteName,
    signingSecret: createHmac('sha256', authSecret).update('account exports').digest('hex'),
    clock,
  });
  const owner = createOwner({
    database,
    settings: config.owner,
    accounts,
    accountData,
    apiKeys,
    credits,
    licenses,
    licenseChecks,
    giveaways: createGiveaways({ database, clock, randomBytes }),
    shops,
    images: createAccountImages({ database, blobs }),
    reports: sharing.reports,
    posts: writtenPosts,
    limits,
    isReadOnly: options.isReadOnly,
    sendsMail: mail !== null,
    stopDrawing: options.stopDrawing,
    createUnknownCallError,
    clock,
  });
  const enlarging = createEnlarging({
    readImage: kept.open,
    hasPlan: async ({ identity, address }) =>
      !(await userStatus.quote(identity, 'green', address)).isFreePlan,
    signer: options.signer,
    files: openEnlargedFiles(join(dataDir, 'enlarging')),
    processFile: programFile(options.projectRoot, 'src/features/enlarging/work/enlarge.process.ts'),
    limits,
  });
  const planLinks = choosePlanLinks({
    sandboxLink: checkout.isOpen ? urls.checkout : null,
    configured: {
      BOOSTER: config.plans.purchaseLinkBooster,
      PREMIUM: config.plans.purchaseLinkPremium,
      PROFESSIONAL: config.plans.purchaseLinkProfessional,
      UNLIMITED: config.plans.purchaseLinkUnlimited,
    },
  });
  const part: SitePart = {
    jobs: [apiKeys.job, ...(mail ? [mail.outbox] : [])],
    siteJobs: [jobs, licenseChecks.job],
    facts: () => ({ shops: describeShops(config, { checkout, shops }) }),
    async close() {
      await apiKeys.calls.write().catch(onCallsLost);
      await enlarging.close();
    },
  };
  return {
    accounts,
    accountData,
    apiKeys,
    owner,
    writtenPosts,
    mail,
    purgeMail: createMailPurge(database, clock),
    blobs,
    credits,
    licenses,
    userStatus,
    checkout,
    gallery,
    enlarging,
    keptStyles,
    stylePictures,
    savedLooks,
    sharing,
    planLinks,
    shops,
    shopTroubles,
    licenseChecks,
    jobs,
    part,
  };
}

function openConfiguredShops({ config, clock, logger }: AccountServicesOptions, troubles: RecentTroubles) {
  const onTrouble = (trouble: ShopTrouble) => {
    logger.warn(trouble, 'a shop needs attention');
    if (AWAY.has(trouble.trouble)) troubles.note(`the shop ${trouble.shop}`, trouble.reason);
  };
  return openShops(shopSettingsOf(config), { clock, onTrouble });
}
