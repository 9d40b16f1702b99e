import { expect, signUp, test } from '../support/account-test.ts';
import { answerGallery, galleryScreen, stubbedImage, stubPictures } from './gallery-screen.ts';

const ENDLESS = 'x'.repeat(400);
const ARABIC = 'ثعلب أحمر يقفز فوق (القمر)!';
const MARKUP = '<img src=x onerror="document.title=1"> & </script>';

test('HIST-04: prompts without spaces, from right to left and like markup are shown whole, as text', {
  tag: ['@phone', '@stored'],
}, async ({ page }) => {
  await signUp(page);
  const recipe = {
    options: { style: ENDLESS, '<b>': MARKUP },
    negativePrompt: ENDLESS,
    engine: ENDLESS,
    seed: 7,
  };
  const images = [ENDLESS, ARABIC, MARKUP].map((prompt, number) =>
    stubbedImage(number, { prompt, fullPrompt: `${prompt}, ${ENDLESS}`, recipe, width: 576, height: 1024 }),
  );
  await stubPictures(page);
  await answerGallery(page, { json: images });
  await page.goto('/history');
  const { cards, card, details } = galleryScreen(page);
  await expect(cards).toHaveCount(3);
  for (const prompt of [ENDLESS, ARABIC, MARKUP]) {
    await card(prompt)
      .getByRole('button', { name: `Show details: ${prompt}` })
      .click();
    await expect(details.getByText(prompt, { exact: true }).first()).toBeVisible();
    const cutOff = await details.evaluate((dialog) => {
      const texts = [...dialog.querySelectorAll('p, dd, li')];
      return texts.filter(
        (text) => text.getBoundingClientRect().right > dialog.getBoundingClientRect().right,
      );
    });
    expect(cutOff).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  }
  await expect(card(ARABIC).getByText(ARABIC)).toHaveCSS('direction', 'rtl');
  await expect(page).not.toHaveTitle('1');
});
