import { afterEach, expect, test } from 'vitest';
import { expectStatus, signUpClient } from '../support/identity/account-client.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { createTestApp } from '../support/test-app.ts';

const ORIGIN = 'http://localhost:3000';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('a deletion is confirmed by one last mail, after which the address is forgotten', async () => {
  const mail = await startSmtpServer();
  cleanUps.push(mail.close);
  const site = await createTestApp({ SITE_URL: ORIGIN, SMTP_URL: mail.url });
  cleanUps.push(site.close);
  const ada = await signUpClient((path, init) => site.app.request(path, init), { origin: ORIGIN });
  await mail.waitForMail(ada.email);
  expectStatus(await ada.call('POST', '/account/delete', { password: ada.password }), 204);
  const { text } = await mail.waitForMail(ada.email, 2);
  expect(text).toContain('Your account is deleted');
  expect(text).toContain('somebody knows the password that you had here');
  await site.services.mail?.outbox.deliverDue();
  const data = await site.openData();
  const rows = await data.reader.selectFrom('mail_outbox').selectAll().execute();
  await data.close();
  expect(rows).toMatchObject([{ kind: 'account-deleted', state: 'sent', recipient: null }]);
});
