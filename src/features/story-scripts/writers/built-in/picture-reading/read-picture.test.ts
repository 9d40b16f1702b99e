import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { illustrate } from '../../../../../illustrator/illustrate.ts';
import { rasterOf } from './decode-raster.ts';
import { edgeDensity } from './detail.ts';
import { meanLightness, warmthValue } from './light.ts';
import { nameColour } from './name-colour.ts';
import { labOf } from './oklab.ts';
import { readPicture, readRaster } from './read-picture.ts';

interface Patch {
  colour: string;
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
  const layers = patches.map(({ colour, left, top, width: wide, height: high }) => ({
    input: { create: { width: wide, height: high, channels: 3 as const, background: colour } },
    left,
    top,
  }));
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function readDrawing(prompt: string) {
  const { picture } = await illustrate({ prompt, width: 128, height: 96, seed: 3 });
  const { pixels, width, height } = picture;
  return readRaster(rasterOf(new Uint8Array(pixels.buffer), { width, height, channels: 4 }));
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
    ['#b7410e', 'rust red'],
    ['#17204a', 'navy'],
    ['#fffdd0', 'cream'],
    ['#808080', 'grey'],
    ['#dddedd', 'pearl grey'],
  ])('calls %s %s', (hex, name) => {
    const value = Number.parseInt(hex.slice(1), 16);
    expect(nameColour(labOf(value >> 16, (value >> 8) & 255, value & 255))).toBe(name);
  });

  it('measures the areas, and finds the small strong colour', async () => {
    const picture = await draw(120, 120, '#157a7c', [
      { colour: '#f5ead0', left: 0, top: 84, width: 120, height: 36 },
      { colour: '#d4242b', left: 12, top: 12, width: 12, height: 12 },
    ]);
    const { colours, accent } = await readPicture(picture);
    expect(colours[0]).toEqual({ name: 'teal', share: expect.closeTo(0.69, 1) });
    expect(colours[1]).toEqual({ name: 'cream', share: expect.closeTo(0.3, 1) });
    expect(accent).toBe('red');
  });

  it('has another accent than the colour that shades of one name make the largest', async () => {
    const picture = await draw(120, 120, '#17204a', [
      { colour: '#ff7f11', left: 0, top: 48, width: 120, height: 36 },
      { colour: '#f08a30', left: 0, top: 84, width: 120, height: 36 },
    ]);
    const { colours, accent } = await readPicture(picture);
    expect(colours[0].name).toBe('orange');
    expect(accent).toBe('navy');
  });

  it('has two words even for one colour', async () => {
    const { colours } = await readPicture(await draw(40, 40, '#157a7c'));
    expect(colours.map(({ name }) => name)).toEqual(['teal', 'lighter teal']);
  });
});

describe('light', () => {
  it.each([
    ['#0b0b0c', 'dark'],
    ['#4d4d4d', 'dim'],
    ['#8a8a8a', 'even'],
    ['#f0f0f0', 'bright'],
  ])('sees that %s is %s', async (colour, brightness) => {
    expect((await readPicture(await draw(40, 40, colour))).brightness).toBe(brightness);
  });

  it.each([
    ['#e8a22c', 'warm'],
    ['#86bdee', 'cool'],
    ['#8a8a8a', 'neutral'],
  ])('sees that %s is %s', async (colour, warmth) => {
    expect((await readPicture(await draw(40, 40, colour))).warmth).toBe(warmth);
  });

  it('sees contrast between halves, and none in one tone', async () => {
    const halves = await draw(80, 80, '#000000', [
      { colour: '#ffffff', left: 40, top: 0, width: 40, height: 80 },
    ]);
    expect((await readPicture(halves)).contrast).toBe('stark');
    expect((await readPicture(await draw(80, 80, '#777777'))).contrast).toBe('soft');
  });
});

describe('composition', () => {
  it.each([
    [100, 160, 'tall'],
    [160, 100, 'wide'],
    [100, 105, 'square'],
  ] as const)('calls %d x %d %s', async (width, height, orientation) => {
    expect((await readPicture(await draw(width, height, '#777777'))).orientation).toBe(orientation);
  });

  it.each([
    [8, 8, 'left', 'top'],
    [45, 45, 'centre', 'middle'],
    [82, 82, 'right', 'bottom'],
    [82, 45, 'right', 'middle'],
  ] as const)('finds the bright spot at %d, %d: %s, %s', async (left, top, column, row) => {
    const picture = await draw(100, 100, '#2a4a38', [
      { colour: '#f4d93a', left, top, width: 10, height: 10 },
    ]);
    expect((await readPicture(picture)).focus).toEqual({ column, row, strength: expect.any(Number) });
  });

  it('tells a chessboard from an empty wall', async () => {
    const fields = Array.from({ length: 128 }, (_, field) => ({
      colour: '#ffffff',
      left: (field % 8) * 12 + ((field >> 3) % 2) * 6,
      top: Math.floor(field / 8) * 6,
      width: 6,
      height: 6,
    }));
    expect((await readPicture(await draw(96, 96, '#000000', fields))).detail).toBe('busy');
    expect((await readPicture(await draw(96, 96, '#157a7c'))).detail).toBe('calm');
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

  it('finds a horizon, and none where there is none', async () => {
    const sea = await draw(96, 96, '#86bdee', [
      { colour: '#17244e', left: 0, top: 58, width: 96, height: 38 },
    ]);
    expect((await readPicture(sea)).horizon).toBeCloseTo(0.6, 1);
    expect((await readPicture(await draw(96, 96, '#86bdee'))).horizon).toBeUndefined();
  });
});

describe('the hour', () => {
  it.each([
    ['#0d1326', '#1b2340', 'night'],
    ['#e0a050', '#c87830', 'golden'],
    ['#86bdee', '#e8f4ff', 'daylight'],
    ['#b0b3b5', '#a4a6a8', 'overcast'],
    ['#6b4a31', '#4d6a51', 'unknown'],
  ])('reads %s over %s as %s', async (upper, lower, hour) => {
    const picture = await draw(96, 96, upper, [{ colour: lower, left: 0, top: 60, width: 96, height: 36 }]);
    expect((await readPicture(picture)).hour).toBe(hour);
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

  it('have their own signature, and the same one each time', async () => {
    const [one, again, other] = await Promise.all(
      ['a beach', 'a beach', 'a forest'].map(async (prompt) => (await readDrawing(prompt)).signature),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
