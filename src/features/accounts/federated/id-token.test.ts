import { inspect } from 'node:util';
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { type IdTokenContext, readVerifiedProfile } from './id-token.ts';

const ISSUER = 'https://id.example.com';
const clock = createTestClock();
const NOW = Math.floor(clock.now() / 1000);
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

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let foreign: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  foreign = await generateKeyPair('ES256');
});

function createContext(userInfo: unknown = {}): IdTokenContext {
  return {
    clientId: 'our-site',
    clock,
    fetch: async () => Response.json(userInfo),
    endpoints: {
      issuer: ISSUER,
      authorization: `${ISSUER}/authorize`,
      token: `${ISSUER}/token`,
      userInfo: `${ISSUER}/me`,
      algorithms: ['ES256'],
      secretInHeader: true,
      keys: async () => keys.publicKey,
    },
  };
}

async function read(claims: JWTPayload, context = createContext(), key = keys) {
  const idToken = await new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key.privateKey);
  return await readVerifiedProfile({ idToken, accessToken: 'access', nonce: 'nonce-1' }, context);
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
    await expect(read({}, createContext(), foreign)).rejects.toThrow(/signature/);
  });

  it('says what is wrong with a token, and not whom it names', async () => {
    const refused = await read({ exp: NOW - 120 }).catch((error: unknown) => error);
    expect(String(refused)).toContain('"exp" claim');
    expect(inspect(refused, { depth: null, showHidden: true })).not.toContain('ann@example.com');
  });

  it('refuses a token that nobody signed, and any token when no nonce was asked for', async () => {
    const idToken = new UnsecuredJWT(CLAIMS).encode();
    const context = createContext();
    await expect(
      readVerifiedProfile({ idToken, accessToken: '', nonce: 'nonce-1' }, context),
    ).rejects.toThrow();
    const signed = await new SignJWT({ ...CLAIMS, nonce: undefined })
      .setProtectedHeader({ alg: 'ES256' })
      .sign(keys.privateKey);
    await expect(
      readVerifiedProfile({ idToken: signed, accessToken: '', nonce: undefined }, context),
    ).rejects.toThrow();
  });

  it('takes a missing address from the user-info endpoint, if that speaks of the same person', async () => {
    const info = { sub: 'ann', email: 'ann@work.example', email_verified: 'true' };
    expect(await read({ email: undefined }, createContext(info))).toMatchObject({
      email: 'ann@work.example',
      emailVerified: true,
      name: 'Ann',
    });
    const other = createContext({ ...info, sub: 'ben' });
    await expect(read({ email: undefined }, other)).rejects.toThrow(/somebody else/);
  });

  it('tells a doubted address from one of which nothing is said', async () => {
    expect((await read({ email_verified: false })).emailVerified).toBe(false);
    expect((await read({ email_verified: 'false' })).emailVerified).toBe(false);
    expect((await read({ email_verified: undefined })).emailVerified).toBeUndefined();
  });
});
