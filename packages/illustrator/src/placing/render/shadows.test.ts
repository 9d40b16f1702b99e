import { describe, expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import { createTestStage } from '../../styles/test-stage.ts';
import type { Placement } from '../plan/placement.types.ts';
import { isBowed } from './contact.ts';
import { castShadow } from './shadows.ts';

/** A post of 8 by 60 pixels that stands in the middle. */
function post(): Placement {
  const { canvas, context } = createLayer(8, 60);
  context.fillRect(0, 0, 8, 60);
  const drawing = { canvas, lights: [], anchors: {}, shaded: false, facing: 'front' } as unknown as Drawing;
  const where = { x: 64, y: 90, width: 8, height: 60, distance: 8, mirrored: false, turn: 0 };
  return { drawing, ...where } as unknown as Placement;
}

/** How much darker the ground became, left and right of the post, a little below its foot. */
function darkened(sunAcross: number, lightZ: number): { left: number; right: number } {
  const stage = createTestStage();
  stage.sun = { x: stage.width * sunAcross, y: 20 };
  stage.light = [sunAcross < 0.5 ? -0.6 : 0.6, 0.6, lightZ];
  const before = pixelsOf(stage.canvas).data.slice();
  castShadow(stage, post());
  const after = pixelsOf(stage.canvas).data;
  const sum = (from: number, to: number) => {
    let total = 0;
    for (let row = 94; row < 110; row++)
      for (let column = from; column < to; column++) {
        const offset = (row * stage.width + column) * 4;
        total += before[offset]! - after[offset]!;
      }
    return total;
  };
  return { left: sum(20, 58), right: sum(70, 108) };
}

describe('castShadow', () => {
  it('throws a shadow before the feet, away from the sun, wherever the light comes from', () => {
    for (const lightZ of [-0.5, 0.5]) {
      const sunLeft = darkened(0.1, lightZ);
      expect(sunLeft.right).toBeGreaterThan(sunLeft.left * 3 + 300);
      const sunRight = darkened(0.9, lightZ);
      expect(sunRight.left).toBeGreaterThan(sunRight.right * 3 + 300);
    }
  });

  it('lets a shadow lean aside even right under the sun', () => {
    const { left, right } = darkened(0.501, -0.5);
    expect(left).toBeGreaterThan(right * 2 + 200);
  });
});

describe('the shade of what stands on a bow', () => {
  /** A plate as it is seen from a little above, its foot in row 90. */
  function plate(): Placement {
    const { canvas, context } = createLayer(100, 24);
    context.ellipse(50, 12, 50, 12, 0, 0, Math.PI * 2);
    context.fill();
    const drawing = { canvas, lights: [], anchors: {}, shaded: false, facing: 'front' } as unknown as Drawing;
    const where = { x: 64, y: 90, width: 100, height: 24, distance: 8, mirrored: false, turn: 0 };
    return { drawing, ...where } as unknown as Placement;
  }

  it('lies right below its outline and not apart from it', () => {
    const stage = createTestStage();
    const before = pixelsOf(stage.canvas).data.slice();
    castShadow(stage, plate());
    const after = pixelsOf(stage.canvas).data;
    const darkerAt = (column: number, row: number) => {
      const offset = (row * stage.width + column) * 4;
      return before[offset]! - after[offset]!;
    };
    // Near its ends the outline is seven rows above its foot.
    expect(darkerAt(24, 87)).toBeGreaterThan(darkerAt(24, 92) * 2 + 10);
    expect(darkerAt(64, 91)).toBeGreaterThan(10);
  });

  it('tells a bow from a post and from a bowl on its foot', () => {
    const bowl = plate();
    const { canvas, context } = createLayer(100, 60);
    context.ellipse(50, 0, 50, 60, 0, 0, Math.PI);
    context.fill();
    bowl.drawing = { ...bowl.drawing, canvas };
    bowl.height = 60;
    expect([plate(), post(), bowl].map(isBowed)).toEqual([true, false, false]);
  });
});
