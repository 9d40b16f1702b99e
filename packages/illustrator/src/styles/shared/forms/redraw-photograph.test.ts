import { expect, it } from 'vitest';
import { fillBox, fillDisc } from '../../../core/ink.ts';
import { luminance } from '../../../core/plane.ts';
import { createTestStage } from '../../test-stage.ts';
import { readRaster } from '../raster.ts';
import { FORM_OF } from './form.types.ts';
import { formBorders } from './form-borders.ts';
import { redrawPhotograph } from './redraw-photograph.ts';

const SIDE = 160;
const DISC = { x: 90, y: 84, radius: 34 };

/** A red disc before a wall that grows slowly darker; its subject was guessed to be a box around it. */
function photograph(style: 'flat' | 'oil' = 'flat') {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style } });
  for (let x = 0; x < SIDE; x++)
    fillBox(stage.context, [220 - x / 2, 214 - x / 2, 200 - x / 2], x, 0, 1, SIDE);
  fillDisc(stage.context, 'rgb(190,50,40)', DISC.x, DISC.y, DISC.radius);
  for (let index = 0; index < stage.mask.length; index++) {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
    stage.mask[index] = Math.max(Math.abs(x - DISC.x), Math.abs(y - DISC.y)) < DISC.radius - 2 ? 1 : 0;
    stage.depth[index] = 10;
  }
  return { ...stage, pictureTones: luminance(readRaster(stage.canvas).data) };
}

const at = (x: number, y: number) => y * SIDE + x;

it('makes one form of a thing and few of a wall that grows slowly darker', () => {
  const { forms } = redrawPhotograph(photograph());
  const { labels, colors } = forms!;
  const disc = labels[at(DISC.x, DISC.y)]!;
  expect(labels[at(DISC.x + 26, DISC.y)]).toBe(disc);
  expect(colors[disc * 3]! - colors[disc * 3 + 1]!).toBeGreaterThan(100);
  expect(labels[at(20, 20)]).not.toBe(disc);
  expect(new Set(labels).size).toBeLessThan(8);
});

it('ends the subject where its form ends', () => {
  const { mask, forms } = redrawPhotograph(photograph());
  expect(forms!.groups[forms!.labels[at(DISC.x, DISC.y)]!]).toBe(FORM_OF.subject);
  expect(mask[at(DISC.x + DISC.radius - 2, DISC.y)]).toBe(1);
  expect(mask[at(DISC.x + 29, DISC.y + 29)]).toBe(0);
});

it('draws a closed line around a form, and none within', () => {
  const stage = redrawPhotograph(photograph());
  const lines = formBorders(stage.forms!, stage, { thickness: 12 });
  for (let turn = 0; turn < 24; turn++) {
    const [across, down] = [Math.cos((turn / 12) * Math.PI), Math.sin((turn / 12) * Math.PI)];
    const near = [-2, -1, 0, 1, 2].map((step) => {
      const away = DISC.radius + step;
      return lines[at(Math.round(DISC.x + across * away), Math.round(DISC.y + down * away))]!;
    });
    expect(Math.max(...near)).toBeGreaterThan(0.5);
  }
  expect(lines[at(DISC.x, DISC.y)]).toBe(0);
});

it('leaves scenes that were built and media of dabs alone', () => {
  const dabs = photograph('oil');
  expect(redrawPhotograph(dabs)).toBe(dabs);
  const scene = { ...photograph(), pictureTones: undefined };
  expect(redrawPhotograph(scene)).toBe(scene);
});
