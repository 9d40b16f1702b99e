import { makePost, makePosts, slugOfPost } from '../../support/blogs/blogger-posts.ts';
import { openAlive, waitUntilAlive } from '../blog/list-screen.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/blog-site.ts';
import { holdTime, openStory, viewerScreen } from './viewer-screen.ts';

const STORY = makePost(4);
const ADDRESS = `/web-stories/${slugOfPost(STORY)}`;
const SLIDES = 4;

test('VIEW-01, VIEW-09, VIEW-10, VIEW-12 to VIEW-15, T-30, T-31, C-14: a story plays by itself and by hand', async ({
  page,
  consoleLines,
}) => {
  const screen = viewerScreen(page);
  const showsSlide = async (place: number) => {
    await expect(screen.fullStrokes).toHaveCount(place - 1);
    await expect(screen.slide(place, SLIDES)).toBeVisible();
  };
  await holdTime(page);
  await openStory(page, ADDRESS);

  await test.step('VIEW-01, C-14: it covers everything, and what it covers is out of reach', async () => {
    expect(await screen.viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await expect(page.locator('header.site-header')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const visited = new Set<string>();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      visited.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (!activeElement?.closest('dialog')) return 'outside';
          return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
        }),
      );
    }
    expect([...visited].sort()).toEqual(['Close', 'Next slide', 'Pause', 'Previous slide', 'Shop Now']);
  });

  await test.step('VIEW-09: a slide stays for seven seconds', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(6900);
    await showsSlide(1);
    await page.clock.runFor(200);
    await showsSlide(2);
    await expect(screen.announced).toBeEmpty();
  });

  await test.step('VIEW-10, VIEW-12: the pause button stops it, and the play button lets it go on', async () => {
    await screen.pause.click();
    await page.clock.runFor(30_000);
    await showsSlide(2);
    await expect(screen.announced).toHaveText('Paused. Slide 2 of 4: Noon');
    await screen.play.click();
    await page.clock.runFor(7000);
    await showsSlide(3);
  });

  await test.step('VIEW-12, VIEW-13, T-31: moving by hand begins the seven seconds anew', async () => {
    await page.clock.runFor(5000);
    await screen.previous.click();
    await showsSlide(2);
    await expect(screen.announced).toHaveText('Slide 2 of 4: Noon');
    await page.clock.runFor(5000);
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(5000);
    await showsSlide(3);
    await page.keyboard.press('ArrowLeft');
    await showsSlide(2);
  });

  await test.step('VIEW-13, T-30: Space toggles once, also on a button, and scrolls nothing', async () => {
    await screen.pause.focus();
    await page.keyboard.press('Space');
    await expect(screen.play).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.pause).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Space');
    await expect(screen.play).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Alt+Space');
    await showsSlide(2);
    await page.keyboard.press('Space');
    await expect(screen.pause).toBeVisible();
  });

  await test.step('VIEW-14: back on the first slide stays there', async () => {
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
    await showsSlide(1);
  });

  await test.step('VIEW-15, VIEW-16, T-31: the end stays, with the same picks', async () => {
    await page.keyboard.press('End');
    await showsSlide(SLIDES);
    await page.clock.runFor(7000);
    await expect(screen.ending).toBeVisible();
    await expect(screen.announced).toHaveText('The story has ended.');
    const picks = () =>
      Promise.all([screen.readArticle, screen.watchNext].map((link) => link.getAttribute('href')));
    const picked = await picks();
    expect(picked[1]).not.toBe(ADDRESS);
    await page.clock.runFor(60_000);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await showsSlide(SLIDES);
    await screen.next.click();
    await expect(screen.ending).toBeVisible();
    expect(await picks()).toEqual(picked);
  });

  await test.step('VIEW-12, VIEW-13: Escape closes to the list', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/web-stories$/);
    await expect(screen.viewer).toBeHidden();
    expect(consoleLines).toEqual([]);
  });
});

test('VIEW-07, VIEW-11, T-32: taps by thirds, but not those on links and buttons', async ({
  page,
  context,
}) => {
  const screen = viewerScreen(page);
  await holdTime(page);
  await openStory(page, ADDRESS);
  const tap = (share: number) => page.mouse.click(1280 * share, 400);
  const steps = [
    [0.5, 2],
    [0.34, 3],
    [0.32, 2],
    [0.9, 3],
    [0.1, 2],
    [0.1, 1],
  ] as const;
  for (const [share, place] of steps) {
    await tap(share);
    await expect(screen.slide(place, SLIDES)).toBeVisible();
    await expect(screen.fullStrokes).toHaveCount(place - 1);
  }
  await test.step('T-32: a press on a button that is taken back moves nothing', async () => {
    await screen.next.hover();
    await page.mouse.down();
    await page.mouse.move(1280 * 0.9, 200);
    await page.mouse.up();
    await expect(screen.fullStrokes).toHaveCount(0);
  });
  await test.step("T-32: 'Shop Now' opens a tab, and the story waits", async () => {
    const opened = context.waitForEvent('page');
    await context.route('https://shop.example/**', (route) => route.fulfill({ body: 'A shop' }));
    await screen.shopNow.click();
    await expect(await opened).toHaveURL('https://shop.example/dawn');
    await expect(screen.fullStrokes).toHaveCount(0);
    await expect(screen.play).toBeVisible();
  });
  await test.step('a slide that somebody holds waits', async () => {
    await page.bringToFront();
    await screen.play.click();
    await page.mouse.move(1000, 300);
    await page.mouse.down();
    await page.clock.runFor(300);
    await expect(screen.viewer).toHaveAttribute('data-held', 'true');
    await page.clock.runFor(30_000);
    await expect(screen.fullStrokes).toHaveCount(0);
    await page.mouse.up();
    await expect(screen.fullStrokes).toHaveCount(0);
    await page.clock.runFor(7000);
    await expect(screen.fullStrokes).toHaveCount(1);
  });
});

test('VIEW-16, VIEW-17, O-38: the end leads to an article and to another story', async ({ page, site }) => {
  const screen = viewerScreen(page);
  const toTheEnd = async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
  };
  await openStory(page, ADDRESS);
  await toTheEnd();

  await test.step('VIEW-17: WATCH NEXT STORY begins with its first slide', async () => {
    const address = await screen.watchNext.getAttribute('href');
    expect(address).not.toBe(ADDRESS);
    await expectAccessible(page);
    await page.route(/\/web-stories\/[^/]+\.data/, async (route) => {
      await expect(screen.loading).toBeVisible();
      await route.continue();
    });
    await screen.watchNext.click();
    await expect(page).toHaveURL(site.origin + address);
    await expect(screen.slide(1, SLIDES)).toBeVisible();
    await expect(screen.fullStrokes).toHaveCount(0);
    const [, slug] = /stories\/(.*)/.exec(address ?? '') ?? [];
    const watched = makePosts(20).find((post) => slugOfPost(post) === slug);
    await expect(screen.title).toHaveText(watched?.title ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${watched?.title} – `));
    await expect(screen.modal).toBeVisible();
  });

  await test.step('VIEW-17: READ ARTICLE opens the article', async () => {
    await toTheEnd();
    const address = await screen.readArticle.getAttribute('href');
    await screen.readArticle.click();
    await expect(page).toHaveURL(site.origin + address);
    expect(address).toMatch(/^\/blog\//);
    await expect(screen.viewer).toBeHidden();
  });

  await test.step('O-38: only the half that exists', async () => {
    await page.route('**/api/web-stories/whats-next', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, articles: [] } });
    });
    await openStory(page, ADDRESS);
    await toTheEnd();
    await expect(screen.watchNext).toBeVisible();
    await expect(screen.readArticle).toHaveCount(0);
  });

  await test.step('O-38: a feed that fails leaves the card, which can be closed', async () => {
    await page.unroute('**/api/web-stories/whats-next');
    await page.route('**/api/web-stories/whats-next', (route) => route.fulfill({ status: 503, json: {} }));
    await openStory(page, ADDRESS);
    await toTheEnd();
    await expect(screen.ending).toBeVisible();
    await expect(screen.watchNext).toHaveCount(0);
    await screen.close.click();
    await expect(page).toHaveURL(/\/web-stories$/);
  });
});

test('VIEW-02, VIEW-03, T-34, T-35: opened from a card, reloaded, and closed to where it was', async ({
  page,
  site,
}) => {
  const screen = viewerScreen(page);
  await openAlive(page, '/web-stories');
  const card = page.getByRole('main').getByRole('article').last().getByRole('link');
  const address = await card.getAttribute('href');
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);

  await test.step('the list comes back as it was, with the focus on the card', async () => {
    await card.click();
    await expect(screen.slide(1, SLIDES)).toBeVisible();
    await screen.close.click();
    await expect(page).toHaveURL(`${site.origin}/web-stories`);
    await expect(card).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  await test.step('VIEW-03, T-35: after a reload the story comes from the server', async () => {
    await card.click();
    await expect(page).toHaveURL(site.origin + address);
    await page.reload();
    await expect(screen.slide(1, SLIDES)).toBeVisible();
    await page.evaluate(() => {
      const { usr, ...rest } = history.state;
      history.replaceState(
        { ...rest, usr: { ...usr, story: { ...usr.story, slug: 'another', title: 'Not this' } } },
        '',
      );
    });
    await page.reload();
    await waitUntilAlive(page);
    await expect(screen.title).not.toHaveText('Not this');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${site.origin}/web-stories`);
  });

  await test.step('VIEW-02: the blog hands its story on; closing it leads to the stories', async () => {
    await openAlive(page, '/blog');
    await page.route(/\.data/, (route) => route.abort());
    await page.getByRole('main').locator(`a[href="${ADDRESS}"]`).click();
    await expect(screen.slide(1, SLIDES)).toBeVisible();
    await page.unroute(/\.data/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${site.origin}/web-stories`);
  });

  await test.step('a story that cannot be fetched says so, and can be tried again', async () => {
    await openAlive(page, '/');
    await page.route(/\/web-stories\/[^/]+\.data/, (route) => route.abort());
    await page.getByRole('main').locator(`a[href="${ADDRESS}"]`).click();
    await expect(page.getByRole('alert')).toContainText('Error Loading Stories');
    await expectAccessible(page);
    await page.unroute(/\/web-stories\/[^/]+\.data/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(screen.slide(1, SLIDES)).toBeVisible();
  });
});

test('VIEW-01, VIEW-11: on a phone a story fills the screen and follows the finger', {
  tag: '@phone',
}, async ({ page }) => {
  const screen = viewerScreen(page);
  await openStory(page, ADDRESS);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await screen.pause.click();
  expect(await screen.viewer.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);

  const swipe = async (fromX: number, toX: number, fromY = 300, toY = fromY) => {
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2);
    await page.mouse.move(toX, toY);
    await page.mouse.up();
  };
  await swipe(width * 0.2, width * 0.2 - 60);
  await expect(screen.fullStrokes).toHaveCount(1);
  await swipe(width * 0.8 - 60, width * 0.8);
  await expect(screen.fullStrokes).toHaveCount(0);
  await test.step('with text twice as large nothing lies over anything else', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const boxes = await Promise.all(
      [screen.previous, screen.shopNow, screen.next].map((control) => control.boundingBox()),
    );
    let right = 0;
    for (const box of boxes) {
      expect(box?.x).toBeGreaterThanOrEqual(right);
      right = (box?.x ?? 0) + (box?.width ?? 0);
    }
    expect(right).toBeLessThanOrEqual(width);
  });
  await swipe(width / 2, width / 2, 200, 400);
  await expect(page).toHaveURL(/\/web-stories$/);
});
