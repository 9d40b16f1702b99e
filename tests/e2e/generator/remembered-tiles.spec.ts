import { KEPT_STRIPS_KEYS } from '../../../src/features/generator/strips/kept-strips-keys.rules.ts';
import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import {
  expect,
  openHome,
  storeBeforeVisit,
  storedEntry,
  test,
  visibleShare,
} from '../support/generator-test.ts';
import { picturesForAll } from '../support/image-service.ts';
import { noisePicture, pictureBytes } from '../support/images.ts';
import { keptPictures } from '../support/kept-strips.ts';

async function savedTile(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const src = `data:image/png;base64,${(await pictureBytes()).toString('base64')}`;
  return { key: 'green-0', src, status: 'success', error: '', ...changes };
}

test('GREEN-35, ENT-24, ENT-25: pictures and balance come back after a reload', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.run('a fox');
  const shown = await green.pictures.evaluateAll((images) =>
    images.map((image) => image.getAttribute('src')),
  );
  expect(new Set(shown).size).toBe(2);
  await expect.poll(() => keptPictures(page, 'green')).toEqual(shown);
  expect(await storedEntry(page, GUEST_STORAGE_KEYS.green)).toBe('400');
  await page.reload();
  await expect(green.tiles.getByRole('img', { name: 'a fox' })).toHaveCount(2);
  const restored = await green.pictures.evaluateAll((images) =>
    images.map((image) => image.getAttribute('src')),
  );
  expect(restored).toEqual(shown);
  await expect(green.credits('400')).toBeVisible();
  await expect.poll(() => imageService.requests.length).toBe(2);
});

test('YEL-24, ENT-24: each tool keeps its own pictures and its own balance', async ({
  page,
  green,
  yellow,
  imageService,
}) => {
  await openHome(page);
  await green.run('a fox');
  await yellow.run('an owl');
  await green.run('a bear');
  await page.reload();
  await expect(green.tiles.getByRole('img', { name: 'a bear' })).toHaveCount(2);
  await expect(yellow.tiles.getByRole('img', { name: 'an owl' })).toHaveCount(4);
  expect(await storedEntry(page, GUEST_STORAGE_KEYS.green)).toBe('300');
  expect(await storedEntry(page, GUEST_STORAGE_KEYS.yellow)).toBe('0');
  await expect.poll(() => imageService.requests.length).toBe(8);
});

test('ENT-25, GREEN-36, O-32: only successes are stored, and placeholders fill up', async ({
  page,
  green,
  imageService,
}) => {
  imageService.answerWith((request, position) =>
    position === 0 ? { kind: 'refusal', status: 502 } : picturesForAll(request, position),
  );
  await openHome(page);
  await green.start('a fox');
  await expect(green.pictures).toHaveCount(1);
  await expect(green.generate).toBeVisible();
  await expect.poll(() => keptPictures(page, 'green')).toHaveLength(1);
  expect(await keptPictures(page, 'green')).toEqual([expect.stringMatching(/^data:image\/png;base64,/)]);
  await page.reload();
  await expect(green.tiles).toHaveCount(2);
  await expect(green.pictures).toHaveCount(1);
  await expect(green.placeholders).toHaveCount(1);
});

test('O-32: a run without a success leaves the earlier pictures in storage', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.run('a fox');
  imageService.answerWith(() => ({ kind: 'refusal', status: 500 }));
  await green.start('an owl');
  await expect(green.failurePanel).toBeVisible();
  await page.reload();
  await expect(green.tiles.getByRole('img', { name: 'a fox' })).toHaveCount(2);
});

test.describe('a first visit', () => {
  test.use({ cookieNotice: 'unanswered' });

  test('alone leaves nothing in the browser', async ({ page }) => {
    await openHome(page);
    await page.reload();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test('ERR-14, T-41: saved values that are no pictures are logged and ignored', async ({
  page,
  green,
  yellow,
  consoleLines,
}) => {
  const values = ['{oops', '"str"', '5', 'null', '{"length":2}', '[1,null,{"status":"success"}]'];
  for (const value of values) {
    await storeBeforeVisit(page, {
      [KEPT_STRIPS_KEYS.green]: value,
      [KEPT_STRIPS_KEYS.yellow]: value,
    });
    consoleLines.length = 0;
    await openHome(page);
    await expect(green.placeholders).toHaveCount(2);
    await expect(yellow.placeholders).toHaveCount(4);
    for (const tool of ['green', 'yellow']) {
      await expect
        .poll(() => consoleLines)
        .toContainEqual(expect.stringContaining(`Ignored saved images of the ${tool} tool`));
    }
  }
});

test('ERR-14, T-41: of a partly corrupt set the good pictures stay, and nothing planted is loaded', async ({
  page,
  green,
  consoleLines,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') outside.push(request.url());
  });
  const planted = await savedTile({ src: 'https://planted.example/picture.png' });
  await storeBeforeVisit(page, {
    [KEPT_STRIPS_KEYS.green]: JSON.stringify([planted, await savedTile({ recipe: { prompt: 7 } })]),
  });
  await openHome(page);
  await expect(green.pictures).toHaveCount(1);
  await expect(green.placeholders).toHaveCount(1);
  await expect(green.tiles.getByRole('img', { name: 'Generated image' })).toBeVisible();
  await expect.poll(() => consoleLines).toContainEqual(expect.stringContaining('1 of 2 entries'));
  expect(outside).toEqual([]);
});

test('more saved pictures than tiles are cut to the tiles', async ({ page, green }) => {
  const tiles = await Promise.all(Array.from({ length: 5 }, () => savedTile()));
  await storeBeforeVisit(page, { [KEPT_STRIPS_KEYS.green]: JSON.stringify(tiles) });
  await openHome(page);
  await expect(green.pictures).toHaveCount(2);
  await expect(green.tiles).toHaveCount(2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('T-04, T-05: restored pictures are simply there', async ({ page, green }) => {
    await storeBeforeVisit(page, { [KEPT_STRIPS_KEYS.green]: JSON.stringify([await savedTile()]) });
    await page.clock.install({ time: new Date('2026-01-05T10:00:00Z') });
    await page.clock.pauseAt(new Date('2026-01-05T10:00:01Z'));
    await page.goto('/');
    await expect(green.pictures).toHaveCount(1);
    await expect(green.tiles.getByRole('img', { name: 'Loading image' })).toHaveCount(0);
    await expect.poll(() => visibleShare(green.pictures.first())).toBe(1);
  });
});

test('T-41: pictures for which the browser has no room are shown and paid, and their visitor is told', async ({
  page,
  green,
  imageService,
}) => {
  const bytes = await noisePicture(1024, 1024);
  imageService.answerWith(() => ({ kind: 'picture', bytes }));
  await openHome(page);
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await green.run('a fox');
  await expect(green.credits('400')).toBeVisible();
  await expect(green.section.getByText('Your browser has no room left')).toBeVisible();
  await page.reload();
  await expect(green.credits('400')).toBeVisible();
  await expect(green.placeholders).toHaveCount(2);
});

test('T-45: a browser that refuses storage still makes pictures', async ({ page, green, imageService }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  });
  await openHome(page);
  await green.run('a fox');
  await expect(green.credits('400')).toBeVisible();
  await expect.poll(() => imageService.requests.length).toBe(2);
});
