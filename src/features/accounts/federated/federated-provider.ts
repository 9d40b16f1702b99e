import { createHash } from 'node:crypto';
import type { OAuthProvider } from '@better-auth/core/oauth2';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { Clock } from '../../../shared/clock.ts';
import { readVerifiedProfile, type VerifiedProfile } from './id-token.ts';
import { createDiscovery, type ProviderEndpoints } from './oidc-discovery.ts';
import { fetchProviderJson, type ProviderFetch } from './provider-fetch.ts';

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

export interface FederatedProviderOptions {
  settings: FederatedSettings;
  fetch: ProviderFetch;
  clock: Clock;
  /** Told why a step at the provider failed; visitors only read that it did. */
  onFailure: (error: unknown) => void;
}

const tokenAnswerSchema = z.object({ access_token: z.string(), id_token: z.string() });

/**
 * One OpenID provider as Better Auth's redirect flow wants it: authorization code with PKCE (S256),
 * state and nonce, per OpenID Connect Core 1.0 section 3.1. Whom it signed in is what its verified
 * ID token says.
 */
export function createFederatedProvider(options: FederatedProviderOptions): OAuthProvider<VerifiedProfile> {
  const { settings, fetch, clock } = options;
  const discover = createDiscovery({ issuer: settings.issuer, fetch, clock });
  return {
    id: FEDERATED_ID,
    name: settings.label,
    issuer: settings.issuer,
    requiresIdTokenNonce: true,
    // A subject means nothing without its issuer: another provider may number people alike.
    accountSubject: ({ profile }) => `${profile.issuer}#${profile.sub}`,
    createAuthorizationURL: (request) =>
      reporting(options, async () =>
        writeAuthorizationAddress((await discover()).authorization, settings, request),
      ),
    validateAuthorizationCode: (grant) =>
      reporting(options, async () => {
        const endpoints = await discover();
        const request = writeTokenRequest(settings, endpoints, grant);
        const answer = tokenAnswerSchema.parse(await fetchProviderJson(fetch, endpoints.token, request));
        return { accessToken: answer.access_token, idToken: answer.id_token };
      }),
    getUserInfo: ({ idToken = '', accessToken = '', expectedIdTokenNonce: nonce }) =>
      reporting(options, async () => {
        const endpoints = await discover();
        const profile = await readVerifiedProfile(
          { idToken, accessToken, nonce },
          { endpoints, clientId: settings.clientId, fetch, clock },
        );
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

function writeAuthorizationAddress(
  endpoint: string,
  { clientId }: FederatedSettings,
  { state, codeVerifier, redirectURI, idTokenNonce }: AuthorizationRequest,
): URL {
  if (!idTokenNonce) throw new Error('A federated sign-in needs a nonce.');
  const address = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectURI,
    scope: 'openid email profile',
    state,
    nonce: idTokenNonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

interface CodeGrant {
  code: string;
  redirectURI: string;
  codeVerifier?: string | undefined;
}

function writeTokenRequest(
  { clientId, clientSecret }: FederatedSettings,
  { secretInHeader }: ProviderEndpoints,
  { code, redirectURI, codeVerifier = '' }: CodeGrant,
): RequestInit {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectURI,
    code_verifier: codeVerifier,
  });
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (clientSecret !== '' && secretInHeader) {
    headers.Authorization = `Basic ${writeBasicCredentials(clientId, clientSecret)}`;
  } else {
    form.set('client_id', clientId);
    if (clientSecret !== '') form.set('client_secret', clientSecret);
  }
  return { method: 'POST', headers, body: form };
}

/** Both halves are form-encoded first, so that a colon in one is not the colon between them (RFC 6749, 2.3.1). */
function writeBasicCredentials(id: string, secret: string): string {
  const encode = (text: string) => new URLSearchParams({ _: text }).toString().slice(2);
  return Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64');
}
