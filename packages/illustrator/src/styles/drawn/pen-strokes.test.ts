import { describe, expect, it } from 'vitest';
import { createStroke, drawStroke, type StrokeSheet } from './pen-strokes.ts';

const sheetOf = (): StrokeSheet => ({
  cover: new Float32Array(40 * 40),
  mask: new Uint8Array(40 * 40),
  width: 40,
  height: 40,
});
const stroke = { ...createStroke(), x: 20, y: 20, length: 12, thickness: 1.4 };

describe('drawStroke', () => {
  it('is dark in the middle and runs out to nothing at its ends', () => {
    const sheet = sheetOf();
    drawStroke(sheet, stroke, 'ink');
    expect(sheet.cover[20 * 40 + 20]).toBe(1);
    expect(sheet.cover[20 * 40 + 33]).toBe(0);
    expect(sheet.cover[24 * 40 + 20]).toBe(0);
    expect(sheet.cover[20 * 40 + 30]!).toBeLessThan(1);
  });

  it('ends at the border of the subject it starts on', () => {
    const sheet = sheetOf();
    for (let y = 0; y < 40; y++) sheet.mask.fill(1, y * 40 + 24, y * 40 + 40);
    drawStroke(sheet, stroke, 'ink');
    expect(sheet.cover[20 * 40 + 23]!).toBeGreaterThan(0.5);
    expect(sheet.cover[20 * 40 + 24]).toBe(0);
  });

  it('adds graphite up but lays ink only once', () => {
    const [ink, graphite] = [sheetOf(), sheetOf()];
    for (let time = 0; time < 2; time++) {
      drawStroke(ink, { ...stroke, darkness: 0.5 }, 'ink');
      drawStroke(graphite, { ...stroke, darkness: 0.5 }, 'graphite');
    }
    expect(ink.cover[20 * 40 + 20]).toBeCloseTo(0.5);
    expect(graphite.cover[20 * 40 + 20]).toBeCloseTo(0.75);
  });
});
