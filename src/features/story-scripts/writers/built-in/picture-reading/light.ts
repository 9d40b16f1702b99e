import type { Brightness, Contrast, Raster, Warmth } from './picture-reading.types.ts';

/** The direction of orange in OKLab's colour plane, about 55 degrees. */
const WARM_AXIS = { a: Math.cos((55 * Math.PI) / 180), b: Math.sin((55 * Math.PI) / 180) };

/** Mean OKLab lightness, 0..1. */
export function meanLightness({ lightness }: Raster): number {
  return lightness.reduce((sum, value) => sum + value, 0) / lightness.length;
}

/** The lightness below which `share` of the pixels lie. */
export function lightnessQuantile({ lightness }: Raster, share: number): number {
  const sorted = Float32Array.from(lightness).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Mean lightness in four steps; photographers' middle grey is 0.6 in OKLab. */
export function brightnessOf(raster: Raster): Brightness {
  const mean = meanLightness(raster);
  if (mean < 0.34) return 'dark';
  if (mean < 0.5) return 'dim';
  return mean < 0.72 ? 'even' : 'bright';
}

/** Mean of a and b along the axis from blue to orange, about -0.2..0.2. */
export function warmthValue({ a, b }: Raster): number {
  let sum = 0;
  for (let pixel = 0; pixel < a.length; pixel++) sum += a[pixel]! * WARM_AXIS.a + b[pixel]! * WARM_AXIS.b;
  return sum / a.length;
}

/** Warm or cool beyond what a neutral grey card with a slight cast would show. */
export function warmthOf(raster: Raster): Warmth {
  const value = warmthValue(raster);
  if (value > 0.022) return 'warm';
  return value < -0.022 ? 'cool' : 'neutral';
}

/** The span between the 5th and the 95th percentile of lightness (robust against specks). */
export function contrastOf(raster: Raster): Contrast {
  const span = lightnessQuantile(raster, 0.95) - lightnessQuantile(raster, 0.05);
  if (span < 0.3) return 'soft';
  return span < 0.62 ? 'clear' : 'stark';
}
