import { afterEach, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/identity/account-client.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ORIGIN = 'http://localhost:3000';
const JSON_HEADERS = { 'Content-Type': 'application/json', Origin: ORIGIN };

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openSite(environment: Record<string, string> = {}) {
  const site = await createTestApp({ SITE_URL: ORIGIN, ...environment });
  cleanUps.push(site.close);
  return site;
}

/** The whole site with a real mail server beside it. */
async function openMailingSite(environment: Record<string, string> = {}) {
  const mail = await startSmtpServer();
  cleanUps.push(mail.close);
  const site = await openSite({ SMTP_URL: mail.url, ...environment });
  return { mail, site };
}

const post = (site: TestApp, path: string, body: unknown) =>
  site.app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(body),
  });

const signUp = (site: TestApp) =>
  signUpClient((path, init) => site.app.request(path, init), { origin: ORIGIN });

describe('a site with a mail server', () => {
  it('mails a new account from its own address, with a link to itself', async () => {
    const { mail, site } = await openMailingSite({ SITE_NAME: 'Moonlight' });
    const ada = await signUp(site);
    const received = await mail.waitForMail(ada.email);
    expect(received.from).toBe('no-reply@localhost');
    expect(received.headers.get('from')).toBe('Moonlight <no-reply@localhost>');
    expect(received.text).toContain(`${ORIGIN}/verify-email#token=`);
  });

  it('replaces a lost password, whatever the request calls the site', async () => {
    const { mail, site } = await openMailingSite();
    const ada = await signUp(site);
    await mail.waitForMail(ada.email);
    const asked = await site.app.request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { ...JSON_HEADERS, Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
      body: JSON.stringify({ email: ada.email }),
    });
    expect(asked.status).toBe(202);
    const { text, html } = await mail.waitForMail(ada.email, 2);
    expect(text + html).not.toContain('evil.example');
    const token = decodeURIComponent(/#token=(\S+)/.exec(text)?.[1] ?? '');
    expect((await post(site, 'reset-password', { token, password: 'another password' })).status).toBe(200);
    const signedIn = await post(site, 'sign-in/email', { email: ada.email, password: 'another password' });
    expect(signedIn.status).toBe(200);
  });

  it('asks for a mailed code before a license is used, and mails a receipt', async () => {
    const { mail, site } = await openMailingSite({ LICENSE_PROOF: 'code' });
    const ada = await signUp(site);
    const { body: bought } = await ada.buy('booster');
    const asked = await ada.activate(bought.licenseKey);
    expect({ status: asked.status, body: asked.body }).toEqual({
      status: 202,
      body: { codeRequired: true, sentTo: ada.email, isNew: true, minutes: 10 },
    });
    const { text } = await mail.waitForMail(ada.email, 2);
    const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
    const { status, body } = await ada.call('POST', '/license/activate', {
      email: ada.email,
      key: bought.licenseKey,
      code,
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { plan: 'Booster', credits: 5500 } });
    expect((await mail.waitForMail(ada.email, 3)).text).toContain('Credits: 5,000');
  });

  it('tries again where the mail server asks for it, and keeps addresses out of the log', async () => {
    const { mail, site } = await openMailingSite();
    mail.plan('greylist', 1);
    const ada = await signUp(site);
    await expect.poll(() => site.logs.join('')).toContain('a mail will be tried again');
    site.clock.advance(60_000);
    await site.services.mail?.outbox.deliverDue();
    await mail.waitForMail(ada.email);
    mail.plan('unknown-mailbox', 1);
    await post(site, 'request-password-reset', { email: ada.email });
    await expect.poll(() => site.logs.join('')).toContain('a mail was given up');
    expect(site.logs.join('')).toContain('EENVELOPE 550');
    expect(site.logs.join('')).not.toContain(ada.email);
  });
});

describe('a site without a mail server', () => {
  it('offers nothing that needs one', async () => {
    const site = await openSite();
    const ada = await signUp(site);
    expect(site.services.siteInfo()).toMatchObject({ sendsMail: false, signInWith: '' });
    for (const path of ['request-password-reset', 'send-verification-email']) {
      const refused = await post(site, path, { email: ada.email });
      expect({ status: refused.status, body: await refused.json() }).toMatchObject({
        status: 503,
        body: { code: 'auth.mail_off' },
      });
    }
    expect(site.services.mail).toBeNull();
  });

  it('writes mails into the log while it is developed', async () => {
    const site = await openSite({ NODE_ENV: 'development' });
    const ada = await signUp(site);
    await expect.poll(() => site.logs.join('')).toContain('would have been mailed');
    expect(site.logs.join('')).toContain(ada.email);
    expect(site.logs.join('')).toContain('/verify-email#token=');
  });

  it('does not start where mail is needed, or has nowhere to lead', async () => {
    await expect(createTestApp({ LICENSE_PROOF: 'code' })).rejects.toThrow(
      'LICENSE_PROOF: `code` needs SMTP_URL',
    );
    await expect(createTestApp({ SMTP_URL: 'smtp://127.0.0.1:25' })).rejects.toThrow(
      'SITE_URL: is needed with SMTP_URL',
    );
  });
});
