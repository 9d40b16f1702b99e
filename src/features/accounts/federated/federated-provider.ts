import type { OAuthProvider } from '@better-auth/core/oauth2';
import { APIError } from 'better-auth/api';
import { buildAuthorizationUrl, type Configuration, calculatePKCECodeChallenge } from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../../../shared/clock.ts';
import { readVerifiedProfile, type VerifiedProfile } from './id-token.ts';
import { createDiscovery } from './oidc-discovery.ts';
import type { ProviderFetch } from './provider-fetch.ts';

/** Part of the callback's address, which providers keep on their lists of allowed addresses. */
export const FEDERATED_ID = 'federated';

export interface FederatedSettings {
  /** What the button calls the provider. */
  label: string;
  issuer: string;
  clientId: string;
  /** '' for a public client, which PKCE alone protects. */
  clientSecret: string;
}

interface FederatedProviderOptions {
  settings: FederatedSettings;
  fetch: ProviderFetch;
  clock: Clock;
  /** Told why a step at the provider failed; visitors only read that it did. */
  onFailure: (error: unknown) => void;
}

const codeSchema = z.object({ code: z.string(), redirectURI: z.string(), codeVerifier: z.string() });

/**
 * One OpenID provider as Better Auth's redirect flow wants it: authorization code with PKCE (S256),
 * state and nonce, per OpenID Connect Core 1.0 section 3.1. Whom it signed in is what its verified
 * ID token says.
 */
export function createFederatedProvider(options: FederatedProviderOptions): OAuthProvider<VerifiedProfile> {
  const { settings, fetch, clock } = options;
  const discover = createDiscovery({ ...settings, fetch, clock });
  return {
    id: FEDERATED_ID,
    name: settings.label,
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    // A subject means nothing without its issuer: another provider may number people alike.
    accountSubject: ({ profile }) => `${profile.issuer}#${profile.sub}`,
    createAuthorizationURL: (request) =>
      reporting(options, async () => await writeAuthorizationAddress(await discover(), request)),
    // The exchange checks the nonce as well, so it waits for the next step, which is told the nonce.
    validateAuthorizationCode: async (grant) => ({ raw: codeSchema.parse(grant) }),
    getUserInfo: ({ raw, expectedIdTokenNonce: nonce = '' }) =>
      reporting(options, async () => {
        const profile = await readVerifiedProfile(await discover(), { ...codeSchema.parse(raw), nonce });
        const { email, emailVerified, name } = profile;
        return { user: { email, emailVerified: emailVerified === true, name }, data: profile };
      }),
  };
}

/** Better Auth answers an APIError; any other error it would pass on as a failure of its own. */
async function reporting<Result>(
  { onFailure }: FederatedProviderOptions,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    onFailure(error);
    throw new APIError('SERVICE_UNAVAILABLE', { message: 'The provider could not be used.' });
  }
}

interface AuthorizationRequest {
  state: string;
  codeVerifier: string;
  redirectURI: string;
  idTokenNonce?: string | undefined;
}

async function writeAuthorizationAddress(
  provider: Configuration,
  { state, codeVerifier, redirectURI, idTokenNonce }: AuthorizationRequest,
): Promise<URL> {
  if (!idTokenNonce) throw new Error('A federated sign-in needs a nonce.');
  return buildAuthorizationUrl(provider, {
    redirect_uri: redirectURI,
    scope: 'openid email profile',
    state,
    nonce: idTokenNonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
}
