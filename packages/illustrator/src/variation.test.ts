import { expect, it } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { createCheckpoint } from './core/checkpoint.ts';
import { createRandom } from './core/random.ts';
import { illustrate } from './illustrate.ts';
import type { IllustrationRequest } from './illustrator.types.ts';
import { placeSubjects } from './placing/place-subjects.ts';
import { buildStage } from './stage/build-stage.ts';

const SIZE = { width: 112, height: 112 };
const PROMPTS = ['a red fox in a forest', 'portrait of an old queen', 'a bowl of fruit on a wooden table'];
const VARIATIONS = [1, 9999];

const draw = (prompt: string, more: Partial<IllustrationRequest> = {}) =>
  illustrate({ prompt, ...SIZE, seed: 7, ...more });

/** Which pixels show somebody, and what color they have on average. */
async function subjectsOf(prompt: string, variation: number) {
  const dice = createRandom(7);
  const brief = readBrief(prompt, { random: dice.fork('brief') });
  const stage = buildStage(brief, SIZE, dice, createCheckpoint(), variation);
  await placeSubjects(stage);
  const { data } = stage.context.getImageData(0, 0, SIZE.width, SIZE.height);
  const shown = [...stage.mask.keys()].filter((pixel) => stage.mask[pixel] !== 0);
  const color = [0, 1, 2].map(
    (channel) => shown.reduce((sum, pixel) => sum + data[pixel * 4 + channel]!, 0) / shown.length,
  );
  return { shown: new Set(shown), color };
}

function shareOfChange(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const isOther = (pixel: number) =>
    [0, 1, 2].reduce((sum, channel) => sum + Math.abs(a[pixel + channel]! - b[pixel + channel]!), 0) > 24;
  let changed = 0;
  for (let pixel = 0; pixel < a.length; pixel += 4) if (isOther(pixel)) changed++;
  return changed / (a.length / 4);
}

it.each(PROMPTS)('reads "%s" another way: visibly another picture of the same', async (prompt) => {
  const first = await draw(prompt);
  const firstSubjects = await subjectsOf(prompt, 0);
  for (const variation of VARIATIONS) {
    const other = await draw(prompt, { variation });
    expect(other.report).toEqual(first.report);
    expect(shareOfChange(first.picture.pixels, other.picture.pixels)).toBeGreaterThan(0.2);
    const { shown, color } = await subjectsOf(prompt, variation);
    const both = [...shown].filter((pixel) => firstSubjects.shown.has(pixel)).length;
    expect(both / Math.min(shown.size, firstSubjects.shown.size)).toBeGreaterThan(0.2);
    expect(Math.abs(Math.log2(shown.size / firstSubjects.shown.size))).toBeLessThan(1);
    for (const [channel, value] of color.entries())
      expect(Math.abs(value - firstSubjects.color[channel]!)).toBeLessThan(32);
  }
});

it('tells variations apart, and draws each the same again', async () => {
  const [one, again, two] = await Promise.all([1, 1, 2].map((variation) => draw(PROMPTS[0]!, { variation })));
  expect(Buffer.compare(Buffer.from(one!.picture.pixels), Buffer.from(again!.picture.pixels))).toBe(0);
  expect(shareOfChange(one!.picture.pixels, two!.picture.pixels)).toBeGreaterThan(0.1);
});

it('is the picture as it always was with variation 0', async () => {
  const [plain, zero] = [await draw(PROMPTS[0]!), await draw(PROMPTS[0]!, { variation: 0 })];
  expect(Buffer.compare(Buffer.from(plain.picture.pixels), Buffer.from(zero.picture.pixels))).toBe(0);
});

it.each(['Neon lighting', 'Stained Glass'])(
  'keeps who is where when the same seed is drawn in %s',
  async (option) => {
    const [first, other] = [
      await subjectsOf(PROMPTS[0]!, 0),
      await subjectsOf(`${PROMPTS[0]}, ${option}`, 0),
    ];
    const both = [...other.shown].filter((pixel) => first.shown.has(pixel)).length;
    expect(both / first.shown.size).toBeGreaterThan(0.9);
    const { report } = await draw(`${PROMPTS[0]}, ${option}`);
    expect(report.understood).toContain('red fox');
  },
);

it.each([
  { width: 192, height: 108 },
  { width: 90, height: 160 },
])('shows the same in the shape $width x $height', async (shape) => {
  const [first, other] = [await draw(PROMPTS[0]!), await draw(PROMPTS[0]!, shape)];
  expect(other.report).toEqual(first.report);
});

it('moves the brush alone where a picture is painted', async () => {
  const { picture } = await draw('a red fox in a forest');
  const paint = (variation?: number) =>
    draw('Oil Painting', { startingPicture: picture, variation }).then((drawn) => drawn.picture.pixels);
  const [plain, again, other] = [await paint(), await paint(0), await paint(3)];
  expect(Buffer.compare(Buffer.from(plain), Buffer.from(again))).toBe(0);
  const change = shareOfChange(plain, other);
  expect(change).toBeGreaterThan(0.02);
  expect(change).toBeLessThan(0.9);
});

it.each([-1, 10_000, 0.5, Number.NaN])('refuses the variation %s', async (variation) => {
  await expect(draw('a fox', { variation })).rejects.toThrow(RangeError);
});
