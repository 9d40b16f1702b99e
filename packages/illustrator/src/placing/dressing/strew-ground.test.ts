import { describe, expect, it } from 'vitest';
import type { Brief } from '../../brief/brief.types.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { distanceOfRow } from '../../stage/camera.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { createTestStage } from '../../styles/test-stage.ts';
import { strewGround } from './strew-ground.ts';

/** A stage of level ground below its horizon. */
function groundStage(brief: Partial<Brief>): Stage {
  const stage = createTestStage({ width: 200, height: 200, brief });
  stage.mask.fill(0);
  for (let row = 0; row < 200; row++)
    stage.depth.fill(
      row > stage.horizon ? distanceOfRow(stage, row) : 10_000,
      row * stage.width,
      (row + 1) * stage.width,
    );
  return stage;
}

/** Pixels that strewing changes. */
function strewn(stage: Stage): number {
  const before = pixelsOf(stage.canvas).data.slice();
  strewGround(stage, []);
  const after = pixelsOf(stage.canvas).data;
  let changed = 0;
  for (let pixel = 0; pixel < stage.width * stage.height; pixel++)
    if (after[pixel * 4] !== before[pixel * 4]) changed++;
  return changed;
}

describe('strewGround', () => {
  it('strews bare ground, and leaves fields, rooms and water alone', () => {
    expect(strewn(groundStage({ scene: 'desert' }))).toBeGreaterThan(60);
    expect(strewn(groundStage({ scene: 'snow' }))).toBeGreaterThan(60);
    expect(strewn(groundStage({ scene: 'meadow', place: 'wheat-field' }))).toBe(0);
    expect(strewn({ ...groundStage({ scene: 'desert' }), indoor: true })).toBe(0);
    const flooded = groundStage({ scene: 'desert' });
    expect(strewn({ ...flooded, wet: new Uint8Array(200 * 200).fill(1) })).toBe(0);
  });

  it('leaves out what a prompt forbids', () => {
    expect(strewn(groundStage({ scene: 'moon', vetoes: new Set(['ripple', 'stone']) }))).toBe(0);
  });
});
