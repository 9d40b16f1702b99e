import { expect, type Page } from '@playwright/test';

/** Where the keyboard stands. */
export interface Stop {
  region: 'skip link' | 'banner' | 'main' | 'contentinfo';
  what: string;
  /** It looks as it did before the keyboard came. */
  looksUnchanged: boolean;
  /** Something that floats over the page hides all of it. */
  isCovered: boolean;
}

/** What a walk keeps in the page. */
interface Walk {
  looks: Map<Element, string>;
  visited: Set<Element>;
}

/** More stops than any page has: whoever needs more walks in a circle. */
const MOST_STOPS = 400;

/** Presses Tab from the top of the page until the keyboard has been everywhere. */
export async function walkByTab(page: Page): Promise<Stop[]> {
  await page.evaluate(rememberLooks);
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeStop);
    if (!stop) return stops;
    stops.push(stop);
    expect(stops.length, `a trap around ${stop.what}`).toBeLessThan(MOST_STOPS);
  }
}

/** Runs in the page, so it uses nothing from outside. */
function rememberLooks(): void {
  const lookOf = (element: Element) => {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
    return [outline, boxShadow, borderColor, backgroundColor].join();
  };
  const everything = [...document.querySelectorAll('body *')];
  const walk: Walk = {
    looks: new Map(everything.map((element) => [element, lookOf(element)])),
    visited: new Set(),
  };
  Object.assign(window, { walk });
}

/** Runs in the page, so it uses nothing from outside. Null when the keyboard left the page or was here before. */
async function describeStop(): Promise<Stop | null> {
  const { walk } = window as unknown as { walk: Walk };
  const element = document.activeElement;
  if (!element || element === document.body || walk.visited.has(element)) return null;
  walk.visited.add(element);
  // Colors and rings may still be on their way.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const seen = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  const lookOf = (part: Element) => {
    const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(part);
    return [outline, boxShadow, borderColor, backgroundColor].join();
  };
  // A ring may be drawn around a field's frame or a card instead.
  const carriers = [
    element,
    element.parentElement,
    element.nextElementSibling,
    element.closest('label, article'),
  ];
  const region = element.closest('main') ?? element.closest('header, footer');
  return {
    region: region
      ? (({ HEADER: 'banner', FOOTER: 'contentinfo' } as const)[region.tagName] ?? 'main')
      : 'skip link',
    what: element.outerHTML.slice(0, 160),
    looksUnchanged: carriers.every((part) => !part || walk.looks.get(part) === lookOf(part)),
    // What is transparent to the pointer lets a point fall on what is under it.
    isCovered: !seen.some((part) => part && (element.contains(part) || part.contains(element))),
  };
}

/** After a walk: what can have the keyboard and never did. */
export function findUnvisited(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { walk } = window as unknown as { walk: Walk };
    const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    return (
      [...stops]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Arrow keys move inside a group of which Tab reaches one.
        .filter((element) => !element.matches('[type="radio"], [role="radio"]') && !walk.visited.has(element))
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });
}
