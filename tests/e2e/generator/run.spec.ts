import type { Page } from '@playwright/test';
import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import {
  expect,
  openHome,
  storeBeforeVisit,
  storedEntry,
  test,
  visibleShare,
} from '../support/generator-test.ts';
import { behindGate, createGate, picturesForAll } from '../support/image-service.ts';

test('GREEN-11 to GREEN-18, GREEN-32, GREEN-39, GREEN-43, YEL-07, YEL-08, YEL-16: a run from words to pictures', {
  tag: '@phone',
}, async ({ page, green, yellow, imageService, isMobile }) => {
  await openHome(page);
  await test.step('the green tool', async () => {
    const gate = createGate();
    imageService.answerWith(behindGate(gate));
    await green.start('a fox');
    await expect(green.stop).toBeEnabled();
    await expect(green.generate).toHaveCount(0);
    await expect(green.loading).toHaveCount(2);
    await expect(green.section.getByRole('progressbar', { name: 'Generating images' })).toBeVisible();
    gate.open();
    await expect(green.tiles.getByRole('img', { name: 'a fox' })).toHaveCount(2);
    await expect(green.generate).toBeEnabled();
    await expect(green.loading).toHaveCount(0);
    await expect(green.credits('400')).toBeVisible();
    await expect(green.section.getByRole('status').filter({ hasText: '2 images are ready.' })).toBeAttached();
    await expect.poll(() => visibleShare(green.pictures.first())).toBe(1);
    await expect.poll(() => imageService.requests.length).toBe(2);
  });
  await test.step('a finished tile offers a download, and Regenerate that is always off', async () => {
    const tile = green.tiles.first();
    const download = tile.getByRole('button', { name: 'Download as PNG' });
    await expect(tile.getByRole('button', { name: 'Regenerate' })).toBeDisabled();
    if (isMobile) {
      await expect.poll(() => visibleShare(download)).toBe(1);
      return;
    }
    await page.mouse.move(0, 0);
    await expect.poll(() => visibleShare(download)).toBe(0);
    await tile.hover();
    await expect.poll(() => visibleShare(download)).toBe(1);
    await page.mouse.move(0, 0);
    await expect.poll(() => visibleShare(download)).toBe(0);
    await download.focus();
    await expect.poll(() => visibleShare(download)).toBe(1);
    expect(imageService.requests).toHaveLength(2);
  });
  await test.step('the yellow tool makes four pictures the same way', async () => {
    const gate = createGate();
    imageService.answerWith(behindGate(gate));
    await yellow.start('a fox');
    await expect(yellow.stop).toBeEnabled();
    await expect(yellow.loading).toHaveCount(4);
    gate.open();
    await expect(yellow.tiles.getByRole('img', { name: 'a fox' })).toHaveCount(4);
    await expect(yellow.credits('0')).toBeVisible();
    await expect(yellow.generate).toBeDisabled();
    await expect.poll(() => imageService.requests.length).toBe(2 + 4);
  });
});

/** Keeps pictures from loading until the page hears 'let-pictures-load': data URLs are never slow by themselves. */
async function holdPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened = new Promise((resolve) => window.addEventListener('let-pictures-load', resolve));
    const held = new Set<Element>();
    const load = Element.prototype.setAttribute;
    const hold = (image: Element, src: string) => {
      if (held.has(image)) return;
      held.add(image);
      void opened.then(() => load.call(image, 'src', src));
    };
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'src' && String(value).startsWith('data:image/')) hold(this, value);
      else load.call(this, name, value);
    };
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      get(this: Element) {
        return this.getAttribute('src') ?? '';
      },
      set(this: Element, value: string) {
        this.setAttribute('src', value);
      },
    });
  });
}

/** Lets React finish what a timer began; it works in messages, which no fake clock holds back. */
async function letPageRender(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { port1, port2 } = new MessageChannel();
      const heard = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(null);
      await heard;
    }
  });
}

test.describe('the reveal', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('GREEN-20, T-04: a new picture waits 1.2 s behind its success animation', async ({
    page,
    green,
    imageService,
  }) => {
    const gate = createGate();
    imageService.answerWith(behindGate(gate));
    await page.clock.install({ time: new Date('2026-01-05T10:00:00Z') });
    await openHome(page);
    await page.clock.pauseAt(new Date('2026-01-05T11:00:00Z'));
    await green.start('a fox');
    await expect(green.loading).toHaveCount(2);
    gate.open();
    await expect(green.generate).toBeVisible();
    await expect(green.loading).toHaveCount(0);
    await page.clock.runFor(1100);
    await letPageRender(page);
    expect(await green.pictures.count()).toBe(0);
    await page.clock.runFor(200);
    await expect(green.pictures).toHaveCount(2);
  });

  test('GREEN-21, T-05: a spinner stands in until the picture has loaded, then it fades in', async ({
    page,
    green,
    imageService,
  }) => {
    await holdPictures(page);
    await openHome(page);
    await green.run('a fox');
    await expect(green.tiles.getByRole('img', { name: 'Loading image' })).toHaveCount(2);
    expect(await visibleShare(green.pictures.first())).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('let-pictures-load')));
    await expect(green.tiles.getByRole('img', { name: 'Loading image' })).toHaveCount(0);
    await expect.poll(() => visibleShare(green.pictures.first())).toBe(1);
    await expect.poll(() => imageService.requests.length).toBe(2);
  });
});

test.describe('stopping', () => {
  test('GREEN-33, GREEN-34, IMG-05, T-03, C-15, O-42: a stopped run leaves no trace', async ({
    page,
    green,
    yellow,
    imageService,
  }) => {
    const aborted: { path: string; why: string | undefined }[] = [];
    page.on('requestfailed', (request) =>
      aborted.push({ path: new URL(request.url()).pathname, why: request.failure()?.errorText }),
    );
    const startUnanswered = async () => {
      aborted.length = 0;
      imageService.answerWith(() => ({ kind: 'silence' }));
      const before = imageService.requests.length;
      await green.start('a fox');
      await expect.poll(() => imageService.requests.length).toBe(before + 2);
    };
    await openHome(page);
    await test.step('Stop aborts every request', async () => {
      await startUnanswered();
      await green.stop.click();
      await expect(green.placeholders).toHaveCount(2);
      await expect(green.generate).toBeEnabled();
      await expect(green.generate).toBeFocused();
      await expect(green.section.getByRole('alert')).toHaveCount(0);
      await expect(green.credits('500')).toBeVisible();
      await expect
        .poll(() => aborted.map(({ why }) => why))
        .toEqual(['net::ERR_ABORTED', 'net::ERR_ABORTED']);
      await page.reload();
      await expect(green.credits('500')).toBeVisible();
      await expect(green.placeholders).toHaveCount(2);
    });
    await test.step('a reload in the middle of a run costs nothing', async () => {
      await startUnanswered();
      await page.reload();
      await expect(green.credits('500')).toBeVisible();
      await expect(green.placeholders).toHaveCount(2);
    });
    await test.step('leaving for another page stops the run and costs nothing', async () => {
      await startUnanswered();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect.poll(() => aborted.filter(({ path }) => path.startsWith('/prompt/'))).toHaveLength(2);
      await page.goBack();
      await expect(green.credits('500')).toBeVisible();
      await expect(green.placeholders).toHaveCount(2);
    });
    await test.step('an image that had come is not kept when the other is stopped', async () => {
      const before = imageService.requests.length;
      imageService.answerWith((request, position) =>
        position < before + 3 ? picturesForAll(request, position) : { kind: 'silence' },
      );
      await yellow.start('a fox');
      await expect.poll(() => imageService.requests.length).toBe(before + 4);
      await expect(yellow.loading).toHaveCount(4);
      await yellow.stop.click();
      await expect(yellow.placeholders).toHaveCount(4);
      await expect(yellow.credits('200')).toBeVisible();
    });
    await test.step('the two tools run beside each other, and one stops without the other', async () => {
      const gate = createGate();
      imageService.answerWith(behindGate(gate));
      await green.start('a fox');
      await yellow.start('an owl');
      await expect(yellow.loading).toHaveCount(4);
      await green.stop.click();
      await expect(green.placeholders).toHaveCount(2);
      gate.open();
      await expect(yellow.pictures).toHaveCount(4);
      await expect(green.credits('500')).toBeVisible();
      await expect(yellow.credits('0')).toBeVisible();
    });
    await test.step('after a stop the next run is a whole one', async () => {
      imageService.answerWith(() => ({ kind: 'silence' }));
      await green.start('a fox');
      await green.stop.click();
      imageService.answerWith(picturesForAll);
      await green.run('an owl');
      await expect(green.tiles.getByRole('img', { name: 'an owl' })).toHaveCount(2);
      await expect(green.credits('400')).toBeVisible();
    });
  });
});

test.describe('accounting', () => {
  test('GREEN-16, GREEN-39, GREEN-40, YEL-16, T-17: only pictures are paid, and credits stop at 0', async ({
    page,
    green,
    yellow,
    imageService,
  }) => {
    const refuse = { kind: 'refusal', status: 502 } as const;
    const refusal = 'Image service error: Bad Gateway';
    await openHome(page);
    await test.step('none of 2 costs nothing, 1 of 2 half a run', async () => {
      imageService.answerWith(() => refuse);
      await green.start('a fox');
      await expect(green.failed(refusal)).toHaveCount(2);
      await expect(green.credits('500')).toBeVisible();
      imageService.answerWith((request, position) =>
        position === 2 ? picturesForAll(request, position) : refuse,
      );
      await green.start('a fox');
      await expect(green.pictures).toHaveCount(1);
      await expect(green.failed(refusal)).toHaveCount(1);
      await expect(green.credits('450')).toBeVisible();
    });
    await test.step('3 of 4 pictures leave 50 daily credits', async () => {
      const before = imageService.requests.length;
      imageService.answerWith((request, position) =>
        position === before + 2 ? refuse : picturesForAll(request, position),
      );
      await yellow.start('a fox');
      await expect(yellow.pictures).toHaveCount(3);
      // Requests of one run may arrive in any order, so any tile may be the one that failed.
      await expect(yellow.failed(refusal)).toHaveCount(1);
      await expect(yellow.credits('50')).toBeVisible();
    });
    await test.step('credits stop at 0, also when another tab spent meanwhile, and survive a reload', async () => {
      const gate = createGate();
      imageService.answerWith(behindGate(gate));
      await green.start('a fox');
      await expect(green.loading).toHaveCount(2);
      await page.evaluate((key) => localStorage.setItem(key, '30'), GUEST_STORAGE_KEYS.green);
      gate.open();
      await expect(green.credits('0')).toBeVisible();
      await page.reload();
      await expect(green.credits('0')).toBeVisible();
      expect(await storedEntry(page, GUEST_STORAGE_KEYS.green)).toBe('0');
    });
  });

  test('GREEN-41: 500 credits are five runs, then reading is offered', async ({
    page,
    green,
    imageService,
  }) => {
    await openHome(page);
    for (const left of ['400', '300', '200', '100', '0']) {
      await expect(green.earnPanel).toHaveCount(0);
      await green.start('a fox');
      await expect(green.credits(left)).toBeVisible();
    }
    await expect(green.generate).toBeDisabled();
    await expect(green.earnPanel).toBeVisible();
    await expect.poll(() => imageService.requests.length).toBe(10);
  });

  test('the price of a run is the one its button told', async ({ page, green, imageService }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '100' });
    await openHome(page);
    await green.run('a fox');
    await expect(green.credits('0')).toBeVisible();
    await green.prompt.press('Control+Enter');
    await expect(green.section.getByText('You need 100 credits, but you only have 0.')).toBeVisible();
    await expect.poll(() => imageService.requests.length).toBe(2);
  });
});
