import { readLimitedText } from '../../../platform/http/answers/limited-text.ts';

/** A license's description takes a few kilobytes; an answer without an end would fill the memory. */
const LARGEST_ANSWER_BYTES = 256 * 1024;
/** A visitor waits for the answer, and another shop may have to be asked after this one. */
const LONGEST_WAIT_MS = 8_000;

interface ShopQuestion {
  method?: 'GET' | 'POST';
  address: string;
  headers?: Record<string, string>;
  body?: URLSearchParams | object;
  timeoutMs?: number;
}

export interface ShopAnswer {
  status: number;
  /** Parsed JSON; undefined when it was none. */
  body: unknown;
}

/** Why a shop could not be asked. The message is the owner's one line: no key, no email, no token. */
export class ShopFailure extends Error {
  override name = 'ShopFailure';
  readonly trouble: 'misconfigured' | 'unreachable';

  constructor(trouble: 'misconfigured' | 'unreachable', reason: string) {
    super(reason);
    this.trouble = trouble;
  }
}

/**
 * Asks a shop once. Redirects are not followed: the key would follow, too.
 * @throws {ShopFailure} `unreachable` when no whole answer arrives in time.
 */
export async function askShop(question: ShopQuestion): Promise<ShopAnswer> {
  const { method = 'POST', address, headers = {}, body, timeoutMs = LONGEST_WAIT_MS } = question;
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: body && !isForm ? JSON.stringify(body) : body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readLimitedText(response, LARGEST_ANSWER_BYTES, createTooLargeError);
    return { status: response.status, body: parse(text) };
  } catch (error) {
    if (error instanceof ShopFailure) throw error;
    throw new ShopFailure('unreachable', nameError(error, timeoutMs));
  }
}

function createTooLargeError(): ShopFailure {
  return new ShopFailure('unreachable', 'answered more than is reasonable');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A system's code such as ECONNREFUSED if there is one. Never the message, which may hold the address. */
function nameError(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)
    ? `no connection (${code})`
    : 'no connection';
}

/**
 * What an answer means that is none of those a shop describes.
 * @param what names what was asked, for the owner.
 */
export function readUnexpected({ status, body }: ShopAnswer, what: string): ShopFailure {
  if (status === 401 || status === 403) {
    return new ShopFailure('misconfigured', `${what} was refused (${status}): is the token or key right?`);
  }
  if (status === 408 || status === 429 || status >= 500) {
    return new ShopFailure('unreachable', `${what} was answered ${status}`);
  }
  if (status >= 400) return new ShopFailure('misconfigured', `${what} was answered ${status}`);
  const nature =
    body === undefined ? 'something that is no JSON' : 'something that its API does not describe';
  return new ShopFailure('unreachable', `${what} was answered ${status} with ${nature}`);
}
