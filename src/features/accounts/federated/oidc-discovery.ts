import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../shared/clock.ts';
import { fetchProviderJson, type ProviderFetch } from './provider-fetch.ts';

const KEEP_MS = 60 * 60_000;
const KEYS_TIMEOUT_MS = 5_000;

/** OpenID Connect Discovery 1.0, section 3: the fields that we use. */
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});

export interface ProviderEndpoints {
  issuer: string;
  authorization: string;
  token: string;
  userInfo: string | undefined;
  /** Signature algorithms of ID tokens that rest on the provider's public keys. */
  algorithms: string[];
  /** Whether the client secret goes into the Authorization header; else into the form. */
  secretInHeader: boolean;
  keys: JWTVerifyGetKey;
}

/**
 * Finds a provider's addresses when they are first needed, and again after an hour. A provider that
 * is away while the site starts holds nothing up, and works as soon as it is back.
 * @throws {Error} when it cannot be reached or describes itself as somebody else.
 */
export function createDiscovery({
  issuer,
  fetch,
  clock,
}: {
  issuer: string;
  fetch: ProviderFetch;
  clock: Clock;
}) {
  let found: { endpoints: ProviderEndpoints; at: number } | undefined;
  return async (): Promise<ProviderEndpoints> => {
    if (found && clock.now() - found.at < KEEP_MS) return found.endpoints;
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const document = discoverySchema.parse(await fetchProviderJson(fetch, address));
    if (document.issuer !== issuer)
      throw new Error(`The OpenID provider calls itself ${document.issuer}, not ${issuer}.`);
    const endpoints = readEndpoints(document, fetch);
    found = { endpoints, at: clock.now() };
    return endpoints;
  };
}

function readEndpoints(document: z.infer<typeof discoverySchema>, fetch: ProviderFetch): ProviderEndpoints {
  const { protocol } = new URL(document.issuer);
  const addresses = [document.authorization_endpoint, document.token_endpoint, document.jwks_uri];
  for (const address of [...addresses, document.userinfo_endpoint ?? document.issuer]) {
    const scheme = new URL(address).protocol;
    if (scheme !== 'https:' && scheme !== protocol)
      throw new Error(`The OpenID provider names an address without https: ${address}.`);
  }
  return {
    issuer: document.issuer,
    authorization: document.authorization_endpoint,
    token: document.token_endpoint,
    userInfo: document.userinfo_endpoint,
    // `none` is no signature, and HS* would rest on the client secret.
    algorithms: document.id_token_signing_alg_values_supported.filter((name) => /^(RS|PS|ES|Ed)/.test(name)),
    secretInHeader: document.token_endpoint_auth_methods_supported.includes('client_secret_basic'),
    keys: createRemoteJWKSet(new URL(document.jwks_uri), {
      timeoutDuration: KEYS_TIMEOUT_MS,
      [customFetch]: fetch,
    }),
  };
}
