import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../core/canvas.ts';
import { createRandom } from '../../core/random.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { drawAppleTree, drawMaple, drawOak } from './broad-trees.ts';

type Draw = typeof drawOak;

/** Mean red minus green and the covered share of the upper half. */
function crownOf(draw: Draw, changes: Partial<DrawingRequest>): { warmth: number; cover: number } {
  const { canvas } = draw({
    size: 160,
    random: createRandom(5),
    skin: [199, 147, 104],
    lamps: false,
    snow: false,
    lightSide: 1,
    qualities: [],
    detail: 1,
    ...changes,
  });
  const { data } = pixelsOf(canvas);
  let sum = 0;
  let covered = 0;
  const half = (data.length >> 3) << 2;
  for (let offset = 0; offset < half; offset += 4) {
    if (data[offset + 3]! < 128) continue;
    covered++;
    sum += data[offset]! - data[offset + 1]!;
  }
  return { warmth: sum / Math.max(1, covered), cover: covered / (half / 4) };
}

describe('broad-leaved trees', () => {
  it('turn from green to gold in autumn', () => {
    expect(crownOf(drawOak, { season: 'summer' }).warmth).toBeLessThan(0);
    expect(crownOf(drawOak, { season: 'autumn' }).warmth).toBeGreaterThan(20);
  });

  it('are bare in winter', () => {
    expect(crownOf(drawOak, { season: 'winter' }).cover).toBeLessThan(
      crownOf(drawOak, { season: 'summer' }).cover * 0.75,
    );
  });

  it('blossom in spring where they bear fruit', () => {
    expect(crownOf(drawAppleTree, { season: 'spring' }).warmth).toBeGreaterThan(
      crownOf(drawAppleTree, { season: 'summer' }).warmth + 10,
    );
  });

  it('keep the red that a maple is known for, unless a season is named', () => {
    expect(crownOf(drawMaple, { season: 'summer' }).warmth).toBeGreaterThan(20);
    expect(crownOf(drawMaple, { season: 'summer', qualities: ['summer'] }).warmth).toBeLessThan(0);
  });
});
