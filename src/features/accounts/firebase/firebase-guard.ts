import { decodeJwt } from 'jose';
import type { AccountGuard } from '../../../shared/account-identity.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createInvalidTokenError, createSuspendedError } from '../accounts.errors.ts';
import { readBearer } from '../guard/account-guard.ts';
import type { FirebaseAccountsStore } from './firebase-accounts.store.ts';
import type { FirebasePerson, FirebaseTokens } from './firebase-tokens.ts';

interface FirebaseGuardOptions {
  /** Believes the site's own tokens. */
  own: AccountGuard;
  tokens: FirebaseTokens;
  store: FirebaseAccountsStore;
  /** Whether whoever runs the site keeps an account out: no sign-in of ours could be ended. */
  isSuspended: (accountId: string) => Promise<boolean>;
  clock: Clock;
  newId: () => string;
}

/**
 * Believes ID tokens of one Firebase project beside the site's own; whoever comes for the first time
 * gets an account. Such a token lives for an hour, and nothing ends it sooner but the deletion of its
 * account.
 */
export function createFirebaseGuard(options: FirebaseGuardOptions): AccountGuard {
  const { own, tokens } = options;
  return {
    async identifyLiving(authorization) {
      const token = tokenFromFirebase(tokens, authorization);
      if (token === undefined) return await own.identifyLiving(authorization);
      const person = await tokens.verify(token);
      const { email, emailVerified, authTime } = person;
      const id = await findOrCreate(options, person);
      if (await options.isSuspended(id)) throw createSuspendedError();
      return {
        id,
        email,
        emailVerified,
        sessionId: `firebase:${authTime}`,
      };
    },
  };
}

/** @throws {AppError} 401 for a token that is older than the deletion of its account. */
async function findOrCreate(
  { store, clock, newId }: FirebaseGuardOptions,
  { subject, issuedAt }: FirebasePerson,
): Promise<string> {
  const found = await store.find(subject);
  if (found !== undefined) return found;
  const ids = { id: newId(), methodId: newId() };
  await store.create({ ...ids, subject, issuedAt: issuedAt * 1000, now: clock.now() });
  const made = await store.find(subject);
  if (made === undefined) throw createInvalidTokenError();
  return made;
}

/** Undefined for everything that does not claim to be one of the project's tokens. */
function tokenFromFirebase(tokens: FirebaseTokens, authorization: string | undefined): string | undefined {
  try {
    const token = readBearer(authorization);
    return tokens.claims(decodeJwt(token)) ? token : undefined;
  } catch {
    return undefined;
  }
}
