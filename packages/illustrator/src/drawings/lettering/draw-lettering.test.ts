import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../../core/canvas.ts';
import { drawLettering, inCapitals } from './draw-lettering.ts';

describe('lettering', () => {
  it('is in capitals without accents, and only of letters that can be drawn', () => {
    expect(inCapitals('Café “ouvert”'.replace(/[“”]/g, ''))).toBe('CAFE OUVERT');
    expect(inCapitals('don’t  panic!')).toBe("DON'T PANIC!");
    expect(inCapitals('привет')).toBeUndefined();
    expect(inCapitals(' ')).toBeUndefined();
  });

  it('breaks into lines where its place is narrow', () => {
    const options = { high: 60, color: [0, 0, 0] as const };
    const wide = drawLettering('WELCOME HOME', { ...options, aspect: 8 }).canvas;
    const narrow = drawLettering('WELCOME HOME', { ...options, aspect: 1.6 }).canvas;
    expect(wide.width / wide.height).toBeGreaterThan(4);
    expect(narrow.width / narrow.height).toBeLessThan(2.6);
  });

  it('shines where it is lit', () => {
    const drawing = drawLettering('BAR', { aspect: 3, high: 40, color: [255, 90, 140], lit: true });
    expect(drawing.glow).toBeDefined();
    expect(pixelsOf(drawing.canvas).data.some((value) => value > 0)).toBe(true);
  });
});
