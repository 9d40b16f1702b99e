import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { PLACE_SCENES, type PlaceName, STYLE_NAMES, type StyleName } from '../src/brief/brief.types.ts';
import { pixelsOf } from '../src/core/canvas.ts';
import { createRandom } from '../src/core/random.ts';
import { ARRANGEMENT_NAMES, drawArrangement } from '../src/drawings/arrangements.registry.ts';
import { drawProcedure, PROCEDURE_NAMES } from '../src/drawings/drawings.registry.ts';
import type { Drawing } from '../src/drawings/pen/drawing.types.ts';
import { plainRequest } from '../src/drawings/pen/plain-request.ts';
import { illustrate } from '../src/illustrate.ts';
import type { Picture } from '../src/illustrator.types.ts';
import { measureSteps } from './picture-steps.ts';

/**
 * Every drawing, place and style once, small, so that code can be moved, joined and renamed while no
 * picture changes. Each is kept as its size and 6 x 6 average colors, and compared with a tolerance,
 * because the last bits of a pixel may differ between processors.
 *
 * After a wanted change look at the contact sheets (`npm run sheets`), then renew the file with
 * `UPDATE_GOLDEN=1 npm run test:unit packages/illustrator/tests/every-drawing.test.ts`.
 */
const FILE = new URL('./every-drawing.json', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const CELLS = 6;
const DRAWING_SIZE = 64;
const PICTURE_SIDE = 96;
/** Levels of 255 that the average cell may be off, and that no single cell may be off. */
const MEAN_TOLERANCE = 1;
const CELL_TOLERANCE = 12;

const kept: Record<string, string> = UPDATE ? {} : JSON.parse(readFileSync(FILE, 'utf8'));
const seen: Record<string, string> = {};

/** Width and height, and red, green, blue and cover of each cell; what is not covered has no color. */
function describePicture({ pixels: data, width, height }: Picture): string {
  const sums = new Float64Array(CELLS * CELLS * 4);
  const counts = new Float64Array(CELLS * CELLS);
  for (let offset = 0; offset < data.length; offset += 4) {
    const pixel = offset / 4;
    const column = Math.floor(((pixel % width) * CELLS) / width);
    const row = Math.floor((Math.floor(pixel / width) * CELLS) / height);
    const cell = row * CELLS + column;
    const cover = data[offset + 3]!;
    counts[cell]! += 1;
    for (let channel = 0; channel < 3; channel++)
      sums[cell * 4 + channel]! += (data[offset + channel]! * cover) / 255;
    sums[cell * 4 + 3]! += cover;
  }
  const averages = Buffer.from([...sums].map((sum, index) => sum / (counts[index >> 2] || 1)));
  return `${width}x${height} ${averages.toString('base64')}`;
}

function expectUnchanged(name: string, picture: Picture): void {
  const now = describePicture(picture);
  seen[name] = now;
  if (UPDATE) return;
  const [size, averages = ''] = now.split(' ');
  const [keptSize, keptAverages = ''] = (kept[name] ?? '').split(' ');
  expect(size).toBe(keptSize);
  const { mean, largest } = measureSteps(
    Buffer.from(averages, 'base64'),
    Buffer.from(keptAverages, 'base64'),
  );
  expect(mean).toBeLessThan(MEAN_TOLERANCE);
  expect(largest).toBeLessThan(CELL_TOLERANCE);
}

/** Prompts for those whose own name does not lead to them. */
const PLACE_PROMPTS: Partial<Record<PlaceName, string>> = {
  arcade: 'a video arcade',
  submarine: 'inside a submarine',
  cafe: 'inside a cafe',
  shop: 'inside a shop',
  museum: 'inside a museum',
  'church-inside': 'inside a church',
  'temple-inside': 'inside a temple',
  square: 'a fox in a town square',
  village: 'a fox in a village',
  waves: 'flowing waves of color',
  plain: 'a fox on a plain background',
};
const STYLE_WORDS: Partial<Record<StyleName, string>> = {
  impression: 'Impressionism',
  pencil: 'Pencil Drawing',
  neon: 'Neon Art',
  pastel: 'Pastel Drawing',
  flat: 'flat design',
  'brush-ink': 'ink wash',
  plasticine: 'claymation',
};

const PLACES = Object.keys(PLACE_SCENES) as PlaceName[];
const requestOf = () => plainRequest({ size: DRAWING_SIZE, random: createRandom(7) });

const drawPrompt = (prompt: string) =>
  illustrate({ prompt, width: PICTURE_SIDE, height: PICTURE_SIDE, seed: 3 });

function pictureOf({ canvas }: Drawing): Picture {
  const { data, width, height } = pixelsOf(canvas);
  return { pixels: data, width, height };
}

describe('no picture changes by accident', () => {
  it.each(PROCEDURE_NAMES)('drawing %s', (name) => {
    expectUnchanged(`drawing ${name}`, pictureOf(drawProcedure(name, requestOf())));
  });
  it.each(ARRANGEMENT_NAMES)('arrangement %s', async (name) => {
    expectUnchanged(`arrangement ${name}`, pictureOf(await drawArrangement(name, requestOf())));
  });
  it.each(PLACES)('place %s', async (name) => {
    const { picture, report } = await drawPrompt(PLACE_PROMPTS[name] ?? name.replaceAll('-', ' '));
    expect(report.place).toBe(name);
    expectUnchanged(`place ${name}`, picture);
  });
  it.each(STYLE_NAMES)('style %s', async (name) => {
    const words = STYLE_WORDS[name] ?? name.replaceAll('-', ' ');
    const { picture, report } = await drawPrompt(`a fox by a river at dawn, ${words}`);
    expect(report.style).toBe(name);
    expectUnchanged(`style ${name}`, picture);
  });
});

afterAll(() => {
  if (UPDATE) writeFileSync(FILE, `${JSON.stringify(seen, null, 2)}\n`);
  else expect(Object.keys(seen).sort()).toEqual(Object.keys(kept).sort());
});
