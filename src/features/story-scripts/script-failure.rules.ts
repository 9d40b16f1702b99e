import { readableFailure } from '../../shared/readable-failure.ts';

const UNKNOWN_FAILURE = 'An unknown error occurred during script generation.';

/** What the error box says of anything that was thrown on the way to a script. */
export function scriptFailureMessage(thrown: unknown): string {
  return readableFailure(thrown) || UNKNOWN_FAILURE;
}

/** The server's own words about a request that it did not serve; a proxy before it may have none. */
export function refusalMessage(body: unknown, phrase: string): string {
  if (typeof body === 'object' && body !== null && 'message' in body) {
    if (typeof body.message === 'string' && body.message !== '') return body.message;
  }
  return `We couldn’t write the script: ${phrase}. Please try again.`;
}
