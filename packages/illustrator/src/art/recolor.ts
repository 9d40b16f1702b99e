import { type Canvas, pixelsOf } from '../core/canvas.ts';
import { hslToRgb, type Rgb, rgbToHsl } from '../core/color.ts';
import { clamp, lerp, smoothstep } from '../core/maths.ts';

const HUE_BINS = 36;

/** Hue (0..1) that most of the visible, colored pixels share, weighed by saturation; null for a gray picture. */
export function dominantHue(data: Uint8ClampedArray): number | null {
  const bins = new Float32Array(HUE_BINS);
  for (let offset = 0; offset < data.length; offset += 16) {
    if (data[offset + 3]! < 128) continue;
    const [hue, saturation, lightness] = rgbToHsl(data[offset]!, data[offset + 1]!, data[offset + 2]!);
    if (saturation > 0.15 && lightness > 0.08 && lightness < 0.95)
      bins[Math.floor(hue * HUE_BINS) % HUE_BINS]! += saturation;
  }
  const smoothed = (bin: number) =>
    bins[bin]! + bins[(bin + 1) % HUE_BINS]! + bins[(bin + HUE_BINS - 1) % HUE_BINS]!;
  let best = 0;
  for (let bin = 1; bin < HUE_BINS; bin++) if (smoothed(bin) > smoothed(best)) best = bin;
  return smoothed(best) > 0 ? (best + 0.5) / HUE_BINS : null;
}

/**
 * Gives the subject another main color in place. Only pixels near its dominant hue change, so the
 * eyes, teeth and belly of a red dragon stay as they were; a gray picture changes altogether.
 */
export function recolor(canvas: Canvas, color: Rgb): void {
  const image = pixelsOf(canvas);
  const { data } = image;
  const dominant = dominantHue(data);
  const [targetHue, targetSaturation, targetLightness] = rgbToHsl(color[0], color[1], color[2]);
  const gray = targetSaturation < 0.12;
  const seen = new Map<number, Rgb>();
  for (let offset = 0; offset < data.length; offset += 4) {
    if (data[offset + 3] === 0) continue;
    const key = (data[offset]! << 16) | (data[offset + 1]! << 8) | data[offset + 2]!;
    let painted = seen.get(key);
    if (!painted) {
      painted = repaint(data[offset]!, data[offset + 1]!, data[offset + 2]!);
      // Vector art has few colors; remembering them saves most of the conversions.
      if (seen.size < 4096) seen.set(key, painted);
    }
    data[offset] = painted[0];
    data[offset + 1] = painted[1];
    data[offset + 2] = painted[2];
  }
  canvas.getContext('2d').putImageData(image, 0, 0);

  function repaint(red: number, green: number, blue: number): Rgb {
    const [hue, saturation, lightness] = rgbToHsl(red, green, blue);
    let distance = 0;
    let weight = 0.85;
    if (dominant !== null) {
      distance = hue - dominant;
      distance -= Math.round(distance);
      weight = saturation < 0.08 ? 0 : 1 - smoothstep(0.12, 0.2, Math.abs(distance));
    }
    if (weight <= 0) return [red, green, blue];
    const newSaturation = gray ? saturation * 0.12 : clamp(saturation * 0.55 + targetSaturation * 0.5);
    const newLightness = gray
      ? clamp(lightness + (targetLightness - 0.5) * 0.75)
      : clamp(lightness * 0.85 + (targetLightness - 0.45) * 0.25);
    const next = hslToRgb(targetHue + distance * 0.35, newSaturation, newLightness);
    return [lerp(red, next[0], weight), lerp(green, next[1], weight), lerp(blue, next[2], weight)];
  }
}
