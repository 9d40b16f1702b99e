import type { Page } from '@playwright/test';
import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';

/** Cuts the line for one part of the page's code until it is mended. */
async function loseCode(page: Page, name: string): Promise<{ mend: () => void }> {
  let isLost = true;
  await page.route(
    (url) => url.pathname.startsWith(`/assets/${name}`),
    (route) => (isLost ? route.abort('internetdisconnected') : route.continue()),
  );
  return {
    mend() {
      isLost = false;
    },
  };
}

test('a run whose code does not arrive fails on its tiles, and the next one works', async ({
  page,
  green,
  imageService,
}) => {
  const code = await loseCode(page, 'browser-run-controller');
  await openHome(page);
  await green.start('a fox');
  await expect(green.failurePanel).toBeVisible();
  await expect(green.section.getByText(/dynamically imported module|\/assets\//)).toHaveCount(0);
  await expect(green.credits('500')).toBeVisible();
  code.mend();
  await green.run('a fox');
  await expect(green.failurePanel).toHaveCount(0);
  await expect.poll(() => imageService.requests.length).toBe(2);
});

test('selectors whose lists do not arrive keep their choice, and open on the next try', async ({
  page,
  green,
}) => {
  const code = await loseCode(page, 'option-popup');
  await openHome(page);
  await green.selector('Creative Style').click();
  await expect(green.selector('Creative Style')).toHaveAttribute('aria-expanded', 'false');
  await expect(green.selector('Creative Style')).toContainText('Default');
  code.mend();
  await green.choose('Creative Style', 'Anime');
});

test('a dialog whose code does not arrive leaves the page as it is, and opens on the next try', async ({
  page,
  green,
}) => {
  const code = await loseCode(page, 'auth-dialog');
  await openHome(page);
  await green.prompt.fill('a fox');
  const signIn = green.section.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await expect(page.getByText('didn’t load')).toBeVisible();
  await expect(green.prompt).toHaveValue('a fox');
  code.mend();
  await signIn.click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test('a panel whose code does not arrive is missing, and nothing else is', async ({ page, green }) => {
  await loseCode(page, 'earn-credits-panel');
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '0' });
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('earn-credits-panel'));
  await openHome(page);
  await tried;
  await green.prompt.fill('a fox');
  await expect(green.section.getByText('You need 100 credits, but you only have 0.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generate Image');
});

test('a download whose code does not arrive is logged, and works on the next try', async ({
  page,
  green,
  imageService,
  consoleLines,
}) => {
  const code = await loseCode(page, 'download-image');
  await openHome(page);
  await green.run('a fox');
  const button = green.tiles.first().getByRole('button', { name: 'Download as PNG' });
  await button.click();
  await expect
    .poll(() => consoleLines.filter((line) => line.includes('The download couldn’t start.')).length)
    .toBe(1);
  code.mend();
  const downloading = page.waitForEvent('download');
  await button.click();
  expect((await downloading).suggestedFilename()).toBe('a_fox.png');
  await expect.poll(() => imageService.requests.length).toBe(2);
});
