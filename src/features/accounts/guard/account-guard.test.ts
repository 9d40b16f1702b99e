import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createAccountGuard } from './account-guard.ts';
import type { SigningKey } from './signing-keys.store.ts';
import { createVerificationKeys } from './verification-keys.ts';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

const PARTY = 'dreamseed';
const NOW = createTestClock().now() / 1000;
const ANN = { sub: 'user-ann', email: 'ann@example.com', sid: 'session-1' };
const INVALID = { status: 401, code: 'auth.invalid_token', headers: { 'WWW-Authenticate': 'Bearer' } };

let ours: Pair;
let theirs: Pair;
let publicKey: string;
beforeAll(async () => {
  ours = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  theirs = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  publicKey = JSON.stringify(await exportJWK(ours.publicKey));
});

function createGuard(clock = createTestClock()) {
  let reads = 0;
  const key: SigningKey = { id: 'key-1', publicKey, privateKey: '', createdAt: new Date(clock.now()) };
  const list = async () => {
    reads++;
    return [key];
  };
  const findSession = async (id: string) =>
    id === ANN.sid ? { userId: ANN.sub, expiresAt: clock.now() + 3_600_000 } : undefined;
  const guard = createAccountGuard({
    keys: createVerificationKeys({ list, isOurs }, clock),
    store: { findSession },
    clock,
  });
  return { guard, clock, reads: () => reads };
}

const isOurs = (id: string) => id.startsWith('key-');

interface Forgery {
  claims?: JWTPayload;
  key?: Pair;
  kid?: string;
}

async function sign({ claims = {}, key = ours, kid = 'key-1' }: Forgery = {}): Promise<string> {
  const payload = { ...ANN, iss: PARTY, aud: PARTY, iat: NOW, exp: NOW + 900, ...claims };
  return `Bearer ${await new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key.privateKey)}`;
}

describe('the guard of the product API', () => {
  it('API-03: reads who calls from a token of this site', async () => {
    const { guard } = createGuard();
    const identity = {
      id: 'user-ann',
      email: 'ann@example.com',
      sessionId: 'session-1',
      emailVerified: false,
    };
    expect(await guard.identifyLiving(await sign())).toEqual(identity);
    const verified = await guard.identifyLiving(await sign({ claims: { email_verified: true } }));
    expect(verified).toEqual({ ...identity, emailVerified: true });
    expect(await guard.identifyLiving((await sign()).replace('Bearer', 'bearer'))).toEqual(identity);
  });

  it('asks to sign in when there is no token', async () => {
    const { guard } = createGuard();
    const required = { status: 401, code: 'auth.required', headers: { 'WWW-Authenticate': 'Bearer' } };
    for (const header of [undefined, '', '  '])
      await expect(guard.identifyLiving(header)).rejects.toMatchObject(required);
  });

  it('refuses what is no token at all', async () => {
    const { guard } = createGuard();
    const headers = [
      'Bearer',
      'Bearer ',
      'Basic YW5uOnB3',
      'Bearer x',
      'Bearer a.b.c',
      'Bearer a b',
      'x'.repeat(9999),
    ];
    for (const header of headers) await expect(guard.identifyLiving(header)).rejects.toMatchObject(INVALID);
  });

  it('tells a program with an API key where keys work', async () => {
    const { guard, reads } = createGuard();
    await expect(guard.identifyLiving(`Bearer ds_${'k'.repeat(43)}`)).rejects.toMatchObject({
      ...INVALID,
      message: expect.stringContaining('API keys work for /v1, /mcp and /prompt.'),
    });
    expect(reads()).toBe(0);
  });

  it('refuses tokens without a signature, or with one made from the public key', async () => {
    const { guard } = createGuard();
    const claims = { ...ANN, iss: PARTY, aud: PARTY, iat: NOW, exp: NOW + 900 };
    const unsigned = new UnsecuredJWT(claims).encode();
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(new TextEncoder().encode(publicKey));
    for (const token of [unsigned, confused])
      await expect(guard.identifyLiving(`Bearer ${token}`)).rejects.toMatchObject(INVALID);
  });

  it('refuses tokens of another key, issuer or audience, and changed ones', async () => {
    const { guard } = createGuard();
    const forgeries: Forgery[] = [
      { key: theirs },
      { key: theirs, kid: 'key-2' },
      { kid: '' },
      { claims: { iss: 'somebody else' } },
      { claims: { aud: 'somebody else' } },
    ];
    for (const forgery of forgeries)
      await expect(guard.identifyLiving(await sign(forgery))).rejects.toMatchObject(INVALID);
    const [head, , tail] = (await sign()).split('.');
    const body = Buffer.from(JSON.stringify({ ...ANN, sub: 'user-ben' })).toString('base64url');
    await expect(guard.identifyLiving(`${head}.${body}.${tail}`)).rejects.toMatchObject(INVALID);
  });

  it.each([7, null, true, ['key-1'], { length: 1 }, undefined])(
    'refuses a token whose key is named by no text: %j',
    async (kid) => {
      const { guard, reads } = createGuard();
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const token = `${encode({ alg: 'EdDSA', kid })}.${encode(ANN)}.${Buffer.alloc(64).toString('base64url')}`;
      await expect(guard.identifyLiving(`Bearer ${token}`)).rejects.toMatchObject(INVALID);
      expect(reads()).toBe(0);
    },
  );

  it('refuses tokens that leave out who, until when or by which sign-in', async () => {
    const { guard } = createGuard();
    for (const name of ['sub', 'email', 'sid', 'exp', 'iat'])
      await expect(guard.identifyLiving(await sign({ claims: { [name]: undefined } }))).rejects.toMatchObject(
        INVALID,
      );
  });

  it('MODAL-17: refuses a token from the moment it runs out', async () => {
    const { guard, clock } = createGuard();
    const token = await sign();
    clock.advance(899_000);
    await expect(guard.identifyLiving(token)).resolves.toMatchObject({ id: 'user-ann' });
    clock.advance(1_000);
    await expect(guard.identifyLiving(token)).rejects.toMatchObject(INVALID);
  });

  it('refuses a sign-in that ended, ran out or is another account', async () => {
    const { guard, clock } = createGuard();
    await expect(guard.identifyLiving(await sign())).resolves.toBeDefined();
    for (const claims of [{ sid: 'session-2' }, { sub: 'user-ben' }])
      await expect(guard.identifyLiving(await sign({ claims }))).rejects.toMatchObject(INVALID);
    const long = await sign({ claims: { exp: NOW + 9999 } });
    clock.advance(1_000);
    await expect(guard.identifyLiving(long)).resolves.toBeDefined();
  });

  it('asks the database for keys once, and for unknown ones at most once a minute', async () => {
    const { guard, clock, reads } = createGuard();
    const unknown = await sign({ kid: 'key-9' });
    await Promise.all([1, 2, 3].map(async () => guard.identifyLiving(await sign())));
    expect(reads()).toBe(1);
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => guard.identifyLiving(unknown)));
    expect(reads()).toBe(2);
    clock.advance(60_000);
    await Promise.allSettled([1, 2, 3].map(() => guard.identifyLiving(unknown)));
    expect(reads()).toBe(3);
    clock.advance(60_000);
    await Promise.allSettled([guard.identifyLiving(await sign({ kid: 'foreign' }))]);
    expect(reads()).toBe(3);
  });

  it('lets a failing database fail, instead of calling the token bad', async () => {
    const clock = createTestClock();
    const list = () => Promise.reject(new Error('The database is away.'));
    const keys = createVerificationKeys({ list, isOurs }, clock);
    const guard = createAccountGuard({ keys, store: { findSession: async () => undefined }, clock });
    await expect(guard.identifyLiving(await sign())).rejects.toThrow('The database is away.');
  });
});
