import type { Page } from '@playwright/test';
import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';

/** No rule of accessibility is broken, and nothing reaches past the sides of the screen. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('MODAL-19, LAY-03, LAY-25: the tools, their lists, dialogs and runs are accessible', {
  tag: '@phone',
}, async ({ page, green, yellow, imageService }) => {
  await openHome(page);
  for (const view of ['Sign In', 'Sign Up']) {
    await test.step(`the ${view} dialog, with its errors`, async () => {
      await green.section.getByRole('button', { name: view, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: view, exact: true }).click();
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
  await test.step('an open list of options', async () => {
    await green.selector('Creative Style').click();
    const option = page.getByRole('option', { name: 'Anime', exact: true });
    await expect(option).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(option).toHaveCount(0);
  });
  await test.step('a running tool and its pictures', async () => {
    imageService.answerWith(() => ({ kind: 'silence' }));
    await green.start('a fox');
    await expect(green.loading).toHaveCount(2);
    await expectSound(page);
    await green.stop.click();
    imageService.answerWith((_request, position) =>
      position % 2 === 0 ? { kind: 'picture' } : { kind: 'refusal', status: 502 },
    );
    await green.start('a fox');
    await expect(green.pictures).toHaveCount(1);
    await expect(green.failed('Image service error: Bad Gateway')).toHaveCount(1);
    await expectSound(page);
  });
  await test.step('a failed run, an empty prompt and every option open', async () => {
    imageService.answerWith(() => ({ kind: 'refusal', status: 500 }));
    await green.start('a fox');
    await expect(green.failurePanel).toBeVisible();
    await green.prompt.fill('');
    await green.prompt.press('Control+Enter');
    await expect(green.prompt).toHaveAttribute('aria-invalid', 'true');
    await green.openOptions();
    await yellow.openOptions();
    await expectSound(page);
  });
});

test.describe('with the keyboard alone', () => {
  test('GREEN-43: a run from the first letter to the downloaded file', async ({
    page,
    green,
    imageService,
  }) => {
    await openHome(page);
    const startingPicture = green.section.getByLabel('Start from a picture');
    await expect(startingPicture).toBeAttached();
    await green.prompt.focus();
    await page.keyboard.type('a fox');
    await page.keyboard.press('Tab');
    await expect(startingPicture).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(green.section.getByRole('button', { name: 'Use my own style' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(green.section.getByRole('button', { name: 'Looks' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(green.section.getByRole('button', { name: 'Lock Creative Style' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(green.selector('Creative Style')).toBeFocused();
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Creative Style: Search' });
    await expect(search).toBeFocused();
    await page.keyboard.type('anim');
    await expect(search).toHaveValue('anim');
    await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText('Anime');
    await page.keyboard.press('Enter');
    await expect(green.selector('Creative Style')).toBeFocused();
    await expect(green.selector('Creative Style')).toContainText('Anime');
    await page.keyboard.press('Tab');
    await expect(green.section.getByRole('radio', { name: /^1:1/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(green.section.getByRole('radio', { name: /^3:4/ })).toBeChecked();
    for (let presses = 0; presses < 8; presses++) {
      if (await green.generate.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(green.generate).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(green.pictures).toHaveCount(2);
    await expect(green.generate).toBeFocused();
    const download = green.tiles.first().getByRole('button', { name: 'Download as PNG' });
    await expect(download).toBeAttached();
    // Past the button that opens the picture large.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(download).toBeFocused();
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toBe('a_fox.png');
    expect(imageService.requests[0]?.prompt).toBe('a fox, Anime');
    expect(imageService.requests[0]?.url.searchParams.get('width')).toBe('768');
  });

  test('the last run that credits allow leaves the focus on its pictures', async ({
    page,
    green,
    imageService,
  }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '100' });
    await openHome(page);
    await green.prompt.fill('a fox');
    await green.generate.focus();
    await page.keyboard.press('Enter');
    await expect(green.generate).toBeDisabled();
    await expect(green.section.getByRole('list', { name: 'Results' })).toBeFocused();
    await expect.poll(() => imageService.requests.length).toBe(2);
  });

  test('progress and outcome are announced', async ({ page, green, imageService }) => {
    imageService.answerWith(() => ({ kind: 'silence' }));
    await openHome(page);
    await green.start('a fox');
    const said = (text: string) => green.section.getByRole('status').filter({ hasText: text });
    await expect(said('Generating 2 images.')).toBeAttached();
    await green.stop.click();
    await expect(said('Generation stopped. You weren’t charged.')).toBeAttached();
  });
});
test('LAY-03, LAY-25: a guest without credits meets accessible panels', { tag: '@phone' }, async ({
  page,
  green,
  yellow,
}) => {
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '0', [GUEST_STORAGE_KEYS.yellow]: '0' });
  await openHome(page);
  await green.prompt.fill('a fox');
  await expect(green.earnPanel).toBeVisible();
  await expect(yellow.earnPanel).toBeVisible();
  await expectSound(page);
});
