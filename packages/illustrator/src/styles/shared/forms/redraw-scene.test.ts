import { expect, it } from 'vitest';
import { fillBox, fillDisc } from '../../../core/ink.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { createTestStage } from '../../test-stage.ts';
import { linesOfForms } from '../lines/lines-of-forms.ts';
import { readRaster } from '../raster.ts';
import { FORM_OF } from './form.types.ts';
import { redrawScene } from './redraw-scene.ts';

const SIDE = 256;
const HORIZON = 128;
const HEAD = { x: 150, y: 120, radius: 30 };

/** Grass full of blades under a dusk, with leaves before it, and somebody of the grass's own green. */
function meadow(style: 'flat' | 'linocut' | 'oil' = 'flat'): Stage {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style } });
  const { context, mask, depth } = stage;
  mask.fill(0);
  for (let y = 0; y < HORIZON; y++) fillBox(context, [y * 2, 120, 250 - y], 0, y, SIDE, 1);
  fillBox(context, [20, 40, 20], 40, 30, 12, 9);
  fillBox(context, [70, 150, 60], 0, HORIZON, SIDE, SIDE - HORIZON);
  for (let blade = 0; blade < 400; blade++)
    fillBox(context, [110, 190, 80], (blade * 37) % SIDE, HORIZON + 4 + ((blade * 53) % 120), 2, 5);
  fillDisc(context, 'rgb(70,150,60)', HEAD.x, HEAD.y, HEAD.radius);
  for (let index = 0; index < mask.length; index++) {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    mask[index] = Math.hypot(x - HEAD.x, y - HEAD.y) < HEAD.radius ? 1 : 0;
    depth[index] = y < HORIZON ? 10_000 : 12;
  }
  return { ...stage, horizon: HORIZON };
}

const at = (x: number, y: number) => y * SIDE + x;

it('makes grass one form, however many blades it has, and cuts a dusk by its colors', () => {
  const { labels, groups, sizes } = redrawScene(meadow()).forms!;
  expect(sizes[labels[at(20, 200)]!]).toBeGreaterThan(SIDE * 100);
  expect(groups.filter((group) => group === FORM_OF.land).length).toBeLessThan(8);
  expect(labels[at(20, 4)]).not.toBe(labels[at(20, HORIZON - 8)]);
});

it('keeps a subject whole and apart from a ground of its own color', () => {
  const { labels, groups, sizes } = redrawScene(meadow()).forms!;
  const head = labels[at(HEAD.x, HEAD.y)]!;
  expect(groups[head]).toBe(FORM_OF.subject);
  expect(labels[at(HEAD.x, HEAD.y + HEAD.radius + 4)]).not.toBe(head);
  expect(sizes[head]).toBeCloseTo(Math.PI * HEAD.radius ** 2, -2);
});

it('parts a trunk from a wood of its own color behind it', () => {
  const stage = meadow();
  for (let y = HORIZON; y < 220; y++) stage.depth.fill(4, at(20, y), at(60, y));
  const { labels } = redrawScene(stage).forms!;
  expect(labels[at(40, 170)]).not.toBe(labels[at(90, 170)]);
  expect(labels[at(40, 170)]).toBe(labels[at(40, 150)]);
});

it('tells leaves before the open sky from the sky', () => {
  const { labels, groups } = redrawScene(meadow()).forms!;
  expect(groups[labels[at(45, 34)]!]).toBe(FORM_OF.land);
  expect(groups[labels[at(90, 34)]!]).toBe(FORM_OF.sky);
});

it('draws lines around the subject and none within grass', () => {
  const stage = redrawScene(meadow());
  const lines = linesOfForms(stage.forms!, stage, { outline: 12, ridge: 8, inner: 4 });
  expect(lines[at(HEAD.x, HEAD.y - HEAD.radius)]).toBeGreaterThan(0.5);
  expect(lines[at(20, 200)]).toBe(0);
  expect(lines[at(HEAD.x, HEAD.y)]).toBe(0);
});

it('shows media of tones a ground without blades, and the sky and the subject as they are', () => {
  const stage = meadow('linocut');
  const before = readRaster(stage.canvas).data;
  const after = readRaster(redrawScene(stage).canvas).data;
  const greenIn = (data: Uint8ClampedArray, y: number) => {
    const greens = Array.from({ length: 60 }, (_, x) => data[at(10 + x, y) * 4 + 1]!);
    return Math.max(...greens) - Math.min(...greens);
  };
  expect(greenIn(before, 200)).toBeGreaterThan(30);
  expect(greenIn(after, 200)).toBeLessThan(4);
  for (const [x, y] of [
    [200, 20],
    [HEAD.x, HEAD.y],
  ] as const)
    expect(after[at(x, y) * 4 + 1]).toBe(before[at(x, y) * 4 + 1]);
});

it('leaves photographs and media of dabs alone', () => {
  const dabs = meadow('oil');
  expect(redrawScene(dabs)).toBe(dabs);
  const photograph = { ...meadow(), pictureTones: new Float32Array(SIDE * SIDE) };
  expect(redrawScene(photograph)).toBe(photograph);
});
