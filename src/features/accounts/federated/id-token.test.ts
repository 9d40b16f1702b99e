import { inspect } from 'node:util';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../shared/clock.ts';
import { readVerifiedProfile } from './id-token.ts';
import { createDiscovery } from './oidc-discovery.ts';

const ISSUER = 'https://id.example.com';
const SECRET = 'secret: with a colon, and long enough';
const NOW = Math.floor(Date.now() / 1000);
const CLAIMS: JWTPayload = {
  iss: ISSUER,
  aud: 'our-site',
  sub: 'ann',
  iat: NOW,
  exp: NOW + 300,
  nonce: 'nonce-1',
  email: 'ann@example.com',
  email_verified: true,
  name: 'Ann',
};
const GRANT = {
  code: 'code-1',
  redirectURI: 'https://site.example/api/auth/callback/federated',
  codeVerifier: 'a-verifier-of-forty-three-characters-or-more',
  nonce: 'nonce-1',
};

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let foreign: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  foreign = await generateKeyPair('ES256');
});

interface Script {
  /** What its document says beside the addresses. */
  document?: object;
  userInfo?: unknown;
  clientSecret?: string;
  nonce?: string;
}

/** Signs in at a provider that answers every code with this ID token; tells how the code was redeemed. */
async function signIn(idToken: string | undefined, script: Script = {}) {
  const { document, userInfo = {}, clientSecret = SECRET, nonce = GRANT.nonce } = script;
  let redeemed = new Request(ISSUER);
  const answers: Record<string, (request: Request) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/keys`,
      userinfo_endpoint: `${ISSUER}/me`,
      id_token_signing_alg_values_supported: ['none', 'HS256', 'ES256'],
      authorization_response_iss_parameter_supported: true,
      ...document,
    }),
    '/token': (request) => {
      redeemed = request;
      return { access_token: 'access', token_type: 'Bearer', id_token: idToken };
    },
    '/keys': async () => ({ keys: [await exportJWK(keys.publicKey)] }),
    '/me': () => userInfo,
  };
  const discover = createDiscovery({
    issuer: ISSUER,
    clientId: 'our-site',
    clientSecret,
    clock: systemClock,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      return Response.json(await answers[new URL(address).pathname]?.(request));
    },
  });
  const profile = await readVerifiedProfile(await discover(), { ...GRANT, nonce });
  return { profile, redeemed };
}

async function read(claims: JWTPayload, script: Script = {}, key = keys) {
  const idToken = await new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key.privateKey);
  return (await signIn(idToken, script)).profile;
}

describe('reading whom a provider signed in', () => {
  it('believes a token for this site and this sign-in', async () => {
    expect(await read({})).toEqual({
      issuer: ISSUER,
      sub: 'ann',
      email: 'ann@example.com',
      emailVerified: true,
      name: 'Ann',
    });
    expect(await read({ aud: ['our-site', 'another'], azp: 'our-site' })).toMatchObject({ sub: 'ann' });
    expect(await read({ exp: NOW - 30 })).toMatchObject({ sub: 'ann' });
  });

  it('refuses tokens of another issuer, site, sign-in, key or time', async () => {
    const forgeries: JWTPayload[] = [
      { iss: `${ISSUER}/` },
      { aud: 'another-site' },
      { aud: ['our-site', 'another'] },
      { azp: 'another-site' },
      { nonce: 'nonce-2' },
      { nonce: undefined },
      { exp: NOW - 120 },
      { exp: undefined },
      { sub: '' },
    ];
    for (const claims of forgeries) await expect(read(claims)).rejects.toThrow();
    await expect(read({}, {}, foreign)).rejects.toThrow(/signature/);
  });

  it('says what is wrong with a token, and not whom it names', async () => {
    const refused = await read({ exp: NOW - 120 }).catch((error: unknown) => error);
    expect(String(refused)).toContain('"exp" (expiration time) claim');
    expect(inspect(refused, { depth: null, showHidden: true })).not.toContain('ann@example.com');
  });

  it('refuses a token that nobody signed, and any token when no nonce was asked for', async () => {
    await expect(signIn(new UnsecuredJWT(CLAIMS).encode())).rejects.toThrow();
    await expect(signIn(undefined)).rejects.toThrow();
    for (const nonce of ['nonce-1', undefined])
      await expect(read({ nonce }, { nonce: '' })).rejects.toThrow(/needs a nonce/);
  });

  it('takes only signatures that rest on public keys, and only those that the provider names', async () => {
    const bySecret = await new SignJWT(CLAIMS)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET));
    await expect(signIn(bySecret)).rejects.toThrow(/unsupported JWS algorithm/);
    const document = { id_token_signing_alg_values_supported: ['RS256'] };
    await expect(read({}, { document })).rejects.toThrow(/"alg"/);
  });

  it('redeems a code with its verifier, and shows the secret in the header or in the form', async () => {
    const idToken = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'ES256' }).sign(keys.privateKey);
    const form = {
      grant_type: 'authorization_code',
      code: GRANT.code,
      redirect_uri: GRANT.redirectURI,
      code_verifier: GRANT.codeVerifier,
    };
    const inHeader = (await signIn(idToken)).redeemed;
    // Both halves are form-encoded, so that a colon in one is not the colon between them.
    const credentials = `our-site:${SECRET.replaceAll(' ', '+').replace(':', '%3A').replace(',', '%2C')}`;
    const [, given = ''] = inHeader.headers.get('Authorization')?.split('Basic ') ?? [];
    expect(decodeURIComponent(atob(given))).toBe(decodeURIComponent(credentials));
    expect(Object.fromEntries(new URLSearchParams(await inHeader.text()))).toEqual(form);
    const document = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    const inForm = (await signIn(idToken, { document })).redeemed;
    expect(inForm.headers.get('Authorization')).toBeNull();
    expect(Object.fromEntries(new URLSearchParams(await inForm.text()))).toEqual({
      ...form,
      client_id: 'our-site',
      client_secret: SECRET,
    });
    const open = (await signIn(idToken, { clientSecret: '' })).redeemed;
    expect(Object.fromEntries(new URLSearchParams(await open.text()))).toEqual({
      ...form,
      client_id: 'our-site',
    });
  });

  it('takes a missing address from the user-info endpoint, if that speaks of the same person', async () => {
    const info = { sub: 'ann', email: 'ann@work.example', email_verified: 'true' };
    expect(await read({ email: undefined }, { userInfo: info })).toMatchObject({
      email: 'ann@work.example',
      emailVerified: true,
      name: 'Ann',
    });
    const other = { userInfo: { ...info, sub: 'ben' } };
    await expect(read({ email: undefined }, other)).rejects.toThrow(/"sub"/);
  });

  it('tells a doubted address from one of which nothing is said', async () => {
    expect((await read({ email_verified: false })).emailVerified).toBe(false);
    expect((await read({ email_verified: 'false' })).emailVerified).toBe(false);
    expect((await read({ email_verified: undefined })).emailVerified).toBeUndefined();
  });
});
