import { StorageUnavailableError } from './storage.errors.ts';
import type { ObjectStorage } from './storage.types.ts';

/**
 * Files as storage that may be away: the disk is full, fails, was mounted for reading alone, or is not
 * mounted at all. Whoever asked gets 503 instead of 500.
 * @param onFailure told the reason each time.
 */
export function watchFiles(storage: ObjectStorage, onFailure: (reason: unknown) => void): ObjectStorage {
  const attempt = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      // What the system refuses carries a code; anything else is our own mistake.
      if (typeof (error as NodeJS.ErrnoException).code !== 'string') throw error;
      onFailure(error);
      throw new StorageUnavailableError(error);
    }
  };
  return {
    description: storage.description,
    put: (key, bytes, contentType) => attempt(() => storage.put(key, bytes, contentType)),
    get: (key) => attempt(() => storage.get(key)),
    delete: (key) => attempt(() => storage.delete(key)),
  };
}
