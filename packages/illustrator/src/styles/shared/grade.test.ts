import { describe, expect, it } from 'vitest';
import type { Grade } from '../../brief/brief.types.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { meanDifference, measure } from '../test-picture-measures.ts';
import { createTestStage } from '../test-stage.ts';
import { gradeCanvas, gradeColor, layGrade, wishedGrade } from './grade.ts';
import { copyCanvas, readRaster } from './raster.ts';

const scene = createTestStage().canvas;
const graded = (grade: Grade) => gradeCanvas(copyCanvas(scene), grade, createRandom(1), createCheckpoint());
const plain = measure(scene);

describe('GREEN-30: grading', () => {
  it('leaves a picture as it is when nothing is wished', () => {
    expect(meanDifference(graded({}), scene)).toBeLessThan(0.6);
  });

  it('changes contrast both ways without clipping the middle', () => {
    expect(measure(graded({ contrast: 1.5 })).contrast).toBeGreaterThan(plain.contrast * 1.1);
    expect(measure(graded({ contrast: 0.6 })).contrast).toBeLessThan(plain.contrast * 0.8);
    expect(gradeColor([127.5, 127.5, 127.5], { contrast: 2 })[0]).toBeCloseTo(127.5, -0.5);
  });

  it('takes and adds color', () => {
    expect(measure(graded({ saturation: 0 })).colorfulness).toBeLessThan(1.01);
    expect(measure(graded({ saturation: 1.5 })).colorfulness).toBeGreaterThan(plain.colorfulness * 1.2);
  });

  it('warms and cools', () => {
    expect(measure(graded({ temperature: 1 })).warmth).toBeGreaterThan(plain.warmth + 15);
    expect(measure(graded({ temperature: -1 })).warmth).toBeLessThan(plain.warmth - 15);
  });

  it('exposes and lifts the shadows', () => {
    expect(measure(graded({ gain: 0.6 })).brightness).toBeLessThan(plain.brightness * 0.7);
    expect(measure(graded({ gain: 1.5 })).brightness).toBeGreaterThan(plain.brightness * 1.1);
    expect(gradeColor([0, 0, 0], { lift: 0.2 })[0]).toBeCloseTo(51, 0);
    expect(gradeColor([255, 255, 255], { lift: 0.2 })[0]).toBeCloseTo(255, 0);
  });

  it('darkens the corners but not the middle', () => {
    const { data, width } = readRaster(graded({ vignette: 0.8 }));
    const before = readRaster(scene).data;
    const middle = (64 * width + 64) * 4;
    expect(data[0]!).toBeLessThan(before[0]! * 0.5);
    expect(Math.abs(data[middle]! - before[middle]!)).toBeLessThan(3);
  });

  it('adds grain that does not change the mean brightness', () => {
    const grainy = graded({ grain: 0.6 });
    expect(meanDifference(grainy, scene)).toBeGreaterThan(2);
    expect(Math.abs(measure(grainy).brightness - plain.brightness)).toBeLessThan(1);
  });

  it('tints shadows and highlights apart', () => {
    const tinted = { shadowTint: [0, 0, 40], highlightTint: [40, 0, 0] } as const;
    const dark = gradeColor([10, 10, 10], tinted);
    const light = gradeColor([245, 245, 245], tinted);
    expect(dark[2] - dark[0]).toBeGreaterThan(30);
    expect(light[0] - light[2]).toBeGreaterThan(30);
  });

  it('maps brightness to three tones', () => {
    const tones = { shadow: '#100030', middle: '#a04020', highlight: '#ffffd0', amount: 1 };
    expect(gradeColor([0, 0, 0], { tones }).map(Math.round)).toEqual([16, 0, 48]);
    expect(gradeColor([255, 255, 255], { tones }).map(Math.round)).toEqual([255, 255, 208]);
    const half = { tones: { ...tones, amount: 0.5 } };
    expect(gradeColor([255, 255, 255], half)[2]).toBeCloseTo((255 + 208) / 2, 0);
  });

  it('joins a style and a wish as if applied one after the other', () => {
    const joined = layGrade(
      { contrast: 1.1, saturation: 1.2, vignette: 0.2, grain: 0.3 },
      { contrast: 1.2, saturation: 0, vignette: 0.5, temperature: 0.4 },
    );
    expect(joined).toMatchObject({ saturation: 0, grain: 0.3, temperature: 0.4 });
    expect(joined.contrast).toBeCloseTo(1.32);
    expect(joined.vignette).toBeCloseTo(0.6);
  });

  it('drops grain that a negative prompt forbids', () => {
    const stage = createTestStage({ brief: { vetoes: new Set(['grain']) } });
    expect(wishedGrade(stage, { grain: 0.5 }).grain).toBe(0);
  });
});
