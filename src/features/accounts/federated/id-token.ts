import { authorizationCodeGrant, type Configuration, fetchUserInfo, type IDToken } from 'openid-client';
import { z } from 'zod';
import { unwrapped } from './provider-trouble.ts';

/** Whom a provider signed in. `issuer` and `sub` together never change for a person; the rest may. */
export interface VerifiedProfile {
  issuer: string;
  sub: string;
  email: string | null;
  /** Undefined when the provider does not say. */
  emailVerified: boolean | undefined;
  name: string;
}

interface CodeGrant {
  code: string;
  redirectURI: string;
  codeVerifier: string;
  /** What this sign-in asked the provider to repeat in the ID token. */
  nonce: string;
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
 * Exchanges a code for an ID token, verifies that as OpenID Connect Core 1.0 section 3.1.3.7 asks, and
 * completes it from the user-info endpoint when it leaves the email address out.
 * @throws {Error} when the token is not from this provider, for this site and this sign-in.
 */
export async function readVerifiedProfile(
  provider: Configuration,
  grant: CodeGrant,
): Promise<VerifiedProfile> {
  const { issuer, userinfo_endpoint } = provider.serverMetadata();
  const { idToken, accessToken } = await exchangeCode(provider, grant);
  const claims = claimsSchema.parse(idToken);
  const { sub } = claims;
  const completed =
    claims.email === undefined && userinfo_endpoint !== undefined
      ? claimsSchema.parse(await unwrapped(fetchUserInfo(provider, accessToken, sub)))
      : claims;
  return {
    issuer,
    sub,
    email: completed.email ?? null,
    emailVerified: completed.email_verified,
    name: completed.name ?? claims.name ?? '',
  };
}

async function exchangeCode(
  provider: Configuration,
  { code, redirectURI, codeVerifier, nonce }: CodeGrant,
): Promise<{ idToken: IDToken; accessToken: string }> {
  if (nonce === '' || codeVerifier === '')
    throw new Error('A federated sign-in needs a nonce and a verifier.');
  const callback = new URL(redirectURI);
  callback.searchParams.set('code', code);
  // Better Auth has compared the state, and the issuer where the callback names one.
  callback.searchParams.set('iss', provider.serverMetadata().issuer);
  const tokens = await unwrapped(
    authorizationCodeGrant(provider, callback, {
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    }),
  );
  const idToken = tokens.claims();
  if (!idToken) throw new Error('The OpenID provider sent no ID token.');
  // The library looks at it only where a token is made for several clients.
  if (idToken.azp !== undefined && idToken.azp !== provider.clientMetadata().client_id)
    throw new Error('The ID token was made for another client.');
  return { idToken, accessToken: tokens.access_token };
}
