import type { Locator, Page, Route } from '@playwright/test';
import { pictureBytes } from '../support/images.ts';

interface GalleryScreen {
  cards: Locator;
  /** The card of the image with this prompt. */
  card(prompt: string): Locator;
  details: Locator;
  undo: Locator;
}

export function galleryScreen(page: Page): GalleryScreen {
  const cards = page.getByRole('list', { name: 'Your images' }).getByRole('listitem');
  return {
    cards,
    card: (prompt) => cards.filter({ has: page.getByRole('img', { name: prompt, exact: true }) }),
    details: page.getByRole('dialog', { name: 'How it was made' }),
    undo: page.getByRole('button', { name: 'Undo', exact: true }),
  };
}

interface StubbedImage {
  id: string;
  url: string;
  prompt: string;
  createdAt: string;
}

/** One image of a made-up history; a later number is a later image. Its picture is answered by `stubPictures`. */
export function stubbedImage(number: number, changes: object = {}): StubbedImage {
  return {
    id: `image-${number}`,
    url: `/stubbed-pictures/${number}.png`,
    prompt: `picture ${number}`,
    createdAt: new Date(Date.UTC(2026, 0, 5, 12, number)).toISOString(),
    ...changes,
  };
}

/** Answers the pictures of stubbed images. */
export async function stubPictures(page: Page): Promise<void> {
  await page.route('**/stubbed-pictures/*', async (route) =>
    route.fulfill({ body: await pictureBytes(), contentType: 'image/png' }),
  );
}

/** Answers the history in place of the server. */
export async function answerGallery(
  page: Page,
  answer: Parameters<Route['fulfill']>[0] | ((route: Route) => Promise<void> | void),
): Promise<void> {
  await page.route('**/api/images/history', (route) =>
    typeof answer === 'function' ? answer(route) : route.fulfill(answer),
  );
}
