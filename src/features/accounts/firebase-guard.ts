import { decodeJwt } from 'jose';
import type { AccountGuard, AccountIdentity } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import { readBearer } from './account-guard.ts';
import type { FirebaseAccountsStore } from './firebase-accounts.store.ts';
import type { FirebaseTokens } from './firebase-tokens.ts';

/** People whose account this server knows without asking; each takes about two hundred bytes. */
const PEOPLE_REMEMBERED = 10_000;

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
 * gets an account. Such a token lives for an hour, and nothing ends it sooner.
 */
export function createFirebaseGuard(options: FirebaseGuardOptions): AccountGuard {
  const { own, tokens, store } = options;
  const known = new Map<string, string>();

  async function identify(token: string, mayRemember: boolean): Promise<AccountIdentity> {
    const { subject, email, emailVerified, authTime } = await tokens.verify(token);
    const remembered = mayRemember ? known.get(subject) : undefined;
    const id = remembered ?? (await findOrCreate(options, subject));
    remember(known, subject, id);
    return { id, email, emailVerified, sessionId: `firebase:${authTime}` };
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

  async function findOrCreate({ clock, newId }: FirebaseGuardOptions, subject: string): Promise<string> {
    const found = await store.find(subject);
    if (found !== undefined) return found;
    await store.create({ id: newId(), methodId: newId(), subject, now: clock.now() });
    const made = await store.find(subject);
    if (made === undefined) throw new Error('The account of a Firebase user was not made.');
    return made;
  }
}

function remember(known: Map<string, string>, subject: string, id: string): void {
  known.set(subject, id);
  if (known.size <= PEOPLE_REMEMBERED) return;
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
