import { describe, expect, it } from 'vitest';
import { createTestStage } from '../test-stage.ts';
import { blurByDepth } from './depth-of-field.ts';
import { copyCanvas, readRaster } from './raster.ts';

describe('blurByDepth', () => {
  const stage = createTestStage({ width: 200, height: 200 });
  const before = readRaster(stage.canvas).data;
  const after = readRaster(blurByDepth(copyCanvas(stage.canvas), stage, { strength: 0.03, far: 1 })).data;
  const changeAt = (x: number, y: number) => {
    const offset = (y * 200 + x) * 4;
    return [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs(after[offset + channel]! - before[offset + channel]!),
      0,
    );
  };

  it('keeps every pixel of a subject as it was', () => {
    for (const [index, subject] of stage.mask.entries()) {
      if (subject > 0) expect(changeAt(index % 200, Math.floor(index / 200))).toBe(0);
    }
  });

  it('blurs the sun at the far end of the sky', () => {
    expect(changeAt(50 + 12, 40)).toBeGreaterThan(10);
  });

  it('lets no red of the subject leak into the sky around it', () => {
    const above = (70 * 200 + 120) * 4;
    expect(after[above]! - before[above]!).toBeLessThan(6);
  });
});
