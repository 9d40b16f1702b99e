import { describe, expect, it } from 'vitest';
import { IllustrationStopped } from './core/checkpoint.ts';
import { illustrate } from './illustrate.ts';
import type { IllustrationRequest } from './illustrator.types.ts';

const SMALL = { width: 128, height: 96, seed: 5 };

async function draw(prompt: string, more: Partial<IllustrationRequest> = {}) {
  const { picture, report } = await illustrate({ prompt, ...SMALL, ...more });
  return { ...picture, ...report };
}

/** Share of pixels that differ by more than a trace. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let changed = 0;
  for (let offset = 0; offset < a.length; offset += 4) {
    const distance =
      Math.abs(a[offset]! - b[offset]!) +
      Math.abs(a[offset + 1]! - b[offset + 1]!) +
      Math.abs(a[offset + 2]! - b[offset + 2]!);
    if (distance > 24) changed++;
  }
  return changed / (a.length / 4);
}

describe('illustrate', () => {
  it('draws a picture of the asked size, opaque everywhere', async () => {
    const { pixels, width, height } = await draw('a red dragon over a castle at sunset');
    expect([width, height]).toEqual([SMALL.width, SMALL.height]);
    expect(pixels.length).toBe(width * height * 4);
    const alphas = pixels.filter((_, index) => index % 4 === 3);
    expect(alphas.every((alpha) => alpha === 255)).toBe(true);
  });

  it('draws the same request as the same pixels', async () => {
    const first = await draw('a fox by a river, Watercolor');
    const second = await draw('a fox by a river, Watercolor');
    expect(Buffer.compare(Buffer.from(first.pixels), Buffer.from(second.pixels))).toBe(0);
  });

  it('draws another seed or prompt as another picture', async () => {
    const base = await draw('a fox in a forest');
    for (const other of [await draw('a fox in a forest', { seed: 6 }), await draw('a fox in a desert')]) {
      expect(difference(base.pixels, other.pixels)).toBeGreaterThan(0.2);
    }
  });

  it('leaves out what a negative prompt names and keeps the rest in its place', async () => {
    const base = await draw('a fox and a robot in a meadow');
    const other = await draw('a fox and a robot in a meadow', { negativePrompt: 'robot' });
    expect(difference(base.pixels, other.pixels)).toBeGreaterThan(0.02);
    expect(other.understood).not.toContain('robot');
  });

  it.each([
    'Oil Painting',
    'Watercolor',
    'Pixel Art',
    'Anime',
    'Pencil Sketch',
    'Ink',
    'Low Poly',
    'Pop Art',
    'Stained Glass',
    'Papercut',
    'Synthwave',
    'Ukiyo-e',
    'Impressionism',
  ])('shows the style %s', async (style) => {
    const plain = await draw('a castle by a lake');
    const styled = await draw(`a castle by a lake, ${style}`);
    expect(difference(plain.pixels, styled.pixels)).toBeGreaterThan(0.2);
  });

  it('tells what it drew and what it does not know', async () => {
    const { understood, unknown } = await draw('a red dragon and a zyzzyva at sunset');
    expect(understood).toEqual(['red dragon', 'sunset']);
    expect(unknown).toEqual(['zyzzyva']);
  });

  it.each([
    [64, 64],
    [97, 211],
    [576 / 4, 1024 / 4],
    [1344 / 4, 768 / 4],
    [64, 512],
  ])('IMG-13..17: draws %i x %i', async (width, height) => {
    const picture = await draw('a lighthouse by the sea', { width, height });
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  it.each([
    { width: 63 },
    { height: 2049 },
    { width: 100.5 },
    { width: Number.NaN },
    { seed: -1 },
    { seed: 0.5 },
  ])('refuses %j', async (more) => {
    await expect(draw('a fox', more)).rejects.toThrow(RangeError);
  });

  it.each([
    '',
    '../../../etc/passwd',
    '%00%2e%2e',
    'قطة جميلة في الغابة',
    '🦊🏰🌈',
    '\u0000\u202E',
    'very '.repeat(800),
  ])('survives the prompt %j', async (prompt) => {
    const { pixels, understood } = await draw(prompt, { width: 64, height: 64 });
    expect(pixels.length).toBe(64 * 64 * 4);
    if (prompt === '') expect(understood).toEqual([]);
  });

  it('reports progress that only grows and ends at 1', async () => {
    const reports: number[] = [];
    const signal = { aborted: false, progress: (done: number) => reports.push(done) };
    await illustrate({ prompt: 'a fox', ...SMALL }, signal);
    expect(reports.at(-1)).toBe(1);
    expect(reports).toEqual([...reports].sort((a, b) => a - b));
  });
});

describe('stopping', () => {
  it('throws at once when it is not wanted from the start', async () => {
    const stopped = illustrate({ prompt: 'a fox', ...SMALL }, AbortSignal.abort());
    await expect(stopped).rejects.toThrow(IllustrationStopped);
  });

  it.each([
    'a castle by a lake, Oil Painting',
    'two galleons in a storm, Watercolor',
    'a neon city in the rain',
  ])('IMG-05: looks often whether %s is still wanted', async (prompt) => {
    const { looks, signal } = countLooks();
    await illustrate({ prompt, width: 1024, height: 1024, seed: 1 }, signal);
    // How long that is between two looks is measured by `npm run bench -- pictures/stop`.
    expect(looks()).toBeGreaterThan(1024 / 4);
  });

  it.each([0.01, 0.3, 0.6, 0.9])(
    'IMG-05: ends at the very look that says so, at %d of the way',
    async (share) => {
      const order = { prompt: 'a castle by a lake', ...SMALL };
      const whole = countLooks();
      await illustrate(order, whole.signal);
      const last = Math.ceil(whole.looks() * share);
      const stopped = countLooks((looks) => looks >= last);
      await expect(illustrate(order, stopped.signal)).rejects.toThrow(IllustrationStopped);
      expect(stopped.looks()).toBe(last);
    },
  );
});

/** A signal that counts how often it is looked at, and is aborted from the look that `isLast` says. */
function countLooks(isLast: (looks: number) => boolean = () => false) {
  let looks = 0;
  const signal = {
    get aborted() {
      return isLast(++looks);
    },
  };
  return { looks: () => looks, signal };
}
