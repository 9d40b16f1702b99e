import { expect, test } from '../support/generator-test.ts';
import { generatorScreen } from './generator-screen.ts';

test('GEN-09, GEN-11, GEN-18, GEN-22: a visitor gets a script from the writer that needs nothing', async ({
  page,
}) => {
  const screen = generatorScreen(page);
  await screen.open();
  await screen.title.fill('A lighthouse "keeper" & 3 gulls');
  await screen.choosePicture();
  const asking = page.waitForRequest('**/api/story-script');
  await screen.button.click();
  const request = await asking;
  expect(request.method()).toBe('POST');
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data/);

  await expect(screen.slides).toHaveCount(5);
  for (const card of await screen.slides.all()) {
    const [title, , text] = await card.getByRole('definition').allInnerTexts();
    expect(title?.trim()).not.toBe('');
    const words = text?.trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(20);
    expect(words).toBeLessThanOrEqual(30);
  }
  await expect(page.getByText('Written by our built-in writer')).toBeVisible();
});
