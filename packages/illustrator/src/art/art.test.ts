import { describe, expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../core/canvas.ts';
import { rgbToHsl } from '../core/color.ts';
import { renderArt } from './art.ts';
import { readArtCredits, readArtPack } from './art-pack.ts';
import { findEyes } from './eyes.ts';
import { dominantHue, recolor } from './recolor.ts';
import { type IconSet, selectArt } from './select-art.ts';

const TINY_SET: IconSet = {
  prefix: 'tiny',
  width: 10,
  icons: {
    fox: { body: '<path/>' },
    cook: { body: '<g/>', height: 20 },
  },
  aliases: { vixen: { parent: 'fox' } },
  info: {
    name: 'Tiny',
    author: { name: 'Ann', url: 'https://example.org' },
    license: { title: 'CC0', url: 'https://example.org/cc0' },
  },
};

describe('selectArt', () => {
  it('takes the wanted icons and aliases, and credits the set', () => {
    const pack = selectArt([TINY_SET], ['tiny:vixen', 'tiny:cook']);
    expect(Object.keys(pack.icons).sort()).toEqual(['tiny:cook', 'tiny:vixen']);
    expect(pack.icons['tiny:cook']).toEqual({ body: '<g/>', width: 10, height: 20 });
    expect(pack.credits).toEqual([
      {
        set: 'tiny',
        title: 'Tiny',
        author: 'Ann',
        authorUrl: 'https://example.org',
        licence: 'CC0',
        licenceUrl: 'https://example.org/cc0',
        icons: 2,
      },
    ]);
  });

  it('names every icon that is missing', () => {
    expect(() => selectArt([TINY_SET], ['tiny:fox', 'tiny:yeti', 'huge:fox'])).toThrow('huge:fox, tiny:yeti');
  });
});

describe('the art pack', () => {
  it('says how to build it when it is missing', () => {
    expect(() => readArtPack('/nowhere/art-pack.json')).toThrow(
      'node packages/illustrator/tools/build-art-pack.ts',
    );
  });

  it('names author and licence of each set for the credits page', () => {
    for (const credit of readArtCredits()) {
      expect(credit.author).not.toBe('');
      expect(credit.licence).toMatch(/Apache|CC/);
      expect(credit.icons).toBeGreaterThan(0);
    }
  });
});

describe('renderArt', () => {
  it('cuts an icon out along its ink', async () => {
    const canvas = await renderArt('teddy-bear', 200);
    expect(Math.max(canvas.width, canvas.height)).toBeGreaterThan(150);
    const { data } = pixelsOf(canvas);
    const bottom = data.slice((canvas.height - 1) * canvas.width * 4);
    expect(bottom.filter((_, index) => index % 4 === 3).some((alpha) => alpha > 12)).toBe(true);
  });

  it('gives each caller a canvas of its own', async () => {
    const first = await renderArt('teddy-bear', 64);
    first.getContext('2d').clearRect(0, 0, 64, 64);
    expect(dominantHue(pixelsOf(await renderArt('teddy-bear', 64)).data)).not.toBeNull();
  });

  it('refuses an icon that is not in the pack', async () => {
    await expect(renderArt('no-such-thing', 64)).rejects.toThrow('no-such-thing');
  });
});

describe('recolor', () => {
  it('turns the main color and leaves the others', () => {
    const { canvas, context } = createLayer(30, 30);
    context.fillStyle = 'rgb(30,160,60)';
    context.fillRect(0, 0, 30, 20);
    context.fillStyle = 'rgb(250,210,40)';
    context.fillRect(0, 20, 30, 4);
    context.fillStyle = 'rgb(255,255,255)';
    context.fillRect(0, 24, 30, 6);
    recolor(canvas, [216, 38, 44]);
    const { data } = pixelsOf(canvas);
    const colorAt = (row: number) => [...data.slice(row * 120, row * 120 + 3)];
    const [hue, saturation] = rgbToHsl(...(colorAt(5) as [number, number, number]));
    expect(Math.min(hue, 1 - hue)).toBeLessThan(0.06);
    expect(saturation).toBeGreaterThan(0.4);
    expect(colorAt(21)).toEqual([250, 210, 40]);
    expect(colorAt(27)).toEqual([255, 255, 255]);
  });
});

describe('findEyes', () => {
  it('finds the two eyes of a face', async () => {
    const face = await renderArt('teddy-bear', 300);
    const eyes = findEyes(face);
    expect(eyes).toHaveLength(2);
    expect(Math.abs(eyes[0]!.y - eyes[1]!.y)).toBeLessThan(20);
  });
});
