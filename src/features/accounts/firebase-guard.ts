import { decodeJwt } from 'jose';
import type { AccountGuard, AccountIdentity } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import { readBearer } from './account-guard.ts';
import { createInvalidTokenError } from './accounts.errors.ts';
import type { FirebaseAccountsStore } from './firebase-accounts.store.ts';
import type { FirebasePerson, FirebaseTokens } from './firebase-tokens.ts';
import { TOKEN_LIFE_SECONDS } from './identity-tokens.ts';

/** Sign-ins whose account this server knows without asking; each takes about two hundred bytes. */
const SIGN_INS_REMEMBERED = 10_000;
/** As long as the site's own tokens outlive an account that another server deleted. */
const REMEMBERED_MS = TOKEN_LIFE_SECONDS * 1000;

export interface FirebaseGuardOptions {
  /** Believes the site's own tokens. */
  own: AccountGuard;
  tokens: FirebaseTokens;
  store: FirebaseAccountsStore;
  clock: Clock;
  newId: () => string;
}

/**
 * Believes ID tokens of one Firebase project beside the site's own; whoever comes for the first time
 * gets an account. Such a token lives for an hour, and nothing ends it sooner but the deletion of its
 * account.
 */
export function createFirebaseGuard(options: FirebaseGuardOptions): AccountGuard {
  const { own, tokens, clock } = options;
  const known = new Map<string, KnownAccount>();

  async function identify(token: string, mayRemember: boolean): Promise<AccountIdentity> {
    const person = await tokens.verify(token);
    const { subject, email, emailVerified, authTime } = person;
    // A new sign-in may be the first of a new account.
    const signIn = `${authTime} ${subject}`;
    const remembered = mayRemember ? known.get(signIn) : undefined;
    const now = clock.now();
    const isYoung = remembered !== undefined && now - remembered.since < REMEMBERED_MS;
    const account = isYoung ? remembered : { id: await findOrCreate(options, person), since: now };
    remember(known, signIn, account);
    return { id: account.id, email, emailVerified, sessionId: `firebase:${authTime}` };
  }

  const choose = (
    authorization: string | undefined,
    ask: (guard: AccountGuard) => Promise<AccountIdentity>,
    mayRemember: boolean,
  ): Promise<AccountIdentity> => {
    const token = tokenFromFirebase(tokens, authorization);
    return token === undefined ? ask(own) : identify(token, mayRemember);
  };

  return {
    identify: (authorization) => choose(authorization, (guard) => guard.identify(authorization), true),
    identifyLiving: (authorization) =>
      choose(authorization, (guard) => guard.identifyLiving(authorization), false),
  };
}

interface KnownAccount {
  id: string;
  /** When it was last seen in the database, milliseconds since 1970. */
  since: number;
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

function remember(known: Map<string, KnownAccount>, signIn: string, account: KnownAccount): void {
  known.set(signIn, account);
  if (known.size <= SIGN_INS_REMEMBERED) return;
  for (const oldest of known.keys()) {
    known.delete(oldest);
    return;
  }
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
