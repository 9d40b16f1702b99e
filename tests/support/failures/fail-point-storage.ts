import type { ObjectStorage } from '../../../src/platform/storage/storage.types.ts';
import type { FailPoints } from './fail-point.ts';

/**
 * The same storage with windows around every write and delete, called after the key's folder, and one
 * in the midst of a write: a moment between none and all of the time that the last write took.
 */
export function withStorageFailPoints(
  storage: ObjectStorage,
  points: FailPoints,
  random: () => number = Math.random,
): ObjectStorage {
  let lastWriteMs = 2;
  return {
    description: storage.description,
    get: (key) => storage.get(key),
    async put(key, bytes, contentType) {
      const label = `put ${folderOf(key)}`;
      points.reach(`before ${label}`);
      const isDue = points.isDue(`during ${label}`);
      if (isDue) setTimeout(points.die, random() * lastWriteMs);
      const started = performance.now();
      await storage.put(key, bytes, contentType);
      if (isDue) points.die();
      lastWriteMs = performance.now() - started;
      points.reach(`after ${label}`);
    },
    async delete(key) {
      const label = `delete ${folderOf(key)}`;
      points.reach(`before ${label}`);
      await storage.delete(key);
      points.reach(`after ${label}`);
    },
  };
}

function folderOf(key: string): string {
  return key.includes('/') ? key.slice(0, key.indexOf('/')) : 'objects';
}
