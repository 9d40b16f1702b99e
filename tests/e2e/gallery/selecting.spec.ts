import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, signUp, test } from '../support/account-test.ts';
import { answerGallery, galleryScreen, stubbedImage, stubPictures } from './gallery-screen.ts';

async function openGallery(page: Page) {
  const images = Array.from({ length: 9 }, (_, place) => stubbedImage(9 - place));
  await signUp(page);
  await stubPictures(page);
  await answerGallery(page, { json: images });
  await page.route('**/api/images/history?*', (route) => route.fulfill({ json: { images: [], next: null } }));
  await page.goto('/history');
  const { cards, details } = galleryScreen(page);
  await expect(cards).toHaveCount(9);
  return {
    details,
    bar: page.getByRole('region', { name: 'Selected images' }),
    choice: (number: number) => page.getByRole('button', { name: `Select: picture ${number}`, exact: true }),
    picture: (number: number) =>
      page.getByRole('button', { name: `Show details: picture ${number}`, exact: true }),
  };
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

test('pictures are selected by drawing over them with the mouse, and let go of in the same way', async ({
  page,
}) => {
  const { choice, picture, bar, details } = await openGallery(page);
  const draw = async (from: number, to: number) => {
    const start = await middleOf(choice(from));
    const end = await middleOf(picture(to));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
  };
  await draw(9, 7);
  await expect(bar).toContainText('3 selected');
  await draw(8, 7);
  await expect(bar).toContainText('1 selected');
  await expect(choice(9)).toHaveAttribute('aria-pressed', 'true');
  // While there is a selection a press adds to it, and opens nothing.
  await picture(7).click();
  await expect(bar).toContainText('2 selected');
  await expect(details).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger selects by resting on a picture, and draws over others from there', async ({ page }) => {
    const { choice, picture, bar, details } = await openGallery(page);
    const finger = await createFinger(page);
    await finger.down(await middleOf(picture(9)));
    await expect(bar).toContainText('1 selected');
    await finger.up();
    await expect(details).toBeHidden();
    await expect(choice(9)).toHaveAttribute('aria-pressed', 'true');
    await picture(8).tap();
    await expect(bar).toContainText('2 selected');

    await choice(7).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const start = await middleOf(choice(7));
    await finger.down(start);
    // At the edge of the window the page comes to a finger that rests.
    const { height } = page.viewportSize() ?? { height: 0 };
    await finger.move({ x: start.x, y: height - 20 });
    await expect.poll(async () => (await middleOf(picture(6))).y).toBeLessThan(height - 150);
    await finger.move(await middleOf(picture(6)));
    await finger.up();
    await expect(choice(6)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar).toContainText('4 selected');
    // A finger that moves scrolls, and selects nothing.
    await finger.down(await middleOf(picture(6)));
    const { x, y } = await middleOf(picture(6));
    for (const up of [40, 80, 120]) await finger.move({ x, y: y - up });
    await finger.up();
    await expect(bar).toContainText('4 selected');
  });
});

async function createFinger(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (place: { x: number; y: number }) => send('touchStart', [place]),
    move: (place: { x: number; y: number }) => send('touchMove', [place]),
    up: () => send('touchEnd', []),
  };
}
