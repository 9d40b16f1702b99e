import { expect, type Page } from '@playwright/test';
import { findOverlaps, readTextLines } from './screen-texts.ts';

/** The least height of what a finger presses on purpose, in pixels; smaller links stand inside sentences. */
const LEAST_PRESS_HEIGHT = 40;

/** Fails when something is cut off, lies over something else, or reaches past the sides of the window. */
export async function expectNothingLost(page: Page, situation: string): Promise<void> {
  // Some parts measure themselves, and so settle a moment after the window changed.
  await expect(async () => {
    expect(await findWide(page), `${situation}: wider than the window`).toEqual([]);
    const lines = await readTextLines(page);
    expect(
      lines.filter(({ isCut }) => isCut).map(({ text }) => text),
      `${situation}: cut off`,
    ).toEqual([]);
    expect(findOverlaps(lines), `${situation}: over each other`).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** What can be seen or pressed and reaches past the window, where nothing scrolls sideways. */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [
      ...document.querySelectorAll('a, button, input, textarea, select, img, video, table, pre, h1, h2, h3'),
    ].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > window.innerWidth + 1 || left < -1);
    });
    const isReached = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isReached(element.parentElement));
    const lost = wide.filter(
      (element) =>
        !element.closest('[aria-hidden="true"], [inert]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isReached(element.parentElement),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...lost.map((element) => element.outerHTML.slice(0, 160)),
      ...(scrollWidth > clientWidth ? [`the page itself, by ${scrollWidth - clientWidth} px`] : []),
    ];
  });
}

/** Fails when a button or a field is too low for a finger. */
export async function expectTouchable(page: Page): Promise<void> {
  const low = await page.evaluate((least) => {
    const pressed = document.querySelectorAll(
      'button, [role="button"], [role="combobox"], a[class*="group/button"], input, textarea, summary',
    );
    return [...pressed]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        // A box that is ticked is pressed by its words as well.
        const target = element.matches('input') ? (element.closest('label') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        return { place: element.outerHTML.slice(0, 160), width, height };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && height < least - 0.5);
  }, LEAST_PRESS_HEIGHT);
  expect(low, 'lower than a finger needs').toEqual([]);
}

/** Sizes every text as a reader may in the browser's settings; the width of the window stays. */
export async function enlargeTexts(page: Page, size: '100%' | '200%'): Promise<void> {
  await page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);
}
