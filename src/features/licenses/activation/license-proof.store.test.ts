import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createTestOutbox } from '../../../platform/mail/test-outbox.ts';
import type { ActivationOrder } from '../licenses.types.ts';
import { ADDRESS, BUYER, createTestLicenses } from '../test-licenses.ts';

const SECRET = 'a secret for tests';
const MINUTE = 60_000;

/** A site that mails codes: the first is 000001, the next 000002 and so on. */
function openSite(database: Database) {
  const { outbox, sent, clock } = createTestOutbox(database);
  const mail = { outbox, siteName: 'Dreamseed', siteRoot: () => 'https://dreams.example' };
  let codes = 0;
  const newCode = () => String(++codes).padStart(6, '0');
  const site = createTestLicenses(database, clock, { mail, codeProof: { newCode, secret: SECRET } });
  const orderFor = (key: string, changes: Partial<ActivationOrder> = {}): ActivationOrder => ({
    accountId: 'ada',
    address: ADDRESS,
    email: BUYER,
    key,
    ...changes,
  });
  return {
    ...site,
    clock,
    orderFor,
    /** Subjects and texts of what left so far. */
    async readMails() {
      await outbox.deliverDue();
      return sent;
    },
    request: (key: string, changes?: Partial<ActivationOrder>) =>
      site.licenses.requestCode(orderFor(key, changes)),
    confirm: (key: string, code: string | undefined, changes?: Partial<ActivationOrder>) =>
      site.licenses.activate(orderFor(key, { code, ...changes })),
  };
}

describeOnEveryDatabase('a license that waits for a code', (open) => {
  it('is used when the mailed code was typed, and not before', async () => {
    const { buy, request, confirm, readMails, licenses, balanceOf } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    expect(await request(key)).toEqual({ codeRequired: true, sentTo: BUYER, isNew: true, minutes: 10 });
    expect(await licenses.list('ada')).toEqual([]);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ to: BUYER, subject: 'Your code for Dreamseed' });
    expect(mail?.text).toContain('000001');
    await expect(confirm(key, undefined)).rejects.toMatchObject({ status: 400, code: 'license.code_wrong' });
    expect(await confirm(key, ' 000 001 ')).toMatchObject({ planId: 'BOOSTER' });
    expect(await balanceOf('ada')).toBe(5000);
    await expect(request(key)).rejects.toMatchObject({ status: 409, code: 'license.used' });
    await expect(confirm(key, '000001')).rejects.toMatchObject({ code: 'license.code_expired' });
  });

  it('gets one code that works, however often it is asked for at once', async () => {
    const { buy, request, confirm, readMails } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    const requests = await Promise.all(Array.from({ length: 6 }, () => request(key)));
    expect(requests.filter((asked) => asked?.isNew)).toHaveLength(1);
    const codes = (await readMails()).filter(({ subject }) => subject === 'Your code for Dreamseed');
    expect(codes).toHaveLength(1);
    const code = /\b\d{6}\b/.exec(codes[0]?.text ?? '')?.[0];
    expect(await confirm(key, code)).toMatchObject({ planId: 'BOOSTER' });
  });

  it('is told of in a receipt, once', async () => {
    const { buy, request, confirm, readMails } = openSite((await open()).database);
    const key = await buy('UNLIMITED');
    await request(key);
    await confirm(key, '000001', { accountEmail: 'unconfirmed@example.com' });
    const receipts = (await readMails()).filter(({ subject }) => subject.includes('is active'));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]).toMatchObject({ to: BUYER, subject: 'Unlimited is active on Dreamseed' });
    expect(receipts[0]?.text).toMatch(/Activated: 15 January 2026\nRuns until: 14 February 2026/);
    expect(receipts[0]?.text).not.toContain(key);
  });

  it('asks for no code where the account’s confirmed address is the buyer’s', async () => {
    const { buy, request, confirm, readMails } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    const account = { accountEmail: BUYER.toUpperCase(), isEmailVerified: true };
    expect(await request(key, { accountEmail: BUYER })).not.toBeNull();
    expect(await request(key, { ...account, accountEmail: 'eve@example.com' })).not.toBeNull();
    expect(await request(key, account)).toBeNull();
    await confirm(key, undefined, account);
    expect((await readMails()).at(-1)).toMatchObject({ to: BUYER.toUpperCase() });
  });

  it('takes five tries, also when they come at the same moment', async () => {
    const { buy, request, confirm } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    await request(key);
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => confirm(key, '999999').catch((error) => error.code)),
    );
    expect(tries.sort()).toEqual([
      ...Array(4).fill('license.code_expired'),
      ...Array(5).fill('license.code_wrong'),
    ]);
    await expect(confirm(key, '000001')).rejects.toMatchObject({ code: 'license.code_expired' });
    expect(await request(key)).toMatchObject({ isNew: true });
    expect(await confirm(key, '000002')).toBeDefined();
  });

  it('says how many tries are left', async () => {
    const { buy, request, confirm } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    await request(key);
    const messages: string[] = [];
    for (let time = 0; time < 5; time++)
      messages.push(String(await confirm(key, '999999').catch((error: Error) => error.message)));
    expect(messages[0]).toContain('4 more times');
    expect(messages[3]).toContain('once more');
    expect(messages[4]).toContain('ask for a new code');
  });

  it('forgets a code after ten minutes, or when a newer one was mailed', async () => {
    const { buy, request, confirm, clock } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    await request(key);
    clock.advance(10 * MINUTE);
    await expect(confirm(key, '000001')).rejects.toMatchObject({ code: 'license.code_expired' });
    await request(key);
    clock.advance(MINUTE);
    expect(await request(key)).toMatchObject({ isNew: true });
    await expect(confirm(key, '000002')).rejects.toMatchObject({ code: 'license.code_wrong' });
    expect(await confirm(key, '000003')).toBeDefined();
  });

  it('mails one code a minute and six an hour', async () => {
    const { buy, request, readMails, clock } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    await request(key);
    expect(await request(key)).toMatchObject({ isNew: false });
    for (let time = 0; time < 5; time++) {
      clock.advance(MINUTE);
      await request(key);
    }
    clock.advance(MINUTE);
    await expect(request(key)).rejects.toMatchObject({ status: 429, code: 'license.too_many_codes' });
    expect(await readMails()).toHaveLength(6);
  });

  it('mails no more than six of a purchase, however many accounts ask at once', async () => {
    const { database, openAgain } = await open();
    const { buy, request, readMails } = openSite(database);
    const other = openSite(await openAgain());
    const key = await buy('BOOSTER');
    const askers = Array.from({ length: 12 }, (_, number) => ({ accountId: `account ${number}` }));
    const answers = await Promise.allSettled(
      askers.map((account, number) => (number % 2 === 0 ? request : other.request)(key, account)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'license.too_many_codes' });
    }
    const own = await readMails();
    const others = await other.readMails();
    expect(own.length + others.length).toBe(6);
  });

  it('mails nothing for a wrong key or a wrong email, and tells them alike', async () => {
    const { buy, request, readMails } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    const failures = [
      await request('WRONG').catch((error) => error),
      await request(key, { email: 'eve@example.com' }).catch((error) => error),
    ];
    for (const { status, code } of failures)
      expect({ status, code }).toEqual({ status: 400, code: 'license.not_accepted' });
    expect(failures[0].message).toBe(failures[1].message);
    expect(await readMails()).toEqual([]);
  });

  it('keeps codes of accounts apart', async () => {
    const { buy, request, confirm } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    await request(key, { accountId: 'eve' });
    await expect(confirm(key, '000001')).rejects.toMatchObject({ code: 'license.code_expired' });
    await request(key);
    await expect(confirm(key, '000002', { accountId: 'eve' })).rejects.toMatchObject({
      code: 'license.code_wrong',
    });
    expect(await confirm(key, '000002')).toBeDefined();
  });

  it('is used once, however often the right code is sent at the same moment', async () => {
    const { buy, request, confirm, balanceOf, readMails } = openSite((await open()).database);
    const key = await buy('BOOSTER');
    await request(key);
    const answers = await Promise.allSettled([1, 2, 3].map(() => confirm(key, '000001')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf('ada')).toBe(5000);
    expect((await readMails()).filter(({ subject }) => subject.includes('is active'))).toHaveLength(1);
  });

  it('leaves no code readable in the database, and nothing at all in the end', async () => {
    const { database } = await open();
    const { buy, request, readMails, licenses, clock } = openSite(database);
    await request(await buy('BOOSTER'));
    await readMails();
    const stored = JSON.stringify([
      await database.reader.selectFrom('license_code').selectAll().execute(),
      await database.reader.selectFrom('mail_outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain('000001');
    expect(stored).not.toContain(BUYER);
    clock.advance(10 * MINUTE + 1);
    await licenses.sweep();
    expect(await database.reader.selectFrom('license_code').selectAll().execute()).toEqual([]);
  });

  it('cannot be had on a site that sends no mail', async () => {
    const { database } = await open();
    const codeProof = { newCode: () => '000001', secret: SECRET };
    expect(() => createTestLicenses(database, createTestClock(), { codeProof })).toThrow(
      'LICENSE_PROOF: `code` needs SMTP_URL',
    );
  });
});
