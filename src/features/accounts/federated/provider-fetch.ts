import { readLimitedText } from '../../../platform/http/answers/limited-text.ts';
/** The part of the platform's fetch that talks to the OpenID provider. */
export type ProviderFetch = (address: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 8_000;
const LARGEST_ANSWER_BYTES = 256 * 1024;

/**
 * Asks the OpenID provider from server to server: no redirects, a time limit, and an answer of a
 * reasonable size.
 * @throws {Error} naming the status, never what was sent or answered.
 */
export async function fetchProviderJson(
  fetch: ProviderFetch,
  address: string,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The OpenID provider answered ${response.status} at ${new URL(address).pathname}.`);
  }
  return parseJson(await readLimitedText(response, LARGEST_ANSWER_BYTES, createTooLargeError));
}

/** What the platform says of text that is no JSON quotes the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The OpenID provider answered something else than JSON.');
  }
}

function createTooLargeError(): Error {
  return new Error('The OpenID provider answered more than is reasonable.');
}
