import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../shared/clock.ts';
import type { ProviderEndpoints } from './oidc-discovery.ts';
import { fetchProviderJson, type ProviderFetch } from './provider-fetch.ts';

const CLOCK_TOLERANCE_SECONDS = 60;

/** Whom a provider signed in. `issuer` and `sub` together never change for a person; the rest may. */
export interface VerifiedProfile {
  issuer: string;
  sub: string;
  email: string | null;
  /** Undefined when the provider does not say. */
  emailVerified: boolean | undefined;
  name: string;
}

export interface ProviderTokens {
  idToken: string;
  accessToken: string;
  /** What this sign-in asked the provider to repeat in the ID token. */
  nonce: string | undefined;
}

export interface IdTokenContext {
  endpoints: ProviderEndpoints;
  clientId: string;
  fetch: ProviderFetch;
  clock: Clock;
}

const text = z.string().optional().catch(undefined);

/** Some providers write the yes as text. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: text,
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: text,
});

/**
 * Verifies an ID token as OpenID Connect Core 1.0 section 3.1.3.7 asks, and completes it from the
 * user-info endpoint when it leaves the email address out.
 * @throws {Error} when the token is not from this provider, for this site and this sign-in.
 */
export async function readVerifiedProfile(
  tokens: ProviderTokens,
  context: IdTokenContext,
): Promise<VerifiedProfile> {
  const payload = await verifyIdToken(tokens, context);
  const claims = claimsSchema.parse(payload);
  const completed = claims.email === undefined ? await readUserInfo(claims.sub, tokens, context) : claims;
  return {
    issuer: context.endpoints.issuer,
    sub: claims.sub,
    email: completed.email ?? null,
    emailVerified: completed.email_verified,
    name: completed.name ?? claims.name ?? '',
  };
}

async function verifyIdToken(
  { idToken, nonce }: ProviderTokens,
  { endpoints, clientId, clock }: IdTokenContext,
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(idToken, endpoints.keys, {
    issuer: endpoints.issuer,
    audience: clientId,
    algorithms: endpoints.algorithms,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    currentDate: new Date(clock.now()),
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    // The library's error carries the claims, which name a person; this one may be logged.
    throw error instanceof errors.JOSEError
      ? new Error(`The ID token was refused: ${error.message}.`)
      : error;
  });
  if (nonce === undefined || payload.nonce !== nonce)
    throw new Error('The ID token belongs to another sign-in.');
  const forSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((forSeveral || payload.azp !== undefined) && payload.azp !== clientId)
    throw new Error('The ID token was made for another client.');
  return payload;
}

/** Section 5.3.2: an answer about somebody else than the ID token's subject must not be used. */
async function readUserInfo(
  sub: string,
  { accessToken }: ProviderTokens,
  { endpoints, fetch }: IdTokenContext,
): Promise<Partial<z.infer<typeof claimsSchema>>> {
  if (!endpoints.userInfo) return {};
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' };
  const info = claimsSchema.parse(await fetchProviderJson(fetch, endpoints.userInfo, { headers }));
  if (info.sub !== sub) throw new Error('The OpenID provider spoke of somebody else.');
  return info;
}
