import type { Page } from '@playwright/test';
import { freePort } from '../../../machine/free-port.ts';
import type { UserStatus } from '../../../src/features/user-status/user-status.types.ts';
import { startAutomatic1111Server } from '../../support/engines/automatic1111-server.ts';
import { askApi } from '../support/account-api.ts';
import { accountBar, expect, newCredentials, test } from '../support/account-test.ts';
import { keptStrips } from '../support/kept-strips.ts';
import { toolScreen } from '../support/tool-screen.ts';
import { startOwnSite } from './own-site.ts';

/** Real pictures, drawn on a machine that has other work too. */
const DRAWN = { timeout: 60_000 };

interface Runs {
  runs: { tiles: { state: string }[] }[];
}

/** The id of the next run that a page begins. */
async function nextRun(page: Page): Promise<string> {
  const request = await page.waitForRequest('**/prompt/**');
  return (await request.headerValue('x-dreamseed-run')) ?? '';
}

test('O-42: a run goes on when its tab is killed, and its pictures wait on the page and in the gallery', async ({
  page,
  context,
  account,
  green,
}) => {
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(accountBar(tab, 'green').email).toHaveText(account.email);
  const begun = nextRun(tab);
  await toolScreen(tab, 'green').start('a fox');
  const run = await begun;
  const readTiles = async () => {
    const { runs } = await askApi<Runs>(page, `/images/runs?ids=${run}`);
    return runs.flatMap(({ tiles }) => tiles);
  };
  await expect.poll(readTiles).toHaveLength(2);
  await tab.close();

  await page.reload();
  await expect(accountBar(page, 'green').email).toHaveText(account.email);
  await expect(green.tiles.getByRole('img', { name: 'a fox' })).toHaveCount(2, DRAWN);
  await expect(green.credits('400')).toBeVisible();
  await expect(green.generate).toBeVisible();
  const history = await askApi<{ prompt: string }[]>(page, '/images/history');
  expect(history.map(({ prompt }) => prompt)).toEqual(['a fox', 'a fox']);
  expect((await askApi<UserStatus>(page, '/user/status')).credits).toBe(400);
  // Of what the gallery has, the browser keeps the name alone.
  const readKept = async () => (await keptStrips(page, 'green'))[0]?.tiles ?? [];
  await expect.poll(async () => (await readKept()).filter(({ imageId }) => imageId).length).toBe(2);
  expect((await readKept()).map(({ src }) => src)).toEqual(['', '']);
  await page.reload();
  await expect(green.pictures).toHaveCount(2);
});

test('a server that dies in the middle of a run takes nothing; the page waits, and Stop gives all back', async ({
  page,
}) => {
  const webui = await startAutomatic1111Server();
  webui.jobs.untilStep = () => new Promise(() => {});
  const site = await startOwnSite(await freePort(), {
    IMAGE_ENGINES: 'automatic1111',
    AUTOMATIC1111_URL: webui.url,
    AUTOMATIC1111_USER: webui.user,
    AUTOMATIC1111_PASSWORD: webui.key,
  });
  try {
    const { email, password } = newCredentials();
    const green = toolScreen(page, 'green');
    await page.goto(`${site.origin}/healthz`);
    const headers = { Origin: site.origin };
    const signingUp = { data: { email, password, name: 'Ann' }, headers };
    await page.request.post(`${site.origin}/api/auth/sign-up/email`, signingUp);
    await page.evaluate(() => localStorage.setItem('dreamseed.signed-in', String(Date.now())));
    await page.goto(site.origin);
    await expect(accountBar(page, 'green').email).toHaveText(email);
    await green.start('a fox');
    await expect(green.tiles.getByText(/^Number 1 in line, about \d+ s$/)).toBeVisible();
    await site.dieAndReturn();
    const asked = page.waitForResponse(
      (response) => response.url().includes('/api/images/runs') && response.ok(),
    );
    expect((await (await asked).json()).runs[0].tiles).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    await expect(green.loading).toHaveCount(2);
    const releasing = page.waitForResponse('**/api/images/release');
    await green.stop.click();
    expect((await (await releasing).json()).released).toHaveLength(2);
    await expect(green.placeholders).toHaveCount(2);
    await page.reload();
    await expect(green.credits('500')).toBeVisible();
    await expect(green.placeholders).toHaveCount(2);
  } finally {
    await site.stop();
    await webui.close();
  }
});
