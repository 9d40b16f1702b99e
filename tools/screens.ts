/**
 * Saves the main screens of the site as pictures, at the width of a phone and of a desktop:
 * `npm run screens -- --out screens --only home`
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../machine/find-chromium.ts';
import { CONSENT_GIVEN, CONSENT_KEY } from '../src/features/cookie-consent/cookie-consent.rules.ts';
import { SCENES, type Scene } from './screens/scenes.ts';
import { startScreensSite } from './screens/screens-site.ts';

const root = join(import.meta.dirname, '..');

const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
};

/** Drawing every picture of a page takes a while on a small machine. */
const PICTURES_LIMIT_MS = 180_000;

const { values } = parseArgs({
  options: {
    out: { type: 'string', short: 'o', default: 'screens' },
    /** Of the names of the scenes; others are left out. */
    only: { type: 'string' },
  },
});
const folder = resolve(values.out);
const scenes = SCENES.filter(({ name }) => values.only === undefined || name.includes(values.only));
if (scenes.length === 0) {
  console.error(`--only takes a part of one of: ${SCENES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const site = await startScreensSite(root);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [window, options] of Object.entries(WINDOWS)) {
    for (const scene of scenes) console.log(await save(browser, scene, window, options));
  }
} finally {
  await browser.close();
  await site.stop();
}

/** Each scene is met by a visitor who was never here, but for the cookie notice, which would lie over it. */
async function save(
  from: Browser,
  scene: Scene,
  window: string,
  options: BrowserContextOptions,
): Promise<string> {
  const context = await from.newContext({ ...options, baseURL: site.origin, reducedMotion: 'reduce' });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    CONSENT_KEY,
    CONSENT_GIVEN,
  ] as const);
  const page = await context.newPage();
  await scene.show(page, window);
  await waitForPictures(page, scene.whole === true);
  const path = join(folder, `${scene.name}-${options.viewport?.width}.png`);
  await page.screenshot({ path, fullPage: scene.whole });
  await context.close();
  return path;
}

/** Pictures come when they are scrolled to, and are drawn then. */
async function waitForPictures(page: Page, everywhere: boolean): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      for (const image of document.images) if (wanted) image.loading = 'eager';
      return [...document.images]
        .filter((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return wanted || (bottom > 0 && top < window.innerHeight);
        })
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 8);
    },
    everywhere,
    { timeout: PICTURES_LIMIT_MS, polling: 500 },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
