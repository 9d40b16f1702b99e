import { createSizedZip, type SizedFile } from '../../../platform/archive/zip-archive.ts';
import { hashOf } from '../../../platform/hash-of.ts';
import { createWorkLimit } from '../../../platform/jobs/work-limit.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { createPlaces } from '../../../platform/limits/places.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { StatedImage } from '../account-images.types.ts';
import type { AccountImages } from '../account-images.usecases.ts';
import {
  createArchiveAddressRefusedError,
  createArchivesBusyError,
  createArchivesRunningError,
  createTooManyArchivesError,
  createUnknownImageError,
} from '../gallery.errors.ts';
import { mayBeImageId } from '../gallery.rules.ts';
import { ARCHIVES, RUNNING_ARCHIVES, RUNNING_ARCHIVES_OF_ACCOUNT } from '../gallery-limits.rules.ts';
import { imageFileName } from '../image-file-name.rules.ts';
import { type ArchiveClaim, createArchiveAddresses } from './archive-addresses.ts';
import type { ByteRange } from './byte-range.rules.ts';

/** Whole pictures that are fetched from the storage, which has visitors to serve, too. */
const READS_AT_ONCE = 4;

export interface ImageArchive {
  /** E.g. `pictures-2026-01-15.zip`. */
  fileName: string;
  size: number;
  /** The same as long as the bytes are. */
  tag: string;
  /**
   * Takes a place and reads.
   * @throws {AppError} 429 `gallery.too_many_archives` or `gallery.archives_running`; 503 `gallery.archives_busy`.
   */
  open(range: ByteRange): Promise<{ bytes: AsyncIterable<Uint8Array>; close(): Promise<void> }>;
}

export interface ImageArchives {
  /** An address that a browser downloads by itself. @throws {AppError} 404 when one of the images is not the account's. */
  prepare(accountId: string, ids: readonly string[]): Promise<{ url: string; bytes: number }>;
  /** Whose download it is. @throws {AppError} 403 `gallery.archive_refused`. */
  readClaim(claim: ArchiveClaim): string;
  /** The images, each with a file that says how it was made. @throws {AppError} 404. */
  find(accountId: string, ids: readonly string[]): Promise<ImageArchive>;
}

interface ImageArchivesOptions {
  images: Pick<AccountImages, 'listByIds' | 'read'>;
  limits: AttemptLimits;
  /** Signs the addresses of downloads: the same on every server of a site. */
  signingSecret: string;
  clock: Clock;
}

export function createImageArchives(options: ImageArchivesOptions): ImageArchives {
  const { images, limits, clock } = options;
  const limit = limits.open(ARCHIVES);
  const takePlaces = createPlaces(limits, clock, [
    { rule: RUNNING_ARCHIVES_OF_ACCOUNT, refuse: createArchivesRunningError },
    { rule: RUNNING_ARCHIVES, refuse: createArchivesBusyError },
  ]);
  const reads = createWorkLimit({ atOnce: READS_AT_ONCE });
  const addresses = createArchiveAddresses({ secret: options.signingSecret, clock });
  const find = async (accountId: string, ids: readonly string[]): Promise<ImageArchive> => {
    const chosen = await listChosen(images, accountId, ids);
    const files = chosen.flatMap((image) =>
      filesOf(image, () => reads.run(() => readWhole(images, accountId, image))),
    );
    const zip = createSizedZip(files);
    return {
      fileName: `pictures-${new Date(clock.now()).toISOString().slice(0, 10)}.zip`,
      size: zip.size,
      tag: tagOf(chosen),
      async open({ from, to }) {
        await takeOrRefuse(limit, accountId, createTooManyArchivesError);
        const close = await takePlaces(accountId);
        return { bytes: zip.read(from, to), close };
      },
    };
  };
  return {
    find,
    async prepare(accountId, ids) {
      const { size } = await find(accountId, ids);
      return { url: addresses.urlFor(accountId, [...new Set(ids)]), bytes: size };
    },
    readClaim(claim) {
      const accountId = addresses.read(claim);
      if (accountId === undefined) throw createArchiveAddressRefusedError();
      return accountId;
    },
  };
}

/** In the order in which they were asked for. */
async function listChosen(
  images: Pick<AccountImages, 'listByIds'>,
  accountId: string,
  ids: readonly string[],
): Promise<StatedImage[]> {
  const wanted = [...new Set(ids)];
  const listed = wanted.every(mayBeImageId) ? await images.listByIds(accountId, wanted) : [];
  const byId = new Map(listed.map((image) => [image.id, image]));
  return wanted.map((id) => {
    const image = byId.get(id);
    if (!image) throw createUnknownImageError();
    return image;
  });
}

async function readWhole(
  images: Pick<AccountImages, 'read'>,
  accountId: string,
  { objectId }: StatedImage,
): Promise<Uint8Array> {
  const bytes = await images.read(accountId, objectId);
  if (!bytes) throw new Error('A picture of an archive is gone or damaged.');
  return bytes;
}

function filesOf(image: StatedImage, read: () => Promise<Uint8Array>): SizedFile[] {
  const name = imageFileName(image);
  const recipe = new TextEncoder().encode(`${JSON.stringify(describe(image, name), null, 2)}\n`);
  const changedAt = image.createdAt;
  return [
    { name, size: image.bytes, changedAt, read },
    { name: `${name}.json`, size: recipe.length, changedAt, read: async () => recipe },
  ];
}

function describe(image: StatedImage, file: string): Record<string, unknown> {
  const { objectId: _, startingObjectId: __, bytes: ___, ...facts } = image;
  return { file, ...facts, createdAt: new Date(image.createdAt).toISOString() };
}

/** Pictures never change, and neither does what is told of them. */
function tagOf(images: readonly StatedImage[]): string {
  return `"${hashOf(images)}"`;
}
