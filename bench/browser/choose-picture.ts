import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { slowDown } from './slow-visit.ts';

const SIZE = { width: 4000, height: 3000 };

/** How long a photograph of 12 megapixels takes from the choice to the frame that shows it ready to paint, in milliseconds. */
export async function timeChosenPictures(browser: Browser, site: string, times: number): Promise<number[]> {
  const photograph = await makePhotograph();
  const waits: number[] = [];
  for (let time = 0; time < times; time++) waits.push(await timeChosenPicture(browser, site, photograph));
  return waits;
}

/** Soft shapes with a little grain: a JPEG of about 2 MB. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const shapes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const grain = await sharp({
    create: { ...SIZE, channels: 3, background: '#888', noise: { ...noise, sigma: 12 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return await sharp(shapes)
    .resize({ ...SIZE, fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function timeChosenPicture(browser: Browser, site: string, photograph: Buffer): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await slowDown(page);
    await page.goto(site, { waitUntil: 'networkidle' });
    const tool = page.getByRole('region', { name: 'Green tool' });
    await tool.scrollIntoViewIfNeeded();
    const field = tool.getByLabel('Start from a picture');
    await field.waitFor({ state: 'attached' });
    await page.evaluate(watchForChosenPicture);
    await field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await page.waitForFunction(() => 'chosenPicture' in window, undefined, { timeout: 60_000 });
    return await page.evaluate(() => (window as unknown as { chosenPicture: number }).chosenPicture);
  } finally {
    await page.close();
  }
}

/** Runs in the page: notes the choice, then the first frame after the picture is decoded in its place. */
function watchForChosenPicture(): void {
  addEventListener(
    'change',
    ({ timeStamp: chosen }) => {
      const look = () => {
        const picture = document.querySelector<HTMLImageElement>('[aria-label="Starting picture"] img');
        if (!picture?.complete || picture.naturalWidth === 0) return requestAnimationFrame(look);
        picture
          .decode()
          .then(() =>
            requestAnimationFrame(() => Object.assign(window, { chosenPicture: performance.now() - chosen })),
          );
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
