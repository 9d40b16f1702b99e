import { describe, expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { createTestStage } from '../../styles/test-stage.ts';
import type { Placement } from '../plan/placement.types.ts';
import { shadeAlongFoot } from './foot-shade.ts';

const WIDTH = 60;
const HEIGHT = 60;
const FOOT = 100;

/** A drawing of bars, each from the top down to so many pixels above the ground, and where it stands. */
function bars(...raised: number[]): Placement {
  const { canvas, context } = createLayer(WIDTH, HEIGHT);
  const wide = WIDTH / raised.length;
  for (const [index, up] of raised.entries()) context.fillRect(index * wide, 0, wide, HEIGHT - up);
  const drawing = { canvas, lights: [], anchors: {}, shaded: false, facing: 'front' } as unknown as Drawing;
  const where = { x: 64, y: FOOT, width: WIDTH, height: HEIGHT, distance: 8, mirrored: false, turn: 0 };
  return { drawing, ...where } as unknown as Placement;
}

/** How much darker the ground became at a point, whose column is told from the left edge of the drawing. */
function darkened(placement: Placement, column: number, row: number): number {
  const stage = createTestStage();
  const offset = (row * stage.width + 64 - WIDTH / 2 + column) * 4;
  const light = () =>
    [0, 1, 2].reduce((sum, channel) => sum + pixelsOf(stage.canvas).data[offset + channel]!, 0);
  const before = light();
  shadeAlongFoot(stage, placement, 1);
  return before - light();
}

describe('the shade along a foot', () => {
  it('reaches both corners of a straight base, and ends soon below it', () => {
    const middle = darkened(bars(0), WIDTH / 2, FOOT + 1);
    expect(middle).toBeGreaterThan(10);
    for (const corner of [2, WIDTH - 3])
      expect(darkened(bars(0), corner, FOOT + 1)).toBeGreaterThan(middle * 0.5);
    expect(darkened(bars(0), WIDTH / 2, FOOT + 9)).toBeLessThan(2);
  });

  it('is below each foot at its own level', () => {
    const steps = bars(0, HEIGHT, 3);
    expect(darkened(steps, 10, FOOT + 1)).toBeGreaterThan(10);
    expect(darkened(steps, WIDTH - 10, FOOT - 2)).toBeGreaterThan(10);
    expect(darkened(steps, WIDTH / 2, FOOT + 1)).toBeLessThan(4);
  });
});
