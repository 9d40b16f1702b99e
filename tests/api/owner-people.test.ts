import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AccountActivity } from '../../src/features/account-data/activity/account-activity.schema.ts';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { AuditPage, Person } from '../../src/features/owner/owner.types.ts';
import type { Grants, MadeGrants } from '../../src/features/owner/people/bulk-grants.types.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import { type AccountClient, expectStatus } from '../support/identity/account-client.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/mail/smtp-server.ts';
import { listFailures } from './api-test-site.ts';
import { openOwnerSite } from './owner-site.ts';

let mail: TestSmtpServer;
let desk: Awaited<ReturnType<typeof openOwnerSite>>;
beforeAll(async () => {
  mail = await startSmtpServer();
  desk = await openOwnerSite({ SMTP_URL: mail.url, SITE_URL: 'http://localhost' });
});
afterEach(async () => {
  expect(listFailures(desk.site)).toEqual([]);
  expect(await findLedgerFaults(desk.site.services.database)).toEqual([]);
});
afterAll(async () => {
  await desk.site.close();
  await mail.close();
});

const mailsTo = (email: string) => mail.mails.filter(({ to }) => to.includes(email));
const actionsOf = async (words: string) =>
  (await desk.read<AuditPage>(`/audit?show=all&query=${words}`)).lines.map(({ action }) => action);
const activityOf = async (client: AccountClient, before = '') =>
  expectStatus(await client.call<AccountActivity>('GET', `/account/activity${before}`), 200).body;
const kindsOf = async (client: AccountClient) => (await activityOf(client)).lines.map(({ kind }) => kind);

async function confirm(email: string) {
  const { database } = desk.site.services;
  const yes = database.kind === 'sqlite' ? 1 : true;
  await database.writer
    .updateTable('auth_user')
    .set({ emailVerified: yes })
    .where('email', '=', email)
    .execute();
}

describe('mails for somebody', () => {
  test('are those that they could ask for, three of a kind an hour', async () => {
    const person = await desk.signUpPerson();
    const send = (kind: string) => desk.act(desk.support, `/people/${person.id}/mail`, { kind });
    await expect.poll(() => mailsTo(person.email).length).toBe(1);
    for (const _ of [1, 2]) expectStatus(await send('verification'), 204);
    expect(await send('verification')).toMatchObject({ status: 429, body: { code: 'auth.too_many_mails' } });
    expectStatus(await send('password-reset'), 204);
    await expect
      .poll(() => mailsTo(person.email).map(({ text }) => /(\w+-\w+)#/.exec(text)?.[1]))
      .toEqual(['verify-email', 'verify-email', 'verify-email', 'reset-password']);
    await confirm(person.email);
    expect(await send('verification')).toMatchObject({ status: 409, body: { code: 'auth.confirmed' } });
    expect((await send('something')).status).toBe(400);
    expect((await actionsOf(person.id)).sort()).toEqual([
      'account.mail',
      'account.mail',
      'account.mail',
      'account.sign-in',
    ]);
  });

  test('bring an export to the confirmed address alone, and the link opens it without a sign-in', async () => {
    const person = await desk.signUpPerson();
    const start = () => desk.act(desk.support, `/people/${person.id}/export`);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'account.no_confirmed_email' } });
    await confirm(person.email);
    const answer = expectStatus(await start(), 204);
    expect(answer.body).toBeUndefined();
    await expect
      .poll(() => mailsTo(person.email).some(({ text }) => text.includes('/export/file')))
      .toBe(true);
    const { text } = mailsTo(person.email).find((sent) => sent.text.includes('/export/file'))!;
    const link = /http:\/\/localhost(\S+)/.exec(text)?.[1] ?? '';
    desk.site.clock.advance(6 * 86_400_000);
    const file = await desk.site.app.request(link);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
    await file.arrayBuffer();
    desk.site.clock.advance(86_400_000);
    expect((await desk.site.app.request(link)).status).toBe(403);
    desk.site.clock.advance(-7 * 86_400_000);
    expect(await actionsOf(person.id)).toContain('account.mail-export');
  });
});

describe('an account that is deleted', () => {
  test('by an owner goes as if its owner had done it, once its email was typed', async () => {
    const person = await desk.signUpPerson();
    const remove = (email: string) => desk.act(desk.owner, `/people/${person.id}/delete`, { email });
    expect(await remove('x')).toMatchObject({ status: 400, body: { code: 'owner.wrong_email' } });
    expectStatus(await remove(person.email.toUpperCase()), 204);
    expect((await person.status()).status).toBe(401);
    expect((await remove(person.email)).status).toBe(404);
    const [line] = (await desk.read<AuditPage>(`/audit?query=${person.id}`)).lines;
    expect(line).toMatchObject({ action: 'account.delete', actorEmail: 'ada@example.com', reason: 'a test' });
  });

  test('of staff is not deleted here, and its role ends with it where its owner does', async () => {
    const email = 'tim@example.com';
    const list = createStaffList(desk.site.services.database, desk.site.clock);
    const tim = await desk.signUpPerson(email);
    await list.put(email, 'support', true);
    const byOwner = await desk.act(desk.owner, `/people/${tim.id}/delete`, { email });
    expect(byOwner).toMatchObject({ status: 409, body: { code: 'owner.staff' } });
    expectStatus(await tim.call('POST', '/account/delete', { password: tim.password }), 204);
    expect(await actionsOf(tim.id)).toEqual(
      expect.arrayContaining(['account.delete', 'staff.remove', 'account.sign-in']),
    );
    expect(await list.remove(email)).toBeUndefined();
  });

  test('leaves the role of whoever owns an address that it never confirmed', async () => {
    const email = 'una@example.com';
    const list = createStaffList(desk.site.services.database, desk.site.clock);
    await list.put(email, 'support');
    const stranger = await desk.signUpPerson(email);
    expectStatus(await stranger.call('POST', '/account/delete', { password: stranger.password }), 204);
    expect(await list.remove(email)).toBe('support');
  });
});

test('support signs nobody out who runs the site', async () => {
  const id = await desk.idOf('ada@example.com');
  expect(await desk.act(desk.support, `/people/${id}/end-sign-ins`)).toMatchObject({
    status: 409,
    body: { code: 'owner.staff' },
  });
  expect(await desk.owner.call('GET', '/owner/me')).toMatchObject({ status: 200, body: { sendsMail: true } });
});

describe('credits for many', () => {
  const check = async (name: string, csv: string) =>
    expectStatus(await desk.owner.call<Grants>('POST', '/owner/grants/check', { name, csv }), 200).body;
  const run = async (name: string, csv: string) =>
    expectStatus(await desk.owner.call<MadeGrants>('POST', '/owner/grants/run', { name, csv }), 200).body;

  test('are looked at line by line, and given once, whatever is run again', async () => {
    const [ann, ben] = [await desk.signUpPerson(), await desk.signUpPerson()];
    const good = [`${ann.email},100,an outage`, `${ben.id},200,"sorry, Ben"`, `${ann.email},100,an outage`];
    const bad = ['nobody@example.com,5,an outage', `${ann.email},0,an outage`, 'x', `${ann.email},5,a`];
    const csv = ['email,credits,reason', ...good, ...bad].join('\r\n');
    const outcomes = ({ lines }: Grants) => lines.map(({ outcome }) => outcome);
    const looked = await check('november', csv);
    expect(outcomes(looked)).toEqual([
      ...['give', 'give', 'give'],
      ...['unknown-account', 'not-understood', 'not-understood', 'not-understood'],
    ]);
    expect(looked.credits).toBe(400);
    expect(looked.lines.map(({ balance }) => balance)).toEqual([600, 700, 700, null, null, null, null]);
    expect((await ann.status()).body.credits).toBe(500);
    const runs = await Promise.all([run('november', csv), run('november', csv), run('november', csv)]);
    expect(runs.reduce((sum, { credits }) => sum + credits, 0)).toBe(400);
    expect([(await ann.status()).body.credits, (await ben.status()).body.credits]).toEqual([700, 700]);
    const mended = csv.replace('nobody@example.com', ben.email);
    expect(outcomes(await check('november', mended)).slice(0, 4)).toEqual([
      ...['given-before', 'given-before', 'given-before', 'give'],
    ]);
    const again = await run('november', mended);
    expect(again.credits).toBe(5);
    expect(again.csv.split('\r\n')[1]).toBe(`2,${ann.email},100,an outage,given-before,,700`);
    expect((await run('december', good[0]!)).credits).toBe(100);
    expect((await actionsOf(ann.id)).filter((action) => action === 'credits.give')).toHaveLength(3);
  });

  test('are refused for what is no CSV, and beyond a thousand lines', async () => {
    for (const [csv, code] of [
      ['a,"b', 'owner.no_csv'],
      ['x,1,why\n'.repeat(1001), 'owner.too_many_grants'],
      ['', 'request.invalid'],
    ])
      expect(await desk.owner.call('POST', '/owner/grants/check', { name: 'a batch', csv })).toMatchObject({
        status: 400,
        body: { code },
      });
  });
});

describe('a link to a new password', () => {
  const make = (client: AccountClient, id: string) =>
    desk.act<{ path: string }>(client, `/people/${id}/reset-link`);
  const choose = (path: string, password = 'another good password') =>
    desk.site.app.request('/api/auth/reset-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
      body: JSON.stringify({ token: path.split(/[#=]/).at(-1), password }),
    });

  test('is made by an owner alone, counts once, ends every sign-in, and proves no address', async () => {
    const person = await desk.signUpPerson();
    expect((await make(desk.support, person.id)).status).toBe(404);
    const old = expectStatus(await make(desk.owner, person.id), 200).body.path;
    const { path } = expectStatus(await make(desk.owner, person.id), 200).body;
    expect(path).toMatch(/^\/reset-password#/);
    expect((await choose(old)).status).toBe(400);
    expect((await choose(path)).status).toBe(200);
    expect((await person.status()).status).toBe(401);
    expect((await choose(path)).status).toBe(400);
    const read = await desk.read<Person>(`/people/${person.id}`);
    expect([read.emailVerified, read.signIns]).toEqual([false, 0]);
    const again = await person.call<object>('POST', '/auth/sign-in/email', {
      email: person.email,
      password: 'another good password',
    });
    expect(again.status).toBe(200);
    const [line] = (await desk.read<AuditPage>(`/audit?query=${person.id}`)).lines;
    expect(line).toMatchObject({
      action: 'account.reset-link',
      actorEmail: 'ada@example.com',
      reason: 'a test',
    });
    expect(JSON.stringify(line)).not.toContain(path.split(/[#=]/).at(-1));
  });

  test('runs out after an hour, and the account is told of it', async () => {
    const person = await desk.signUpPerson();
    const { path } = expectStatus(await make(desk.owner, person.id), 200).body;
    desk.site.clock.advance(3_600_000);
    expect((await choose(path)).status).toBe(400);
    desk.site.clock.advance(-3_600_000);
    expect(await kindsOf(person)).toContain('account.reset-link');
  });
});

describe('a second factor whose phone is lost', () => {
  const turnOn = async ({ id }: { id: string }) => {
    const { database } = desk.site.services;
    const yes = database.kind === 'sqlite' ? 1 : true;
    const secrets = { secret: 'encrypted', backupCodes: 'encrypted' };
    await database.writer
      .insertInto('auth_two_factor')
      .values({ id, userId: id, verified: yes, ...secrets })
      .execute();
    await database.writer
      .updateTable('auth_user')
      .set({ twoFactorEnabled: yes })
      .where('id', '=', id)
      .execute();
  };

  test('is turned off by an owner alone, and told to whose account it is', async () => {
    const person = await desk.signUpPerson();
    const path = `/people/${person.id}/end-second-factor`;
    expect(await desk.act(desk.owner, path)).toMatchObject({ body: { code: 'owner.no_second_factor' } });
    await turnOn(person);
    // The sign-in from before never passed a code.
    expect((await person.status()).status).toBe(401);
    expect(await desk.act(desk.support, path)).toMatchObject({ status: 404 });
    expectStatus(await desk.act(desk.owner, path), 204);
    const read = await desk.read<Person>(`/people/${person.id}`);
    expect([read.hasSecondFactor, read.signIns]).toEqual([false, 0]);
    await person.signIn();
    expect(await kindsOf(person)).toContain('account.end-second-factor');
    expect(await actionsOf(person.id)).toContain('account.end-second-factor');
  });
});

describe('security activity', () => {
  test('is told to the account’s owner in a few words, and to nobody else', async () => {
    const person = await desk.signUpPerson();
    const other = await desk.signUpPerson();
    for (const step of [
      () => person.signIn(),
      async () => expectStatus(await desk.act(desk.owner, `/people/${person.id}/end-sign-ins`), 200),
      () => person.signIn(),
    ]) {
      desk.site.clock.advance(1000);
      await step();
    }
    const { lines, next } = await activityOf(person);
    expect(lines.map(({ kind }) => kind)).toEqual([
      ...['account.sign-in', 'account.end-sign-ins', 'account.sign-in', 'account.sign-in'],
    ]);
    expect(next).toBeNull();
    expect(JSON.stringify(lines)).not.toContain('a test');
    expect(await kindsOf(other)).toEqual(['account.sign-in']);
    expect((await desk.site.app.request('/api/account/activity')).status).toBe(401);
  });

  test('has one line for a flood of wrong passwords, and few for a flood of sign-ins', async () => {
    const person = await desk.signUpPerson();
    const enter = (password: string) =>
      desk.site.app.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
        body: JSON.stringify({ email: person.email, password }),
      });
    desk.site.clock.advance(1000);
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await enter('wrong')).status));
    expect(statuses).toContain(401);
    await desk.site.services.accounts.settled();
    expect(await kindsOf(person)).toEqual(['account.wrong-passwords', 'account.sign-in']);
    for (let count = 0; count < 34; count++) {
      desk.site.clock.advance(1000);
      await person.signIn();
    }
    const first = await activityOf(person);
    const second = await activityOf(person, `?before=${first.next}`);
    expect([first.lines.length, second.lines.length, second.next]).toEqual([20, 11, null]);
  });
});
