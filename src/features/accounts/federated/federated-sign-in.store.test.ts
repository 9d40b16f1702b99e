import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import {
  startOidcProvider,
  type TestOidcProvider,
} from '../../../../tests/support/identity/oidc-provider.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createTestAccounts, type TestAccounts, type TestAccountsOptions } from '../test-accounts.ts';
import { createTestBrowser, type TestBrowser } from '../test-browser.ts';

const SITE = 'http://localhost:3999';
const SUCCESS = { type: 'federated-sign-in', ok: true };
const ANN = { sub: 'ann', email: 'Ann@example.com', emailVerified: true, name: 'Ann' };

let provider: TestOidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider({ sites: [SITE] });
});
afterAll(() => provider.close());

function openSite(database: Database, options: TestAccountsOptions = {}): TestAccounts {
  const settings = {
    oidcIssuer: provider.issuer,
    oidcClientId: provider.clientId,
    oidcClientSecret: provider.clientSecret,
    oidcName: 'Example',
  };
  return createTestAccounts(database, { ...options, settings: { ...settings, ...options.settings } });
}

/** Presses the button, and reads what the popup says in the end. */
async function signIn(accounts: TestAccounts, browser = createTestBrowser(SITE, accounts.app)) {
  const { response, visited } = await browser.open('/api/auth/federated/start');
  return { browser, visited, outcome: await readOutcome(response) };
}

async function readOutcome(response: Response): Promise<unknown> {
  const [, json = 'null'] = /id="outcome">(.*?)<\/script>/.exec(await response.text()) ?? [];
  return JSON.parse(json);
}

async function identify(accounts: TestAccounts, browser: TestBrowser) {
  const response = await browser.ask('/api/auth/token');
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  return await accounts.guard.identifyLiving(`Bearer ${token}`);
}

function failure(code: string, message: string) {
  return { type: 'federated-sign-in', ok: false, code, message };
}

describeOnEveryDatabase('signing in with an OpenID provider', (open) => {
  test('MODAL-17: makes an account and signs it in; the next time it is the same account', async () => {
    const { database } = await open();
    const accounts = openSite(database);
    provider.script({ kind: 'accept', account: ANN });
    const first = await signIn(accounts);
    expect(first.outcome).toEqual(SUCCESS);
    const identity = await identify(accounts, first.browser);
    expect(identity.email).toBe('ann@example.com');
    provider.script({ kind: 'accept', account: { ...ANN, email: 'new-name@example.com' } });
    const second = await signIn(accounts);
    expect(await identify(accounts, second.browser)).toMatchObject({
      id: identity.id,
      email: identity.email,
    });
    expect(accounts.errors).toEqual([]);
    const methods = await database.reader.selectFrom('auth_account').selectAll().execute();
    expect(methods).toMatchObject([
      { accountId: `${provider.issuer}#ann`, accessToken: null, idToken: null, refreshToken: null },
    ]);
  });

  test('is refused while the account is suspended, and the popup says why', async () => {
    const { database } = await open();
    const accounts = openSite(database);
    provider.script({ kind: 'accept', account: ANN });
    const { browser } = await signIn(accounts);
    const { id: accountId } = await identify(accounts, browser);
    const order = { accountId, reason: 'spam', now: accounts.clock.now() };
    await database.transaction((transaction) => accounts.oversight.suspend(transaction, order));
    expect((await browser.ask('/api/auth/token')).status).toBe(401);
    const again = await signIn(accounts);
    expect(again.outcome).toMatchObject({
      ok: false,
      code: 'auth.account_suspended',
      message: expect.stringContaining('suspended'),
    });
    expect((await again.browser.ask('/api/auth/token')).status).toBe(401);
    expect(await accounts.oversight.countSignIns(accountId)).toBe(0);
    await database.transaction((transaction) => accounts.oversight.lift(transaction, accountId));
    expect((await signIn(accounts)).outcome).toEqual(SUCCESS);
    expect(accounts.errors).toEqual([]);
  });

  test('asks with PKCE, state and nonce, which are different each time', async () => {
    const accounts = openSite((await open()).database);
    provider.script({ kind: 'accept', account: ANN });
    const addresses = [await signIn(accounts), await signIn(accounts)].map(
      ({ visited }) => visited[1] as URL,
    );
    for (const { searchParams } of addresses)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        code_challenge_method: 'S256',
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${SITE}/api/auth/callback/federated`,
      });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(addresses.map((address) => address.searchParams.get(name))).size).toBe(2);
  });

  test('MODAL-12: consent refused, and a provider that breaks half-way', async () => {
    const accounts = openSite((await open()).database);
    provider.script({ kind: 'refuse' });
    const refused = await signIn(accounts);
    expect(refused.outcome).toEqual(failure('auth.federated_refused', ''));
    expect(accounts.errors).toEqual([]);
    provider.script({ kind: 'break' });
    const broken = await signIn(accounts);
    expect(broken.outcome).toEqual(failure('auth.federated_failed', ''));
    expect(String(accounts.errors[0])).toMatch(/answered 500 at \/token/);
    for (const { browser } of [refused, broken])
      expect((await browser.ask('/api/auth/token')).status).toBe(401);
  });

  test('never joins an account that has the address already, whoever vouches for it', async () => {
    const { database } = await open();
    const accounts = openSite(database);
    const owner = createTestBrowser(SITE, accounts.app);
    await owner.post('/api/auth/sign-up/email', { email: 'ann@example.com', password: 'a good password' });
    provider.script({ kind: 'accept', account: ANN });
    const { outcome, browser } = await signIn(accounts);
    expect(outcome).toEqual(
      failure(
        'auth.federated_account_exists',
        'There’s already an account with this email. Please sign in with your password.',
      ),
    );
    expect((await browser.ask('/api/auth/token')).status).toBe(401);
    const methods = await database.reader.selectFrom('auth_account').select('providerId').execute();
    expect(methods).toEqual([{ providerId: 'credential' }]);
  });

  test('needs an email address that the provider does not doubt', async () => {
    const accounts = openSite((await open()).database);
    provider.script({ kind: 'accept', account: { sub: 'ben' } });
    expect((await signIn(accounts)).outcome).toMatchObject({ code: 'auth.federated_email_missing' });
    provider.script({
      kind: 'accept',
      account: { sub: 'cat', email: 'cat@example.com', emailVerified: false },
    });
    expect((await signIn(accounts)).outcome).toEqual(
      failure(
        'auth.federated_email_unverified',
        'Your email address isn’t confirmed with Example. Please confirm it there first.',
      ),
    );
    provider.script({ kind: 'accept', account: { sub: 'dan', email: 'dan@example.com' } });
    expect((await signIn(accounts)).outcome).toEqual(SUCCESS);
  });

  test('a sign-in that another browser began, or that was played already, is refused', async () => {
    const accounts = openSite((await open()).database);
    provider.script({ kind: 'accept', account: ANN });
    const { visited, browser } = await signIn(accounts);
    const callback = String(visited.at(-1));
    for (const someone of [browser, createTestBrowser(SITE, accounts.app)]) {
      const { response } = await someone.open(callback);
      expect(await readOutcome(response)).toMatchObject({ ok: false, code: 'auth.federated_failed' });
    }
    for (const query of [
      '',
      '?error=access_denied&error_description=Hi',
      '?code=x',
      '?code=x&state=made-up',
    ]) {
      const { response } = await browser.open(`/api/auth/callback/federated${query}`);
      expect(await readOutcome(response)).toEqual(failure('auth.federated_failed', ''));
    }
    // Anybody can do this, so it is no error of the site.
    expect(accounts.errors).toEqual([]);
  });

  test('reads the address from the ID token too, when the provider writes it there', async () => {
    const talkative = await startOidcProvider({ sites: [SITE], claimsInIdToken: true });
    talkative.script({ kind: 'accept', account: ANN });
    const asked: string[] = [];
    const accounts = openSite((await open()).database, {
      settings: { oidcIssuer: talkative.issuer },
      fetch: (address, init) => {
        asked.push(new URL(address).pathname);
        return fetch(address, init);
      },
    });
    const { browser, outcome } = await signIn(accounts);
    expect(outcome).toEqual(SUCCESS);
    expect(await identify(accounts, browser)).toMatchObject({ email: 'ann@example.com' });
    expect(asked).toEqual(['/.well-known/openid-configuration', '/token', '/jwks']);
    await talkative.close();
  });

  test('a provider that is away holds nothing up, and works once it is there', async () => {
    const { database } = await open();
    let isAway = true;
    const accounts = openSite(database, {
      fetch: (address, init) =>
        isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(address, init),
    });
    const signedUp = await createTestBrowser(SITE, accounts.app).post('/api/auth/sign-up/email', {
      email: 'ben@example.com',
      password: 'a good password',
    });
    expect(signedUp.status).toBe(200);
    provider.script({ kind: 'accept', account: ANN });
    expect((await signIn(accounts)).outcome).toEqual(
      failure('auth.federated_unreachable', 'Example cannot be reached right now. Please try again later.'),
    );
    isAway = false;
    expect((await signIn(accounts)).outcome).toEqual(SUCCESS);
  });
});
