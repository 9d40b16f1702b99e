import type { Page } from '@playwright/test';
import { expect, test } from '../support/base-test.ts';

/** What the page's browser is made to offer, and what became of it. */
interface Offer {
  share?: 'works' | 'AbortError' | 'NotAllowedError';
  clipboard?: 'works' | 'fails';
  command: 'works' | 'fails';
}

interface Trace {
  shared: string[];
  copied: string[];
}

async function offer(page: Page, browser: Offer): Promise<void> {
  await page.evaluate(({ share, clipboard, command }) => {
    const trace: Trace = { shared: [], copied: [] };
    const define = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    const shareLink = async ({ url }: { url: string }) => {
      trace.shared.push(url);
      if (share !== 'works') throw new DOMException('No.', share);
    };
    const writeText = async (text: string) => {
      if (clipboard !== 'works') throw new DOMException('No.', 'NotAllowedError');
      trace.copied.push(`clipboard ${text}`);
    };
    define('share', share && shareLink);
    define('clipboard', clipboard && { writeText });
    document.execCommand = () => {
      if (command !== 'works') return false;
      trace.copied.push(`command ${document.getSelection()?.toString() ?? ''}`);
      return true;
    };
    Object.assign(window, { trace });
  }, browser);
}

const traceOf = (page: Page) => page.evaluate(() => (window as unknown as { trace: Trace }).trace);

test('sharing an article', { tag: '@phone' }, async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/blog/light-first');
  const url = page.url();
  const button = page.getByRole('button', { name: 'Share' });
  const badge = page.getByText('Link Copied!');
  await expect(page.getByRole('region', { name: 'You might also like' })).toBeVisible();

  await page.clock.pauseAt('2026-11-21T11:00:00Z');

  await test.step('SHARE-01, O-37: by the device, with the whole address', async () => {
    await offer(page, { share: 'works', clipboard: 'works', command: 'works' });
    await button.click();
    await expect.poll(() => traceOf(page)).toEqual({ shared: [url], copied: [] });
    await expect(badge).toHaveCount(0);
  });

  await test.step('SHARE-02, T-36: a visitor who changes their mind copies nothing', async () => {
    await offer(page, { share: 'AbortError', clipboard: 'works', command: 'works' });
    await button.click();
    await expect.poll(async () => (await traceOf(page)).shared).toEqual([url]);
    expect((await traceOf(page)).copied).toEqual([]);
    await expect(badge).toHaveCount(0);
  });

  await test.step('SHARE-03, SHARE-06, T-36: copied instead, and said for two seconds from the last press', async () => {
    await offer(page, { share: 'NotAllowedError', clipboard: 'works', command: 'works' });
    await button.click();
    await expect(badge).toBeVisible();
    await page.clock.runFor(1500);
    await button.click();
    await expect
      .poll(async () => (await traceOf(page)).copied)
      .toEqual([`clipboard ${url}`, `clipboard ${url}`]);
    await page.clock.runFor(1900);
    await expect(badge).toBeVisible();
    await page.clock.runFor(200);
    await expect(badge).toHaveCount(0);
  });

  await test.step('SHARE-04, T-37: without clipboard, by the old command', async () => {
    await offer(page, { command: 'works' });
    await button.click();
    await expect(badge).toBeVisible();
    expect((await traceOf(page)).copied[0]).toMatch(/^command/);
    await page.clock.runFor(2100);
  });

  await test.step('SHARE-05, ERR-15: when nothing works, the visitor is told how', async () => {
    await offer(page, { clipboard: 'fails', command: 'fails' });
    await button.click();
    await expect
      .poll(() => alerts)
      .toEqual(['Could not copy link. Please copy it manually from the address bar.']);
    await expect(badge).toHaveCount(0);
  });
});
