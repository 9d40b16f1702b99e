import { expect, test } from '@playwright/test';
import { ENTRY_ROUTES, ROUTES } from './support/routes.ts';

async function headOf(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      titles: [...document.querySelectorAll('head > title')].map((element) => element.textContent),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      ogTitles: all('meta[property="og:title"]', 'content'),
      ogDescriptions: all('meta[property="og:description"]', 'content'),
      ogUrls: all('meta[property="og:url"]', 'content'),
    };
  });
}

test('SEO-01..05: each page has one title, description, canonical and social set of its own', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of ROUTES) {
    await page.goto(path);
    const head = await headOf(page);
    const canonical = path === '/' ? `${baseURL}/` : `${baseURL}/#${path}`;
    expect(head.canonicals).toEqual([canonical]);
    expect(head.ogUrls).toEqual([canonical]);
    expect(head.titles).toHaveLength(1);
    expect(head.ogTitles).toEqual(head.titles);
    expect(head.descriptions).toHaveLength(1);
    expect(head.ogDescriptions).toEqual(head.descriptions);
    expect(head.descriptions[0]?.length).toBeGreaterThan(20);
    titles.add(head.titles[0] ?? '');
    descriptions.add(head.descriptions[0] ?? '');
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test('SEO-06: tags follow navigation inside the site and are never doubled', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About – Dreamseed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dreamseed News' }).click();
  await expect(page).toHaveTitle('News – Dreamseed');
  await page.goBack();
  await expect(page).toHaveTitle('About – Dreamseed');
  const head = await headOf(page);
  expect(head.titles).toHaveLength(1);
  expect(head.descriptions).toHaveLength(1);
  expect(head.canonicals).toEqual([`${baseURL}/#/about`]);
});

test('SEO-07: missing entries have a title of their own', async ({ page }) => {
  for (const { path } of ENTRY_ROUTES) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Not Found – Dreamseed$/);
  }
});
