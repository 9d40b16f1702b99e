import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { createTestAccounts, type TestAccountsOptions } from './test-accounts.ts';
import { createTestBrowser } from './test-browser.ts';

const SITE = 'http://localhost:3000';
const ANN = { email: 'ann@example.com', password: 'a good password' };

describe('the addresses under /api/auth', () => {
  const open = useTestDatabase();
  afterEach(() => {
    vi.useRealTimers();
  });

  async function visit(options: TestAccountsOptions = {}) {
    const { database } = await open();
    const accounts = createTestAccounts(database, options);
    const browser = createTestBrowser(SITE, accounts.app);
    return { ...accounts, browser, database };
  }

  const refusal = async (response: Response) => ({ status: response.status, ...(await response.json()) });

  it("MODAL-11, MODAL-13: refuse with the provider's words", async () => {
    const { browser } = await visit();
    const signUp = (credentials: object) =>
      browser.post('/api/auth/sign-up/email', credentials).then(refusal);
    const signIn = (credentials: object) =>
      browser.post('/api/auth/sign-in/email', credentials).then(refusal);
    await browser.post('/api/auth/sign-up/email', ANN);
    expect(await signUp({ ...ANN, email: 'Ann@Example.com' })).toEqual({
      status: 422,
      message: 'User already exists. Use another email.',
      code: 'auth.user_already_exists_use_another_email',
    });
    const short = { status: 400, message: 'Password too short', code: 'auth.password_too_short' };
    expect(await signUp({ email: 'ben@example.com', password: '7 chars' })).toEqual(short);
    expect(await signUp({ email: 'ben@example.com', password: '' })).toEqual(short);
    const long = { status: 400, message: 'Password too long', code: 'auth.password_too_long' };
    expect(await signUp({ email: 'ben@example.com', password: 'x'.repeat(129) })).toEqual(long);
    const noAddress = { status: 400, message: 'Invalid email', code: 'auth.invalid_email' };
    for (const email of ['', 'ben', 'ben@', 'b\u0000n@example.com', `${'b'.repeat(250)}@example.com`])
      expect(await signUp({ email, password: ANN.password }), email).toEqual(noAddress);
    const wrong = {
      status: 401,
      message: 'Invalid email or password',
      code: 'auth.invalid_email_or_password',
    };
    expect(await signIn({ ...ANN, password: 'another password' })).toEqual(wrong);
    expect(await signIn({ ...ANN, email: 'nobody@example.com' })).toEqual(wrong);
  });

  it('take passwords of 8 and of 128 characters, in any script', async () => {
    const { browser } = await visit();
    for (const [index, password] of ['12345678', 'x'.repeat(128), 'пароль и ключ 🔑'].entries()) {
      const credentials = { email: `ann${index}@example.com`, password };
      expect((await browser.post('/api/auth/sign-up/email', credentials)).status).toBe(200);
      expect((await browser.post('/api/auth/sign-in/email', credentials)).status).toBe(200);
    }
  });

  it('refuse bodies that are no credentials', async () => {
    const { browser, app } = await visit();
    const bodies = [[], null, 'text', 7, {}, { email: 7, password: 'x' }, { email: ['a'], password: {} }];
    for (const body of bodies)
      expect(await browser.post('/api/auth/sign-in/email', body).then(refusal)).toMatchObject({
        status: 400,
        code: 'request.invalid',
      });
    const send = async (body: string) => app.request('/api/auth/sign-up/email', { method: 'POST', body });
    expect(await send('{').then(refusal)).toMatchObject({ status: 400, code: 'request.not_json' });
    expect(await send('x'.repeat(20_000)).then(refusal)).toMatchObject({ status: 413 });
  });

  it('set a cookie that scripts and other sites cannot use, and that only these addresses get', async () => {
    const { browser } = await visit();
    const response = await browser.post('/api/auth/sign-up/email', ANN);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^dreamseed\.session_token=[^;]+; Max-Age=604800; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const secret = /session_token=([^.]+)/.exec(cookie)?.[1];
    expect(await response.text()).not.toContain(secret);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('set a secure cookie where visitors come by https', async () => {
    const behindProxy = await visit({ trustedProxies: 1 });
    const forwarded = {
      Origin: 'https://dreams.example',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'dreams.example',
    };
    const first = await behindProxy.browser.post('/api/auth/sign-up/email', ANN, forwarded);
    expect(first.headers.getSetCookie().join()).toMatch(/^dreamseed\.session_token=.*; Secure$/);
    const unnamed = await visit();
    const sent = { Origin: 'https://localhost:3000' };
    const third = await unnamed.browser.post('/api/auth/sign-up/email', ANN, sent);
    expect(third.headers.getSetCookie().join()).toMatch(/^dreamseed\.session_token=.*; Secure$/);
    const named = await visit({ siteUrl: 'https://dreams.example' });
    const second = await named.browser.post('/api/auth/sign-up/email', ANN, {
      Origin: 'https://dreams.example',
    });
    expect(second.headers.getSetCookie().join()).toMatch(/^__Secure-dreamseed\.session_token=.*; Secure/);
  });

  it('refuse what other sites send, with and without a cookie', async () => {
    const { browser } = await visit();
    const foreign = { Origin: 'https://evil.example' };
    const refused = { status: 403, code: 'auth.foreign_origin' };
    expect(await browser.post('/api/auth/sign-up/email', ANN, foreign).then(refusal)).toMatchObject(refused);
    await browser.post('/api/auth/sign-up/email', ANN);
    for (const path of ['/api/auth/sign-in/email', '/api/auth/sign-out'])
      expect(await browser.post(path, ANN, foreign).then(refusal)).toMatchObject(refused);
    const asked = await browser.ask('/api/auth/token', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(await refusal(asked)).toMatchObject(refused);
    expect((await browser.ask('/api/auth/token')).status).toBe(200);
  });

  it('let no other site use up the tokens of its visitors', async () => {
    const { browser } = await visit({ settings: { attemptsPerMinute: 1 } });
    await browser.post('/api/auth/sign-up/email', ANN);
    for (let request = 0; request < 12; request++) {
      const picture = await browser.ask('/api/auth/token', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
      expect(picture.status).toBe(403);
    }
    expect((await browser.ask('/api/auth/token')).status).toBe(200);
  });

  it('count tries of one network, and say when to come back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { browser } = await visit({ trustedProxies: 1, settings: { attemptsPerMinute: 3 } });
    const attempt = (from: string) =>
      browser.post('/api/auth/sign-in/email', ANN, {
        'X-Forwarded-For': from,
        'X-Real-IP': String(Math.random()),
      });
    for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8::3'])
      expect((await attempt(from)).status).toBe(401);
    const refused = await attempt('2001:db8::4');
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refusal(refused)).toEqual({
      status: 429,
      message: 'Too many attempts. Please wait a moment and try again.',
      code: 'auth.too_many_attempts',
    });
    expect((await attempt('2001:db8:1::1')).status).toBe(401);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await attempt('2001:db8::1')).status).toBe(401);
  });

  it('answer many at once, or turn them away, but never stop', async () => {
    const { browser } = await visit({ hashes: { atOnce: 2, waiting: 2 } });
    await browser.post('/api/auth/sign-up/email', ANN);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post('/api/auth/sign-in/email', ANN)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 503, 503, 503, 503]);
    const busy = answers.find((answer) => answer.status === 503);
    expect(busy?.headers.get('Retry-After')).toBe('5');
  });

  it('leave out all that the library would answer beside', async () => {
    const { browser } = await visit();
    await browser.post('/api/auth/sign-up/email', ANN);
    const paths = [
      'get-session',
      'list-sessions',
      'list-accounts',
      'ok',
      'error',
      'callback/google',
      'verify-email',
      'reset-password/x',
    ];
    for (const path of paths) expect((await browser.ask(`/api/auth/${path}`)).status, path).toBe(404);
    for (const path of [
      'sign-in/social',
      'update-user',
      'change-email',
      'link-social',
      'delete-user',
      'update-session',
    ])
      expect((await browser.post(`/api/auth/${path}`, {})).status, path).toBe(404);
  });

  it('MODAL-12: say that there is no provider', async () => {
    const { browser } = await visit();
    const page = await browser.ask('/api/auth/federated/start');
    expect(await page.text()).toContain('Signing in with Google is not set up on this site.');
  });

  it("close the popup with a page that runs its own script only, beside its opener's page", async () => {
    const { browser } = await visit({
      settings: { oidcIssuer: 'https://id.example.com', oidcClientId: 'x' },
    });
    const crossSite = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const response = await browser.ask('/api/auth/federated/start', crossSite);
    const html = await response.text();
    expect(html).toContain('"code":"auth.foreign_origin"');
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
    expect(script).toContain('postMessage(outcome, location.origin)');
  });

  it('tell what failed inside without saying about whom', async () => {
    const { browser, database } = await visit();
    await database.writer.schema.dropTable('auth_session').execute();
    const failed = await browser.post('/api/auth/sign-up/email', ANN).catch((error: unknown) => error);
    const lines: string[] = [];
    const logger = createLogger({
      level: 'info',
      destination: { write: (line: string) => lines.push(line) },
    });
    logger.error({ err: failed }, 'request failed');
    expect(lines.join()).toContain('no such table: auth_session');
    expect(lines.join()).not.toContain('ann@');
    expect(await database.reader.selectFrom('auth_user').select('id').execute()).toEqual([]);
  });
});
