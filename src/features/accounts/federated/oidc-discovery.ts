import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { z } from 'zod';
import type { Clock } from '../../../shared/clock.ts';
import { fetchProviderJson, type ProviderFetch } from './provider-fetch.ts';
import { unwrapped } from './provider-trouble.ts';

const KEEP_MS = 60 * 60_000;
const CLOCK_TOLERANCE_SECONDS = 60;

/** OpenID Connect Discovery 1.0, section 3: the addresses that a sign-in needs. */
const addressesSchema = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});

interface DiscoveryOptions {
  issuer: string;
  clientId: string;
  /** '' for a public client, which PKCE alone protects. */
  clientSecret: string;
  fetch: ProviderFetch;
  clock: Clock;
}

/**
 * Finds a provider's addresses when they are first needed, and again after an hour. A provider that
 * is away while the site starts holds nothing up, and works as soon as it is back.
 * @throws {Error} when it cannot be reached or describes itself as somebody else.
 */
export function createDiscovery(options: DiscoveryOptions): () => Promise<Configuration> {
  const { clock } = options;
  let found: { provider: Configuration; at: number } | undefined;
  return async () => {
    if (found && clock.now() - found.at < KEEP_MS) return found.provider;
    const provider = await unwrapped(discover(options));
    found = { provider, at: clock.now() };
    return provider;
  };
}

async function discover({ issuer, clientId, clientSecret, fetch }: DiscoveryOptions): Promise<Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:';
  const provider = await discovery(
    new URL(issuer),
    clientId,
    { [clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authenticateWith(clientSecret),
    {
      [customFetch]: async (address, init) =>
        Response.json(await fetchProviderJson(fetch, address, init as RequestInit)),
      // The signature is checked although the token came over TLS: a provider's proxy may end TLS.
      execute: isPlain ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
    },
  );
  refuseStranger(provider, issuer);
  return provider;
}

/** The library forgives a slash at the end of an issuer, and finds a bad address when it is needed. */
function refuseStranger(provider: Configuration, issuer: string): void {
  const document = provider.serverMetadata();
  if (document.issuer !== issuer)
    throw new Error(`The OpenID provider calls itself ${document.issuer}, not ${issuer}.`);
  const { protocol } = new URL(issuer);
  for (const address of Object.values(addressesSchema.parse(document))) {
    const scheme = new URL(address).protocol;
    if (scheme !== 'https:' && scheme !== protocol)
      throw new Error(`The OpenID provider names an address without https: ${address}.`);
  }
}

/** The secret goes into the Authorization header, or into the form where the provider wants it there. */
function authenticateWith(clientSecret: string): ClientAuth {
  if (clientSecret === '') return None();
  const [inHeader, inForm] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? inHeader : inForm)(server, ...request);
  };
}
