import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { slowDown } from './slow-visit.ts';

const SIZE = { width: 4000, height: 3000 };
const CHOOSING_MS = 1000;

/** How long a photograph of 12 megapixels takes from the choice to the frame that shows it ready to paint, in milliseconds. */
export async function timeChosenPictures(browser: Browser, site: string, times: number): Promise<number[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'photograph-'));
  try {
    const photograph = await makePhotograph(path.join(folder, 'photo.jpg'));
    const waits: number[] = [];
    for (let time = 0; time < times; time++) waits.push(await timeChosenPicture(browser, site, photograph));
    return waits;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Soft shapes with a little grain: a JPEG of about 2 MB. */
async function makePhotograph(file: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const shapes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const grain = await sharp({
    create: { ...SIZE, channels: 3, background: '#888', noise: { ...noise, sigma: 12 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp(shapes)
    .resize({ ...SIZE, fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(file);
  return file;
}

async function timeChosenPicture(browser: Browser, site: string, photograph: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await slowDown(page);
    await page.goto(site, { waitUntil: 'networkidle' });
    const chooser = await openChooser(page);
    await page.evaluate(watchForChosenPicture);
    await chooser.setFiles(photograph);
    await page.waitForFunction(() => 'chosenPicture' in window, undefined, { timeout: 60_000 });
    return await page.evaluate(() => (window as unknown as { chosenPicture: number }).chosenPicture);
  } finally {
    await page.close();
  }
}

/** As a visitor does, who looks for the photograph for a while. */
async function openChooser(page: Page) {
  const tool = page.getByRole('region', { name: 'Green tool' });
  await tool.scrollIntoViewIfNeeded();
  const opened = page.waitForEvent('filechooser');
  await tool.getByLabel('Start from a picture').click();
  const chooser = await opened;
  await page.waitForTimeout(CHOOSING_MS);
  return chooser;
}

/** Runs in the page: notes the choice, then the first frame after the picture was painted in its place. */
function watchForChosenPicture(): void {
  addEventListener(
    'change',
    ({ timeStamp: chosen }) => {
      const look = () => {
        const isThere = document.querySelector('[aria-label="Starting picture"] canvas') !== null;
        if (!isThere) return requestAnimationFrame(look);
        requestAnimationFrame(() => Object.assign(window, { chosenPicture: performance.now() - chosen }));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
