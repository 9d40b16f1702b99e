import { illustrate } from '@dreamseed/illustrator';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { analyzePicture } from './analyze-picture.ts';
import { COLOR_FAMILIES, COLOR_NAMES } from './color-names.rules.ts';
import { rasterOf } from './decode-raster.ts';
import { edgeDensity } from './detail.ts';
import { meanLightness, warmthValue } from './light.ts';
import { nameColor } from './name-color.ts';
import { labOf } from './oklab.ts';

interface Patch {
  color: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

function draw(
  width: number,
  height: number,
  background: string,
  patches: readonly Patch[] = [],
): Promise<Buffer> {
  const layers = patches.map(({ color, left, top, width: wide, height: high }) => ({
    input: { create: { width: wide, height: high, channels: 3 as const, background: color } },
    left,
    top,
  }));
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer();
}

describe('OKLab', () => {
  it('gives the published values for white and red', () => {
    const white = labOf(255, 255, 255);
    expect([white.lightness, white.a, white.b].map((value) => Math.round(value * 1000) / 1000 + 0)).toEqual([
      1, 0, 0,
    ]);
    const red = labOf(255, 0, 0);
    expect(red.lightness).toBeCloseTo(0.628, 3);
    expect(red.a).toBeCloseTo(0.2249, 3);
    expect(red.b).toBeCloseTo(0.1258, 3);
  });
});

describe('the palette', () => {
  it.each([
    ['#000000', 'black'],
    ['#ffffff', 'white'],
    ['#008080', 'teal'],
    ['#ff7f11', 'orange'],
    ['#b7410e', 'reddish brown'],
    ['#17204a', 'dark blue'],
    ['#fffdd0', 'cream'],
    ['#808080', 'gray'],
    ['#dddedd', 'light gray'],
  ])('calls %s %s', (hex, name) => {
    const value = Number.parseInt(hex.slice(1), 16);
    expect(nameColor(labOf(value >> 16, (value >> 8) & 255, value & 255))).toBe(name);
  });

  it('counts the shades of a color together, and calls it by the largest', async () => {
    const blues = await draw(120, 120, '#86bdee', [
      { color: '#2f6fdc', left: 0, top: 0, width: 120, height: 30 },
      { color: '#8a8a8a', left: 0, top: 70, width: 120, height: 50 },
    ]);
    expect((await analyzePicture(blues)).colors).toEqual(['light blue', 'gray']);
  });

  it('leaves out what is only a detail', async () => {
    const dot = [{ color: '#d4242b', left: 12, top: 12, width: 12, height: 12 }];
    expect((await analyzePicture(await draw(120, 120, '#157a7c', dot))).colors).toEqual(['teal']);
  });

  it('takes a second shade where there is no second color', async () => {
    const picture = await draw(120, 120, '#8a8a8a', [
      { color: '#dfe0de', left: 0, top: 0, width: 120, height: 40 },
    ]);
    expect((await analyzePicture(picture)).colors).toEqual(['gray', 'light gray']);
  });

  it('has a family for every color, once', () => {
    expect(COLOR_FAMILIES.flat().sort()).toEqual(Object.keys(COLOR_NAMES).sort());
  });
});

describe('light', () => {
  it.each([
    ['#0b0b0c', 'dark'],
    ['#4d4d4d', 'dim'],
    ['#8a8a8a', 'even'],
    ['#f0f0f0', 'bright'],
  ])('sees that %s is %s', async (color, brightness) => {
    expect((await analyzePicture(await draw(40, 40, color))).brightness).toBe(brightness);
  });

  it.each([
    ['#e8a22c', 'warm'],
    ['#86bdee', 'cool'],
    ['#8a8a8a', 'gray'],
    ['#4f7a45', 'neutral'],
  ])('sees that %s is %s', async (color, warmth) => {
    expect((await analyzePicture(await draw(40, 40, color))).warmth).toBe(warmth);
  });

  it('sees that orange and blue keep a balance', async () => {
    const halves = await draw(80, 80, '#c98a5a', [
      { color: '#4f86b0', left: 40, top: 0, width: 40, height: 80 },
    ]);
    expect((await analyzePicture(halves)).warmth).toBe('balanced');
  });

  it('tells one color from edge to edge from a small mark on it', async () => {
    const dot = [{ color: '#d4242b', left: 30, top: 30, width: 6, height: 6 }];
    expect(await analyzePicture(await draw(80, 80, '#2f6d7a'))).toMatchObject({ isPlain: true });
    expect(await analyzePicture(await draw(80, 80, '#2f6d7a', dot))).not.toHaveProperty('isPlain');
  });

  it('sees contrast between halves, and none in one tone', async () => {
    const halves = await draw(80, 80, '#000000', [
      { color: '#ffffff', left: 40, top: 0, width: 40, height: 80 },
    ]);
    expect((await analyzePicture(halves)).contrast).toBe('stark');
    expect((await analyzePicture(await draw(80, 80, '#777777'))).contrast).toBe('soft');
  });
});

describe('composition', () => {
  it.each([
    [0, 0, 34, 33, 'top', 'left'],
    [66, 66, 34, 34, 'bottom', 'right'],
    [34, 34, 32, 32, 'middle', 'centre'],
    [0, 0, 100, 33, 'top', 'centre'],
    [66, 0, 34, 100, 'middle', 'right'],
  ] as const)(
    'finds the light at %d, %d (%d x %d): %s, %s',
    async (left, top, width, height, row, column) => {
      const picture = await draw(100, 100, '#2a4a38', [{ color: '#f4d93a', left, top, width, height }]);
      expect((await analyzePicture(picture)).lightest).toEqual({ row, column });
    },
  );

  it('finds no lightest part in an even picture', async () => {
    expect(await analyzePicture(await draw(100, 100, '#2a4a38'))).not.toHaveProperty('lightest');
    expect(await analyzePicture(await draw(1, 1, '#2a4a38'))).not.toHaveProperty('lightest');
  });

  it('tells a chessboard from an empty wall', async () => {
    const fields = Array.from({ length: 128 }, (_, field) => ({
      color: '#ffffff',
      left: (field % 8) * 12 + ((field >> 3) % 2) * 6,
      top: Math.floor(field / 8) * 6,
      width: 6,
      height: 6,
    }));
    expect((await analyzePicture(await draw(96, 96, '#000000', fields))).detail).toBe('everywhere');
    const lower = fields.filter(({ top }) => top >= 48);
    expect((await analyzePicture(await draw(96, 96, '#000000', lower))).detail).toBe('below');
    expect((await analyzePicture(await draw(96, 96, '#157a7c'))).detail).toBe('calm');
    expect(
      edgeDensity({
        width: 2,
        height: 2,
        lightness: new Float32Array(4),
        a: new Float32Array(4),
        b: new Float32Array(4),
      }),
    ).toBe(0);
  });
});

describe('drawn pictures', () => {
  it('are darker at night, and warmer at sunset', async () => {
    const measure = async (prompt: string) => {
      const { picture } = await illustrate({ prompt, width: 96, height: 64, seed: 3 });
      const raster = rasterOf(new Uint8Array(picture.pixels.buffer), { width: 96, height: 64, channels: 4 });
      return { light: meanLightness(raster), warmth: warmthValue(raster) };
    };
    const [day, night, sunset] = await Promise.all(
      ['a lake at noon', 'a lake at night', 'a lake at golden sunset'].map(measure),
    );
    expect(night!.light).toBeLessThan(day!.light - 0.15);
    expect(sunset!.warmth).toBeGreaterThan(day!.warmth + 0.03);
  });
});
