import { describe, expect, it } from 'vitest';
import { mergeGrades } from './merge-grades.ts';

describe('mergeGrades', () => {
  it('multiplies multipliers and adds offsets', () => {
    expect(
      mergeGrades([
        { contrast: 1.2, temperature: 0.3 },
        { contrast: 0.5, temperature: 0.4 },
      ]),
    ).toEqual({
      contrast: 0.6,
      temperature: 0.7,
    });
  });

  it('keeps every field inside its range', () => {
    const strong = { contrast: 1.5, saturation: 1.6, gain: 1.3, temperature: 0.9 };
    expect(mergeGrades([strong, strong, strong])).toEqual({
      contrast: 1.8,
      saturation: 2,
      gain: 1.4,
      temperature: 1,
    });
  });

  it('keeps monochrome monochrome', () => {
    expect(mergeGrades([{ saturation: 0 }, { saturation: 1.5 }]).saturation).toBe(0);
  });

  it('takes the stronger vignette and grain and the last tones', () => {
    const first = { shadow: '#000', middle: '#888', highlight: '#fff', amount: 0.5 };
    const last = { ...first, amount: 0.9 };
    expect(
      mergeGrades([
        { vignette: 0.4, tones: first },
        { vignette: 0.2, grain: 0.1, tones: last },
      ]),
    ).toEqual({
      vignette: 0.4,
      grain: 0.1,
      tones: last,
    });
  });

  it('adds tints up to their limit', () => {
    expect(mergeGrades([{ shadowTint: [-40, 0, 10] }, { shadowTint: [-40, 5, 10] }]).shadowTint).toEqual([
      -60, 5, 20,
    ]);
  });

  it('is empty when nothing is wished', () => {
    expect(mergeGrades([])).toEqual({});
  });
});
