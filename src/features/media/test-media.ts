import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createMediaStore } from './media.store.ts';
import type { MediaDrawing, MediaFile, MediaSource } from './media.types.ts';
import { createMedia, type MediaOptions } from './media.usecases.ts';
import { hashBytes } from './media-version.ts';

/** A site with pictures on a disk of its own, whose engine paints plain color. */
export function createMediaSite() {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-media-'));
  const drawn: MediaDrawing[] = [];
  /** Pictures of posts, by name. */
  const posts = new Map<string, MediaSource>();
  /** Files that pictures are, by their paths. */
  const files = new Map<string, Uint8Array>();
  const lookUps: string[] = [];

  return {
    drawn,
    posts,
    pictureFiles: files,
    lookUps,
    /** A server that starts on what the disk holds. */
    start: (options: Partial<MediaOptions> = {}) =>
      createMedia({
        recipes: {},
        findRecipe: async (name) => {
          lookUps.push(name);
          return posts.get(name) ?? null;
        },
        readFile: async ({ file }) => files.get(file),
        store: createMediaStore(folder),
        engineVersion: '1',
        draw: async (drawing) => {
          drawn.push(drawing);
          return paint(drawing);
        },
        ...options,
      }),
    /** Every file on disk, as `name/file`. */
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type MediaSite = ReturnType<typeof createMediaSite>;

/** A picture of a post that is these bytes, shown at this size. */
export function pictureFile(
  file: string,
  bytes: Uint8Array,
  size: Pick<MediaFile, 'width' | 'height'>,
): MediaFile {
  return { file, hash: hashBytes(bytes), ...size };
}

export function paint({ width, height }: Pick<MediaDrawing, 'width' | 'height'>): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a02020' } })
    .png()
    .toBuffer();
}
