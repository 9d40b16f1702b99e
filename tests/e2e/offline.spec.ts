import { STORED_ENTRIES } from '../../src/features/site-pages/stored-entries.rules.ts';
import { expect, test } from './support/base-test.ts';

test.use({ hasServiceWorker: true });

test('without a connection the studio opens, other pages say why not, and a new build announces itself', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What the first visit fetched before the worker was there is kept by the second.
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.goto('/?from=home-screen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Describe your vision' }).first().fill('a fox');
  await page.goto('/blog').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open your story' })).toBeHidden();
  await page.getByRole('link', { name: 'Open the studio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const named = STORED_ENTRIES.filter(({ keptIn }) => keptIn === 'cache').flatMap(({ names }) => names);
  const [cacheName = '', ...others] = await page.evaluate(() => caches.keys());
  expect(others).toEqual([]);
  expect(named.some((name) => cacheName.startsWith(name))).toBe(true);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/']);

  await context.setOffline(false);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(3500);
  // Another address of the script is another build to the browser.
  await page.evaluate(() =>
    navigator.serviceWorker.register('/service-worker.js?next').then(() => undefined),
  );
  await expect(page.getByText('There is a new version of')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next');
});
