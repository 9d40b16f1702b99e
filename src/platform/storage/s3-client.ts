import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import type { S3Target } from './storage-url.ts';

const RETRIES = 2;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const DEFAULT_TIMEOUT_MS = 15_000;
/** Longer answers to errors are not S3's. */
const ERROR_HEAD_BYTES = 4096;

export interface S3ClientOptions extends S3Target {
  /** For one attempt with its whole answer, in milliseconds. */
  timeoutMs?: number;
}

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  body?: Uint8Array;
  contentType?: string;
}

/** Sends one signed request. @throws {S3AnswerError} when it is refused, or what `fetch` throws. */
export type S3Client = (request: S3Request) => Promise<Uint8Array>;

/** The S3 server refused; `code` is its own word for the reason, e.g. `AccessDenied`. */
export class S3AnswerError extends Error {
  override name = 'S3AnswerError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`it answered ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}

/**
 * Speaks S3 to one bucket, addressed by path, as every server of its kind understands it. All our
 * requests may be repeated without harm, so what fails for a passing reason is tried again.
 */
export function createS3Client({ timeoutMs = DEFAULT_TIMEOUT_MS, ...target }: S3ClientOptions): S3Client {
  const signer = new AwsClient({ ...target, service: 's3', retries: 0 });
  const again = retry(handleWhen(isPassing), {
    maxAttempts: RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: FIRST_PAUSE_MS, maxDelay: LONGEST_PAUSE_MS }),
  });
  const attempt = async ({ method, key, body, contentType }: S3Request): Promise<Uint8Array> => {
    const address = `${target.origin}/${target.bucket}${key && `/${key}`}`;
    // Servers compare the bytes with their signed hash, so nothing is stored that was cut on its way.
    const headers: Record<string, string> = { 'X-Amz-Content-Sha256': hashOf(body) };
    if (contentType) headers['Content-Type'] = contentType;
    const signed = await signer.sign(address, { method, headers, body: body && new Uint8Array(body) });
    // A redirect would carry a signature elsewhere that is only good here.
    const answer = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok) throw new S3AnswerError(answer.status, readErrorCode(bytes));
    return bytes;
  };
  return (request) => again.execute(() => attempt(request));
}

/** Everything but an answer that would be the same next time. */
function isPassing(error: unknown): boolean {
  return !(error instanceof S3AnswerError) || error.status >= 500 || error.status === 429;
}

function hashOf(body: Uint8Array = new Uint8Array()): string {
  return createHash('sha256').update(body).digest('hex');
}

function readErrorCode(answer: Uint8Array): string {
  const text = new TextDecoder().decode(answer.subarray(0, ERROR_HEAD_BYTES));
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}
