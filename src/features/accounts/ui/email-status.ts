import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import { readRefusal } from './identity-requests.ts';
import { hasSignedInHint } from './signed-in-hint.ts';

/** Whether the account at the keyboard has confirmed its address. */
export interface EmailStatus {
  email: string;
  verified: boolean;
  /** Whether the site can mail a link for that. */
  canVerify: boolean;
}

/** Never fails: who is signed out, or cannot be asked, gets null; who never signed in here is not asked. */
export async function askForEmailStatus(
  fetch: typeof globalThis.fetch,
  storage: KeyValueStorage,
): Promise<EmailStatus | null> {
  if (!hasSignedInHint(storage)) return null;
  try {
    const response = await fetch('/api/auth/email', { cache: 'no-store' });
    return response.ok ? readEmailStatus(await response.json()) : null;
  } catch {
    return null;
  }
}

/** @throws {Error} with the server's message, or an empty one. */
export async function mailVerification(fetch: typeof globalThis.fetch): Promise<void> {
  await postToAccounts(fetch, '/send-verification-email', {});
}

/** Asks the site's accounts for something. @throws {Error} with the server's message, or an empty one. */
export async function postToAccounts(
  fetch: typeof globalThis.fetch,
  path: string,
  body: unknown,
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`/api/auth${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch((cause: unknown) => Promise.reject(new Error('', { cause })));
  if (!response.ok) throw new Error(await readRefusal(response));
}

function readEmailStatus(answer: unknown): EmailStatus | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { email, verified, canVerify } = answer as Record<string, unknown>;
  if (typeof email !== 'string') return null;
  return { email, verified: verified === true, canVerify: canVerify === true };
}
