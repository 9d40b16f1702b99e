import { describe, expect, it } from 'vitest';
import { STYLE_NAMES, type StyleName } from '../brief/brief.types.ts';
import type { Canvas } from '../core/canvas.ts';
import { createCheckpoint, IllustrationStopped } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { drawOnce } from '../core/test-draw-once.ts';
import { applyStyle } from './apply-style.ts';
import { readRaster } from './shared/raster.ts';
import { meanDifference, measure, outlineStrength } from './test-picture-measures.ts';
import { createTestStage, type TestStageOptions } from './test-stage.ts';

/** Some 2 ms of work for the slowest style. */
const ROWS_BETWEEN_LOOKS = 8;

const draw = (style: StyleName, options: TestStageOptions = {}, seed = 5): Canvas =>
  applyStyle(createTestStage({ ...options, brief: { ...options.brief, style } }), createRandom(seed));

/** The same picture again and again, for what only looks at it. */
const plainly = drawOnce((style: StyleName) => draw(style));

describe.each(STYLE_NAMES)('GREEN-43: the style %s', (style) => {
  it('draws an opaque picture of the same size that differs clearly from the bare scene', () => {
    const stage = createTestStage({ brief: { style } });
    const before = readRaster(stage.canvas).data;
    const picture = applyStyle(stage, createRandom(5));
    expect([picture.width, picture.height]).toEqual([128, 128]);
    expect(measure(picture).opaque).toBe(true);
    expect(meanDifference(picture, stage.canvas)).toBeGreaterThan(2);
    expect(readRaster(stage.canvas).data).toEqual(before);
  });

  it('draws the same pixels for the same seed', () => {
    expect(meanDifference(draw(style), plainly(style))).toBe(0);
  });

  it('survives the smallest square and a long strip', () => {
    for (const [width, height] of [
      [64, 64],
      [1024, 64],
      [97, 211],
    ] as const) {
      const picture = draw(style, { width, height });
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect(measure(picture).opaque).toBe(true);
    }
  });

  it('keeps the outline of the subject in sight', () => {
    const stage = createTestStage({ width: 256, height: 256, brief: { style } });
    const strength = outlineStrength(applyStyle(stage, createRandom(5)), stage.mask);
    expect(strength).toBeGreaterThan(1.4);
  });

  it('shows a dark and a bright mood', () => {
    const plain = measure(plainly(style)).brightness;
    expect(measure(draw(style, { brief: { grade: { gain: 0.55 } } })).brightness).toBeLessThan(plain - 4);
    expect(measure(draw(style, { brief: { grade: { gain: 1.6 } } })).brightness).toBeGreaterThan(plain + 1.5);
  });

  it('has no color under a monochrome scheme', () => {
    expect(measure(draw(style, { brief: { grade: { saturation: 0 } } })).colorfulness).toBeLessThan(2.5);
  });

  it('turns warm and cold', () => {
    const warm = measure(draw(style, { brief: { grade: { temperature: 1 } } })).warmth;
    const cold = measure(draw(style, { brief: { grade: { temperature: -1 } } })).warmth;
    expect(warm - cold).toBeGreaterThan(8);
  });

  it('changes with the level of detail', () => {
    const sparse = draw(style, { brief: { detail: 0.5 } });
    const intricate = draw(style, { brief: { detail: 2 } });
    expect(meanDifference(sparse, intricate)).toBeGreaterThan(0.5);
  });

  it('stops in the middle when the picture is no longer wanted', () => {
    let total = 0;
    draw(style, { checkpoint: createCheckpoint(() => ++total < 0) });
    let checks = 0;
    const stopping = createCheckpoint(() => ++checks > total / 2);
    expect(() => draw(style, { checkpoint: stopping })).toThrow(IllustrationStopped);
    expect(total).toBeGreaterThan(3);
  });

  it('GREEN-33: looks often whether the picture is still wanted', () => {
    let looks = 0;
    const counting = createCheckpoint(() => ++looks < 0);
    // By rows: a wider one would only take longer.
    draw(style, { width: 64, height: 1024, checkpoint: counting });
    // How long that is between two looks is measured by `npm run bench -- pictures/stop`.
    expect(looks).toBeGreaterThanOrEqual(1024 / ROWS_BETWEEN_LOOKS);
  });
});

describe('applyStyle', () => {
  const earlier: Canvas[] = [];
  it.each(STYLE_NAMES)('draws %s differently from every style before it', (style) => {
    const picture = plainly(style);
    for (const other of earlier) expect(meanDifference(picture, other)).toBeGreaterThan(2);
    earlier.push(picture);
  });

  it('leaves grain out when the prompt forbids it', () => {
    const grainy = draw('photo', { brief: { grade: { grain: 1 } } });
    const clean = draw('photo', { brief: { grade: { grain: 1 }, vetoes: new Set(['grain']) } });
    expect(meanDifference(grainy, clean)).toBeGreaterThan(2);
  });

  it.each(['anime', 'pop', 'pixel'] as const)(
    'draws %s without outlines when the prompt forbids them',
    (style) => {
      const outlined = draw(style);
      const plain = draw(style, { brief: { vetoes: new Set(['outlines']) } });
      expect(measure(plain).brightness).toBeGreaterThan(measure(outlined).brightness);
    },
  );
});
