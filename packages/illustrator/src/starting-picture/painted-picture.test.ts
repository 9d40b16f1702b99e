import { describe, expect, test } from 'vitest';
import { styleWord } from '../../tools/sheet-prompts.ts';
import { STYLE_NAMES } from '../brief/look.types.ts';
import { luminance } from '../core/plane.ts';
import { illustrate } from '../illustrate.ts';
import type { Picture } from '../illustrator.types.ts';
import { ballPicture } from './test-pictures.ts';

const paint = (
  prompt: string,
  options: { strength?: number; startingPicture?: Picture; width?: number } = {},
) =>
  illustrate({
    prompt,
    width: 192,
    height: 192,
    seed: 3,
    startingPicture: ballPicture(),
    strength: 1,
    ...options,
  });

describe('a starting picture', () => {
  test('is painted the same way twice, and another way in another style', async () => {
    const [once, again, other] = await Promise.all([
      paint('Oil Painting'),
      paint('Oil Painting'),
      paint('Comic'),
    ]);
    expect(again.picture.pixels).toEqual(once.picture.pixels);
    expect(once.report.style).toBe('oil');
    expect(likeness(once.picture, other.picture)).toBeLessThan(0.995);
  });

  test.each(STYLE_NAMES)('keeps its motif in %s', async (style) => {
    const { picture, report } = await paint(styleWord(style));
    expect(report.style).toBe(style);
    const { red, green } = ballAndMeadow(picture);
    const apart = Math.hypot(red[0] - green[0], red[1] - green[1], red[2] - green[2]);
    expect(apart).toBeGreaterThan(12);
  });

  test('is shown as it is at strength 0, and less so the more there is of the medium', async () => {
    const [none, half, full] = await Promise.all(
      [0, 0.35, 1].map((strength) => paint('Watercolor', { strength })),
    );
    const original = ballPicture();
    expect(likeness(none!.picture, original)).toBeGreaterThan(0.999);
    expect(likeness(half!.picture, original)).toBeGreaterThan(likeness(full!.picture, original));
  });

  test('takes rain, snow, an hour and the lens of a prompt, and says what it cannot take', async () => {
    const plain = await paint('Photorealistic');
    for (const words of ['heavy rain', 'snowfall', 'at night', 'fisheye lens', 'black and white']) {
      const { picture } = await paint(`Photorealistic, ${words}`);
      expect(difference(picture, plain.picture), words).toBeGreaterThan(0.5);
    }
    const { report } = await paint('a dragon over a castle, Oil Painting');
    expect(report.unknown.join(' ')).toContain('dragon');
    expect(report.understood).toContain('Oil Painting');
    expect([...report.unknown, ...report.understood]).not.toContain('picture');
  });

  test('is painted in the style of the list whose name says a light, too', async () => {
    const { report } = await paint('Neon Glow');
    expect(report).toMatchObject({ style: 'neon', understood: ['Neon Glow'], unknown: [] });
  });

  test('needs no words', async () => {
    const { report, picture } = await paint('');
    expect(report).toMatchObject({ style: 'photo', understood: [], unknown: [] });
    expect([picture.width, picture.height]).toEqual([192, 192]);
  });

  test('is refused when its bytes or the strength are not what they say', async () => {
    const broken = { ...ballPicture(), height: 100 };
    await expect(paint('', { startingPicture: broken })).rejects.toThrow(RangeError);
    await expect(paint('', { strength: 1.5 })).rejects.toThrow(RangeError);
    await expect(paint('', { strength: Number.NaN })).rejects.toThrow(RangeError);
  });
});

/** How alike two pictures of one size are: correlation of their lightness. */
function likeness(one: Picture, other: Picture): number {
  const [a, b] = [luminance(one.pixels), luminance(other.pixels)];
  const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ownA, ownB] = [0, 0, 0];
  for (let index = 0; index < a.length; index++) {
    const [da, db] = [a[index]! - meanA, b[index]! - meanB];
    both += da * db;
    ownA += da * da;
    ownB += db * db;
  }
  return both / Math.sqrt(ownA * ownB);
}

/** Mean over all channels, 0..255. */
function difference(one: Picture, other: Picture): number {
  return (
    one.pixels.reduce((sum, value, index) => sum + Math.abs(value - other.pixels[index]!), 0) /
    one.pixels.length
  );
}

function ballAndMeadow({ pixels, width }: Picture) {
  const meanAround = (middleX: number, middleY: number) => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let y = -14; y <= 14; y++) {
      for (let x = -14; x <= 14; x++) {
        const offset = (Math.round(middleY * width + y) * width + Math.round(middleX * width + x)) * 4;
        for (const channel of [0, 1, 2] as const) sum[channel] += pixels[offset + channel]! / 841;
      }
    }
    return sum;
  };
  return { red: meanAround(0.55, 0.62), green: meanAround(0.2, 0.75) };
}
