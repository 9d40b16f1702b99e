import { StorageOpenError } from './storage.errors.ts';

/** What the settings say about where objects are kept. */
export interface StorageSettings {
  /** '' for files. */
  storageUrl: string;
  s3AccessKeyId?: string;
  s3SecretAccessKey?: string;
  /** e.g. `https://minio.example:9000`; '' is Amazon's own for the region. */
  s3Endpoint?: string;
}

export interface S3Target {
  /** Scheme, host and port. */
  origin: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SHAPES = 's3://key:secret@host:port/bucket?region=...&tls=off, or s3://bucket?region=...';

/**
 * Reads an address of an S3 bucket: either everything in one (`s3://key:secret@host/bucket`), or the
 * bucket's name alone with the rest in settings of their own.
 * @throws {StorageOpenError} with one line that repeats no secret.
 */
export function readS3Target(settings: StorageSettings): S3Target {
  const url = readUrl(settings.storageUrl);
  const path = url.pathname.replace(/^\/|\/$/g, '');
  const bucket = path || url.hostname;
  if (!BUCKET.test(bucket)) throw refuse(`"${bucket}" is not the name of a bucket`);
  const region = url.searchParams.get('region') || DEFAULT_REGION;
  const origin = path ? originOf(url) : settings.s3Endpoint || `https://s3.${region}.amazonaws.com`;
  const accessKeyId = decodeURIComponent(url.username) || settings.s3AccessKeyId;
  const secretAccessKey = decodeURIComponent(url.password) || settings.s3SecretAccessKey;
  if (!accessKeyId || !secretAccessKey)
    throw refuse(
      'the key is missing: write key:secret@ into it, or set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    );
  return { origin: new URL(origin).origin, bucket, region, accessKeyId, secretAccessKey };
}

function readUrl(text: string): URL {
  try {
    const url = new URL(text);
    decodeURIComponent(url.username + url.password);
    if (url.protocol === 's3:' && url.hostname) return url;
  } catch {
    throw refuse(`is not an address; a "/", "+" or "@" in the secret is written %2F, %2B, %40 (${SHAPES})`);
  }
  throw refuse(`must look like ${SHAPES}`);
}

function originOf(url: URL): string {
  const tls = url.searchParams.get('tls') ?? 'on';
  if (tls !== 'on' && tls !== 'off') throw refuse('tls must be on or off');
  return `${tls === 'on' ? 'https' : 'http'}://${url.host}`;
}

function refuse(reason: string): StorageOpenError {
  return new StorageOpenError(`STORAGE_URL: ${reason}.`);
}
