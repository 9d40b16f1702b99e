import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief/brief.types.ts';
import { createCheckpoint, IllustrationStopped } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { readRaster } from '../styles/shared/raster.ts';
import { meanDifference, measure } from '../styles/test-picture-measures.ts';
import { createTestStage, type TestStageOptions } from '../styles/test-stage.ts';
import { finishPicture } from './finish-picture.ts';

const finish = (brief: Partial<Brief>, options: TestStageOptions = {}) => {
  const stage = createTestStage({ ...options, brief: { style: 'oil', ...brief } });
  return { stage, picture: finishPicture(stage.canvas, stage, createRandom(2)) };
};

const WISHES: ReadonlyArray<Partial<Brief>> = [
  { lens: 'wide' },
  { lens: 'telephoto' },
  { lens: 'fisheye' },
  { lens: 'macro' },
  { lens: 'tilt-shift' },
  { lens: 'bokeh' },
  { lens: 'anamorphic' },
  { cameraAngle: 'dutch' },
  { composition: 'framed' },
  { composition: 'framed', scene: 'city' },
  { finish: 'bloom' },
  { finish: 'clay' },
  { finish: 'voxel' },
  { finish: 'toon' },
];

describe('finishPicture', () => {
  it('returns a plain picture untouched', () => {
    const { stage, picture } = finish({});
    expect(picture).toBe(stage.canvas);
  });

  it.each(WISHES)('YEL-12: shows %o, opaque and at the same size', (wish) => {
    const { stage, picture } = finish(wish);
    expect([picture.width, picture.height]).toEqual([128, 128]);
    expect(measure(picture).opaque).toBe(true);
    expect(meanDifference(picture, stage.canvas)).toBeGreaterThan(1);
    expect(meanDifference(finish(wish).picture, picture)).toBe(0);
  });

  it('blurs by depth where the lens asks for it, and not when the prompt forbids blur', () => {
    const macro = { style: 'photo', lens: 'macro', grade: {} } as const;
    const sharp = finish({ ...macro, vetoes: new Set(['blur']) }).picture;
    expect(meanDifference(finish(macro).picture, sharp)).toBeGreaterThan(0.3);
  });

  it.each(WISHES)('survives %o on odd sizes', (wish) => {
    for (const [width, height] of [
      [64, 64],
      [333, 75],
      [75, 333],
    ] as const) {
      const { picture } = finish(wish, { width, height });
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect(measure(picture).opaque).toBe(true);
    }
  });

  it('leaves no bare corner under a rolled camera, at any shape', () => {
    for (const [width, height] of [
      [96, 96],
      [240, 80],
      [80, 240],
    ] as const) {
      const { picture } = finish({ cameraAngle: 'dutch' }, { width, height });
      const { data } = readRaster(picture);
      for (const corner of [0, width - 1, (height - 1) * width, height * width - 1]) {
        expect(data[corner * 4]! + data[corner * 4 + 1]! + data[corner * 4 + 2]!).toBeGreaterThan(60);
      }
    }
  });

  it('keeps the middle of a fisheye and darkens its corners', () => {
    const { data } = readRaster(finish({ lens: 'fisheye' }).picture);
    expect(data[0]! + data[1]! + data[2]!).toBe(0);
    expect(measure(finish({ lens: 'fisheye' }).picture).brightness).toBeGreaterThan(60);
  });

  it('takes nearly all color away in clay', () => {
    const { stage, picture } = finish({ finish: 'clay' });
    expect(measure(picture).colorfulness).toBeLessThan(measure(stage.canvas).colorfulness * 0.5);
  });

  it('does not blur when the prompt forbids it', () => {
    const { stage, picture } = finish({ lens: 'tilt-shift', vetoes: new Set(['blur']) });
    expect(picture).toBe(stage.canvas);
  });

  it('stops when the picture is no longer wanted', () => {
    const checkpoint = createCheckpoint(() => true);
    for (const wish of WISHES) expect(() => finish(wish, { checkpoint })).toThrow(IllustrationStopped);
  });
});
