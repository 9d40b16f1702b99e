import { LRUCache } from 'lru-cache';
import type { DrawnImage } from './image-service.types.ts';

export type ImageCache = LRUCache<string, DrawnImage>;

/** What an entry costs beside its image: its key, its notes and the map itself, roughly. */
const OVERHEAD_BYTES = 2048;

/** Keeps the images that were asked for last, up to a number of bytes. */
export function createImageCache(limitBytes: number): ImageCache {
  return new LRUCache({
    // 0 would be no limit; no image fits into 1.
    maxSize: Math.max(1, limitBytes),
    sizeCalculation: ({ bytes }: DrawnImage) => bytes.byteLength + OVERHEAD_BYTES,
  });
}
