import type { Page } from '@playwright/test';
import { expect, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHome } from '../support/generator-test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Looks' });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

test('a look of the house is used, saved under a name, renamed, deleted and brought back', {
  tag: '@phone',
}, async ({ page, green }) => {
  // Its pictures wait for those that the site draws for itself.
  test.slow();
  await openHome(page);
  await green.section.getByRole('button', { name: 'Looks' }).click();
  const looks = dialogOf(page);
  await expect(looks.getByText('Choose a style, a mood or anything else')).toBeVisible();
  const picture = looks.getByRole('button', { name: /^Old Master/ }).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 180_000 })
    .toBe(480);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await looks.getByRole('button', { name: /^Neon Rain/ }).click();
  await expect(looks).toBeHidden();
  await expect(green.section.getByText('“Neon Rain” is set.')).toBeVisible();
  await expect(green.selector('Creative Style')).toContainText('Cyberpunk');

  await green.section.getByRole('button', { name: 'Looks' }).click();
  await looks.getByLabel('Save what you’ve chosen as').fill('Rainy streets');
  await looks.getByRole('button', { name: 'Save' }).click();
  const own = looks.getByRole('region', { name: 'Your looks' }).getByRole('listitem');
  await expect(own).toContainText('Rainy streets');
  await expect(own).toContainText('Cyberpunk, Mysterious, Neon');
  await own.getByRole('button', { name: 'Rename Rainy streets' }).click();
  await own.getByLabel('Name of this look').fill('Wet neon');
  await own.getByLabel('Name of this look').press('Enter');
  await expect(own).toContainText('Wet neon');
  await own.getByRole('button', { name: 'Delete Wet neon' }).click();
  await expect(own).toHaveCount(0);
  await looks.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toContainText('Wet neon');
  await expectAccessible(page);

  await page.reload();
  await expect(green.selector('Creative Style')).toContainText('Cyberpunk');
  await green.section.getByRole('button', { name: 'Looks' }).click();
  await expect(own).toContainText('Wet neon');
});

test('looks leave as a file and come back without what this site does not have', async ({ page, yellow }) => {
  await openHome(page);
  await yellow.section.getByRole('button', { name: 'Looks' }).click();
  const looks = dialogOf(page);
  const file = looks.getByLabel('Import looks');
  const bring = (text: string) =>
    file.setInputFiles({ name: 'looks.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await bring('{"kind":"other"}');
  await expect(looks.getByText('There are no looks in this file.')).toBeVisible();
  const shared = { name: 'Harbor', options: { style: 'Watercolor', weather: 'Fog', mood: 'Glittery' } };
  await bring(JSON.stringify({ kind: 'dreamseed-looks', looks: [shared] }));
  await expect(
    looks.getByText('1 look added. Left out, because this site doesn’t have it: Glittery.'),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await looks.getByRole('button', { name: 'Export my looks' }).click();
  const stream = await (await download).createReadStream();
  const text = (await stream.toArray()).join('');
  expect(JSON.parse(text)).toEqual({
    kind: 'dreamseed-looks',
    looks: [{ name: 'Harbor', options: { style: 'Watercolor', weather: 'Fog' } }],
  });
});

test('a link carries a look to the tool that has its selectors, says what it left out, and leaves the address', async ({
  page,
  green,
  yellow,
}) => {
  await page.goto('/?look=style:oil-painting~mood:calm~mood:glittery');
  await expect(green.section.getByText('The look from your link is set.')).toContainText(
    'Left out, because this site doesn’t have it: glittery.',
  );
  await expect(green.selector('Creative Style')).toContainText('Oil Painting');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(green.selector('Creative Style')).toContainText('Oil Painting');

  await page.goto('/?look=style:ink-drawing~weather:light-snow~shape:16-9');
  await expect(yellow.section.getByText('The look from your link is set.')).toBeVisible();
  await expect(yellow.section.getByRole('radio', { name: /^16:9/ })).toBeChecked();
  await yellow.openOptions();
  await expect(yellow.selector('Weather Effects')).toContainText('Light Snow');
  await expect(green.selector('Creative Style')).toContainText('Oil Painting');
});

test('an account finds its looks wherever it signs in, and those that were here before it', async ({
  page,
  account,
  green,
  context,
}) => {
  await green.choose('Creative Style', 'Pixel Art');
  await green.section.getByRole('button', { name: 'Looks' }).click();
  const looks = dialogOf(page);
  await looks.getByRole('button', { name: 'Save' }).click();
  await expect(looks.getByRole('region', { name: 'Your looks' })).toContainText('Pixel Art');
  expect(account.email).toContain('@');
  const before = [
    { id: 'x', name: 'As a guest', options: { mood: 'Calm' }, createdAt: '2026-01-05T00:00:00Z' },
  ];
  await page.evaluate((looks) => localStorage.setItem('dreamseed.looks', JSON.stringify(looks)), before);
  await looks.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await green.section.getByRole('button', { name: 'Looks' }).click();
  await looks.getByRole('button', { name: 'Keep in my account' }).click();
  await expect(looks.getByRole('region', { name: 'Your looks' })).toContainText('As a guest');
  expect(await page.evaluate(() => localStorage.getItem('dreamseed.looks'))).toBe('[]');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/');
  await elsewhere.evaluate(() => localStorage.removeItem('dreamseed.green.form'));
  await elsewhere.reload();
  const tool = elsewhere.getByRole('region', { name: 'Green tool' });
  await tool.getByRole('button', { name: 'Looks' }).click();
  await expect(dialogOf(elsewhere).getByText('kept in your account')).toBeVisible();
  await expect(dialogOf(elsewhere).getByRole('region', { name: 'Your looks' })).toContainText('Pixel Art');
});
