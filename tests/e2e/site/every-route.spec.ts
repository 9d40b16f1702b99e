import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/base-test.ts';
import { ENTRY_ROUTES, ROUTES, UNLISTED_ROUTES } from '../support/routes.ts';
import { enlargeTexts, expectNothingLost, expectTouchable } from './screen-audit.ts';

test.use({ isPainted: true });

interface Screen {
  path: string;
  heading: string;
  status: number;
  /** Something else that must be read there. */
  text?: string;
}

const SCREENS: readonly Screen[] = [
  ...[...ROUTES, ...UNLISTED_ROUTES].map((route) => ({ ...route, status: 200 })),
  ...ENTRY_ROUTES.map((route) => ({ ...route, status: 404 })),
  { path: '/no-such-page', heading: 'Unexpected Application Error!', status: 404, text: '404 Not Found' },
];

for (const { path, heading, status, text } of SCREENS) {
  test(`LAY-02, LAY-03, LAY-21, LAY-23, LAY-25: ${path} is framed, dark, accessible, and fits every window`, async ({
    page,
    baseURL,
  }) => {
    const complaints = collectComplaints(page, baseURL ?? '', status);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (text) await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectDark(page);
    await expectAccessible(page, { readsStyleSheets: true });
    await expectFitsDesktops(page);
    // One visit for both: to open a page takes longer than to look at it.
    await becomePhone(page);
    await expectAccessible(page);
    await expectFitsPhones(page);
    expect(complaints).toEqual([]);
  });
}

/** What the browser complains of, and every address of another host that it is led to. */
function collectComplaints(page: Page, origin: string, status: number): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    // The browser itself notes that the page was answered with 404.
    const isNoteOfStatus = status !== 200 && line.location().url === page.url();
    if (['error', 'warning'].includes(line.type()) && !isNoteOfStatus) complaints.push(line.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`asked ${url.href}`);
  });
  return complaints;
}

async function expectDark(page: Page): Promise<void> {
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(Number(/oklch\(([\d.]+)/.exec(background)?.[1] ?? 1)).toBeLessThan(0.3);
}

async function expectFitsPhones(page: Page): Promise<void> {
  await expectTouchable(page);
  await expectNothingLost(page, '390 px');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page, '320 px');
}

async function expectFitsDesktops(page: Page): Promise<void> {
  await expectNothingLost(page, '1280 px');
  // What is left of such a window when a reader zooms to 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await expectNothingLost(page, '200 % zoom');
  await page.setViewportSize({ width: 1280, height: 800 });
  await enlargeTexts(page, '200%');
  await expectNothingLost(page, '200 % text');
  await enlargeTexts(page, '100%');
}

async function becomePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
}
