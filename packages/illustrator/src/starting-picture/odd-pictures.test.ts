import { expect, test } from 'vitest';
import { styleWord } from '../../tools/sheet-prompts.ts';
import { STYLE_NAMES } from '../brief/look.types.ts';
import { createRandom } from '../core/random.ts';
import { illustrate } from '../illustrate.ts';
import type { Picture } from '../illustrator.types.ts';
import { plainPicture } from './test-pictures.ts';

const ODD: Readonly<Record<string, Picture>> = {
  white: plainPicture(40, 30, '#ffffff'),
  black: plainPicture(40, 30, '#000000'),
  'one color': plainPicture(300, 200, '#c03a5a'),
  'a line': plainPicture(1, 4000, '#808080'),
  tiny: noise(8, 8),
  'a long panorama': noise(900, 30),
  noise: noise(96, 96),
};

test.each(STYLE_NAMES)('%s paints whatever it is given', async (style) => {
  for (const [name, startingPicture] of Object.entries(ODD)) {
    const request = { prompt: styleWord(style), width: 96, height: 64, seed: 1, startingPicture };
    const { picture } = await illustrate(request);
    expect([picture.width, picture.height], name).toEqual([96, 64]);
    expect(
      picture.pixels.every((value, at) => at % 4 !== 3 || value === 255),
      name,
    ).toBe(true);
    // Noise is no plain surface.
    if (name === 'noise') expect(new Set(picture.pixels).size, name).toBeGreaterThan(8);
  }
});

function noise(width: number, height: number): Picture {
  const random = createRandom(5);
  const pixels = new Uint8ClampedArray(width * height * 4).map((_, at) =>
    at % 4 === 3 ? 255 : random.range(0, 256),
  );
  return { pixels, width, height };
}
