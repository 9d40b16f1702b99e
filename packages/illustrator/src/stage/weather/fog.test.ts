import { describe, expect, it } from 'vitest';
import type { Brief } from '../../brief/brief.types.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { createTestStage } from '../../styles/test-stage.ts';
import { isEerie } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { drawDarkFrame } from './dark-frame.ts';
import { drawFog } from './fog.ts';

function meadow(wishes: Partial<Brief> = {}): Stage {
  const stage = createTestStage({ brief: { scene: 'meadow', ...wishes } });
  stage.mask.fill(0);
  return stage;
}

function brightness(stage: Stage, fromRow: number, toRow: number): number {
  const { data } = pixelsOf(stage.canvas);
  let sum = 0;
  for (let at = fromRow * stage.width * 4; at < toRow * stage.width * 4; at += 4)
    sum += data[at]! + data[at + 1]!;
  return sum;
}

describe('fog', () => {
  it('leaves what is near as it is and veils what is far', () => {
    const near = meadow({ weather: 'fog' });
    near.depth.fill(4);
    const before = brightness(near, 0, near.height);
    drawFog(near);
    expect(brightness(near, 0, near.height)).toBe(before);
    near.depth.fill(200);
    drawFog(near);
    expect(brightness(near, 0, near.height)).not.toBe(before);
  });

  it('has something dark before it, unless somebody is there', () => {
    const stage = meadow({ weather: 'fog' });
    const { height } = stage;
    const before = brightness(stage, 0, Math.floor(height * 0.7));
    const taken = meadow({ weather: 'fog' });
    taken.mask.fill(1);
    drawDarkFrame(stage);
    drawDarkFrame(taken);
    expect(brightness(stage, 0, Math.floor(height * 0.7))).toBeLessThan(before);
    expect(brightness(taken, 0, Math.floor(height * 0.7))).toBe(before);
  });

  it('is eerie where the place or somebody in it is told so', () => {
    expect(isEerie(meadow({ placeQualities: ['haunted'] }).brief)).toBe(true);
    expect(isEerie(meadow({ placeQualities: ['messy'], subjects: [] }).brief)).toBe(false);
  });
});
