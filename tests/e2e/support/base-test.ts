import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { CONSENT_GIVEN, CONSENT_KEY } from '../../../src/features/cookie-consent/cookie-consent.rules.ts';

interface BaseOptions {
  /** Whether the visitor has accepted the cookie notice on an earlier visit, to any site of the test. */
  cookieNotice: 'accepted' | 'unanswered';
  /** Off: what a worker answers no test could see or stop. */
  hasServiceWorker: boolean;
  /** On: for what is measured as it is painted. Else `paintPage` shows what a test looks at. */
  isPainted: boolean;
}

/** What every browser test begins with. */
export const test = base.extend<BaseOptions>({
  cookieNotice: ['accepted', { option: true }],
  hasServiceWorker: [false, { option: true }],
  isPainted: [false, { option: true }],
  context: async ({ context, cookieNotice, hasServiceWorker, isPainted }, use) => {
    if (!hasServiceWorker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    if (cookieNotice === 'accepted') await acceptCookieNotice(context);
    await context.addInitScript(takeFrostAway);
    if (!isPainted) await context.addInitScript(leaveUnpainted);
    context.on('page', visitAlivePages);
    await use(context);
  },
});

export { expect };

/** For contexts that a test makes by itself. */
export async function acceptCookieNotice(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // A blank page has no storage, and some tests take it away.
      }
    },
    [CONSENT_KEY, CONSENT_GIVEN] as const,
  );
}

/** What shines through the header and dialogs is blurred anew in every frame, by the processor: no test looks at it. */
function takeFrostAway(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Painting takes a quarter of the processor, and few tests look at pixels. A root that lets all shine through is laid
 * out, pressed and read as ever, and not painted. What asks for opacity first calls `paintPage`.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html:not([data-painted]) { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Paints a page as visitors see it, until another one is loaded. */
export async function paintPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-painted', ''));
}

/** Lets `goto` and `reload` resolve when the page answers, which is later than that it has loaded. */
function visitAlivePages(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await waitUntilAlive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await waitUntilAlive(page);
    return response;
  };
}

const ALIVE_WITHIN_MS = 5_000;

/** Until then a page shows what the server wrote and hears no key. Pages whose scripts never come are let go. */
async function waitUntilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    !document.querySelector('script[type="module"][async]') ||
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
  await page.waitForFunction(isAlive, undefined, { timeout: ALIVE_WITHIN_MS }).catch(() => {});
}
