import type { Browser, Page } from 'playwright-core';

/** What a visitor with a processor four times as slow waits for. */
interface SlowVisit {
  /** Until the largest thing on the first screen is painted, in milliseconds. */
  largestPaint: number;
  /** How far things moved by themselves, without a unit: 0 is nothing, 0.1 is called good. */
  layoutShift: number;
  /** From the slowest press to the next frame, in milliseconds; 0 when none took 16. */
  slowestPress: number;
}

const SLOWDOWN = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Opens a page, scrolls through its first screens and uses its menu and its first field by keyboard. */
export async function visitSlowly(browser: Browser, address: string): Promise<SlowVisit> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  });
  try {
    await slowDown(page);
    await page.addInitScript(watchVisit);
    await page.goto(address, { waitUntil: 'networkidle' });
    // The browser stops looking for larger things at the first press.
    await page.waitForFunction(
      () => (window as unknown as { slowVisit: SlowVisit }).slowVisit.largestPaint > 0,
    );
    await actOnPage(page);
    return await page.evaluate(() => (window as unknown as { slowVisit: SlowVisit }).slowVisit);
  } finally {
    await page.close();
  }
}

async function actOnPage(page: Page): Promise<void> {
  for (let screen = 0; screen < 2; screen++) {
    await page.mouse.wheel(0, 700);
    await settle(page);
  }
  await page.keyboard.press('Home');
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  const field = page.locator('main textarea, main input').first();
  if (await field.isVisible()) await field.pressSequentially('a fox');
  await settle(page);
}

/** Lets what was begun come to a frame. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
}

/** Runs in the page, before anything of it. */
function watchVisit(): void {
  const visit: SlowVisit = { largestPaint: 0, layoutShift: 0, slowestPress: 0 };
  (window as unknown as { slowVisit: SlowVisit }).slowVisit = visit;
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  watch('largest-contentful-paint', (entry) => {
    visit.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) visit.layoutShift += value;
  });
  watch('event', (entry) => {
    // A pointer that happens to be above a page while it loads presses nothing.
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) visit.slowestPress = Math.max(visit.slowestPress, entry.duration);
  });
}
