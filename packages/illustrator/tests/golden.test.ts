import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLayer, pixelsOf, resample } from '../src/core/canvas.ts';
import { illustrate } from '../src/illustrate.ts';
import type { Picture } from '../src/illustrator.types.ts';
import { measureSteps } from './picture-steps.ts';

/**
 * Pictures that must not change by accident: a saved recipe is drawn again on demand and has to be
 * the same picture. Each is kept as 16 x 16 average colors and compared with a tolerance, because
 * the last bits of a pixel may differ between processors.
 *
 * After a wanted change look at the contact sheet (`node packages/illustrator/tools/sheet.ts`), then renew the file with
 * `UPDATE_GOLDEN=1 npx vitest run packages/illustrator/tests/golden.test.ts`.
 */
const GOLDEN_FILE = new URL('./golden.json', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const CELLS = 16;
/** Levels of 255 that the average cell may be off, and that no single cell may be off. */
const MEAN_TOLERANCE = 1;
const CELL_TOLERANCE = 10;

const PROMPTS = [
  'a red dragon over a castle at sunset, Oil Painting',
  'an astronaut riding a horse on the moon',
  'a cosy cabin in a snowy forest at night with an aurora, Anime',
  'a neon city in the rain',
  'portrait of a cat wearing a crown, Pencil Drawing',
  'two galleons in a storm at sea, Watercolor',
  'a bowl of fruit on a wooden table, Impressionism',
  'abstract feelings of joy',
  'a whale underwater, Papercut',
  'a castle on a hill at night, Stained Glass',
  'a robot in a meadow, Pixel Art',
  'a sailboat on the ocean, Synthwave',
  'a child reading in a library, Gouache',
  'a camel in the desert at dawn, Linocut',
  'a spaceship among the stars, Comic Book',
  'a palm beach with a parrot, Mosaic',
  'a goddess on a lotus flower, Art Nouveau',
  'a pirate in a tavern, Charcoal',
  'a crowd of people at a market, Pointillism',
  'a fox in a bamboo forest, Ukiyo-e',
  'a mountain lake in autumn, Low Poly',
  'a kitchen full of copper pots, Pop Art',
  'a knight made of ice fighting a dragon, Backlit lighting',
  'three children building a snowman, Crayon',
];

function averagesOf({ pixels, width, height }: Picture): Buffer {
  const { canvas, context } = createLayer(width, height);
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  // Halving step by step averages every pixel; one big step would pick a few.
  let small = canvas;
  while (small.width > CELLS) small = resample(small, small.width / 2, small.height / 2);
  return Buffer.from(pixelsOf(small).data.filter((_, index) => index % 4 !== 3));
}

describe('golden pictures', () => {
  const golden: Record<string, string> = UPDATE ? {} : JSON.parse(readFileSync(GOLDEN_FILE, 'utf8'));

  it.each(PROMPTS)('%s', async (prompt) => {
    const { picture } = await illustrate({ prompt, width: 256, height: 256, seed: 1 });
    const averages = averagesOf(picture);
    if (UPDATE) {
      golden[prompt] = averages.toString('base64');
      writeFileSync(GOLDEN_FILE, `${JSON.stringify(golden, null, 2)}\n`);
    }
    const { mean, largest } = measureSteps(averages, Buffer.from(golden[prompt] ?? '', 'base64'));
    expect(mean).toBeLessThan(MEAN_TOLERANCE);
    expect(largest).toBeLessThan(CELL_TOLERANCE);
  });
});
