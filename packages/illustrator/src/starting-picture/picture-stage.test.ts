import { describe, expect, test } from 'vitest';
import { photograph } from '../../tools/starting-pictures.ts';
import { createCheckpoint, IllustrationStopped } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import type { Picture } from '../illustrator.types.ts';
import type { Stage } from '../stage/stage.types.ts';
import { plainBrief } from '../stage/test-plain-brief.ts';
import { stageOfPicture } from './picture-stage.ts';
import {
  BALL,
  ballPicture,
  calmSea,
  HORIZON,
  MAST,
  mastPicture,
  paleOnWhite,
  pinkOnCream,
  plainPicture,
  streetPicture,
} from './test-pictures.ts';

const SIZE = { width: 256, height: 256 };

const stageOf = (picture: Picture, size = SIZE, checkpoint = createCheckpoint()) =>
  stageOfPicture(picture, plainBrief('city'), size, createRandom(1), checkpoint);

/** What the guessed subject and the ball have in common, by all that is one of them. */
function shareOfBall({ mask }: Stage): number {
  let [both, either] = [0, 0];
  for (const [index, value] of mask.entries()) {
    const [x, y] = [(index % 256) / 256, Math.floor(index / 256) / 256];
    const isBall = Math.hypot(x - BALL.x, y - BALL.y) < BALL.radius;
    if (value > 0 && isBall) both++;
    if (value > 0 || isBall) either++;
  }
  return both / either;
}

test('a thing as bright as the wall behind it is found by its color, and the wall is no sky', () => {
  const stage = stageOf(pinkOnCream());
  expect(shareOfBall(stage)).toBeGreaterThan(0.9);
  expect(stage.depth.some((metres) => metres >= 5000)).toBe(false);
});

test('a pale thing on white keeps its lit side', () => {
  expect(shareOfBall(stageOf(paleOnWhite()))).toBeGreaterThan(0.95);
});

test('a sea as calm as the sky begins at the horizon', () => {
  const { depth, horizon } = stageOf(calmSea());
  expect(horizon / 256).toBeCloseTo(HORIZON, 1);
  expect(depth[Math.round(256 * 0.3) * 256 + 128]).toBe(10_000);
  expect(depth[Math.round(256 * 0.6) * 256 + 128]).toBeLessThan(5000);
});

test('houses that are higher than the picture are no sky', () => {
  const { depth } = stageOf(streetPicture());
  const isSkyAt = (x: number) => depth[2 * 256 + Math.round(x * 256)]! >= 5000;
  expect([0.1, 0.5, 0.9].map(isSkyAt)).toEqual([false, true, false]);
});

test('a mast before the sky stands with the subject', () => {
  const { mask } = stageOf(mastPicture());
  const maskAt = (x: number) => mask[Math.round(0.25 * 256) * 256 + Math.round(x * 256)]!;
  expect([maskAt(MAST.x), maskAt(MAST.x + 0.1)]).toEqual([1, 0]);
});

test('a face is found where it is', async () => {
  const { faces } = stageOf(await photograph('portrait'));
  expect(faces).toHaveLength(1);
  expect(faces[0]!.x / 256).toBeCloseTo(0.43, 1);
  expect(faces[0]!.y / 256).toBeCloseTo(0.23, 1);
});

describe('a ball on a meadow under the sky', () => {
  const stage = stageOf(ballPicture());
  test('the ball is what it is about, to its border', () => {
    expect(shareOfBall(stage)).toBeGreaterThan(0.9);
  });

  test('the sky is far, the meadow comes nearer, the ball is as near as its foot', () => {
    const depthAt = (x: number, y: number) => stage.depth[Math.round(y * 256) * 256 + Math.round(x * 256)]!;
    expect(depthAt(0.1, 0.1)).toBe(10_000);
    expect(depthAt(0.1, 0.5)).toBeGreaterThan(depthAt(0.1, 0.7));
    expect(depthAt(0.1, 0.7)).toBeGreaterThan(depthAt(0.1, 0.95));
    expect(depthAt(BALL.x, BALL.y)).toBeLessThan(depthAt(0.1, BALL.y));
    expect(stage.horizon / 256).toBeCloseTo(HORIZON, 1);
    expect(stage.indoor).toBe(false);
  });

  test('the light falls from the side that is brighter', () => {
    expect(stage.light[0]).toBeGreaterThan(0.02);
    expect(Math.hypot(...stage.light)).toBeCloseTo(1, 5);
    expect(stage.palette.zenith[2]).toBeGreaterThan(stage.palette.zenith[0]);
    expect(stage.palette.night).toBe(false);
  });
});

describe('pictures that show nothing', () => {
  test.each([
    ['white', plainPicture(64, 64, '#ffffff')],
    ['black', plainPicture(300, 200, '#000000')],
    ['a line of 1 x 4000', plainPicture(1, 4000, '#808080')],
    ['one pixel', plainPicture(1, 1, '#ff0000')],
  ])('%s has neither a sky nor a subject', (_, picture) => {
    const stage = stageOf(picture, { width: 96, height: 64 });
    expect(stage.mask.some((value) => value > 0)).toBe(false);
    expect(stage.depth.some((metres) => metres >= 5000 || Number.isNaN(metres))).toBe(false);
  });
});

test('stops when it is told to', () => {
  const stopped = createCheckpoint(() => true);
  expect(() => stageOf(ballPicture(), SIZE, stopped)).toThrow(IllustrationStopped);
});
