import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { STILL_TYPES, sniffImageType } from '../../../../shared/image-type.ts';
import { PICTURE_FILE_LIMITS } from '../../../../shared/picture-file-limits.ts';
import type { PictureFile } from './library.types.ts';
import { ContentError } from './markdown/content-error.ts';
import { namedPictureFiles } from './markdown/named-picture-files.ts';
import type { PictureFiles } from './markdown/post-pictures.ts';

const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);
/** The smallest a JPEG is decoded at; all of its bytes are read for that. */
const GLANCE = 16;

const NO_PICTURE = 'is not a JPEG, PNG or WebP picture';

/** Reads the pictures of posts that are files of the content folder. */
export interface PictureFileReader {
  /** What a text names, as it is now. Files that stayed as they were are not read again. */
  find(text: string): Promise<PictureFiles>;
  /** One file as it is now; undefined for one that cannot be shown. */
  measure(path: string): Promise<PictureFile | undefined>;
  /** Whether its picture can be decoded to its end: the head of a file says little about the rest of it. */
  isWhole(path: string): Promise<boolean>;
}

export function createPictureFileReader(folder: string): PictureFileReader {
  const known = new Map<string, { stamp: string; file: PictureFile }>();

  const look = async (path: string): Promise<PictureFile | ContentError> => {
    try {
      const { mtimeMs, size, ino } = await stat(join(folder, path)).catch(refuseMissing);
      const stamp = [mtimeMs, size, ino].join(' ');
      const before = known.get(path);
      if (before?.stamp === stamp) return before.file;
      const file = await measure(await readPictureFile(folder, path));
      known.set(path, { stamp, file });
      return file;
    } catch (error) {
      return asContentError(error);
    }
  };

  return {
    async find(text) {
      const files = new Map<string, PictureFile | ContentError>();
      // One after the other: all of them at once would be in memory together.
      for (const path of namedPictureFiles(text)) files.set(path, await look(path));
      return files;
    },
    async measure(path) {
      const file = await look(path);
      return file instanceof ContentError ? undefined : file;
    },
    async isWhole(path) {
      try {
        await open(await readPictureFile(folder, path))
          .resize(GLANCE)
          .toBuffer();
        return true;
      } catch {
        return false;
      }
    },
  };
}

/**
 * The bytes of a picture file.
 * @param path from the content folder on, as posts name it.
 * @throws {ContentError} when there is no such file below the folder, or when it is too large.
 */
async function readPictureFile(folder: string, path: string): Promise<Uint8Array> {
  const root = await realpath(folder).catch(refuseMissing);
  const file = await realpath(join(folder, path)).catch(refuseMissing);
  if (!file.startsWith(root + sep)) throw new ContentError('leads out of the content folder');
  const found = await stat(file).catch(refuseMissing);
  // Anything else, a pipe for example, might never end.
  if (!found.isFile()) throw new ContentError('is not a file');
  if (found.size > PICTURE_FILE_LIMITS.bytes) throw new ContentError('is larger than 12 MB');
  return await readFile(file).catch(refuseMissing);
}

/** As `readPictureFile`, but undefined for a file that cannot be shown. */
export async function findPictureFile(folder: string, path: string): Promise<Uint8Array | undefined> {
  try {
    return await readPictureFile(folder, path);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

async function measure(bytes: Uint8Array): Promise<PictureFile> {
  const { format, autoOrient } = await open(bytes)
    .metadata()
    .catch(() => {
      throw new ContentError(NO_PICTURE);
    });
  if (!FORMATS.has(format)) throw new ContentError(NO_PICTURE);
  const { width, height } = autoOrient;
  if (width * height > PICTURE_FILE_LIMITS.pixels) throw new ContentError('has more than 40 million pixels');
  const scale = Math.min(1, PICTURE_FILE_LIMITS.side / Math.max(width, height));
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** @param bytes that are a picture at first sight; whatever else sharp can read is left to others. */
function open(bytes: Uint8Array) {
  if (!sniffImageType(bytes, STILL_TYPES)) throw new ContentError(NO_PICTURE);
  return sharp(bytes, { limitInputPixels: PICTURE_FILE_LIMITS.pixels, failOn: 'warning' });
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(error.code ?? ''))
    throw new ContentError('there is no such file');
  throw error;
}

function asContentError(error: unknown): ContentError {
  return error instanceof ContentError ? error : new ContentError(`cannot be read: ${error}`);
}
