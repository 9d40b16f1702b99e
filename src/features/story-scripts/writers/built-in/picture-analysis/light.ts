import type { Brightness, Contrast, Raster, Warmth } from './picture-analysis.types.ts';

/** The direction of orange in OKLab's color plane, about 55 degrees. */
const WARM_AXIS = { a: Math.cos((55 * Math.PI) / 180), b: Math.sin((55 * Math.PI) / 180) };

/** Mean OKLab lightness, 0..1. */
export function meanLightness({ lightness }: Raster): number {
  return lightness.reduce((sum, value) => sum + value, 0) / lightness.length;
}

/** The lightness below which `share` of the pixels lie. */
function lightnessQuantile({ lightness }: Raster, share: number): number {
  const sorted = Float32Array.from(lightness).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Mean lightness in four steps; photographers' middle gray is 0.6 in OKLab. */
export function brightnessOf(raster: Raster): Brightness {
  const mean = meanLightness(raster);
  if (mean < 0.34) return 'dark';
  if (mean < 0.5) return 'dim';
  return mean < 0.72 ? 'even' : 'bright';
}

/** Mean of a and b along the axis from blue to orange, about -0.2..0.2. */
export function warmthValue(raster: Raster): number {
  return warmths(raster).reduce((sum, value) => sum + value, 0) / raster.a.length;
}

function warmths({ a, b }: Raster): Float32Array {
  return a.map((value, pixel) => value * WARM_AXIS.a + b[pixel]! * WARM_AXIS.b);
}

/** Warm or cool beyond what a neutral gray card with a slight cast would show. */
export function warmthOf(raster: Raster): Warmth {
  if (isGray(raster)) return 'gray';
  const value = warmthValue(raster);
  if (value > 0.022) return 'warm';
  if (value < -0.022) return 'cool';
  return isBalanced(raster) ? 'balanced' : 'neutral';
}

/** Whether 95 of 100 pixels have less color than anybody sees. */
function isGray({ a, b }: Raster): boolean {
  const colored = a.filter((value, pixel) => Math.hypot(value, b[pixel]!) > 0.025).length;
  return colored < a.length * 0.05;
}

/** Whether warm and cool parts both take room, and neither more than three times that of the other. */
function isBalanced(raster: Raster): boolean {
  const values = warmths(raster);
  const share = (sign: 1 | -1) => values.filter((value) => sign * value > 0.03).length / values.length;
  const [less, more] = [share(1), share(-1)].sort((one, other) => one - other) as [number, number];
  return less >= 0.1 && less > more * 0.3;
}

/** Whether the picture is one color: no pixel strays from the mean by more than is just noticeable. */
export function isPlain({ lightness, a, b }: Raster): boolean {
  return [lightness, a, b].every((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.every((value) => Math.abs(value - mean) < 0.02);
  });
}

/** The span between the 5th and the 95th percentile of lightness (robust against specks). */
export function contrastOf(raster: Raster): Contrast {
  const span = lightnessQuantile(raster, 0.95) - lightnessQuantile(raster, 0.05);
  if (span < 0.3) return 'soft';
  return span < 0.62 ? 'clear' : 'stark';
}
