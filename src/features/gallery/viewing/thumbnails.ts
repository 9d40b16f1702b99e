import sharp from 'sharp';
import { createSingleFlight } from '../../../platform/jobs/single-flight.ts';
import { createWorkLimit } from '../../../platform/jobs/work-limit.ts';
import type { ObjectStorage } from '../../../platform/storage/storage.types.ts';
import { PICTURE_LIMITS, THUMBNAIL_WIDTHS, type ThumbnailWidth } from '../gallery.rules.ts';
import { type AuthenticatedEnvelope, createAuthenticatedEnvelope } from './authenticated-envelope.ts';

const QUALITY = 80;
/** Whoever opens a gallery asks for all its thumbnails at once, and each unfolds a whole picture. */
const AT_ONCE = 4;
export const THUMBNAIL_TYPE = 'image/webp';

export interface Thumbnails {
  /**
   * @param read the whole picture, asked for on the first view only, and when the storage has other
   *   bytes than were put there; undefined when it is gone.
   */
  view(
    objectId: string,
    width: ThumbnailWidth,
    read: () => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array | undefined>;
}

interface ThumbnailsOptions {
  storage: ObjectStorage;
  /** Authenticates what is stored: the same on every server of a site. After another one all are made anew. */
  secret: string;
}

/** Small copies, made when somebody first looks: many pictures are never looked at again. */
export function createThumbnails({ storage, secret }: ThumbnailsOptions): Thumbnails {
  const envelope = createAuthenticatedEnvelope(secret);
  const limit = createWorkLimit({ atOnce: AT_ONCE });
  const once = createSingleFlight<Uint8Array | undefined>();
  return {
    async view(objectId, width, read) {
      const key = keyOf(objectId, width);
      const stored = await storage.get(key);
      const small = stored && envelope.open(key, stored);
      if (small) return small;
      return await once(key, () => limit.run(() => make({ storage, envelope, key, width, read })));
    },
  };
}

/** Deletes every size of an object's small copies. */
export async function deleteThumbnails(storage: ObjectStorage, objectId: string): Promise<void> {
  await Promise.all(THUMBNAIL_WIDTHS.map((width) => storage.delete(keyOf(objectId, width))));
}

interface Order {
  storage: ObjectStorage;
  envelope: AuthenticatedEnvelope;
  key: string;
  width: ThumbnailWidth;
  read: () => Promise<Uint8Array | undefined>;
}

async function make({ storage, envelope, key, width, read }: Order): Promise<Uint8Array | undefined> {
  const whole = await read();
  if (!whole) return undefined;
  const small = await sharp(whole, { limitInputPixels: PICTURE_LIMITS.pixels })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    // What it says of itself.
    .keepXmp()
    .toBuffer();
  await storage.put(key, envelope.close(key, small), THUMBNAIL_TYPE);
  return small;
}

function keyOf(objectId: string, width: ThumbnailWidth): string {
  return `thumbnails/${objectId}-${width}.webp`;
}
