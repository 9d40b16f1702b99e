import type { z } from 'zod';
import { createWrongCredentialsError } from './accounts.errors.ts';
import { signedInSchema } from './accounts.schema.ts';
import type { AccountsStore } from './accounts.store.ts';
import type { Answer, Visit } from './accounts.types.ts';
import type { KnownDevices } from './passwords/known-devices.ts';
import { askProvider, readAnswer, toCookieHeader } from './sign-in-requests.ts';
import type { IdentityProvider } from './sign-in-sessions.ts';

export type SignedInUser = z.infer<typeof signedInSchema>;

interface SignInEndOptions {
  provider: IdentityProvider;
  store: Pick<AccountsStore, 'findPasswordHash'>;
  devices: Pick<KnownDevices, 'remember'>;
  /** Writes down that somebody is in. */
  onSignIn: (accountId: string) => Promise<void>;
}

/** What follows when a password, or the code after it, was let in. */
export interface SignInEnd {
  /**
   * A new password ends the sign-ins that are there. One that was let in by the password before, and
   * written down after, is ended here. @throws {AppError} 401.
   */
  refuseOldPassword(visit: Visit, entered: EnteredByPassword): Promise<void>;
  /** The next sign-in to this email from here is a known device's. */
  remember(
    visit: Visit,
    signedIn: Answer<SignedInUser>,
    passwordHash: string | undefined,
  ): Promise<Answer<SignedInUser>>;
}

interface EnteredByPassword {
  email: string;
  /** As it was stored before. */
  passwordHash: string | undefined;
  /** What the browser was to keep. */
  cookies: string[];
}

export function createSignInEnd({ provider, store, devices, onSignIn }: SignInEndOptions): SignInEnd {
  return {
    async refuseOldPassword(visit, { email, passwordHash, cookies }) {
      if ((await store.findPasswordHash(email)) === passwordHash) return;
      await askProvider(provider, { ...visit, cookie: toCookieHeader(cookies), path: '/sign-out', body: {} });
      throw createWrongCredentialsError();
    },
    async remember({ cookie }, { body, cookies }, passwordHash = '') {
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
