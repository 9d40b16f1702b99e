/**
 * What visitors report about shared pictures, on the configured database, also while the site runs:
 *
 *     npm run reports
 *     npm run reports -- --take-down <link>    ends the links of what it shows for good, and is done with its reports
 *     npm run reports -- --take-down <link> --picture <end of its address>    ends those of one picture of a collection
 *     npm run reports -- --close <link>        leaves the link, and is done with its reports
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readProductionConfig } from '../../src/app/config.ts';
import { createCollectionsStore } from '../../src/features/gallery/collections/collections.store.ts';
import { type AuditAction, COMMAND_LINE } from '../../src/features/owner/audit/audit.types.ts';
import { writeAudit } from '../../src/features/owner/audit/audit.usecases.ts';
import { type Alongside, createReportHandling } from '../../src/features/sharing/handle-reports.usecases.ts';
import { REPORT_REASONS } from '../../src/features/sharing/sharing.rules.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { readOrCreateSharedSecret } from '../../src/platform/db/secret-store.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { urls } from '../../src/urls.ts';

const LIST_LENGTH = 100;

const { values: wanted } = parseArgs({
  options: { 'take-down': { type: 'string' }, picture: { type: 'string' }, close: { type: 'string' } },
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
  const collections = createCollectionsStore(database);
  const reports = createReportHandling({ database, collections, secret, clock: systemClock });
  const { 'take-down': taken, close: left, picture } = wanted;
  if (taken !== undefined) {
    tellDone(await reports.takeDown(taken, picture, writeDown('report.take-down', taken, picture)));
  } else if (left !== undefined) {
    tellDone(await reports.dismiss(left, writeDown('report.dismiss', left)));
  } else {
    await list(reports);
  }
}

function tellDone(closed: number): void {
  console.log(`Reports that are done with: ${closed}.`);
}

function writeDown(action: AuditAction, linkId: string, picture?: string): Alongside {
  return (transaction, { closed }) =>
    writeAudit(transaction, {
      at: systemClock.now(),
      actor: COMMAND_LINE,
      action,
      subject: linkId,
      reason: '',
      before: { openReports: closed },
      after: { openReports: 0, ...(picture !== undefined && { picture }) },
    });
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
