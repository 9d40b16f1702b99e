import type { ArchivedFile } from '../../platform/archive/zip-archive.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountRecords } from '../accounts/account-records.usecases.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { StatedImage } from '../gallery/account-images.types.ts';
import type { AccountImages } from '../gallery/account-images.usecases.ts';
import { imageFileName } from '../gallery/image-file-name.rules.ts';
import type { KeptStylesUsecases } from '../learned-styles/kept-styles.usecases.ts';
import type { StylePictures } from '../learned-styles/style-pictures.usecases.ts';
import type { Licenses } from '../licenses/licenses.usecases.ts';
import type { SavedLooksUsecases } from '../looks/looks.usecases.ts';
import type { Sharing } from '../sharing/sharing.usecases.ts';
import { describeExport } from './export-readme.ts';

/** How many rows are in memory at a time, and in one file. */
const ROWS_AT_ONCE = 1_000;

export interface ExportAccountOptions {
  records: Pick<AccountRecords, 'find'>;
  credits: Pick<Credits, 'listBalances' | 'listEntries' | 'listHolds'>;
  licenses: Pick<Licenses, 'statement'>;
  images: Pick<AccountImages, 'list' | 'listCollections' | 'read'>;
  styles: Pick<KeptStylesUsecases, 'list'>;
  stylePictures: Pick<StylePictures, 'read'>;
  looks: Pick<SavedLooksUsecases, 'list'>;
  apiKeys: Pick<ApiKeys, 'list'>;
  sharing: Pick<Sharing, 'listPage' | 'takedowns'>;
  siteName: string;
  clock: Clock;
}

interface Place {
  createdAt: number;
  id: string;
}

/** Everything that we hold of an account, file by file. */
export async function* listAccountFiles(
  options: ExportAccountOptions,
  accountId: string,
): AsyncGenerator<ArchivedFile> {
  const {
    records,
    credits,
    licenses,
    images,
    styles,
    stylePictures,
    looks,
    apiKeys,
    sharing,
    siteName,
    clock,
  } = options;
  const changedAt = clock.now();
  const text = (name: string, content: string): ArchivedFile => ({
    name,
    bytes: new TextEncoder().encode(content),
    changedAt,
  });
  const json = (name: string, value: unknown) => text(name, `${JSON.stringify(value, null, 2)}\n`);
  const account = await records.find(accountId);
  if (!account) return;
  yield text('README.txt', describeExport(siteName, changedAt));
  yield json('account.json', {
    id: accountId,
    email: account.email,
    emailVerified: account.emailVerified,
    createdAt: toIso(account.createdAt),
    signInMethods: account.methods,
    twoStepSignIn: account.hasSecondFactor,
  });
  yield json('licenses.json', (await licenses.statement(accountId)).map(describeLicense));
  yield json('purses.json', await credits.listBalances(accountId));
  const kept = (await styles.list(accountId)).styles;
  yield json('styles.json', kept);
  for (const { id } of kept) {
    const pictures = await stylePictures.read(accountId, id);
    for (const [place, bytes] of pictures.entries())
      yield { name: `style-pictures/${id}-${place + 1}.jpg`, bytes, changedAt };
  }
  yield json('looks.json', (await looks.list(accountId)).looks);
  const { keys } = await apiKeys.list(accountId);
  yield json(
    'api-keys.json',
    keys.map(({ accountId: _, ...key }) => withTimes(key)),
  );
  const listLinks = (after: Place | null) => sharing.listPage(accountId, after, ROWS_AT_ONCE);
  for await (const [page, rows] of inPages(listLinks)) {
    yield json(
      `links-${page}.json`,
      rows.map(({ id: _, ...link }) => withTimes(link)),
    );
  }
  const takenDown = await sharing.takedowns.list(accountId);
  yield json(
    'taken-down.json',
    takenDown.map(({ thumbnailUrl: _, ...takedown }) => takedown),
  );
  yield json('collections.json', await images.listCollections(accountId));
  const listEntries = async (after: Place | null) => {
    const rows = await credits.listEntries(accountId, after, ROWS_AT_ONCE);
    return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
  };
  for await (const [page, rows] of inPages(listEntries)) {
    yield json(`credits-${page}.json`, rows.map(withTimes));
  }
  const listHolds = (after: Place | null) => credits.listHolds(accountId, after, ROWS_AT_ONCE);
  for await (const [page, rows] of inPages(listHolds)) yield json(`holds-${page}.json`, rows.map(withTimes));
  const begun = new Set<string>();
  const listImages = (after: Place | null) => images.list(accountId, after, ROWS_AT_ONCE);
  for await (const [page, rows] of inPages(listImages)) {
    yield json(`images-${page}.json`, rows.map(describeImage));
    for (const image of rows) {
      const bytes = await images.read(accountId, image.objectId);
      if (bytes) yield { name: `images/${imageFileName(image)}`, bytes, changedAt: image.createdAt };
      const { startingObjectId } = image;
      // Many images may have begun with one picture.
      if (startingObjectId === null || begun.has(startingObjectId)) continue;
      begun.add(startingObjectId);
      const start = await images.read(accountId, startingObjectId);
      if (start) yield { name: fileOfStart(startingObjectId), bytes: start, changedAt: image.createdAt };
    }
  }
}

async function* inPages<Row extends Place>(
  list: (after: Place | null) => Promise<Row[]>,
): AsyncGenerator<[page: number, rows: Row[]]> {
  let after: Place | null = null;
  for (let page = 1; ; page++) {
    const rows: Row[] = await list(after);
    const last = rows.at(-1);
    if (!last) return;
    yield [page, rows];
    after = { createdAt: last.createdAt, id: last.id };
  }
}

const TIMES: ReadonlySet<string> = new Set([
  'createdAt',
  'deliveredAt',
  'closedAt',
  'leaseUntil',
  'activatedAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
]);

/** Moments are numbers inside the site, and words for people. */
function withTimes(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      TIMES.has(name) && typeof value === 'number' ? toIso(value) : value,
    ]),
  );
}

function describeLicense({ accountId: _, ...license }: { accountId: string }): Record<string, unknown> {
  return withTimes(license);
}

function describeImage(image: StatedImage): Record<string, unknown> {
  const { objectId: _, startingObjectId, ...facts } = image;
  const began = startingObjectId === null ? {} : { beganWith: fileOfStart(startingObjectId) };
  return { file: `images/${imageFileName(image)}`, ...began, ...withTimes(facts) };
}

function fileOfStart(objectId: string): string {
  return `starting-pictures/${objectId}.jpg`;
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}
