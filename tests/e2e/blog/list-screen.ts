import type { Page } from '@playwright/test';

/** What a visitor sees of a list of posts or stories. */
export function listScreen(page: Page) {
  return {
    cards: page.getByRole('main').getByRole('article'),
    titles: page.getByRole('main').getByRole('article').getByRole('heading'),
    skeletons: page.locator('[data-skeleton]'),
    alert: page.getByRole('alert'),
    // Links, and disabled buttons where there is no such page.
    previous: page.getByRole('navigation', { name: /^Pages of/ }).getByText('Previous'),
    next: page.getByRole('navigation', { name: /^Pages of/ }).getByText('Next'),
    pageBox: page.getByRole('textbox', { name: 'Page number' }),
    go: page.getByRole('button', { name: 'Go', exact: true }),
    search: page.getByRole('searchbox', { name: 'Search articles' }),
    tryAgain: page.getByRole('button', { name: 'Try Again' }),
  };
}

/** Opens a page and waits until its buttons answer: React has taken over what the server rendered. */
export async function openAlive(page: Page, path: string) {
  const response = await page.goto(path);
  await waitUntilAlive(page);
  return response;
}

/** Until then a page shows what the server wrote and hears no key. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Counts how often the browser asks the site for a list, from now on. */
export function countListRequests(page: Page, path: string) {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${path}.data`) count += 1;
  });
  return {
    get count() {
      return count;
    },
    forget() {
      count = 0;
    },
  };
}
