import { lightnessQuantile, meanChroma, meanLightness, warmthValue } from './light.ts';
import type { Hour, Raster } from './picture-reading.types.ts';

/**
 * What hour the light looks like. Only clear signs count:
 * night is dark in mean and in three quarters of the area; golden is warm by more than twice what
 * warm-coloured things alone usually give, and not dark; overcast is pale, grey and flat; daylight is
 * light, with bright highlights and colour that is not warm overall.
 */
export function hourOf(raster: Raster): Hour {
  const mean = meanLightness(raster);
  const warmth = warmthValue(raster);
  const chroma = meanChroma(raster);
  const highlights = lightnessQuantile(raster, 0.9);
  if (mean < 0.36 && lightnessQuantile(raster, 0.75) < 0.5) return 'night';
  if (warmth > 0.055 && mean > 0.4 && mean < 0.86 && chroma > 0.06) return 'golden';
  const flat = highlights - lightnessQuantile(raster, 0.1) < 0.4;
  if (chroma < 0.03 && mean > 0.5 && mean < 0.85 && flat) return 'overcast';
  if (mean > 0.56 && highlights > 0.78 && warmth < 0.03 && chroma > 0.04) return 'daylight';
  return 'unknown';
}
