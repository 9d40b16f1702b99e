import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createLayer, pixelsOf } from '../core/canvas.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import type { Rgb } from '../core/color.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import type { Stage } from '../stage/stage.types.ts';
import { relight } from './relight.ts';

function stageWith(light: readonly [number, number, number], changes: Partial<Stage> = {}): Stage {
  const random = createRandom(3);
  const stage = buildStage(
    readBrief('a meadow at noon', { random }),
    { width: 64, height: 64 },
    random,
    createCheckpoint(),
  );
  return { ...stage, light, ...changes };
}

function grayBall(): ReturnType<typeof createLayer>['canvas'] {
  const { canvas, context } = createLayer(80, 80);
  context.fillStyle = 'rgb(150,150,150)';
  context.beginPath();
  context.arc(40, 40, 38, 0, Math.PI * 2);
  context.fill();
  return canvas;
}

function brightness(canvas: ReturnType<typeof grayBall>, x: number, y: number): number {
  const { data } = pixelsOf(canvas);
  const offset = (y * 80 + x) * 4;
  return data[offset]! + data[offset + 1]! + data[offset + 2]!;
}

describe('relight', () => {
  it('brightens the side that faces the light', () => {
    const fromLeft = grayBall();
    relight(fromLeft, stageWith([-0.8, 0.5, -0.3]));
    expect(brightness(fromLeft, 10, 40)).toBeGreaterThan(brightness(fromLeft, 70, 40) + 20);
    const mirrored = grayBall();
    relight(mirrored, stageWith([-0.8, 0.5, -0.3]), { mirrored: true });
    expect(brightness(mirrored, 70, 40)).toBeGreaterThan(brightness(mirrored, 10, 40) + 20);
  });

  it('is darker at night than at noon', () => {
    const noon = grayBall();
    const night = grayBall();
    const stage = stageWith([-0.5, 0.7, -0.3]);
    relight(noon, stage);
    relight(night, { ...stage, palette: { ...stage.palette, ambient: [48, 69, 124], sun: [120, 140, 190] } });
    expect(brightness(night, 40, 40)).toBeLessThan(brightness(noon, 40, 40));
  });

  it('fades into the color of the air with distance', () => {
    const stage = stageWith([-0.5, 0.7, -0.3]);
    const lost = grayBall();
    relight(lost, stage, { fog: 1 });
    const { data } = pixelsOf(lost);
    const offset = (40 * 80 + 40) * 4;
    expect(
      [...data.slice(offset, offset + 3)].map(
        (channel, index) => Math.abs(channel - stage.palette.fog[index]!) <= 2,
      ),
    ).toEqual([true, true, true]);
  });

  it('lets what is behind spill over the outline, each side its own, and the ground shine up', () => {
    const stage = stageWith([0, 0.9, -0.3]);
    const surroundings = {
      left: [[255, 0, 0] as Rgb],
      right: [[0, 0, 255] as Rgb],
      ground: [0, 255, 0] as Rgb,
    };
    const [plain, ball] = [grayBall(), grayBall()];
    relight(plain, stage);
    relight(ball, stage, { surroundings });
    const gained = (x: number, y: number, channel: number) => {
      const offset = (y * 80 + x) * 4 + channel;
      return pixelsOf(ball).data[offset]! - pixelsOf(plain).data[offset]!;
    };
    expect(gained(3, 40, 0)).toBeGreaterThan(gained(3, 40, 2) + 20);
    expect(gained(76, 40, 2)).toBeGreaterThan(gained(76, 40, 0) + 20);
    expect(gained(40, 72, 1)).toBeGreaterThan(0);
    expect(Math.abs(gained(40, 40, 0))).toBeLessThan(3);
  });

  it('leaves transparent pixels alone', () => {
    const ball = grayBall();
    relight(ball, stageWith([-0.5, 0.7, -0.3]));
    expect(pixelsOf(ball).data[3]).toBe(0);
  });
});
