import type { Page } from '@playwright/test';
import { STORED_ENTRIES } from '../../../src/features/site-pages/stored-entries.rules.ts';
import { POLYGLOT, XSS_FAMILIES } from '../../security/xss-corpus.ts';
import { answerGallery, galleryScreen, stubbedImage, stubPictures } from '../gallery/gallery-screen.ts';
import { generatorScreen, SCRIPT } from '../story-generator/generator-screen.ts';
import { signUp } from '../support/account-test.ts';
import { expect, test as generatorTest, openHome } from '../support/generator-test.ts';
import { spanTripWire, type TripWire } from './trip-wire.ts';

/** Nothing of what these tests write may run, whatever else they look at. */
const test = generatorTest.extend<{ wire: TripWire }>({
  wire: [
    async ({ context }, use) => {
      const wire = await spanTripWire(context);
      await use(wire);
      expect(wire.tripped).toEqual([]);
    },
    { auto: true },
  ],
});

const ENDINGS = XSS_FAMILIES['ends of the place a text stands in'] ?? [];
/** As much as an address holds. */
const PER_ADDRESS = 45;

function* chunks(payloads: readonly string[], size: number): Generator<string> {
  for (let from = 0; from < payloads.length; from += size)
    yield payloads
      .slice(from, from + size)
      .join(' ')
      .toWellFormed();
}

test('what an address says is shown as words', async ({ page, baseURL }) => {
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  };
  await test.step('searches', async () => {
    for (const text of chunks(ENDINGS, PER_ADDRESS)) await visit(`/blog?query=${encodeURIComponent(text)}`);
  });
  const text = encodeURIComponent(POLYGLOT);
  await test.step('names of pages', async () => {
    for (const folder of ['/', '/blog/', '/web-stories/', '/checkout/']) await visit(`${folder}${text}`);
    for (const path of [`/blog?page=${text}`, `/?${text}=${text}`, `/web-stories?page=1${text}`])
      await visit(path);
  });
  await test.step('what stands behind the hash', async () => {
    for (const hash of [
      `/blog?query=${text}`,
      `//evil.test/${text}`,
      '/\\evil.test',
      'javascript:hit()',
      text,
    ])
      await visit(`/#${hash}`);
    for (const hash of ['/javascript:hit()', '/%2f%2fevil.test/']) {
      await page.goto(`/?${Math.random()}#${hash}`);
      await expect.poll(() => new URL(page.url()).origin).toBe(baseURL);
    }
    for (const path of ['/reset-password', '/verify-email']) await visit(`${path}#token=${text}`);
  });
  // The addresses of the site never name another host, so what led here by a click does not either.
  const odd = await page.evaluate(() => Object.keys(Object.prototype));
  expect(odd).toEqual([]);
});

test('what a browser holds for the site is shown as words, or forgotten', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/healthz');
  const names = STORED_ENTRIES.filter(({ keptIn }) => keptIn === 'local').flatMap((entry) => entry.names);
  const picture = { url: 'javascript:hit()', prompt: POLYGLOT, src: 'javascript:hit()', alt: POLYGLOT };
  const values = [
    POLYGLOT,
    JSON.stringify([picture]),
    JSON.stringify({ __proto__: null, constructor: POLYGLOT }),
  ];
  for (const name of ['dreamseed.session_token', 'dreamseed.device', 'lang'])
    await context.addCookies([{ name, value: encodeURIComponent(POLYGLOT), url: `${baseURL}` }]);
  for (const value of values) {
    await page.evaluate(
      ({ keys, text }) => {
        for (const key of keys) localStorage.setItem(key, text);
        sessionStorage.setItem('react-router-scroll-positions', text);
      },
      { keys: names, text: value },
    );
    for (const path of ['/', '/history']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto('/healthz');
  }
});

test('what engines and servers answer is shown as words', async ({ page, green, imageService }) => {
  await openHome(page);
  const notes = { drawn: [POLYGLOT], notUnderstood: [POLYGLOT], understood: [POLYGLOT], __proto__: POLYGLOT };
  await test.step('notes of an engine', async () => {
    imageService.answerWith(() => ({
      kind: 'picture',
      headers: {
        'X-Dreamseed-Notes': encodeURIComponent(JSON.stringify(notes)),
        'X-Dreamseed-Engine': encodeURIComponent(POLYGLOT),
        'X-Dreamseed-Seed': '"><script>hit()</script>',
      },
    }));
    await green.run(POLYGLOT.slice(0, 200));
  });
  await test.step('refusals', async () => {
    for (const body of [JSON.stringify({ message: POLYGLOT, code: POLYGLOT }), POLYGLOT]) {
      imageService.answerWith(() => ({ kind: 'refusal', status: 400, body }));
      await green.start('a fox');
      await expect(green.failurePanel.or(green.failed('Image service error')).first()).toBeVisible();
    }
    imageService.answerWith(() => ({ kind: 'body', body: POLYGLOT, contentType: 'text/html' }));
    await green.start('a fox');
    await expect(green.generate).toBeEnabled();
  });
});

test('what a writer writes is shown as words', async ({ page }) => {
  const story = SCRIPT.story.map((slide) => ({
    ...slide,
    title: POLYGLOT,
    text: ENDINGS.slice(0, 40).join(' '),
  }));
  await page.route('**/api/story-script', (route) =>
    route.fulfill({ json: { ...SCRIPT, story, writer: POLYGLOT } }),
  );
  const screen = generatorScreen(page);
  await screen.open();
  await screen.title.fill(POLYGLOT.slice(0, 200));
  await screen.choosePicture();
  await screen.button.click();
  await expect(screen.slides.first()).toBeVisible();
});

test('what an account is called and has made is shown as words', async ({ page }) => {
  const email = `"<img/src=x/onerror=hit()>"${Date.now()}@example.com`;
  await test.step('an address that is a payload is no address', async () => {
    const refused = await page.request.post('/api/auth/sign-up/email', {
      data: { email, password: 'a good password' },
    });
    expect(refused.status()).toBe(400);
  });
  await signUp(page);
  await page.route('**/api/user/status', async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, email: POLYGLOT, displayName: POLYGLOT } });
  });
  const recipe = { options: { [POLYGLOT]: POLYGLOT }, negativePrompt: POLYGLOT, engine: POLYGLOT, seed: 7 };
  const images = ENDINGS.slice(0, 20).map((prompt, number) =>
    stubbedImage(number, { prompt, fullPrompt: `${prompt} ${POLYGLOT}`, recipe, width: 576, height: 1024 }),
  );
  await stubPictures(page);
  await answerGallery(page, { json: images });
  await page.goto('/history');
  const { cards, details } = galleryScreen(page);
  await expect(cards.first()).toBeVisible();
  await cards
    .first()
    .getByRole('button', { name: /^Show details/ })
    .click();
  await expect(details).toBeVisible();
  await failLicense(page);
});

/** A shop's words arrive as the message of an error. */
async function failLicense(page: Page): Promise<void> {
  await page.route('**/api/license/activate', (route) =>
    route.fulfill({ status: 400, json: { message: POLYGLOT, code: POLYGLOT } }),
  );
  await page.goto('/');
  await page
    .getByRole('button', { name: /activate/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Purchase Email').fill('ann@example.com');
  await dialog.getByLabel('License Key').fill(`"><img src=x onerror=hit()>`);
  await dialog.getByRole('button', { name: /^Activat/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('onerror=hit()');
}
