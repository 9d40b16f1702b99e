import type { Page } from '@playwright/test';
import { freePort } from '../../../machine/free-port.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/mail/smtp-server.ts';
import { type OwnSite, startOwnSite } from '../accounts/own-site.ts';
import { askApi } from '../support/account-api.ts';
import { test as accountTest, expect, newCredentials, signUp } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes } from '../support/images.ts';

const OWNER = newCredentials();

interface OwnerSite {
  mail: TestSmtpServer;
  site: OwnSite;
}

/** A site that an address runs, as the README sets it up. */
const test = accountTest.extend<{ baseURL: string }, { ownerSite: OwnerSite }>({
  ownerSite: [
    async ({ browserName: _ }, use) => {
      const mail = await startSmtpServer();
      const port = await freePort();
      const site = await startOwnSite(port, {
        SITE_URL: `http://localhost:${port}`,
        SMTP_URL: mail.url,
        OWNER_EMAILS: OWNER.email,
        AUTH_ATTEMPTS_PER_MINUTE: '10000',
      });
      await use({ mail, site });
      await site.stop();
      await mail.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ ownerSite }, use) => use(ownerSite.site.origin),
});

/** Scripts that a page asked for and no visitor may. */
function followConsoleFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/owner-console/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function confirmAddress(page: Page, mail: TestSmtpServer, email: string): Promise<void> {
  const find = () => {
    const text = mail.mails.find(({ to, text }) => to.includes(email) && /verify-email#/.test(text))?.text;
    return /(\S+\/verify-email#\S+)/.exec(text ?? '')?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  await page.goto(find());
  await page.getByRole('button', { name: 'Confirm My Address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
}

test('the console opens for whoever runs the site, acts, and tells of it, and nobody else sees any of it', {
  tag: '@phone',
}, async ({ page, browser, baseURL, ownerSite }) => {
  test.slow();
  const stranger = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const visit = await stranger.newPage();
  const visitorsFiles = followConsoleFiles(visit);
  const nothing = visit.getByText('404 Not Found');

  await test.step('a guest and a visitor get the page that says there is nothing', async () => {
    expect((await visit.goto('/owner'))?.status()).toBe(404);
    await expect(nothing).toBeVisible();
  });
  const person = await signUp(visit);
  const asked = visit.waitForResponse(/\/api\/owner\/me/);
  expect((await visit.goto('/owner/people'))?.status()).toBe(404);
  expect((await asked).status()).toBe(404);
  await expect(nothing).toBeVisible();

  const size = { width: 128, height: 128 };
  const base64Image = (await pictureBytes(size)).toString('base64');
  const body = { base64Image, prompt: 'a red fox', fullPrompt: 'a red fox', generatorType: 'green', ...size };
  const { image } = await askApi<{ image: { id: string } }>(visit, '/images/save', body);
  const terms = { showsRecipe: true };
  const { url } = await askApi<{ url: string }>(visit, `/images/${image.id}/share`, terms);
  const report = { reason: 'copied', words: 'I drew this fox.' };
  const reported = await visit.request.post(`/api/shares/${url.slice('/s/'.length)}/report`, {
    data: report,
  });
  expect(reported.status()).toBe(204);

  await signUp(page, OWNER);
  const ownersFiles = followConsoleFiles(page);
  await page.goto('/owner');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await confirmAddress(page, ownerSite.mail, OWNER.email);
  expect(ownersFiles).toEqual([]);

  const why = async (button: string) => {
    const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Why?') });
    await dialog.getByLabel('Why?').fill('A test of the console');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await test.step('the owner finds the way from the account page, and nothing of the 404 is painted', async () => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Open the Console' }).click();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.addInitScript(() => {
      const look = () => {
        const title = document.querySelector('#content h1');
        const isSeen = title?.checkVisibility({ visibilityProperty: true }) ?? false;
        if (isSeen && title?.textContent?.startsWith('Unexpected')) document.title = 'The 404 was seen';
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/owner/people');
    await expect(page).toHaveTitle(/^People/);
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('link', { name: 'Console', exact: true })).toBeVisible();
  });
  await test.step('the owner sees what is reported, and takes it down', async () => {
    expect((await page.goto('/owner'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    expect(ownersFiles.length).toBeGreaterThan(0);
    const signUps = page.getByRole('region', { name: 'Sign-ups' });
    await signUps.getByRole('button', { name: 'As a table' }).click();
    await expect(signUps.getByRole('row').nth(1)).toContainText(/2$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go there: 1 report about shared pictures' }).click();
    await expect(page.getByText('I drew this fox.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'a red fox' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take Down' }).click();
    await why('Take Down');
    await expect(page.getByRole('heading', { name: 'Nothing is reported' })).toBeVisible();
    expect((await visit.request.get(url)).status()).toBe(410);
  });

  await test.step('its account reads why, and answers; the owner restores it', async () => {
    await visit.goto('/account');
    await expect(visit.getByText('A test of the console')).toBeVisible();
    await visit.getByRole('button', { name: 'Answer about a red fox' }).click();
    await visit.getByLabel('Why should it be shared again?').fill('I drew it myself, in May.');
    await expectAccessible(visit);
    await visit.getByRole('button', { name: 'Send answer' }).click();
    await expect(visit.getByText('Answer sent')).toBeVisible();
    await expectAccessible(visit);
    await page.reload();
    await expect(page.getByText('I drew it myself, in May.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'a red fox' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await why('Restore');
    await expect(page.getByRole('heading', { name: 'Answers' })).toBeHidden();
    await askApi(visit, `/images/${image.id}/share`, terms);
  });

  const account = page.getByRole('region', { name: 'Facts' });
  await test.step('the owner finds the account, and gives it credits', async () => {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'People' }).click();
    await page.getByLabel('Search').fill(person.email.slice(0, 14).toUpperCase());
    await page.getByRole('link', { name: person.email }).click();
    await expect(page.getByRole('heading', { name: person.email })).toBeVisible();
    await expect(account).toContainText('450');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Give or Take Credits' }).click();
    await page.getByRole('dialog').getByLabel('Credits', { exact: true }).fill('250');
    await why('Give Credits');
    await expect(account).toContainText('700');
    await expect(page.getByText('By hand')).toBeVisible();
  });

  await test.step('a suspension keeps the account out until it is lifted', async () => {
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await why('Suspend');
    await expect(page.getByText('Suspended since')).toBeVisible();
    const enter = () => visit.request.post('/api/auth/sign-in/email', { data: person });
    expect((await enter()).status()).toBe(403);
    await page.getByRole('button', { name: 'Lift the Suspension' }).click();
    await why('Lift');
    await expect(page.getByText('Suspended since')).toBeHidden();
    expect((await enter()).status()).toBe(200);
  });

  await test.step('the owner gives a key away, and the visitor activates it', async () => {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Licenses' }).click();
    await page.getByRole('button', { name: 'Make Keys' }).click();
    await page.getByRole('dialog').getByLabel('How many').fill('1');
    await why('Make Keys');
    const key = (await page.getByRole('dialog').getByRole('listitem').innerText()).trim();
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await askApi(visit, '/license/activate', { email: person.email, key });
    await page.getByLabel('Search').fill(key.slice(0, 11));
    await page.getByRole('link', { name: `…${key.slice(-5)}` }).click();
    await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Given away');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await why('Revoke');
    await expect(page.getByText('Taken back', { exact: true }).first()).toBeVisible();
  });

  await test.step('a banner stands on every page until a visitor puts it away', async () => {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Site' }).click();
    await expect(page.getByRole('heading', { name: 'The site is open' })).toBeVisible();
    await page.getByRole('button', { name: 'Write a Banner' }).click();
    await page.getByRole('dialog').getByLabel('Banner').fill('Back <soon> & well');
    await why('Show the Banner');
    await expectAccessible(page);
    const banner = visit.getByRole('complementary', { name: 'Notice' });
    for (const address of ['/about', '/', '/owner']) {
      await visit.goto(address);
      await expect(banner).toContainText('Back <soon> & well');
    }
    // What there is for everybody else at that address is held back for a moment.
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(visit);
    await visit.getByRole('button', { name: 'Dismiss' }).click();
    await visit.goto('/about');
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step('a read-only site says so in the console, and is opened there', async () => {
    await page.getByRole('button', { name: 'Make It Read-only' }).click();
    await why('Make It Read-only');
    await expect(page.getByRole('heading', { name: 'The site is read-only' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change the Numbers' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Change the Banner' })).toBeEnabled();
    await page.getByRole('button', { name: 'Open the Site' }).click();
    await why('Open the Site');
    await expect(page.getByRole('heading', { name: 'The site is open' })).toBeVisible();
  });

  await test.step('the audit tells all of it', async () => {
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Audit' }).click();
    for (const action of [
      ...['report.take-down', 'report.restore', 'credits.give', 'account.suspend', 'account.lift'],
      ...['giveaway.make', 'license.revoke'],
      'site.banner',
    ])
      await expect(page.getByText(action, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Search').fill('suspend');
    await expect(page.getByText('credits.give', { exact: true })).toBeHidden();
    await expect(page.getByText('account.suspend', { exact: true })).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await file).suggestedFilename()).toBe('audit.csv');
  });

  await visit.goto('/owner/audit');
  await expect(nothing).toBeVisible();
  expect(visitorsFiles).toEqual([]);
  await stranger.close();
});
