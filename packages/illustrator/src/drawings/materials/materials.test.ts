import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../../brief/brief.types.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';
import { plainBrief } from '../../stage/test-plain-brief.ts';
import { drawProcedure } from '../drawings.registry.ts';
import type { Drawing } from '../pen/drawing.types.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { applyMaterial } from './apply-material.ts';

const stage = buildStage(
  plainBrief('meadow'),
  { width: 64, height: 64 },
  createRandom(1),
  createCheckpoint(),
);

const castle = () => drawProcedure('castle', plainRequest({ size: 160, random: createRandom(3) }));

/** Mean red, green and blue of what is seen, and the share of pixels that are. */
function meanOf({ canvas }: Drawing): { mean: number[]; covered: number } {
  const { data } = pixelsOf(canvas);
  const sum = [0, 0, 0];
  let count = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset + 3]! < 60) continue;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[offset + channel]!;
    count++;
  }
  return { mean: sum.map((value) => value / count), covered: count / (data.length / 4) };
}

function made(material: (typeof MATERIALS)[number], seed = 5): Drawing {
  return applyMaterial(stage, castle(), {
    material,
    random: createRandom(seed),
    lightSide: -1,
    alive: false,
  });
}

describe('applyMaterial', () => {
  it.each(MATERIALS)('%s: changes the substance and keeps the shape', (material) => {
    const before = meanOf(castle());
    const after = meanOf(made(material));
    const change = after.mean.reduce(
      (sum, value, channel) => sum + Math.abs(value - before.mean[channel]!),
      0,
    );
    expect(change).toBeGreaterThan(12);
    expect(Math.abs(after.covered - before.covered)).toBeLessThan(0.16);
  });

  it('makes ice bluer than gold and fire brighter than iron', () => {
    const [ice, gold, fire, iron] = (['ice', 'gold', 'fire', 'iron'] as const).map(
      (name) => meanOf(made(name)).mean,
    );
    expect(ice![2]! - ice![0]!).toBeGreaterThan(20);
    expect(gold![0]! - gold![2]!).toBeGreaterThan(60);
    expect(fire![0]!).toBeGreaterThan(iron![0]! + 40);
  });

  it('gives the same pixels for the same seed', () => {
    const bytes = ({ canvas }: Drawing) => Buffer.from(pixelsOf(canvas).data.buffer);
    expect(bytes(made('leaves')).equals(bytes(made('leaves')))).toBe(true);
    expect(bytes(made('leaves')).equals(bytes(made('leaves', 6)))).toBe(false);
  });
});
