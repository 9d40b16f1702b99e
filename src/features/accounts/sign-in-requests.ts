import { z } from 'zod';
import { AppError } from '../../shared/app-error.ts';
import { createIdentityFailedError, createSignInRequiredError } from './accounts.errors.ts';
import { AUTH_PATH, type IdentityProvider } from './sign-in-sessions.ts';

export interface ProviderRequest {
  /** The site's own origin, as the visitor sees it. */
  origin: string;
  /** Below /api/auth, with its query. */
  path: string;
  cookie: string | undefined;
  /** Makes the request a POST. */
  body?: Record<string, unknown>;
}

/**
 * Passes a checked request on to the identity provider: what it needs and nothing more, so that it
 * stores no browser's name and believes no header that a visitor made up.
 */
export async function askProvider(
  provider: IdentityProvider,
  { origin, path, cookie, body }: ProviderRequest,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (cookie !== undefined) headers.set('Cookie', cookie);
  if (body) headers.set('Content-Type', 'application/json');
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  try {
    return await provider.handler(new Request(`${origin}${AUTH_PATH}${path}`, { ...init, headers }));
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Errors of Postgres carry the row at fault; a cause is logged by its words alone.
    throw new Error('The identity provider failed.', { cause: error });
  }
}

const sessionSchema = z.object({
  user: z.object({ id: z.string(), email: z.string(), emailVerified: z.boolean() }),
});

/** @throws {AppError} 401 `auth.required` when nobody is signed in in this browser. */
export async function askWhoIsSignedIn(
  provider: IdentityProvider,
  { origin, cookie }: Pick<ProviderRequest, 'origin' | 'cookie'>,
) {
  const path = '/get-session?disableRefresh=true';
  const session = await readAnswer(await askProvider(provider, { origin, cookie, path }));
  if (session === null) throw createSignInRequiredError();
  return sessionSchema.parse(session).user;
}

/** What the browser will send back of Set-Cookie headers. */
export function toCookieHeader(cookies: readonly string[]): string {
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

/**
 * The provider's answer as data.
 * @throws {AppError} with the provider's status, words and code (`auth.` and its name in lower case).
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.ok) return await response.json();
  const { message, code } = await readRefusal(response);
  if (response.status >= 500 || !message) throw createIdentityFailedError();
  throw new AppError({ status: response.status, message, code: `auth.${(code ?? 'refused').toLowerCase()}` });
}

async function readRefusal(response: Response): Promise<{ message?: string; code?: string }> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
