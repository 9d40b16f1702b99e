import { writeZip } from '../../platform/archive/zip-archive.ts';
import { createWorkLimit } from '../../platform/jobs/work-limit.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import { createClosedAccountError } from '../credits/credits.errors.ts';
import { STANDARD_BALANCE } from '../credits/credits.rules.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { AccountImages } from '../gallery/account-images.usecases.ts';
import type { Gallery } from '../gallery/gallery.usecases.ts';
import type { KeptStylesUsecases } from '../learned-styles/kept-styles.usecases.ts';
import type { SavedLooksUsecases } from '../looks/looks.usecases.ts';
import type { Sharing } from '../sharing/sharing.usecases.ts';
import { createExportAddressRefusedError, createTooManyExportsError } from './account-data.errors.ts';
import type { AccountSummary, ExportTicket } from './account-data.schema.ts';
import { EXPORTS } from './account-data-limits.rules.ts';
import type { AccountActivity } from './activity/account-activity.schema.ts';
import {
  createDeleteAccount,
  type DeleteAccount,
  type DeleteAccountOptions,
} from './delete-account.usecases.ts';
import { type ExportAccountOptions, listAccountFiles } from './export-account.usecases.ts';
import { createExportAddresses, type ExportClaim } from './export-addresses.ts';
import { createExportPlaces } from './export-places.ts';
import { createMailExport, type MailExport } from './mail-export.usecases.ts';

/** Whole pictures that are fetched from the storage, which has visitors to serve, too. */
const READS_AT_ONCE = 4;

interface AccountExport {
  /** E.g. `dreamseed-2026-01-15.zip`. */
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Gives the place of the download to somebody else; to be called however it ends. */
  close(): Promise<void>;
}

/** What we store of a person: shown, handed out, deleted. */
export interface AccountData {
  /** @throws {AppError} 401 when the account was deleted. */
  summarize(identity: AccountIdentity, address: string): Promise<AccountSummary>;
  /**
   * @returns an address that a browser can download from by itself, for five minutes.
   * @param address the caller's network address.
   * @throws {AppError} 429 `account.too_many_exports`, `account.export_running` or
   *   `account.exports_of_address`; 503 `account.exports_busy`.
   */
  prepareExport(identity: AccountIdentity, address: string): Promise<ExportTicket>;
  /**
   * A ZIP archive of everything, made while it is read; however large a gallery is, one picture at a
   * time is in memory. Holds one of few places until it is closed.
   * @throws {AppError} 403 `account.export_refused`; 429 `account.export_running` or
   *   `account.exports_of_address`; 503 `account.exports_busy`.
   */
  openExport(claim: ExportClaim, address: string): Promise<AccountExport>;
  /** What `openExport` would answer, without taking a place. @throws {AppError} the same. */
  describeExport(claim: ExportClaim, address: string): Promise<Pick<AccountExport, 'fileName'>>;
  /**
   * Deletes an account for good, all of it or nothing.
   * @throws {AppError} 403 `account.wrong_password` or `account.sign_in_again`; 401 when it was
   * deleted a moment ago; 429 after many wrong passwords.
   */
  remove(identity: AccountIdentity, password: string | undefined): Promise<void>;
  /** What happened to an account, the newest first. @param before where the page before ended. */
  readActivity(accountId: string, before: string | undefined): Promise<AccountActivity>;
  removeFor: DeleteAccount['ofSomebody'];
  mailExport: MailExport;
}

type AccountDataOptions = DeleteAccountOptions &
  ExportAccountOptions & {
    images: AccountImages;
    styles: KeptStylesUsecases;
    looks: SavedLooksUsecases;
    apiKeys: Pick<ApiKeys, 'list' | 'forgetAll'>;
    sharing: Pick<Sharing, 'listPage' | 'takedowns' | 'forgetAll'>;
    credits: Pick<Credits, 'readBalance'>;
    uploads: Gallery['uploads'];
    limits: AttemptLimits;
    /** Signs the addresses of downloads: the same on every server of a site. */
    signingSecret: string;
    readActivity: AccountData['readActivity'];
    /** Whether an account runs the site. */
    isStaff: (account: { email: string; emailVerified: boolean }) => Promise<boolean>;
  };

export function createAccountData(options: AccountDataOptions): AccountData {
  const { records, credits, licenses, images, clock, mail, siteName } = options;
  const limit = options.limits.open(EXPORTS);
  const addresses = createExportAddresses({ secret: options.signingSecret, clock });
  const places = createExportPlaces(options.limits, clock);
  const reads = createWorkLimit({ atOnce: READS_AT_ONCE });
  const gentle: ExportAccountOptions = {
    ...options,
    images: { ...images, read: (...image) => reads.run(() => images.read(...image)) },
  };
  const deletion = createDeleteAccount(options);
  const readClaim = async (claim: ExportClaim): Promise<string> => {
    const accountId = addresses.read(claim);
    if (accountId === undefined || !(await records.find(accountId))) throw createExportAddressRefusedError();
    return accountId;
  };
  const nameFile = () => {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const name = siteName.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'data';
    return `${name}-${day}.zip`;
  };
  return {
    async summarize(identity, address) {
      const { id, email } = identity;
      const record = await records.find(id);
      if (!record) throw createClosedAccountError();
      const [count, uploads, { balance }, statement, runsSite] = await Promise.all([
        images.count(id),
        options.uploads({ identity, address }),
        credits.readBalance(id, STANDARD_BALANCE),
        licenses.statement(id),
        options.isStaff(record),
      ]);
      return {
        email: record.methods.includes('firebase') ? email : record.email,
        createdAt: new Date(record.createdAt).toISOString(),
        signInMethods: record.methods,
        hasSecondFactor: record.hasSecondFactor,
        images: count.images,
        imageBytes: count.bytes,
        uploadedBytes: uploads.bytes,
        mostUploadedBytes: uploads.most,
        credits: balance,
        licenses: statement.length,
        ...(runsSite && { runsSite }),
        sendsMail: mail !== null,
      };
    },
    async prepareExport({ id }, address) {
      if (!(await records.find(id))) throw createClosedAccountError();
      await (await places.take({ accountId: id, address }))();
      await takeOrRefuse(limit, id, createTooManyExportsError);
      return { url: addresses.urlFor(id) };
    },
    async openExport(claim, address) {
      const accountId = await readClaim(claim);
      const close = await places.take({ accountId, address });
      try {
        await options.events.note('account.export', accountId);
      } catch (error) {
        await close();
        throw error;
      }
      return { fileName: nameFile(), bytes: writeZip(listAccountFiles(gentle, accountId)), close };
    },
    async describeExport(claim, address) {
      await (await places.take({ accountId: await readClaim(claim), address }))();
      return { fileName: nameFile() };
    },
    readActivity: options.readActivity,
    remove: deletion.own,
    removeFor: deletion.ofSomebody,
    mailExport: createMailExport({ ...options, addressFor: addresses.urlFor }),
  };
}
