import { readTokenAnswer, type TokenAnswer } from './identity-token.ts';

/** The identity provider's endpoints, as the browser uses them. */
export interface IdentityRequests {
  /**
   * @returns the status.
   * @throws {Error} with the provider's message, or with an empty one when it gave none.
   */
  post(
    path: '/sign-up/email' | '/sign-in/email' | '/sign-in/code' | '/sign-out',
    body: unknown,
  ): Promise<number>;
  /**
   * Asks for an identity token by the cookie of the sign-in.
   * @returns null when nobody is signed in.
   * @throws {Error} when the provider cannot be reached or does not answer as it should.
   */
  token(): Promise<TokenAnswer | null>;
}

const ROOT = '/api/auth';
/** Checking a password takes a fraction of a second; a form must not wait for ever. */
const TIMEOUT_MS = 30_000;

export function createIdentityRequests(fetch: typeof globalThis.fetch): IdentityRequests {
  const send = (path: string, init?: RequestInit) =>
    fetch(`${ROOT}${path}`, { ...init, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    async post(path, body) {
      const headers = { 'Content-Type': 'application/json' };
      const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
        // What a browser says of a broken connection is not the provider's message.
        (cause: unknown) => Promise.reject(new Error('', { cause })),
      );
      if (!response.ok) throw new Error(await readRefusal(response));
      return response.status;
    },
    async token() {
      const response = await send('/token');
      if (response.status === 401) return null;
      if (!response.ok) throw new Error(`Asking for a token was answered with ${response.status}.`);
      return readTokenAnswer(await response.json());
    },
  };
}

/** The provider's message, or an empty one when it gave none. */
export async function readRefusal(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : '';
    return typeof message === 'string' ? message.trim() : '';
  } catch {
    return '';
  }
}
