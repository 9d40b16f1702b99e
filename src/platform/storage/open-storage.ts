import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createFilesStorage, prepareFilesFolder } from './files-storage.ts';
import { createS3Client, S3AnswerError, type S3Client } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageOpenError } from './storage.errors.ts';
import type { ObjectStorage } from './storage.types.ts';
import { readS3Target, type S3Target, type StorageSettings } from './storage-url.ts';
import { watchFiles } from './watched-storage.ts';

const CHECK_TIMEOUT_MS = 10_000;
const HOME_REGION = 'us-east-1';

interface OpenStorageOptions extends StorageSettings {
  dataDir: string;
  /** Told the reason each time that a visitor is told the storage is unavailable. */
  onFailure?: (error: unknown) => void;
}

/**
 * Opens the storage that the settings name, and makes sure that it can be written to, read and
 * cleared: a bucket that is not there yet is made.
 * @throws {StorageOpenError} with one line that says what to do.
 */
export async function openStorage({
  dataDir,
  onFailure = () => {},
  ...settings
}: OpenStorageOptions): Promise<ObjectStorage> {
  if (settings.storageUrl === '') return watchFiles(await openFiles(dataDir), onFailure);
  const target = readS3Target(settings);
  const client = createS3Client({ ...target, timeoutMs: CHECK_TIMEOUT_MS });
  try {
    await checkBucket(client, target);
  } catch (error) {
    throw new StorageOpenError(
      `STORAGE_URL: the bucket ${target.bucket} at ${target.origin} cannot be used: ${describe(error)}.`,
    );
  }
  return createS3Storage({ ...target, onFailure });
}

async function openFiles(dataDir: string): Promise<ObjectStorage> {
  const folder = path.join(dataDir, 'objects');
  try {
    await prepareFilesFolder(folder, Date.now());
  } catch (error) {
    throw new StorageOpenError(`DATA_DIR: pictures cannot be stored in ${folder}: ${describe(error)}.`);
  }
  return createFilesStorage({ folder });
}

/** Asks for what will be needed, because a key may be allowed less than its server lets it look up. */
async function checkBucket(client: S3Client, target: S3Target): Promise<void> {
  const key = checkKey();
  const put = () =>
    client({ method: 'PUT', key, body: new TextEncoder().encode('check'), contentType: 'text/plain' });
  try {
    await put();
  } catch (error) {
    if (!(error instanceof S3AnswerError) || error.code !== 'NoSuchBucket') throw error;
    await makeBucket(client, target);
    await put();
  }
  await client({ method: 'GET', key });
  await client({ method: 'DELETE', key });
}

async function makeBucket(client: S3Client, { region }: S3Target): Promise<void> {
  const location = `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;
  // Amazon refuses to be told its first region.
  const body = region === HOME_REGION ? undefined : new TextEncoder().encode(location);
  try {
    await client({ method: 'PUT', key: '', body });
  } catch (error) {
    // Made at this moment by another server of the site; whether it is ours shows when it is used.
    if (!(error instanceof S3AnswerError) || error.status !== 409)
      throw new Error(`it does not exist and could not be made (${describe(error)})`);
  }
}

/** Servers that start together must not delete each other's. */
function checkKey(): string {
  return `start-checks/${randomUUID()}`;
}

/** A failed connection hides its reason one level down, and there perhaps among several addresses. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? describe(error.cause) : error.message.replace(/\.$/, '');
}
