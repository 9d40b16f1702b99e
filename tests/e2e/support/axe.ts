import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { paintPage } from './base-test.ts';

interface AxeOptions {
  /** Only what is in there, e.g. a popup: what it half covers counts as too small a target. */
  within?: string;
  /** Whether the style sheets are read again, for the rule about turned screens. They are the same in every state. */
  readsStyleSheets?: boolean;
}

/** Fails with the rule and the places when something on the page is not accessible (WCAG 2.2 A and AA). */
export async function expectAccessible(
  page: Page,
  { within = 'html', readsStyleSheets = false }: AxeOptions = {},
): Promise<void> {
  // What is transparent would not be judged at all.
  await paintPage(page);
  // Colors are judged as they rest; a page that is still fading in would be measured too pale.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that follows the scrolling ends only at the end of the page.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Judges the page where it is; otherwise each look opens a second page for the sum of all frames.
    .setLegacyMode()
    .include(within)
    // What is right need not be described.
    .options({ resultTypes: ['violations'], preload: readsStyleSheets })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.map((node) => node.html.slice(0, 160)),
    })),
  ).toEqual([]);
}
