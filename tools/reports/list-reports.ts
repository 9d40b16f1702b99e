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
import { createShareReportStore } from '../../src/features/sharing/share-reports.store.ts';
import { createShareTokens } from '../../src/features/sharing/share-tokens.ts';
import { MOST_SHOWN, REPORT_REASONS } from '../../src/features/sharing/sharing.rules.ts';
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
const reports = createShareReportStore(database);
const now = systemClock.now();
const linkId = wanted['take-down'] ?? wanted.close;
try {
  if (linkId === undefined) await list();
  else {
    if (wanted['take-down']) await takeDown(linkId);
    console.log(`Reports that are done with: ${await reports.close(linkId, now)}.`);
  }
} finally {
  await database.close();
}

async function takeDown(id: string): Promise<void> {
  const link = await reports.findLink(id);
  if (!link) throw new Error(`There is no link ${id}.`);
  const { accountId, subject } = link;
  const { ids } =
    subject.kind === 'collection'
      ? await createCollectionsStore(database).newest(accountId, subject.id, MOST_SHOWN)
      : { ids: [] };
  if (wanted.picture === undefined) return await reports.takeDown(link, ids, now);
  const tokens = await openTokens();
  const picture = ids.find((imageId) => tokens.keyOf(id, imageId) === wanted.picture);
  if (!picture) throw new Error(`The page of the link shows no picture ${wanted.picture}.`);
  await reports.takeDown({ accountId, subject: { kind: 'image', id: picture } }, [picture], now);
}

async function openTokens() {
  const secret =
    config.accounts.secret || (await readOrCreateSharedSecret({ database, dataDir, name: 'auth-secret' }));
  return createShareTokens(secret);
}

async function list(): Promise<void> {
  const tokens = await openTokens();
  const open = await reports.listOpen(LIST_LENGTH);
  if (open.length === 0) console.log('Nothing is reported.');
  for (const { shareId, reason, words, createdAt } of open) {
    console.log(`${new Date(createdAt).toISOString()}  ${REPORT_REASONS[reason]}`);
    if (words) console.log(`  ${JSON.stringify(words)}`);
    console.log(`  ${config.site.siteUrl}${urls.shared(tokens.of(shareId))}  link ${shareId}`);
  }
}
