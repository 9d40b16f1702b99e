import { expect, test } from 'vitest';
import type { StyleName } from '../brief/brief.types.ts';
import { IllustrationStopped, illustrate } from '../illustrate.ts';
import type { LearnedStyle, Picture } from '../illustrator.types.ts';
import { learnStyle } from './learn-style.ts';
import { learnedStyleSchema } from './learned-style.schema.ts';
import { paintStage, stageOfMotif } from './sample-motifs.ts';

const TIMEOUT_MS = 120_000;

async function paint(medium: StyleName, prompt: string): Promise<Picture> {
  return paintStage(await stageOfMotif({ prompt, seed: 401, side: 256 }), medium);
}

const draw = async (learnedStyle?: LearnedStyle) =>
  (await illustrate({ prompt: 'a lighthouse by the sea', width: 128, height: 128, seed: 4, learnedStyle }))
    .picture;

/** Mean difference of two pictures, in levels. */
function difference({ pixels: one }: Picture, { pixels: other }: Picture): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
}

function blend(...colors: [number, number, number][]): Picture {
  const pixels = new Uint8ClampedArray(64 * 64 * 4).fill(255);
  for (let index = 0; index < 64 * 64; index++) pixels.set(colors[(index >> 3) % colors.length]!, index * 4);
  return { pixels, width: 64, height: 64 };
}

test(
  'two sets of pictures give two styles, and one motif is visibly another picture in each',
  async () => {
    const ink = await learnStyle([await paint('ink', 'a mill'), await paint('ink', 'a horse in a field')]);
    const oil = await learnStyle([
      await paint('impression', 'a garden'),
      await paint('impression', 'a boat at sunset'),
    ]);
    expect([ink.style.medium, oil.style.medium]).toEqual(['ink', 'impression']);
    for (const { style, previews } of [ink, oil]) {
      expect(learnedStyleSchema.parse(JSON.parse(JSON.stringify(style)))).toEqual(style);
      expect(JSON.stringify(style).length).toBeLessThan(20_000);
      expect(previews.map(({ width }) => width)).toEqual([320, 320]);
    }
    const [plain, inInk, inOil, again] = [
      await draw(),
      await draw(ink.style),
      await draw(oil.style),
      await draw(ink.style),
    ];
    expect(difference(inInk, inOil)).toBeGreaterThan(25);
    expect(difference(plain, inOil)).toBeGreaterThan(12);
    expect(difference(inInk, again)).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  'a picture takes over the palette that was learned',
  async () => {
    const { style } = await learnStyle([blend([20, 40, 120], [90, 140, 220], [210, 230, 250])]);
    const { pixels } = await draw(style);
    const mean = [0, 1, 2].map(
      (channel) =>
        pixels.reduce((sum, value, index) => sum + (index % 4 === channel ? value : 0), 0) / (128 * 128),
    );
    expect(mean[2]! - mean[0]!).toBeGreaterThan(35);
  },
  TIMEOUT_MS,
);

test(
  'a stop is seen, and nothing is told after it',
  async () => {
    const signal = { aborted: false };
    const told: number[] = [];
    const learning = learnStyle([await paint('watercolor', 'a barn')], {
      get aborted() {
        return signal.aborted;
      },
      progress(done) {
        told.push(done);
        signal.aborted = done >= 0.4;
      },
    });
    await expect(learning).rejects.toThrow(IllustrationStopped);
    expect(told.at(-1)).toBe(0.4);
  },
  TIMEOUT_MS,
);

test('no pictures, and more than twelve, are refused', async () => {
  const one = blend([1, 2, 3], [4, 5, 6]);
  await expect(learnStyle([])).rejects.toThrow(RangeError);
  await expect(learnStyle(Array.from({ length: 13 }, () => one))).rejects.toThrow(RangeError);
});

test(
  'something is learned from a strip of one color, with rising progress',
  async () => {
    const strip = { pixels: new Uint8ClampedArray(2000 * 2 * 4).fill(255), width: 2000, height: 2 };
    const told: number[] = [];
    const { style } = await learnStyle([strip], { aborted: false, progress: (done) => told.push(done) });
    expect(learnedStyleSchema.safeParse(style).success).toBe(true);
    expect((await draw(style)).width).toBe(128);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  },
  TIMEOUT_MS,
);
