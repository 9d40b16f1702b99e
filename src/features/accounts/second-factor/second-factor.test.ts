import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { codeOf, secretOf } from '../../../../tests/support/identity/authenticator-app.ts';
import type { AccountEventKind } from '../account-events.types.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';
import { createTestAccountsWithMail } from '../test-accounts.ts';
import { createTestBrowser, type TestBrowser } from '../test-browser.ts';

const SITE = 'http://localhost:3000';
const ANN = { email: 'ann@example.com', password: 'a good password' };
const WRONG = '000000';

const QUICK_HASHES: PasswordHashing = {
  hash: async (password) => `hash of ${password}`,
  verify: async ({ hash, password }) => hash === `hash of ${password}`,
  withHashReady: (_, run) => run(),
};

const read = async (response: Response) => ({ status: response.status, ...(await response.json()) });
describeOnEveryDatabase('a second factor', (open) => {
  async function visit() {
    const { database } = await open();
    const kinds: AccountEventKind[] = [];
    const events = {
      write: async (_: unknown, kind: AccountEventKind) => void kinds.push(kind),
      note: async (kind: AccountEventKind) => void kinds.push(kind),
    };
    const accounts = createTestAccountsWithMail(database, { events, passwords: QUICK_HASHES });
    const browse = () => createTestBrowser(SITE, accounts.app);
    const browser = browse();
    expect((await browser.post('/api/auth/sign-up/email', ANN)).status).toBe(200);
    const post = (by: TestBrowser, path: string, body: object) =>
      by.post(`/api/auth/${path}`, body).then(read);
    const turnOn = async (): Promise<{ uri: string; backupCodes: string[] }> => {
      const setup = await post(browser, 'second-factor/begin', { password: ANN.password });
      expect(setup.status).toBe(200);
      expect(await post(browser, 'second-factor/turn-on', { code: codeOf(setup.uri) })).toEqual({
        status: 200,
        success: true,
      });
      return setup;
    };
    const enterPassword = async (by: TestBrowser, credentials = ANN) =>
      expect(await post(by, 'sign-in/email', credentials)).toEqual({ status: 202, needsCode: true });
    const tokenOf = async (by: TestBrowser) => (await by.ask('/api/auth/token')).status;
    return { ...accounts, database, browser, browse, post, turnOn, enterPassword, tokenOf, kinds };
  }

  test('counts once a first code has shown that an app has it, and signs out every other device', async () => {
    const site = await visit();
    const { browser, browse, post } = site;
    const other = browse();
    await post(other, 'sign-in/email', ANN);
    expect((await post(browser, 'second-factor/begin', { password: 'another one' })).code).toBe(
      'account.wrong_password',
    );
    expect((await post(browser, 'second-factor/turn-on', { code: '123456' })).code).toBe(
      'auth.second_factor_state',
    );
    const setup = await post(browser, 'second-factor/begin', { password: ANN.password });
    expect(setup.uri).toContain('otpauth://totp/Dreamseed:ann%40example.com');
    expect(new Set(setup.backupCodes).size).toBe(10);
    expect((await post(browser, 'second-factor/turn-on', { code: WRONG })).code).toBe('auth.wrong_code');
    // Nothing counts yet.
    expect((await post(browse(), 'sign-in/email', ANN)).status).toBe(200);
    await site.turnOn();
    expect(await read(await browser.ask('/api/auth/second-factor'))).toEqual({
      status: 200,
      isOn: true,
      canTurnOn: true,
      backupCodesLeft: 10,
    });
    expect(await site.tokenOf(browser)).toBe(200);
    expect(await site.tokenOf(other)).toBe(401);
    expect(site.kinds.filter((kind) => kind !== 'account.sign-in')).toEqual(['account.second-factor-on']);
  });

  test('is asked for after the password, and nothing opens before it', async () => {
    const site = await visit();
    const { uri } = await site.turnOn();
    const told = site.kinds.length;
    const phone = site.browse();
    await site.enterPassword(phone);
    expect(await site.tokenOf(phone)).toBe(401);
    expect((await phone.ask('/api/auth/second-factor')).status).toBe(401);
    expect(site.kinds.length).toBe(told);
    expect((await site.post(phone, 'sign-in/code', { code: WRONG })).code).toBe('auth.wrong_code');
    const code = codeOf(uri);
    expect(
      await site.post(phone, 'sign-in/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    ).toMatchObject({ status: 200, user: { email: ANN.email } });
    expect(await site.tokenOf(phone)).toBe(200);
    await expect.poll(() => site.kinds.slice(told)).toEqual(['account.wrong-codes', 'account.sign-in']);
    // Read over a shoulder, it opens nothing.
    const thief = site.browse();
    await site.enterPassword(thief);
    expect((await site.post(thief, 'sign-in/code', { code })).code).toBe('auth.used_code');
    expect((await site.post(site.browse(), 'sign-in/code', { code })).code).toBe('auth.code_step_over');
  });

  test('takes each backup code once, and none of the old ones after new ones were made', async () => {
    const site = await visit();
    const { backupCodes } = await site.turnOn();
    const [first = '', second = ''] = backupCodes;
    const enter = async (code: string) => {
      const phone = site.browse();
      await site.enterPassword(phone);
      return (await site.post(phone, 'sign-in/code', { code })).status;
    };
    expect(await enter(` ${first} `)).toBe(200);
    expect(await enter(first)).toBe(401);
    expect(site.kinds).toContain('account.backup-code');
    const state = await read(await site.browser.ask('/api/auth/second-factor'));
    expect(state.backupCodesLeft).toBe(9);
    const renewed = await site.post(site.browser, 'second-factor/backup-codes', { password: ANN.password });
    expect(renewed.backupCodes).toHaveLength(10);
    expect([await enter(second), await enter(renewed.backupCodes[0])]).toEqual([401, 200]);
  });

  test('cannot be guessed, however many begin at once and from wherever', async () => {
    const site = await visit();
    const { uri } = await site.turnOn();
    const guess = async (number: number) => {
      const thief = site.browse();
      await site.enterPassword(thief);
      return (await site.post(thief, 'sign-in/code', { code: `wrong-${number}` })).code;
    };
    const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => guess(number)));
    expect(answers.sort()).toEqual([
      ...Array(4).fill('auth.too_many_codes'),
      ...Array(10).fill('auth.wrong_code'),
    ]);
    // The right one comes too late.
    const owner = site.browse();
    await site.enterPassword(owner);
    expect((await site.post(owner, 'sign-in/code', { code: codeOf(uri) })).code).toBe('auth.too_many_codes');
    // Whoever is in already is not locked out.
    expect(await site.tokenOf(site.browser)).toBe(200);
  });

  test('one sign-in that waits takes five codes', async () => {
    const site = await visit();
    await site.turnOn();
    const phone = site.browse();
    await site.enterPassword(phone);
    const codes = [];
    for (const code of ['000001', '000002', '000003', '000004', '000005', '000006'])
      codes.push((await site.post(phone, 'sign-in/code', { code })).code);
    expect(codes).toEqual([...Array(5).fill('auth.wrong_code'), 'auth.code_step_over']);
  });

  test('outlives a new password, which ends sign-ins that wait', async () => {
    const site = await visit();
    const { uri } = await site.turnOn();
    const phone = site.browse();
    await site.enterPassword(phone);
    await site.post(site.browse(), 'request-password-reset', { email: ANN.email });
    const text = (await site.readMails())
      .map((mail) => mail.text)
      .find((words) => /reset-password#/.test(words));
    const token = /reset-password#(?:token=)?([\w.-]+)/.exec(text ?? '')?.[1] ?? '';
    const password = 'quite another one';
    expect((await site.post(site.browse(), 'reset-password', { token, password })).status).toBe(200);
    const code = codeOf(uri);
    expect((await site.post(phone, 'sign-in/code', { code })).code).toBe('auth.code_step_over');
    const fresh = site.browse();
    await site.enterPassword(fresh, { ...ANN, password });
    expect((await site.post(fresh, 'sign-in/code', { code })).status).toBe(200);
  });

  test('is turned off by the password alone of whoever is in, and then begins anew', async () => {
    const site = await visit();
    const { uri } = await site.turnOn();
    expect((await site.post(site.browse(), 'second-factor/turn-off', ANN)).status).toBe(401);
    expect((await site.post(site.browser, 'second-factor/turn-off', { password: 'no' })).code).toBe(
      'account.wrong_password',
    );
    expect((await site.post(site.browser, 'second-factor/turn-off', ANN)).status).toBe(200);
    expect((await site.post(site.browse(), 'sign-in/email', ANN)).status).toBe(200);
    expect(site.kinds).toContain('account.second-factor-off');
    expect((await site.readMails()).at(-1)).toMatchObject({
      subject: 'Two-step sign-in for Dreamseed was turned off',
    });
    expect((await site.turnOn()).uri).not.toBe(uri);
  });

  test('goes with its account, and its secret is nowhere in the database as it is', async () => {
    const site = await visit();
    const { uri, backupCodes } = await site.turnOn();
    const rows = () => site.database.reader.selectFrom('auth_two_factor').selectAll().execute();
    const stored = JSON.stringify(await rows());
    for (const secret of [secretOf(uri), new URL(uri).searchParams.get('secret') ?? '', ...backupCodes])
      expect(stored).not.toContain(secret);
    await site.database.writer.deleteFrom('auth_user').execute();
    expect(await rows()).toEqual([]);
  });

  test('asks nothing of whoever has no password here', async () => {
    const site = await visit();
    await site.database.writer.deleteFrom('auth_account').execute();
    expect(await read(await site.browser.ask('/api/auth/second-factor'))).toMatchObject({ canTurnOn: false });
    expect((await site.post(site.browser, 'second-factor/begin', ANN)).code).toBe('auth.no_password');
  });

  test('a sign-in that never passed it opens nothing once it is on', async () => {
    const site = await visit();
    const late = site.browse();
    await site.post(late, 'sign-in/email', ANN);
    const { token } = await read(await late.ask('/api/auth/token'));
    const identify = () => site.guard.identifyLiving(`Bearer ${token}`);
    await expect(identify()).resolves.toMatchObject({ email: ANN.email });
    const yes = site.database.kind === 'sqlite' ? 1 : true;
    await site.database.writer.updateTable('auth_user').set({ twoFactorEnabled: yes }).execute();
    await expect(identify()).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });
});
