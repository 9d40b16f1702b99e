import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { createClosedAccountError } from '../credits/credits.errors.ts';
import { STANDARD_PURSE } from '../credits/credits.rules.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { AccountImages } from '../gallery/account-images.usecases.ts';
import {
  createExportAddressRefusedError,
  createExportsBusyError,
  createTooManyExportsError,
} from './account-data.errors.ts';
import type { AccountData } from './account-data.usecases.ts';
import { EXPORTS } from './account-data-limits.rules.ts';
import { createDeleteAccount, type DeleteAccountOptions } from './delete-account.usecases.ts';
import { type ExportAccountOptions, listAccountFiles } from './export-account.usecases.ts';
import { createExportAddresses } from './export-addresses.ts';
import { writeZip } from './zip-archive.ts';

/** Each reads whole pictures; the storage has visitors to serve, too. */
const EXPORTS_AT_ONCE = 4;

export type AccountDataOptions = DeleteAccountOptions &
  ExportAccountOptions & {
    images: AccountImages;
    credits: Pick<Credits, 'readPurse'>;
    limits: AttemptLimits;
    /** Signs the addresses of downloads: the same on every server of a site. */
    signingSecret: string;
  };

export function createAccountData(options: AccountDataOptions): AccountData {
  const { records, credits, licenses, images, clock, mail, siteName } = options;
  const limit = options.limits.open(EXPORTS);
  const addresses = createExportAddresses({ secret: options.signingSecret, clock });
  let running = 0;
  /** Holds its place until the last byte was taken, or nobody takes any more. */
  async function* holdPlace(accountId: string): AsyncGenerator<Uint8Array> {
    running += 1;
    try {
      yield* writeZip(listAccountFiles(options, accountId));
    } finally {
      running -= 1;
    }
  }
  return {
    async summarize({ id, email }) {
      const record = await records.find(id);
      if (!record) throw createClosedAccountError();
      const [count, { balance }, statement] = await Promise.all([
        images.count(id),
        credits.readPurse(id, STANDARD_PURSE),
        licenses.statement(id),
      ]);
      return {
        email: record.methods.includes('firebase') ? email : record.email,
        createdAt: new Date(record.createdAt).toISOString(),
        signInMethods: record.methods,
        images: count.images,
        imageBytes: count.bytes,
        credits: balance,
        licenses: statement.length,
        sendsMail: mail !== null,
      };
    },
    async prepareExport({ id }) {
      if (!(await records.find(id))) throw createClosedAccountError();
      await takeOrRefuse(limit, id, createTooManyExportsError);
      return { url: addresses.urlFor(id) };
    },
    async openExport(claim) {
      const accountId = addresses.read(claim);
      if (accountId === undefined || !(await records.find(accountId)))
        throw createExportAddressRefusedError();
      if (running >= EXPORTS_AT_ONCE) throw createExportsBusyError();
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      const name = siteName.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'data';
      return { fileName: `${name}-${day}.zip`, bytes: holdPlace(accountId) };
    },
    remove: createDeleteAccount(options),
  };
}
