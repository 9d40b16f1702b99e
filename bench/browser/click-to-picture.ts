import type { Browser, Page, Response } from 'playwright-core';
import { SUCCESS_ANIMATION_MS } from '../../src/features/generator/run-timing.rules.ts';

interface ClickToPicture {
  /** From the click on Generate to the first frame with a picture, in milliseconds. */
  whole: number;
  /** Of the slower of the two pictures, as the service says. */
  engine: number;
  /** What is neither the engine nor the animation that is shown before a new picture. */
  rest: number;
}

/** Makes two pictures as a guest and looks when the first is on the screen. */
export async function timeClickToPicture(
  browser: Browser,
  site: string,
  prompt: string,
): Promise<ClickToPicture> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(site, { waitUntil: 'networkidle' });
    const tool = page.getByRole('region', { name: 'Green tool' });
    await tool.getByRole('textbox', { name: 'Describe your vision' }).fill(prompt);
    const durations = collectDurations(page);
    await page.evaluate(watchForPicture);
    await tool.getByRole('button', { name: /^Generate \d Images/ }).click();
    await page.waitForFunction(() => 'pictureTimes' in window, undefined, { timeout: 120_000 });
    const { clicked, shown } = await page.evaluate(
      () => (window as unknown as { pictureTimes: { clicked: number; shown: number } }).pictureTimes,
    );
    const engine = Math.max(...durations);
    const whole = shown - clicked;
    return { whole, engine, rest: whole - engine - SUCCESS_ANIMATION_MS };
  } finally {
    await page.close();
  }
}

function collectDurations(page: Page): number[] {
  const durations: number[] = [];
  page.on('response', (response: Response) => {
    const duration = response.headers()['x-dreamseed-duration-ms'];
    if (duration !== undefined) durations.push(Number(duration));
  });
  return durations;
}

/** Runs in the page: notes the click, then the first frame in which a tile shows its picture. */
function watchForPicture(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const pictures = document.querySelectorAll<HTMLImageElement>('[aria-label="Results"] li img');
        const isShown = [...pictures].some((picture) => picture.complete && picture.naturalWidth > 0);
        if (isShown)
          Object.assign(window, { pictureTimes: { clicked: timeStamp, shown: performance.now() } });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
