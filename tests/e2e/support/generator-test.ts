import type { Locator, Page } from '@playwright/test';
import { test as base, expect, paintPage } from './base-test.ts';
import { type ImageServiceStub, stubImageService } from './image-service.ts';
import { type ToolScreen, toolScreen } from './tool-screen.ts';

interface GeneratorFixtures {
  green: ToolScreen;
  yellow: ToolScreen;
  /** Answers every request with a picture until a test says otherwise. */
  imageService: ImageServiceStub;
  /** Warnings and errors that the page wrote to its console. */
  consoleLines: string[];
  /** Nothing may be thrown past the page's own handlers, in any test. */
  nothingUncaught: undefined;
}

/**
 * What Chromium throws, with nobody there to catch it, when a machine is too slow to show a page within
 * the four seconds it gives a view transition; the page then changes without one.
 */
const LATE_TRANSITION = /^Transition was aborted because of timeout in DOM update/;

export const test = base.extend<GeneratorFixtures>({
  green: async ({ page }, use) => use(toolScreen(page, 'green')),
  yellow: async ({ page }, use) => use(toolScreen(page, 'yellow')),
  imageService: async ({ page }, use) => use(await stubImageService(page)),
  consoleLines: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') lines.push(message.text());
    });
    await use(lines);
  },
  nothingUncaught: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => {
        if (!LATE_TRANSITION.test(error.message)) thrown.push(error.message);
      });
      await use(undefined);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the start page and waits until it knows its visitor. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByText('Account: Guest')).toHaveCount(2);
}

/** Puts entries into the site's local storage before the start page is opened. */
export async function storeBeforeVisit(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((pairs) => {
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, entries);
}

export async function storedEntry(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** How much of an element shows through: its own opacity times that of everything around it. */
export async function visibleShare(locator: Locator): Promise<number> {
  await paintPage(locator.page());
  return locator.evaluate((element) => {
    let share = 1;
    for (let part: Element | null = element; part; part = part.parentElement) {
      share *= Number(getComputedStyle(part).opacity);
    }
    return share;
  });
}
