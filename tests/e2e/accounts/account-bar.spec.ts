import type { Page, Request } from '@playwright/test';
import {
  accountBar,
  expect,
  openAccountHome,
  openAuthDialog,
  signUp,
  test,
} from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHome } from '../support/generator-test.ts';
import { createGate } from '../support/image-service.ts';

const SIGNED_IN_BUTTONS = ['Activate License', 'Plan History', 'Sign Out'];
const GUEST_BUTTONS = ['Sign In', 'Sign Up'];

function watchApi(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  return calls;
}

test('GREEN-02, GREEN-03, YEL-01, YEL-02: a new account sees its email, plan, credits and buttons', async ({
  page,
  account,
}) => {
  for (const tool of ['green', 'yellow'] as const) {
    const bar = accountBar(page, tool);
    await expect(bar.email).toHaveText(account.email);
    await expect(bar.plan('Free Trial')).toBeVisible();
    await expect(bar.credits(tool === 'green' ? '500' : '0')).toBeVisible();
    for (const name of SIGNED_IN_BUTTONS) await expect(bar.button(name)).toBeVisible();
    for (const name of GUEST_BUTTONS) await expect(bar.button(name)).toHaveCount(0);
  }
  await expectAccessible(page);
  const history = page.getByRole('link', { name: 'Image History', exact: true });
  await expect(
    page.getByRole('region', { name: 'Yellow tool' }).getByRole('link', { name: 'Image History' }),
  ).toHaveCount(1);
  await history.first().click();
  await expect(page).toHaveURL(/\/history$/);
});

test('ROLE-04, YEL-02, ENT-04: a guest has no account buttons, and nothing is asked or downloaded about them', async ({
  page,
}) => {
  const calls = watchApi(page);
  const scripts: Array<Promise<string>> = [];
  page.on('response', (response) => {
    // What is still on its way when the test ends is nobody's loss.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await openHome(page);
  for (const tool of ['green', 'yellow'] as const) {
    const bar = accountBar(page, tool);
    for (const name of GUEST_BUTTONS) await expect(bar.button(name)).toBeVisible();
    for (const name of SIGNED_IN_BUTTONS) await expect(bar.button(name)).toHaveCount(0);
    await expect(
      page
        .getByRole('region', { name: `${tool === 'green' ? 'Green' : 'Yellow'} tool` })
        .getByText('Image History'),
    ).toHaveCount(0);
  }
  expect(calls).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  const holders = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('/api/auth')).length;
  expect(await holders()).toBe(0);
  await openAuthDialog(page, 'Sign In');
  await expect.poll(holders).toBeGreaterThan(0);
});

test('an account bar with a long email stays inside a small screen', { tag: '@phone' }, async ({ page }) => {
  const email = `${'a-very-long-name-'.repeat(3)}${Date.now()}@example.com`;
  await page.setViewportSize({ width: 320, height: 700 });
  await signUp(page, { email, password: 'correct horse battery' });
  await openAccountHome(page, { email, password: '' });
  for (const tool of ['green', 'yellow'] as const) {
    const { email: name, button } = accountBar(page, tool);
    for (const part of [name, ...SIGNED_IN_BUTTONS.map(button)]) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  }
});

test.describe('what does not depend on the screen', () => {
  test('ROLE-04: the API refuses what a guest has no button for', async ({ request }) => {
    const calls = [
      request.get('/api/user/status'),
      request.get('/api/images/history'),
      request.post('/api/license/activate', { data: { email: 'a@b.example', key: 'KEY' } }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.status()).toBe(401);
      expect((await answer.json()).message).toMatch(/sign/i);
    }
  });

  test('ROLE-06, API-02, API-03, ENT-07, MODAL-18: the status is asked for with the identity token, a guest’s calls have none', async ({
    page,
    green,
    imageService,
  }) => {
    const account = await signUp(page);
    await page.route('**/api/user/status', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), isGuest: true, credits: 437 },
      });
    });
    const calls = watchApi(page);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/token'));
    await openAccountHome(page, account);
    const { token } = await (await answered).json();
    await expect.poll(() => calls.filter((call) => call.url().endsWith('/api/user/status')).length).toBe(1);
    const status = calls.find((call) => call.url().endsWith('/api/user/status'));
    expect(await status?.headerValue('authorization')).toBe(`Bearer ${token}`);
    expect(await status?.headerValue('content-type')).toBe('application/json');
    expect(status?.method()).toBe('GET');
    const bar = accountBar(page, 'green');
    await test.step('a status that says guest is an account’s all the same', async () => {
      await expect(bar.credits('437')).toBeVisible();
      await expect(bar.button('Sign Out')).toBeVisible();
    });
    await test.step('a guest’s calls carry no Authorization header, after a sign-out too', async () => {
      await bar.button('Sign Out').click();
      await expect(page.getByText(account.email)).toHaveCount(0);
      await green.run('a lighthouse');
      expect(imageService.requests.map(({ headers }) => headers.authorization)).toEqual([
        undefined,
        undefined,
      ]);
    });
  });

  test('ENT-08, O-19, API-05: without a status the email, Sign Out and default values are shown, and focus asks again', async ({
    page,
    consoleLines,
  }) => {
    const account = await signUp(page);
    let isBroken = true;
    await page.route('**/api/user/status', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await openAccountHome(page, account);
    await expect(accountBar(page, 'green').credits('500')).toBeVisible();
    await expect(accountBar(page, 'yellow').credits('200')).toBeVisible();
    await expect(accountBar(page, 'green').button('Sign Out')).toBeVisible();
    expect(consoleLines.join('\n')).toContain('The account status did not come.');
    expect(consoleLines.join('\n')).toContain('API Error: Internal Server Error');
    isBroken = false;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(accountBar(page, 'yellow').credits('0')).toBeVisible();
  });

  test('MODAL-14, GREEN-26: nobody is named while it is not known who is here', async ({ page, green }) => {
    const account = await signUp(page);
    const gate = createGate();
    await page.route('**/api/auth/token', async (route) => {
      await gate.passed;
      await route.continue();
    });
    const guests: boolean[] = [];
    await page.exposeFunction('reportGuest', () => guests.push(true));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.innerText.includes('Account: Guest')) Reflect.get(window, 'reportGuest')();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto('/');
    await expect(green.section.locator('[aria-busy=true]')).toBeVisible();
    await expect(green.section.getByRole('button', { name: 'Sign In', exact: true })).toHaveCount(0);
    gate.open();
    await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
    expect(guests).toEqual([]);
  });

  test('MODAL-14: a provider that fails for a moment is asked again', async ({ page }) => {
    const account = await signUp(page);
    let failures = 1;
    await page.route('**/api/auth/token', (route) => {
      failures -= 1;
      return failures >= 0 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await openAccountHome(page, account);
    expect(failures).toBeLessThan(0);
  });

  test('C-23: the status is asked for anew at midnight UTC', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T23:59:00Z' });
    const account = await signUp(page);
    await openAccountHome(page, account);
    const calls = watchApi(page);
    await page.clock.runFor(70_000);
    await expect.poll(() => calls.some((call) => call.url().endsWith('/api/user/status'))).toBe(true);
  });

  test('MODAL-17: a token that has run out is exchanged before the API is called', async ({ page }) => {
    // Far from midnight, which asks for the status of its own accord.
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const account = await signUp(page);
    await openAccountHome(page, account);
    const calls = watchApi(page);
    await page.clock.fastForward('20:00');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => calls.map((call) => new URL(call.url()).pathname)).toContain('/api/user/status');
    expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
      '/api/auth/token',
      '/api/user/status',
    ]);
    const answer = await calls[0]?.response();
    const token = JSON.parse((await answer?.text()) ?? '{}').token;
    expect(await calls[1]?.headerValue('authorization')).toBe(`Bearer ${token}`);
  });

  test('a link from a purchase opens the activation, after a sign-in when one is needed', async ({
    page,
  }) => {
    const account = await signUp(page);
    const visits: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.data')) visits.push(request.url());
    });
    await page.goto('/?activate=1#generator-suite');
    const activation = page.getByRole('dialog', { name: 'Activate Your Plan' });
    await expect(activation).toBeVisible();
    await expect(page).toHaveURL(/\/#generator-suite$/);
    await page.keyboard.press('Escape');
    await expect(activation).toHaveCount(0);
    expect(visits.length).toBeLessThan(3);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/about');
    await page.goto('/?activate=1#generator-suite');
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Activate Your Plan' })).toBeVisible();
  });
});
