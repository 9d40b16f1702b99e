import type { z } from 'zod';
import { createWrongCredentialsError } from './accounts.errors.ts';
import { signedInSchema } from './accounts.schema.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { Answer, Visit } from './accounts.types.ts';
import type { KnownDevices } from './passwords/known-devices.ts';
import { askProvider, readAnswer, toCookieHeader } from './sign-in-requests.ts';
import type { IdentityProvider } from './sign-in-sessions.ts';

export type SignedInUser = z.infer<typeof signedInSchema>;

interface SignInCompletionOptions {
  provider: IdentityProvider;
  store: Pick<AccountsStore, 'findPasswordHash'>;
  devices: Pick<KnownDevices, 'remember'>;
  /** Writes the sign-in down. */
  onSignIn: (accountId: string) => Promise<void>;
}

/** The last steps of a sign-in, once the password, and the code where one is asked for, were right. */
export interface SignInCompletion {
  /**
   * Ends a sign-in whose password was replaced while it was checked: the new password ended only those
   * that were there by then. @throws {AppError} 401.
   */
  refuseOldPassword(visit: Visit, entered: EnteredByPassword): Promise<void>;
  /** Writes the sign-in down, and knows the device the next time. */
  complete(
    visit: Visit,
    signedIn: Answer<SignedInUser>,
    passwordHash: string | undefined,
  ): Promise<Answer<SignedInUser>>;
}

interface EnteredByPassword {
  email: string;
  /** As it was stored before the password was checked. */
  passwordHash: string | undefined;
  /** Set-Cookie headers of the sign-in. */
  cookies: string[];
}

export function createSignInCompletion({
  provider,
  store,
  devices,
  onSignIn,
}: SignInCompletionOptions): SignInCompletion {
  return {
    async refuseOldPassword(visit, { email, passwordHash, cookies }) {
      if ((await store.findPasswordHash(email)) === passwordHash) return;
      await askProvider(provider, { ...visit, cookie: toCookieHeader(cookies), path: '/sign-out', body: {} });
      throw createWrongCredentialsError();
    },
    async complete({ cookie }, { body, cookies }, passwordHash = '') {
      await onSignIn(body.user.id);
      return { body, cookies: [...cookies, devices.remember(cookie, body.user.email, passwordHash)] };
    },
  };
}

export async function readSignedIn(response: Response): Promise<Answer<SignedInUser>> {
  // The provider's answer holds the session's secret too; that belongs in the cookie alone.
  const body = signedInSchema.parse(await readAnswer(response));
  return { body, cookies: response.headers.getSetCookie() };
}
