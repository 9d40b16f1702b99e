import type { DrawnImage } from './image-service.types.ts';

export interface ImageCache {
  get(key: string): DrawnImage | undefined;
  put(key: string, image: DrawnImage): void;
  bytes(): number;
}

/** What an entry costs beside its image: its key, its notes and the map itself, roughly. */
const OVERHEAD_BYTES = 2048;

/** Keeps the images that were asked for last, up to a number of bytes. */
export function createImageCache(limitBytes: number): ImageCache {
  const images = new Map<string, DrawnImage>();
  let bytes = 0;
  const remove = (key: string) => {
    const image = images.get(key);
    if (image) bytes -= sizeOf(image);
    images.delete(key);
  };
  return {
    get(key) {
      const image = images.get(key);
      if (!image) return undefined;
      images.delete(key);
      images.set(key, image);
      return image;
    },
    put(key, image) {
      remove(key);
      images.set(key, image);
      bytes += sizeOf(image);
      for (const oldest of images.keys()) {
        if (bytes <= limitBytes) break;
        remove(oldest);
      }
    },
    bytes: () => bytes,
  };
}

function sizeOf({ bytes }: DrawnImage): number {
  return bytes.byteLength + OVERHEAD_BYTES;
}
