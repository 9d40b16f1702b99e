import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReportedShare } from '../../src/features/sharing/sharing.types.ts';
import type { AnsweredTakedown, OwnTakedown } from '../../src/features/sharing/takedowns/takedowns.types.ts';
import { type AccountClient, expectStatus } from '../support/identity/account-client.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/mail/smtp-server.ts';
import type { TestApp } from '../support/test-app.ts';
import { listFailures } from './api-test-site.ts';
import { openOwnerSite } from './owner-site.ts';

const REASON = 'It shows somebody who did not agree.';

let mail: TestSmtpServer;
let desk: Awaited<ReturnType<typeof openOwnerSite>>;
let site: TestApp;
/** Two who may act at once. */
let staff: [AccountClient, AccountClient];
let ada: AccountClient;

const send = (path: string, init?: RequestInit) => site.app.request(path, init);

async function setConfirmed({ email }: AccountClient, isConfirmed: boolean) {
  const { database } = site.services;
  const emailVerified = database.kind === 'sqlite' ? (isConfirmed ? 1 : 0) : isConfirmed;
  const person = database.writer.updateTable('auth_user').set({ emailVerified });
  await person.where('email', '=', email).execute();
}

beforeAll(async () => {
  mail = await startSmtpServer();
  desk = await openOwnerSite({ SITE_URL: 'http://localhost', SMTP_URL: mail.url });
  ({ site } = desk);
  staff = [desk.owner, desk.support];
});
beforeEach(async () => {
  ada = await desk.signUpPerson();
  await setConfirmed(ada, true);
});
afterEach(() => expect(listFailures(site)).toEqual([]));
afterAll(async () => {
  await site.close();
  await mail.close();
});

let shade = 0;
async function savePicture(): Promise<string> {
  const background = { r: ++shade, g: 120, b: 40 };
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const order = { bytes: new Uint8Array(png), tool: 'green', prompt: 'a heron at dawn' } as const;
  return expectStatus(await ada.save({ ...order, idempotencyKey: randomUUID() }), 200).body.image.id;
}

async function share(path: string): Promise<string> {
  return expectStatus(await ada.call<{ url: string }>('POST', `${path}/share`), 200).body.url;
}

const readReports = () => desk.read<{ links: ReportedShare[]; answers: AnsweredTakedown[] }>('/reports');

async function report(url: string): Promise<ReportedShare> {
  const token = url.slice('/s/'.length);
  expectStatus(await ada.call('POST', `/shares/${token}/report`, { reason: 'private' }), 204);
  return (await readReports()).links.find((link) => link.token === token)!;
}

const act = (client: AccountClient, path: string) => desk.act(client, path, { reason: REASON });
const listOwn = async () =>
  expectStatus(await ada.call<{ takenDown: OwnTakedown[] }>('GET', '/shares'), 200).body.takenDown;
const answer = (id: string, words: string) =>
  ada.call<{ code?: string }>('POST', `/shares/taken-down/${id}/answer`, { words });
const mailsOf = (kind: string) =>
  mail.mails.filter(({ to, text }) => to.includes(ada.email) && text.includes(kind));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

async function audited(linkId: string): Promise<string[]> {
  const { database } = site.services;
  const lines = await database.reader
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', linkId)
    .execute();
  return lines.map(({ action }) => action).sort();
}

test('an account is told once, answers once, and gets its picture back by one of two who judge', async () => {
  const imageId = await savePicture();
  const url = await share(`/images/${imageId}`);
  const { linkId, pictures } = await report(url);
  expect(statuses(await Promise.all(staff.map((one) => act(one, `/reports/${linkId}/take-down`))))).toEqual([
    204, 204,
  ]);
  await site.services.mail?.outbox.deliverDue();
  expect(mailsOf('We took down')).toHaveLength(1);
  expect(mailsOf('We took down')[0]?.text).toContain('Your picture “a heron at dawn” was reported');
  expect(mailsOf('We took down')[0]?.text).toContain(`Our reason: ${REASON}`);
  const [own] = await listOwn();
  expect(own).toMatchObject({
    imageId,
    prompt: 'a heron at dawn',
    reason: REASON,
    answer: null,
    isKept: false,
  });

  // Nobody judges what was not answered, and no picture is seen of it.
  const picture = `/api/owner/reports/${linkId}/pictures/${pictures[0]?.key}`;
  const look = () => send(picture, { headers: { Authorization: `Bearer ${staff[0].token()}` } });
  expect((await look()).status).toBe(404);
  expect(await act(staff[0], `/takedowns/${own!.id}/keep-down`)).toMatchObject({
    status: 409,
    body: { code: 'takedown.settled' },
  });

  const stranger = await desk.signUpPerson();
  const path = `/shares/taken-down/${own!.id}/answer`;
  expect((await stranger.call('POST', path, { words: 'Mine.' })).status).toBe(404);
  for (const words of ['', '  ', 'x'.repeat(1_001)]) expect((await answer(own!.id, words)).status).toBe(400);
  const said = await Promise.all([answer(own!.id, 'It is me.'), answer(own!.id, 'It is me.')]);
  expect(statuses(said)).toEqual([204, 409]);
  const waiting = (await readReports()).answers.find(({ id }) => id === own!.id);
  expect(waiting).toMatchObject({
    linkId,
    answer: 'It is me.',
    reason: REASON,
    pictures: [{ prompt: null }],
  });
  expect((await look()).status).toBe(200);

  const steps = ['restore', 'restore', 'keep-down'];
  const judged = await Promise.all(
    steps.map((step, place) => act(staff[place % 2]!, `/takedowns/${own!.id}/${step}`)),
  );
  expect(judged.every(({ status }) => [204, 404, 409].includes(status))).toBe(true);
  const done = steps.filter((_, place) => judged[place]?.status === 204);
  // Whoever looks when it is kept down already may still restore it.
  expect([['restore'], ['keep-down'], ['restore', 'keep-down']]).toContainEqual(done);
  const settled = done.map((step) => `report.${step}`);
  expect(await audited(linkId)).toEqual([...settled, 'report.take-down', 'report.take-down'].sort());
  expect((await look()).status).toBe(404);
  if (!done.includes('restore')) expectStatus(await act(staff[0], `/takedowns/${own!.id}/restore`), 204);
  const late = await act(staff[0], `/takedowns/${own!.id}/keep-down`);
  expect([404, 409]).toContain(late.status);
  await site.services.mail?.outbox.deliverDue();
  expect(mailsOf('You can share it again')).toHaveLength(1);
  expect(await listOwn()).toEqual([]);
  const next = await share(`/images/${imageId}`);
  expect([(await send(`${url}/picture`)).status, (await send(`${next}/picture`)).status]).toEqual([410, 200]);
});

test('what stays down after its answer says so, and cannot be answered again', async () => {
  const imageId = await savePicture();
  const { linkId } = await report(await share(`/images/${imageId}`));
  expectStatus(await act(staff[0], `/reports/${linkId}/take-down`), 204);
  const [own] = await listOwn();
  expectStatus(await answer(own!.id, 'It is a statue.'), 204);
  const both = await Promise.all(staff.map((one) => act(one, `/takedowns/${own!.id}/keep-down`)));
  expect(statuses(both)).toEqual([204, 409]);
  expect(await listOwn()).toMatchObject([{ answer: 'It is a statue.', isKept: true }]);
  expect((await answer(own!.id, 'Really.')).body).toMatchObject({ code: 'takedown.answered' });
  expect((await readReports()).answers.map(({ id }) => id)).not.toContain(own!.id);
  expect((await ada.call('POST', `/images/${imageId}/share`)).status).toBe(403);
});

test('a collection comes back with its pictures, but for the one that was taken down by itself', async () => {
  const [one, two] = [await savePicture(), await savePicture()] as [string, string];
  const made = await ada.call<{ id: string }>('POST', '/images/collections', { name: 'Herons' });
  const collectionId = expectStatus(made, 201).body.id;
  const path = `/images/collections/${collectionId}`;
  expectStatus(await ada.call('POST', `${path}/images`, { ids: [one, two], included: true }), 204);
  const whole = await report(await share(path));
  const alone = await report(await share(`/images/${two}`));
  expectStatus(await act(staff[0], `/reports/${alone.linkId}/take-down`), 204);
  expectStatus(await act(staff[0], `/reports/${whole.linkId}/take-down`), 204);
  const own = (await listOwn()).find((takedown) => takedown.collectionId === collectionId)!;
  expect(own.collectionName).toBe('Herons');
  expect((await ada.call('POST', `/images/${one}/share`)).status).toBe(403);
  expectStatus(await act(staff[0], `/takedowns/${own.id}/restore`), 204);
  expect((await ada.call('POST', `/images/${one}/share`)).status).toBe(200);
  expect((await ada.call('POST', `${path}/share`)).status).toBe(200);
  expect((await ada.call('POST', `/images/${two}/share`)).status).toBe(403);
  // Taken down anew, it is told of anew.
  const again = await report(await share(path));
  expectStatus(await act(staff[0], `/reports/${again.linkId}/take-down`), 204);
  expect((await ada.call('POST', `/images/${one}/share`)).status).toBe(403);
  await site.services.mail?.outbox.deliverDue();
  expect(mailsOf('Your collection “Herons” was reported')).toHaveLength(2);
});

test('an address that nobody confirmed gets no mail, and a deleted account leaves no answer', async () => {
  await setConfirmed(ada, false);
  const { linkId, accountId } = await report(await share(`/images/${await savePicture()}`));
  expectStatus(await act(staff[0], `/reports/${linkId}/take-down`), 204);
  await site.services.mail?.outbox.deliverDue();
  expect(mailsOf('We took down')).toEqual([]);
  const [own] = await listOwn();
  expectStatus(await answer(own!.id, 'It is me.'), 204);
  expectStatus(await ada.call('POST', '/account/delete', { password: ada.password }), 204);
  const left = site.services.database.reader
    .selectFrom('share_takedown')
    .select('id')
    .where('account_id', '=', accountId);
  expect(await left.execute()).toEqual([]);
  expect((await readReports()).answers).toEqual([]);
});

// Elsewhere the command does the same by another address of the database.
test.skipIf(process.env.TEST_DATABASE_URL)('the command tells the account, too, and restores', async () => {
  const run = (...order: string[]) =>
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, '../../tools/owner/list-reports.ts'), ...order],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          DATA_DIR: site.dataDir,
          SITE_URL: 'http://localhost',
          SMTP_URL: mail.url,
        },
      },
    );
  const imageId = await savePicture();
  const { linkId } = await report(await share(`/images/${imageId}`));
  expect(run('--take-down', linkId, '--reason', 'It shows Sue.')).toContain('Reports that are done with: 1.');
  expect(await listOwn()).toMatchObject([{ imageId, reason: 'It shows Sue.' }]);
  expect(run('--restore', linkId)).toContain('May be shared again: 1.');
  // The command's clock runs, and the site's stands, so that the site does not send them yet.
  const { reader } = site.services.database;
  const written = reader.selectFrom('mail_outbox').selectAll().where('recipient', '=', ada.email);
  expect(await written.orderBy('created_at').execute()).toMatchObject([
    { kind: 'taken-down', text_body: expect.stringContaining('Our reason: It shows Sue.') },
    { kind: 'restored', text_body: expect.stringContaining('http://localhost/account') },
  ]);
  expect(await audited(linkId)).toEqual(['report.restore', 'report.take-down']);
  expect((await ada.call('POST', `/images/${imageId}/share`)).status).toBe(200);
});
