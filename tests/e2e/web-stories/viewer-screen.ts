import { expect, type Page } from '@playwright/test';
import { openAlive } from '../blog/list-screen.ts';

const NOW = '2026-11-21T10:00:00Z';

/** What a visitor sees of a story that is being watched. */
export function viewerScreen(page: Page) {
  const viewer = page.getByRole('dialog', { name: /^Story: / });
  return {
    viewer,
    title: viewer.getByRole('heading', { level: 1 }),
    /** The slide on screen; one that goes stays under it for half a second. */
    slide: (place: number, count: number) =>
      viewer.getByRole('figure', { name: `${place} of ${count}`, exact: true }),
    pause: viewer.getByRole('button', { name: 'Pause' }),
    play: viewer.getByRole('button', { name: 'Play' }),
    previous: viewer.getByRole('button', { name: 'Previous slide' }),
    next: viewer.getByRole('button', { name: 'Next slide' }),
    close: viewer.getByRole('button', { name: 'Close' }),
    shopNow: viewer.getByRole('link', { name: 'Shop Now' }),
    ending: viewer.getByRole('region', { name: "What's Next?" }),
    readArticle: viewer.getByRole('link', { name: 'READ ARTICLE', exact: true }),
    watchNext: viewer.getByRole('link', { name: 'WATCH NEXT STORY', exact: true }),
    /** Above everything else, which it is as soon as it hears keys and taps. */
    modal: viewer.and(page.locator('dialog:modal')),
    loading: page.getByText('Loading story…'),
    announced: viewer.locator('[aria-live="polite"]'),
    /** How many strokes of the progress bar are full. */
    fullStrokes: viewer.locator('[data-stroke="full"]'),
  };
}

/** Opens a story at its address; a viewer that the server wrote hears nothing before it is modal. */
export async function openStory(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await expect(viewerScreen(page).modal).toBeVisible();
}

/** Time stands still until a test lets it run. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(Date.parse(NOW) + 1000);
}
