import { readFile } from 'node:fs/promises';
import { authDialog, expect, newCredentials, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { answerGallery, galleryScreen, stubbedImage, stubPictures } from './gallery-screen.ts';

test('HIST-01: signed out, the page asks to sign in and leads back to the generator', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to the Generator' }).click();
  await expect(page).toHaveURL(/\/#generator-suite$/);
});

test('HIST-01, T-44: the server’s page says nothing about who is here', async ({ request }) => {
  const html = await (await request.get('/history')).text();
  expect(html).toContain('Your image history');
  expect(html).not.toContain('Please Sign In');
  expect(html).not.toContain('Your Private Gallery is Empty');
});

test('HIST-01: signing in on the page shows the gallery without a reload', async ({ page }) => {
  await page.goto('/history');
  const credentials = newCredentials();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await authDialog(page, 'Sign In').switchView.click();
  const { dialog, fill, submit } = authDialog(page, 'Sign Up');
  await fill(credentials);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Private Gallery is Empty' })).toBeVisible();
});

test('HIST-02, T-44: while it is not known who is here, nothing is claimed', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/auth/token', () => {});
  await answerGallery(page, () => {});
  await page.goto('/history');
  await expect(page.getByText('Loading your images.')).toBeAttached();
  await page.waitForLoadState('load');
  await expect(page.getByText('Please Sign In')).toHaveCount(0);
  await expect(page.getByText('Your Private Gallery is Empty')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/auth/token');
  await page.reload();
  await expect(page.getByText('Loading your images.')).toBeAttached();
  await expect(page.getByText('Please Sign In')).toHaveCount(0);
});

test('HIST-03: an empty gallery says so', async ({ page }) => {
  await signUp(page);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Your Private Gallery is Empty' })).toBeVisible();
  await expectAccessible(page);
});

test('HIST-04, HIST-07: cards show image, prompt, date and download; the request carries the token', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await stubPictures(page);
  await answerGallery(page, { json: [1, 2, 3].map((number) => stubbedImage(number)) });
  const asking = page.waitForRequest('**/api/images/history');
  await page.goto('/history');
  const asked = await asking;
  expect(asked.method()).toBe('GET');
  expect(asked.headers().authorization).toMatch(/^Bearer \S+/);
  const { cards, card } = galleryScreen(page);
  await expect(cards).toHaveCount(3);
  for (const number of [1, 2, 3]) {
    const shown = card(`picture ${number}`);
    await expect(shown.getByText(`picture ${number}`, { exact: true })).toBeVisible();
    await expect(shown.getByRole('time')).toContainText('Jan 5, 2026');
    await expect(shown.getByRole('button', { name: 'Download as PNG' })).toBeVisible();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown.locator('img')).toHaveAttribute('data-state', 'loaded');
  }
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await card('picture 2').getByRole('button', { name: 'Download as PNG' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('picture_2.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});

test.describe('what does not depend on the screen', () => {
  test('HIST-05, ERR-05: a failure is shown, with its message if it has one, and can be tried again', async ({
    page,
  }) => {
    await signUp(page);
    const nothingSaid = 'Failed to load image history.';
    for (const { title, answer, shown } of [
      {
        title: 'with a message',
        answer: { status: 500, json: { message: 'The shelf fell over.' } },
        shown: 'The shelf fell over.',
      },
      {
        title: 'without one',
        answer: { status: 500, body: '<h1>Oops</h1>', contentType: 'text/html' },
        shown: nothingSaid,
      },
      { title: 'in a wrong shape', answer: { json: { nothing: true } }, shown: nothingSaid },
    ]) {
      await test.step(title, async () => {
        await answerGallery(page, answer);
        await page.goto('/history');
        await expect(page.getByRole('alert').getByRole('heading')).toHaveText(shown);
        await expectAccessible(page);
        await page.unroute('**/api/images/history');
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(page.getByRole('heading', { name: 'Your Private Gallery is Empty' })).toBeVisible();
      });
    }
  });

  test('HIST-06, O-07: the thirty newest of thirty-five, newest first, whatever wraps them', async ({
    page,
  }) => {
    await signUp(page);
    await stubPictures(page);
    const numbers = Array.from({ length: 35 }, (_, number) => (number * 16) % 35);
    await answerGallery(page, { json: { images: numbers.map((number) => stubbedImage(number)) } });
    await page.goto('/history');
    const { cards } = galleryScreen(page);
    await expect(cards).toHaveCount(30);
    await expect(cards.locator('img')).toHaveCount(30);
    const prompts = await cards.locator('p').allTextContents();
    expect(prompts).toEqual(Array.from({ length: 30 }, (_, number) => `picture ${34 - number}`));
  });

  test('a picture whose address ran out gets another, and says so when there is none', async ({ page }) => {
    await signUp(page);
    await stubPictures(page);
    await page.route('**/stubbed-pictures/*?old', (route) => route.fulfill({ status: 403 }));
    let answers = 0;
    await answerGallery(page, (route) => {
      answers += 1;
      const version = answers === 1 ? '?old' : '';
      return route.fulfill({
        json: [
          stubbedImage(1, { url: `/stubbed-pictures/1.png${version}` }),
          stubbedImage(2, { url: '/stubbed-pictures/2.png?old' }),
        ],
      });
    });
    await page.goto('/history');
    const { cards, card } = galleryScreen(page);
    await expect(card('picture 1').locator('img')).toHaveAttribute('data-state', 'loaded');
    await expect(cards.nth(0)).toContainText('We couldn’t load this picture.');
    expect(answers).toBe(2);
  });

  test('the gallery looks again when the visitor comes back to the tab', async ({ page }) => {
    await signUp(page);
    await stubPictures(page);
    await page.clock.install();
    let images = [stubbedImage(1)];
    await answerGallery(page, (route) => route.fulfill({ json: images }));
    await page.goto('/history');
    const { cards } = galleryScreen(page);
    await expect(cards).toHaveCount(1);
    images = [stubbedImage(1), stubbedImage(2)];
    await page.clock.runFor(5000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(cards).toHaveCount(2);
  });

  test('signing out in another tab empties the gallery at once', async ({ page, context }) => {
    await signUp(page);
    await stubPictures(page);
    await answerGallery(page, { json: [stubbedImage(1)] });
    await page.goto('/history');
    await expect(galleryScreen(page).cards).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    await expect(galleryScreen(page).cards).toHaveCount(0);
    await expect(page.locator('img[src*="stubbed-pictures"]')).toHaveCount(0);
  });
});
