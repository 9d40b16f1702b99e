import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../shared/clock.ts';
import {
  createAnonymousRefusedError,
  createInvalidTokenError,
  createProviderUnreachableError,
} from '../accounts.errors.ts';

/** Clocks of honest servers differ by seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;
const KEYS_TIMEOUT_MS = 5_000;
/** Made-up key names must not turn into a request each. */
const KEYS_PAUSE_MS = 60_000;
const LONGEST_SUBJECT = 128;

/** Whom Firebase signed in. */
export interface FirebasePerson {
  /** Issuer, tenant and user together: the same for this person for ever, and for nobody else. */
  subject: string;
  /** '' where Firebase knows none. */
  email: string;
  emailVerified: boolean;
  /** When they signed in, seconds since 1970. */
  authTime: number;
  /** When the token was issued, seconds since 1970. */
  issuedAt: number;
}

interface FirebaseTokensOptions {
  projectId: string;
  /** Where the public keys are, as a JSON Web Key Set. */
  keysUrl: string;
  clock: Clock;
  /** Told when the keys cannot be had. */
  onError: (error: unknown) => void;
}

export interface FirebaseTokens {
  /** Whether a token says that it is from this project; whether that is true is for `verify` to say. */
  claims(payload: JWTPayload): boolean;
  /**
   * Checks an ID token as Firebase asks of servers that do it without its SDK: RS256 by a known key,
   * issuer, audience, times, subject.
   * https://firebase.google.com/docs/auth/admin/verify-id-tokens
   * @throws {AppError} 401 `auth.invalid_token`; 403 `auth.anonymous`; 503 `auth.provider_unreachable`.
   */
  verify(token: string): Promise<FirebasePerson>;
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(LONGEST_SUBJECT),
  aud: z.string(),
  iat: z.number(),
  auth_time: z.number(),
  email: z.string().max(320).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  firebase: z
    .object({ sign_in_provider: z.string().optional(), tenant: z.string().optional() })
    .optional()
    .catch(undefined),
});

export function createFirebaseTokens(options: FirebaseTokensOptions): FirebaseTokens {
  const { projectId, keysUrl, clock } = options;
  const issuer = `https://securetoken.google.com/${projectId}`;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_PAUSE_MS,
  });
  return {
    claims: ({ iss }) => iss === issuer,
    async verify(token) {
      assertNamesKey(token);
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience: projectId,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: new Date(clock.now()),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      }).catch((error: unknown) => {
        throw toRefusal(error, options);
      });
      return readPerson(payload, { issuer, projectId, now: clock.now() / 1000 });
    },
  };
}

/** With a single key in the set, one that is not named would be guessed. */
function assertNamesKey(token: string): void {
  const { kid } = decodeProtectedHeader(token);
  if (typeof kid !== 'string' || kid === '') throw createInvalidTokenError();
}

/** What the token itself is at fault for; everything else is trouble on the way to the keys. */
const TOKEN_FAULTS = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function toRefusal(error: unknown, { onError }: FirebaseTokensOptions): Error {
  if (TOKEN_FAULTS.some((fault) => error instanceof fault)) return createInvalidTokenError();
  onError(new Error('The keys of Firebase cannot be had.', { cause: error }));
  return createProviderUnreachableError();
}

interface Expected {
  issuer: string;
  projectId: string;
  /** Seconds since 1970. */
  now: number;
}

function readPerson(payload: JWTPayload, { issuer, projectId, now }: Expected): FirebasePerson {
  const result = claimsSchema.safeParse(payload);
  if (!result.success) throw createInvalidTokenError();
  const { sub, aud, iat, auth_time: authTime, email = '', email_verified, firebase } = result.data;
  const latest = now + CLOCK_TOLERANCE_SECONDS;
  if (aud !== projectId || iat > latest || authTime > latest) throw createInvalidTokenError();
  if (firebase?.sign_in_provider === 'anonymous') throw createAnonymousRefusedError();
  const person = firebase?.tenant === undefined ? sub : `${firebase.tenant}/${sub}`;
  return {
    subject: `${issuer}#${person}`,
    email,
    emailVerified: email !== '' && email_verified === true,
    authTime,
    issuedAt: iat,
  };
}
