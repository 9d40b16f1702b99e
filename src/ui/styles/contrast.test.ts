import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const styles = ['tokens.css', 'accents.css'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

/** The relative luminance of WCAG for an OKLCH color; Björn Ottosson's matrices to linear sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Every opaque color of a style sheet by its name; a name set several times keeps all its values. */
function readColors(css: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [, name, l, c, h] of css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)) {
    const values = found.get(name!) ?? [];
    found.set(name!, [...values, luminance(Number(l), Number(c), Number(h))]);
  }
  return found;
}

const [tokens, accents] = styles.map(readColors) as [Map<string, number[]>, Map<string, number[]>];
const token = (name: string) => tokens.get(`color-${name}`)![0]!;
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const surfaces = ['ground-deep', 'ground', 'surface-sunken', 'surface', 'surface-raised', 'surface-high'];

test('the arithmetic knows black and white', () => {
  expect(contrast(luminance(1, 0, 0), luminance(0, 0, 0))).toBeCloseTo(21, 1);
});

describe('LAY-03: text reaches 4.5:1', () => {
  test.each(['ink', 'ink-soft', 'ink-muted', 'ink-faint', 'danger', 'info', 'success'])(
    '%s on every surface',
    (ink) => {
      for (const surface of surfaces) {
        expect(contrast(token(ink), token(surface)), surface).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('each accent on every surface, and the text that stands on the accent', () => {
    expect(accents.get('accent')).toHaveLength(3);
    accents.get('accent')!.forEach((accent, index) => {
      for (const surface of surfaces) expect(contrast(accent, token(surface))).toBeGreaterThanOrEqual(4.5);
      for (const fill of [accent, accents.get('accent-strong')![index]!]) {
        expect(contrast(fill, accents.get('on-accent')![index]!)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  test('white on the pressed side of danger', () => {
    expect(contrast(1, token('danger-deep'))).toBeGreaterThanOrEqual(4.5);
  });
});

test('the focus ring reaches 3:1 on every surface', () => {
  for (const surface of surfaces) {
    expect(contrast(token('focus'), token(surface))).toBeGreaterThanOrEqual(3);
  }
});
