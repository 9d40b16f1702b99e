import { describe, expect, it } from 'vitest';
import type { Pose } from '../../brief/brief.types.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { createRandom } from '../../core/random.ts';
import { drawProcedure } from '../drawings.registry.ts';
import { plainRequest } from '../pen/plain-request.ts';

/** Counts the covered pixels of a row so high above the ground, as a share of the drawing's height. */
function measureRows(procedure: string, pose: Pose): (high: number) => number {
  const { canvas } = drawProcedure(procedure, plainRequest({ size: 600, pose, random: createRandom(2) }));
  const { data, width, height } = pixelsOf(canvas);
  return (high) => {
    const row = Math.round(height * (1 - high));
    let count = 0;
    for (let column = 0; column < width; column++) if (data[(row * width + column) * 4 + 3]! > 128) count++;
    return count;
  };
}

describe('bare legs', () => {
  it('narrow from the calf to the ankle', () => {
    const covered = measureRows('girl', 'standing');
    expect(covered(0.08)).toBeLessThan(covered(0.16) * 0.86);
  });
});

it('joins the legs of a kneeling dancer to her tutu', () => {
  const covered = measureRows('ballerina', 'kneeling');
  for (let high = 0.1; high < 0.6; high += 0.005) expect(covered(high), `at ${high}`).toBeGreaterThan(0);
});
