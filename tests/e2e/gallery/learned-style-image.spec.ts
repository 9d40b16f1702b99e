import path from 'node:path';
import type { Request } from '@playwright/test';
import type { KeptStyles } from '../../../src/features/learned-styles/learned-styles.types.ts';
import { askApi } from '../support/account-api.ts';
import { expect, identityToken, test } from '../support/account-test.ts';
import { galleryScreen } from './gallery-screen.ts';

/** Real pictures, drawn on a machine that has other work too. */
const DRAWN_MS = 60_000;
const STYLE_FILE = path.join(
  import.meta.dirname,
  '../../../src/features/learned-styles/test-example.style.json',
);

test('an image remembers the style it was drawn in, whatever style is in use now', async ({
  page,
  account,
  green,
}) => {
  test.setTimeout(4 * DRAWN_MS);
  const drawings: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/prompt')) drawings.push(request);
  });
  const stylesOfLastRun = () =>
    drawings.slice(-2).map((request) => /"medium":"(\w+)"/.exec(request.postData() ?? '')?.[1]);
  const ownStyle = green.section.getByRole('button', { name: 'Use my own style' });
  const vary = async (kind: RegExp) => {
    await green.tiles.first().getByRole('button', { name: 'Vary' }).press('Enter');
    await page.getByRole('menuitem', { name: kind }).click();
  };

  await ownStyle.click();
  await page.getByLabel('Add a style file').setInputFiles(STYLE_FILE);
  const chip = green.section.getByRole('button', { name: /^Style: / });
  await expect(chip).toBeVisible();
  await green.start('a lighthouse');
  await expect(green.credits('400')).toBeVisible({ timeout: DRAWN_MS });
  await green.section.getByRole('button', { name: /^Stop using / }).click();
  await expect(ownStyle).toBeVisible();
  await vary(/^Nearby/);
  await expect(green.credits('300')).toBeVisible({ timeout: DRAWN_MS });
  expect(stylesOfLastRun()).toEqual(['ink', 'ink']);

  await green.start('a castle');
  await expect(green.credits('200')).toBeVisible({ timeout: DRAWN_MS });
  await ownStyle.click();
  const drawn = drawings.length;
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of this style').fill('Harbor ink');
  await page.getByLabel('Name of this style').press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Harbor ink' })).toBeVisible();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(chip).toBeVisible();
  await vary(/^Nearby/);
  await expect(green.credits('100')).toBeVisible({ timeout: DRAWN_MS });
  expect(stylesOfLastRun()).toEqual([undefined, undefined]);
  expect(drawings).toHaveLength(drawn + 2);
  await expect(green.section.getByText('Saved to your gallery.')).toBeVisible();

  const { styles } = await askApi<KeptStyles>(page, '/styles');
  const headers = { Authorization: `Bearer ${await identityToken(page)}` };
  await page.request.delete(`/api/styles/${styles[0]?.id}`, { headers });
  await page.goto('/history');
  const { card, details } = galleryScreen(page);
  const showDetails = async (prompt: string) => {
    await card(prompt)
      .first()
      .getByRole('button', { name: /^Show details/ })
      .click();
    // What is not there yet cannot be closed, and says nothing of styles either.
    await expect(details).toContainText(prompt);
  };
  await showDetails('a castle');
  await expect(details.getByText('Your style', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await showDetails('a lighthouse');
  await expect(details.getByText('Your style', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Use these settings' }).click();
  await expect(green.section.getByText(/is no longer among your styles, so .* Ink Drawing\.$/)).toBeVisible();
  await expect(green.prompt).toHaveValue('a lighthouse');
  await expect(ownStyle).toBeVisible();
  expect(account.email).toContain('@');
});
