/**
 * What visitors report about shared pictures, on the configured database, also while the site runs:
 *
 *     npm run reports
 *     npm run reports -- --take-down <link> --reason "<words>"    ends the links of what it shows, tells its account
 *                                              why, and is done with its reports
 *     npm run reports -- --take-down <link> --picture <end of its address>    ends those of one picture of a collection
 *     npm run reports -- --restore <link>      lets what was taken down there be shared again, by new links
 *     npm run reports -- --close <link>        leaves the link, and is done with its reports
 */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readProductionConfig } from '../../src/app/config.ts';
import { createAccountRecordsStore } from '../../src/features/accounts/account-records.store.ts';
import { createCollectionsStore } from '../../src/features/gallery/collections/collections.store.ts';
import { createGalleryStore } from '../../src/features/gallery/gallery.store.ts';
import {
  type AuditAction,
  type AuditedAct,
  COMMAND_LINE,
} from '../../src/features/owner/audit/audit.types.ts';
import { writeAudit } from '../../src/features/owner/audit/audit.usecases.ts';
import { type Alongside, createReportHandling } from '../../src/features/sharing/handle-reports.usecases.ts';
import { REPORT_REASONS } from '../../src/features/sharing/sharing.rules.ts';
import {
  createTakedownSettling,
  type TakedownSettling,
} from '../../src/features/sharing/takedowns/settle-takedowns.usecases.ts';
import { createTakedownMails } from '../../src/features/sharing/takedowns/takedown-mails.ts';
import type { DatabaseTransaction } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { readOrCreateSharedSecret } from '../../src/platform/db/secret-store.ts';
import { createMailOutboxStore } from '../../src/platform/mail/mail-outbox.store.ts';
import type { SiteMail } from '../../src/platform/mail/site-mail.types.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { urls } from '../../src/urls.ts';

const LIST_LENGTH = 100;

const { values: wanted } = parseArgs({
  options: {
    'take-down': { type: 'string' },
    picture: { type: 'string' },
    reason: { type: 'string', default: '' },
    restore: { type: 'string' },
    close: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '..', '..');
const config = readProductionConfig(root);
const dataDir = resolve(root, config.database.dataDir);
const database = await openDatabase({ url: config.database.databaseUrl, dataDir, exclusive: false });
try {
  await run();
} finally {
  await database.close();
}

async function run(): Promise<void> {
  const secret =
    config.accounts.secret || (await readOrCreateSharedSecret({ database, dataDir, name: 'auth-secret' }));
  const pictures = {
    findAll: createGalleryStore(database).listByIds,
    collections: createCollectionsStore(database),
  };
  const clock = systemClock;
  const options = { database, pictures, secret, takedownMails: openMails(), clock, newId: randomUUID };
  const reports = createReportHandling(options);
  const { 'take-down': taken, close: left, restore: restored, picture, reason } = wanted;
  if (taken !== undefined) {
    const alongside = writeDown('report.take-down', taken, picture);
    tellDone(await reports.takeDown(taken, { picture, reason: reason.trim() }, alongside));
  } else if (restored !== undefined) {
    await restore(createTakedownSettling(options), restored);
  } else if (left !== undefined) {
    tellDone(await reports.dismiss(left, writeDown('report.dismiss', left)));
  } else {
    await list(reports);
  }
}

/** Mails that are written here are sent by the running site. */
function openMails() {
  const { siteName, siteUrl } = config.site;
  const { insert } = createMailOutboxStore(database);
  const outbox: Pick<SiteMail['outbox'], 'write' | 'wake'> = {
    write: (transaction, mail) => insert(transaction, { ...mail, id: randomUUID(), now: systemClock.now() }),
    wake() {},
  };
  const siteRoot = () => siteUrl.replace(/\/+$/, '');
  return createTakedownMails({
    mail: config.mail.smtpUrl === '' ? null : { outbox, siteName, siteRoot },
    findAccount: createAccountRecordsStore(database).find,
    clock: systemClock,
  });
}

async function restore(settling: TakedownSettling, linkId: string): Promise<void> {
  const takedowns = await settling.listOfLink(linkId);
  for (const { id } of takedowns)
    await settling.restore(id, (transaction) =>
      write(transaction, { action: 'report.restore', subject: linkId, after: { takedown: id } }),
    );
  console.log(`May be shared again: ${takedowns.length}.`);
}

function tellDone(closed: number): void {
  console.log(`Reports that are done with: ${closed}.`);
}

function writeDown(action: AuditAction, linkId: string, picture?: string): Alongside {
  return (transaction, { closed }) =>
    write(transaction, {
      action,
      subject: linkId,
      before: { openReports: closed },
      after: { openReports: 0, ...(picture !== undefined && { picture }) },
    });
}

function write(transaction: DatabaseTransaction, act: Omit<AuditedAct, 'at' | 'actor' | 'reason'>) {
  const reason = wanted.reason.trim();
  return writeAudit(transaction, { at: systemClock.now(), actor: COMMAND_LINE, reason, ...act });
}

async function list(reports: ReturnType<typeof createReportHandling>): Promise<void> {
  const open = await reports.list(LIST_LENGTH);
  if (open.length === 0) console.log('Nothing is reported.');
  for (const { shareId, reason, words, createdAt } of open) {
    console.log(`${new Date(createdAt).toISOString()}  ${REPORT_REASONS[reason]}`);
    if (words) console.log(`  ${JSON.stringify(words)}`);
    console.log(`  ${config.site.siteUrl}${urls.shared(reports.tokenOf(shareId))}  link ${shareId}`);
  }
}
