import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';

const PROMPT = 'a red kite above a hill';
const SIDE = 1024;
const HOVER_MS = 200;

interface LargeView {
  /** From the press on a picture of the gallery to the first frame that shows it in large, in milliseconds. */
  whole: number;
  /** While something of that was still on its way: code of the view, the picture itself. */
  bytes: number;
  rest: number;
}

/** Opens the same picture in large, each time on a page that never did. */
export async function timeLargeViews(browser: Browser, site: string, times: number): Promise<LargeView[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await keepPicture(context, site);
    const views: LargeView[] = [];
    for (let time = 0; time < times; time++) views.push(await timeLargeView(context, site));
    return views;
  } finally {
    await context.close();
  }
}

/** Gives the browser an account with one picture. */
async function keepPicture(context: BrowserContext, site: string): Promise<void> {
  const { request } = context;
  const ask = async (path: string, data?: object, headers: Record<string, string> = {}) => {
    const answer = await request.fetch(site + path, { method: data ? 'POST' : 'GET', data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer;
  };
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID(), name: 'Bench' };
  await ask('/api/auth/sign-up/email', credentials, { Origin: site });
  const { token } = await (await ask('/api/auth/token')).json();
  const picture = await ask(`/prompt/${encodeURIComponent(PROMPT)}?width=${SIDE}&height=${SIDE}&seed=7`);
  const details = {
    base64Image: (await picture.body()).toString('base64'),
    ...{ prompt: PROMPT, fullPrompt: PROMPT, width: SIDE, height: SIDE, generatorType: 'green' },
  };
  await ask('/api/images/save', details, { Authorization: `Bearer ${token}` });
  // By this entry a page knows that somebody signed in in this browser.
  await context.addInitScript(() => localStorage.setItem('dreamseed.signed-in', String(Date.now())));
}

async function timeLargeView(context: BrowserContext, site: string): Promise<LargeView> {
  const page = await context.newPage();
  try {
    await page.goto(`${site}/history`, { waitUntil: 'networkidle' });
    const card = page.getByRole('button', { name: `Show details: ${PROMPT}` });
    await card.waitFor();
    // A hand is over a picture for a moment before it presses.
    await card.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchForLargeView);
    await card.click();
    await page.waitForFunction(() => 'largeView' in window, undefined, { timeout: 60_000 });
    const view = await page.evaluate(
      () => (window as unknown as { largeView: { whole: number; bytes: number } }).largeView,
    );
    return { ...view, rest: view.whole - view.bytes };
  } finally {
    await page.close();
  }
}

/** Runs in the page: notes the press, then the first frame in which the dialog shows its picture. */
function watchForLargeView(): void {
  addEventListener(
    'click',
    ({ timeStamp: pressed }) => {
      const note = () => {
        const shown = performance.now();
        // Fetches overlap: each moment counts once.
        const fetches = performance
          .getEntriesByType('resource')
          .map((entry) => ({ from: entry.startTime, to: (entry as PerformanceResourceTiming).responseEnd }))
          .filter(({ from }) => from >= pressed)
          .sort((a, b) => a.from - b.from);
        let bytes = 0;
        let until = pressed;
        for (const { from, to } of fetches) {
          bytes += Math.max(0, Math.min(to, shown) - Math.max(from, until));
          until = Math.max(until, to);
        }
        Object.assign(window, { largeView: { whole: shown - pressed, bytes } });
      };
      const look = () => {
        const picture = document.querySelector<HTMLImageElement>('[role="dialog"] img[data-state="loaded"]');
        if (picture?.complete) note();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
