import type { ObjectStorage } from './storage.types.ts';

/** Objects in memory, for tests of what lies above the storage. */
export function createMemoryStorage() {
  const files = new Map<string, Uint8Array>();
  const storage: ObjectStorage = {
    description: 'memory',
    async put(key, bytes) {
      files.set(key, bytes);
    },
    get: async (key) => files.get(key),
    async delete(key) {
      files.delete(key);
    },
  };
  return { storage, files };
}
