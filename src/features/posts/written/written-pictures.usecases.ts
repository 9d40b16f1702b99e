import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { readUploadedPicture } from '../../../platform/pictures/uploaded-picture.ts';
import type { Blobs } from '../../../platform/storage/storage.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { PICTURE_FILE_LIMITS } from '../../../shared/picture-file-limits.ts';
import { createReadOnlyError, type IsReadOnly } from '../../../shared/read-only.ts';
import type { LibraryPicture, LibraryPost, PictureFile } from '../sources/library/library.types.ts';
import type { HashRecipe, PictureFiles } from '../sources/library/markdown/post-pictures.ts';
import { previewName } from './preview-name.rules.ts';
import { createUploadSweep } from './sweep-uploads.ts';
import { uploadedHash, uploadedPath } from './uploaded-path.rules.ts';
import { createWrittenPicturesStore } from './written-pictures.store.ts';
import { createHugePictureError, createNoPictureError } from './written-posts.errors.ts';
import type { PictureText, PostText } from './written-posts.types.ts';

export interface UploadedPicture extends PictureFile {
  /** As the pictures of a post name it. */
  file: string;
}

/** The pictures of posts that are written in the console. */
export interface WrittenPictures {
  /**
   * Keeps what somebody uploads, decoded and written anew.
   * @throws {AppError} 400 when it is no picture, or unfolds into too many pixels.
   */
  add(bytes: Uint8Array, alongside: UploadAlongside): Promise<UploadedPicture>;
  /** Keeps a picture as it is; whoever hands it in has looked at it. */
  keep(bytes: Uint8Array, picture: PictureFile & { type: KeptType }): Promise<UploadedPicture>;
  /** What is known of the uploaded ones among the pictures of a post. */
  find(pictures: PostText['pictures']): Promise<PictureFiles>;
  /** The bytes of an uploaded picture; undefined for any other file. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Lets the pictures of a post be shown that visitors cannot see yet. */
  preview(post: Pick<LibraryPost, 'pictures'>): Promise<void>;
  /** The same for one picture. @returns the name that its address has. */
  previewOf(picture: LibraryPicture): Promise<string>;
  findPreview(name: string): Promise<LibraryPicture | undefined>;
  /** Forgets pictures of previews that nobody has looked at for a day, and uploads that no text names. */
  sweep(): Promise<void>;
}

type UploadAlongside = (transaction: DatabaseTransaction, picture: UploadedPicture) => Promise<void>;
type KeptType = 'image/jpeg' | 'image/png' | 'image/webp';

interface WrittenPicturesOptions {
  database: Database;
  blobs: Pick<Blobs, 'store' | 'read' | 'purge'>;
  hashRecipe: HashRecipe;
  isReadOnly: IsReadOnly;
  clock: Clock;
}

/** Whose the stored pictures of posts are: nobody's account. */
const OWNER = 'posts';
const QUALITY = 88;
const PREVIEWS_LAST_MS = 24 * 3_600_000;
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

export function createWrittenPictures(options: WrittenPicturesOptions): WrittenPictures {
  const { database, blobs, hashRecipe, isReadOnly, clock } = options;
  const store = createWrittenPicturesStore(database);
  const sweepUploads = createUploadSweep({ store, blobs, clock, owner: OWNER });
  const keep = async (
    bytes: Uint8Array,
    { type, ...file }: PictureFile & { type: KeptType },
    alongside: UploadAlongside = async () => {},
  ): Promise<UploadedPicture> => {
    const picture = { ...file, file: uploadedPath(file.hash, ENDINGS[type]) };
    await blobs.store(OWNER, { bytes, contentType: type }, async (transaction, object) => {
      await store.addUpload(transaction, object.id, file);
      await alongside(transaction, picture);
    });
    return picture;
  };
  const previewNameOf = ({ alt: _, ...recipe }: LibraryPicture) => previewName(hashRecipe(recipe));
  const note = (pictures: readonly LibraryPicture[]) =>
    store.notePreviews(new Map(pictures.map((picture) => [previewNameOf(picture), picture])), clock.now());
  return {
    keep,
    async add(bytes, alongside) {
      if (isReadOnly()) throw createReadOnlyError();
      const { side, pixels } = PICTURE_FILE_LIMITS;
      const picture = await readUploadedPicture(bytes, {
        longestSide: side,
        mostPixels: pixels,
        quality: QUALITY,
        unreadable: createNoPictureError,
        tooManyPixels: createHugePictureError,
      });
      const { width, height } = picture;
      return await keep(
        picture.bytes,
        { hash: hashOf(picture.bytes), width, height, type: 'image/jpeg' },
        alongside,
      );
    },
    async find(pictures = {}) {
      const paths = Object.values(pictures).flatMap(pathOf);
      const files = await store.findUploads(paths.flatMap((path) => uploadedHash(path) ?? []));
      const byHash = new Map(files.map((file) => [file.hash, file]));
      return new Map(
        paths.flatMap((path) => {
          const file = byHash.get(uploadedHash(path) ?? '');
          return file ? [[path, file] as const] : [];
        }),
      );
    },
    async read(path) {
      const hash = uploadedHash(path);
      const id = hash && (await store.findObject(hash));
      return id ? (await blobs.read(OWNER, id))?.bytes : undefined;
    },
    preview: ({ pictures }) => note(Object.values(pictures)),
    async previewOf(picture) {
      await note([picture]);
      return previewNameOf(picture);
    },
    findPreview: store.findPreview,
    async sweep() {
      await store.forgetPreviewsBefore(clock.now() - PREVIEWS_LAST_MS);
      await sweepUploads();
    },
  };
}

export function pathOf({ file }: PictureText): string[] {
  return typeof file === 'string' ? [file] : [];
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
