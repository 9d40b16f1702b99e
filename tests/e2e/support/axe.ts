import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { paintPage } from './base-test.ts';

interface AxeOptions {
  /** Only what is in there, e.g. a popup: what it half covers counts as too small a target. */
  within?: string;
  /** Whether the style sheets are read again, for the rule about turned screens. They are the same in every state. */
  readsStyleSheets?: boolean;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with the rule and the places when something on the page is not accessible (WCAG 2.2 A and AA). */
export async function expectAccessible(
  page: Page,
  { within = 'html', readsStyleSheets = false }: AxeOptions = {},
): Promise<void> {
  // What is transparent would not be judged at all.
  await paintPage(page);
  await Promise.all(page.frames().map(bringAxe));
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // What is right need not be described.
    resultTypes: ['violations'],
    selectors: false,
    preload: readsStyleSheets,
  };
  const violations = await page.evaluate(judge, { within, options });
  expect(violations).toEqual([]);
}

/** Once for each document: reading half a megabyte of script takes longer than judging most pages. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

async function judge({ within, options }: { within: string; options: RunOptions }) {
  // Colors are judged as they rest; a page that is still fading in would be measured too pale.
  await Promise.all(
    document
      .getAnimations()
      // One that follows the scrolling ends only at the end of the page.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished.catch(() => undefined)),
  );
  const { axe } = window as unknown as {
    axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
  };
  const { violations } = await axe.run(within, options);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.map((node) => node.html.slice(0, 160)),
  }));
}
