import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** The part of oidc-provider that we use; it comes without types. */
interface ProviderClass {
  new (issuer: string, configuration: Record<string, unknown>): Provider;
}

interface Provider {
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  interactionFinished(
    request: IncomingMessage,
    response: ServerResponse,
    result: Record<string, unknown>,
  ): Promise<void>;
  Grant: new (owner: { accountId: string; clientId: string }) => Grant;
  on(event: 'server_error', listener: (context: unknown, error: Error) => void): void;
}

interface Grant {
  addOIDCScope(scope: string): void;
  save(): Promise<string>;
}

interface GrantContext {
  oidc: {
    client: { clientId: string };
    session: { accountId: string };
    provider: Provider;
  };
}

interface OidcModule {
  default: ProviderClass;
}

const oidc = createRequire(import.meta.url)('oidc-provider') as OidcModule;

/** Somebody with an account at the provider. */
interface ProviderAccount {
  /** Never changes, and names this person at this provider. */
  sub: string;
  email?: string;
  /** Left out of the claims when undefined, as some providers do. */
  emailVerified?: boolean;
  name?: string;
}

/** What whoever comes to sign in does: sign in, refuse, look at the page without an answer; or the provider breaks. */
type ProviderScript =
  | { kind: 'accept'; account: ProviderAccount }
  | { kind: 'refuse' }
  | { kind: 'wait' }
  | { kind: 'break' };

export interface TestOidcProvider {
  /** For AUTH_OIDC_ISSUER. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What happens to the next visitors, until it is said anew. */
  script(next: ProviderScript): void;
  /** From now on its pages have windows to themselves: whoever opened one loses sight of it. */
  isolateWindows(): void;
  close(): Promise<void>;
}

interface TestOidcProviderOptions {
  /** Origins of the sites that may send visitors, e.g. `http://localhost:3311`. */
  sites: string[];
  /** 0 chooses a free one. */
  port?: number;
  /** Whether the ID token itself names the email address, or only the user-info endpoint. */
  claimsInIdToken?: boolean;
}

const CLIENT = { clientId: 'dreamseed-tests', clientSecret: 'a client secret: with a colon' };

interface State {
  script: ProviderScript;
  accounts: Map<string, ProviderAccount>;
  isolatesWindows: boolean;
}

/** A certified OpenID provider on this machine, in which a script takes the place of a person. */
export async function startOidcProvider(options: TestOidcProviderOptions): Promise<TestOidcProvider> {
  const server = createServer();
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: State = { script: { kind: 'wait' }, accounts: new Map(), isolatesWindows: false };
  const provider = createProvider(issuer, options, state);
  const answerProtocol = provider.callback();
  server.on('request', (request, response) => {
    forgetVisitor(request);
    if (state.isolatesWindows) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (request.url?.startsWith('/interaction/')) {
      playScript(provider, state, request, response).catch((error) => response.destroy(error));
    } else if (request.url === '/token' && state.script.kind === 'break') {
      response.writeHead(500).end('broken');
    } else {
      answerProtocol(request, response);
    }
  });
  return {
    issuer,
    ...CLIENT,
    script(next) {
      state.script = next;
      if (next.kind === 'accept') state.accounts.set(next.account.sub, next.account);
    },
    isolateWindows() {
      state.isolatesWindows = true;
    },
    close: () => closeServer(server),
  };
}

function createProvider(
  issuer: string,
  { sites, claimsInIdToken = false }: TestOidcProviderOptions,
  state: State,
): Provider {
  const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return new oidc.default(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: sites.map((site) => `${site}/api/auth/callback/federated`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !claimsInIdToken,
    adapter: createStorage(),
    jwks: { keys: [{ ...signingKey, kid: 'tests', alg: 'RS256', use: 'sig' }] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => describeAccount(state.accounts.get(sub) ?? { sub }),
    }),
    interactions: {
      url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    loadExistingGrant: agreeToEverything,
    pkce: { required: () => true },
    renderError: (context: { type: string; body: string }, out: { error: string }) => {
      context.type = 'text';
      context.body = `The provider refuses: ${out.error}`;
    },
  });
}

function describeAccount({ sub, email, emailVerified, name }: ProviderAccount) {
  return { sub, email, email_verified: emailVerified, name };
}

async function agreeToEverything({ oidc: { client, session, provider } }: GrantContext): Promise<Grant> {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Who signed in here before must not matter: each visit plays the script with its own account. */
function forgetVisitor({ headers }: IncomingMessage): void {
  headers.cookie = headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}

async function playScript(
  provider: Provider,
  { script }: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const finish = (result: Record<string, unknown>) => provider.interactionFinished(request, response, result);
  if (script.kind === 'accept') return await finish({ login: { accountId: script.account.sub } });
  if (script.kind === 'refuse')
    return await finish({ error: 'access_denied', error_description: 'No, thanks.' });
  if (script.kind === 'break') return await finish({ login: { accountId: 'anybody' } });
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in at the provider</h1>');
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

interface StoredThing extends Record<string, unknown> {
  uid?: string;
  grantId?: string;
}

/** What oidc-provider keeps between requests, for as long as the provider runs. */
function createStorage() {
  const things = new Map<string, StoredThing>();
  return (kind: string) => {
    const key = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id: string, thing: StoredThing) => things.set(key(id), thing),
      find: async (id: string) => things.get(key(id)),
      findByUid: async (uid: string) =>
        [...things].find(([id, thing]) => id.startsWith(`${kind}:`) && thing.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id: string) => {
        const thing = things.get(key(id));
        if (thing) thing.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id: string) => things.delete(key(id)),
      revokeByGrantId: async (grantId: string) => {
        for (const [id, thing] of things) if (thing.grantId === grantId) things.delete(id);
      },
    };
  };
}
