import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/base-test.ts';

const FOOTER_LINKS = [
  ['About', '/about'],
  ['Features', '/features'],
  ['Web Stories', '/web-stories'],
  ['Dreamseed News', '/blog'],
  ['Contact', '/contact'],
  ['Help Center', '/help'],
  ['Community', '/community'],
  ['FAQ', '/faq'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Disclaimer', '/disclaimer'],
  ['Pricing', '/#pricing'],
] as const;

test('LAY-05, LAY-14: the brand name leads home without a reload, where the footer promises an AI partner', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Dreamseed' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.getByRole('contentinfo')).toContainText(
    /AI partner.*visionary concepts.*hyper-realistic visuals/,
  );
});

test('LAY-06..13: the footer holds exactly its twelve links, each of which opens its page, and two in its credits', async ({
  page,
}) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveCount(FOOTER_LINKS.length);
  await expect(footer.getByRole('link')).toHaveCount(FOOTER_LINKS.length + 2);
  await expect(footer.getByRole('link', { name: 'Is it ours?' })).toHaveAttribute('href', '/is-it-ours');
  await expect(footer.getByRole('link', { name: 'our illustrator' })).toHaveAttribute('href', '/illustrator');
  for (const [name, href] of FOOTER_LINKS) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  for (const [name, href] of FOOTER_LINKS.filter(([, target]) => target !== '/#pricing')) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(href);
  }
});

test('LAY-15: the copyright line shows the year on the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Dreamseed');
});

test('LAY-16: Pricing on the start page scrolls without leaving it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(page).toHaveURL('/');
});

for (const start of ['/blog', '/faq', '/blog/no-such-article']) {
  test(`LAY-17, T-46: Pricing on ${start} goes home and scrolls there`, async ({ page }) => {
    await page.goto(start);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#pricing')).toBeInViewport();
  });
}

test('LAY-18: a hash route becomes a path and keeps its query', async ({ page }) => {
  await page.goto('/#/blog?page=2');
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Guides and ideas' })).toBeVisible();
});

test('LAY-18, C-10: /#pricing stays on the start page, scrolled to the plans', async ({ page }) => {
  await page.goto('/#pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Generate Image' })).toBeAttached();
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('LAY-19: the hash route replaces its history entry', async ({ page }) => {
  await page.goto('/faq');
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    location.href = '/?#/about';
  });
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('LAY-20: flowing lines lie behind the content and touch nothing', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await page.goto(path);
    const canvas = page.locator('canvas').first();
    await expect(canvas).toBeAttached();
    const facts = await canvas.evaluate((element) => ({
      hidden: element.closest('[aria-hidden="true"]') !== null,
      pointer: getComputedStyle(element.parentElement ?? element).pointerEvents,
    }));
    expect(facts).toEqual({ hidden: true, pointer: 'none' });
  }
});

test('LAY-21: the error screen shows inside the site too, and one can leave it', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no-such-page' });
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generate Image' })).toBeVisible();
});

test('LAY-22: a page that throws shows the error screen, without a stack trace for visitors', async ({
  page,
}) => {
  const response = await page.goto('/ui/broken');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.locator('pre')).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('LAY-04: pages change with a fade and slide of 0.6 s and are usable afterwards', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const durations = await page.evaluate(async () => {
      for (let tries = 0; tries < 100; tries++) {
        const found = document
          .getAnimations()
          .map((animation) => animation.effect)
          .filter((effect): effect is KeyframeEffect => effect instanceof KeyframeEffect)
          .filter(
            (effect) =>
              effect.pseudoElement?.startsWith('::view-transition') || effect.target?.id === 'content',
          )
          .map((effect) => Number(effect.getTiming().duration));
        if (found.length > 0) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return [];
    });
    expect(Math.max(...durations)).toBe(600);
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).opacity))
      .toBe('1');
  });

  test.describe('seen', () => {
    test.use({ isPainted: true });

    test('LAY-20: the lines rest while a visitor does something, and move on afterwards', async ({
      page,
    }) => {
      await page.goto('/about');
      await expect(page.locator('canvas').first()).toBeAttached();
      const look = () => page.screenshot({ animations: 'allow' });
      const isMoving = async () => {
        const before = await look();
        await page.waitForTimeout(300);
        return !before.equals(await look());
      };
      await expect.poll(isMoving).toBe(true);
      const turning = await page.evaluate(() => setInterval(() => dispatchEvent(new Event('wheel')), 100));
      await expect.poll(isMoving).toBe(false);
      await page.evaluate((timer) => clearInterval(timer), turning);
      await expect.poll(isMoving).toBe(true);
    });
  });

  test('pages change while the one before still moves', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/faq');
    for (const [name, heading] of [
      ['About', 'About us'],
      ['Help Center', 'Help Center'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });
});

test('LAY-04: reduced motion leaves no transition', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
    ),
  );
  expect(longest).toBeLessThan(100);
  await context.close();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the phone menu opens, closes with Escape and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/help');
    await expect(menu).toBeHidden();
  });
});

test('HOME-25: a lost connection keeps the page, and Try Again goes on to the next', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.route('**/*.data*', (route) => route.abort('connectionreset'));
  const home = page.getByRole('banner').getByRole('link', { name: 'Dreamseed' });
  await home.click();
  const notice = page.getByRole('alert').filter({ hasText: 'The page didn’t load.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await expect(notice).toBeVisible();
  await page.unroute('**/*.data*');
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Green tool' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
