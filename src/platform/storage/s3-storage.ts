import { createS3Client, S3AnswerError, type S3ClientOptions, type S3Request } from './s3-client.ts';
import { StorageUnavailableError } from './storage.errors.ts';
import type { ObjectStorage } from './storage.types.ts';
import { assertStorageKey } from './storage-key.ts';

interface S3StorageOptions extends S3ClientOptions {
  /** Told the reason each time that a visitor is told the storage is unavailable. */
  onFailure?: (error: unknown) => void;
}

/** Objects in a bucket of an S3 server. */
export function createS3Storage({ onFailure = () => {}, ...options }: S3StorageOptions): ObjectStorage {
  const client = createS3Client(options);
  const send = async (request: S3Request): Promise<Uint8Array | undefined> => {
    assertStorageKey(request.key);
    try {
      return await client(request);
    } catch (error) {
      if (request.method !== 'PUT' && isMissingObject(error)) return undefined;
      onFailure(error);
      throw new StorageUnavailableError(error);
    }
  };
  return {
    description: `bucket ${options.bucket} at ${new URL(options.origin).host}`,
    async put(key, bytes, contentType) {
      await send({ method: 'PUT', key, body: bytes, contentType });
    },
    get: (key) => send({ method: 'GET', key }),
    async delete(key) {
      await send({ method: 'DELETE', key });
    },
  };
}

/** A missing bucket is a 404 too, and no reason to believe that its objects never were. */
function isMissingObject(error: unknown): boolean {
  return error instanceof S3AnswerError && error.status === 404 && error.code !== 'NoSuchBucket';
}
