import { errors, type JWTPayload, jwtVerify } from 'jose';
import { type AccountGuard, type AccountIdentity, keyIn, tokenIn } from '../../../shared/account-identity.ts';
import type { Clock } from '../../../shared/clock.ts';
import {
  createInvalidTokenError,
  createKeyNotTakenError,
  createSignInRequiredError,
} from '../accounts.errors.ts';
import type { AccountsStore } from '../accounts.store.ts';
import { TOKEN_ALGORITHM, TOKEN_PARTY } from './identity-tokens.ts';
import type { VerificationKeys } from './verification-keys.ts';

interface AccountGuardOptions {
  keys: VerificationKeys;
  store: Pick<AccountsStore, 'findSession'>;
  clock: Clock;
}

/** Believes the identity tokens that this site signed for itself, and nothing else. */
export function createAccountGuard({ keys, store, clock }: AccountGuardOptions): AccountGuard {
  async function identify(authorization: string | undefined): Promise<AccountIdentity> {
    const token = readBearer(authorization);
    const payload = await jwtVerify(token, keys.find, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_PARTY,
      audience: TOKEN_PARTY,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(clock.now()),
    }).then(
      (result) => result.payload,
      (error: unknown) => {
        if (error instanceof errors.JOSEError) throw createInvalidTokenError();
        throw error;
      },
    );
    return readIdentity(payload);
  }

  return {
    async identifyLiving(authorization) {
      const identity = await identify(authorization);
      const session = await store.findSession(identity.sessionId);
      const lives = session?.userId === identity.id && session.expiresAt > clock.now();
      if (!lives) throw createInvalidTokenError();
      return identity;
    },
  };
}

/** @throws {AppError} 401 without a token of somebody who signed in. */
export function readBearer(authorization: string | undefined): string {
  if (!authorization?.trim()) throw createSignInRequiredError();
  const token = tokenIn(authorization);
  if (token === undefined) throw createInvalidTokenError();
  if (keyIn(authorization)) throw createKeyNotTakenError();
  return token;
}

function readIdentity({ sub, email, sid, email_verified: verified }: JWTPayload): AccountIdentity {
  if (typeof sub !== 'string' || typeof email !== 'string' || typeof sid !== 'string')
    throw createInvalidTokenError();
  return { id: sub, email, sessionId: sid, emailVerified: verified === true };
}
