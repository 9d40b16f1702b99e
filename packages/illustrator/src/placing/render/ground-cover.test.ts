import { describe, expect, it } from 'vitest';
import type { SceneKind } from '../../brief/place.types.ts';
import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { createRandom } from '../../core/random.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { createTestStage } from '../../styles/test-stage.ts';
import type { Placement } from '../plan/placement.types.ts';
import { coverFoot } from './ground-cover.ts';

const LAWN: Rgb = [80, 140, 50];
const PATH: Rgb = [206, 190, 160];

/** Whether anything grows over the foot of somebody who stands on ground of one color. */
function covers(scene: SceneKind, ground: Rgb): boolean {
  const stage = createTestStage({ brief: { scene } });
  const { canvas, context } = createLayer(20, 50);
  context.fillRect(0, 0, 20, 50);
  const drawing = { canvas, lights: [], anchors: {}, shaded: false, facing: 'front' } as unknown as Drawing;
  const request = { noun: { kind: 'person', name: 'woman' } };
  const where = { x: 64, y: 100, width: 20, height: 50, distance: 8, mirrored: false, turn: 0 };
  const before = pixelsOf(stage.canvas).data.slice();
  const placement = { drawing, request, ...where } as unknown as Placement;
  coverFoot(stage, createRandom(2), placement, Array<Rgb>(24).fill(ground));
  return pixelsOf(stage.canvas).data.some((value, index) => value !== before[index]);
}

describe('coverFoot', () => {
  it('lets grass grow over feet on every lawn, in a town too, but on no path or pavement', () => {
    expect(covers('meadow', LAWN)).toBe(true);
    expect(covers('city', LAWN)).toBe(true);
    expect(covers('meadow', PATH)).toBe(false);
    expect(covers('city', PATH)).toBe(false);
  });
});
