import { chromaOf } from './oklab.ts';
import type { Column, Focus, Raster, Row } from './picture-reading.types.ts';

const COLUMNS: readonly Column[] = ['left', 'centre', 'right'];
const ROWS: readonly Row[] = ['top', 'middle', 'bottom'];

/**
 * Where the eye goes first: the place of the strongest salience, smoothed over a tenth of the picture.
 *
 * Salience of a pixel is its OKLab distance from the mean colour of the whole picture (after Achanta
 * et al., "Frequency-tuned Salient Region Detection", 2009), plus half of its own chroma, since strong
 * colour pulls; times a mild preference for the middle (1 down to 0.7 in the corners), as people look
 * there first (Tatler 2007).
 */
export function focusOf(raster: Raster): Focus {
  const { width, height } = raster;
  const salience = smooth(
    salienceOf(raster),
    width,
    height,
    Math.max(1, Math.round(Math.max(width, height) / 20)),
  );
  let peak = 0;
  let sum = 0;
  for (let pixel = 0; pixel < salience.length; pixel++) {
    sum += salience[pixel]!;
    if (salience[pixel]! > salience[peak]!) peak = pixel;
  }
  const mean = sum / salience.length;
  // Nothing stands out of an even picture: its middle is where the eye rests.
  if (salience[peak]! < 0.01) return { column: 'centre', row: 'middle', strength: 1 };
  return {
    column: COLUMNS[Math.min(2, Math.floor(((peak % width) / width) * 3))]!,
    row: ROWS[Math.min(2, Math.floor((Math.floor(peak / width) / height) * 3))]!,
    strength: salience[peak]! / mean,
  };
}

function salienceOf({ width, height, lightness, a, b }: Raster): Float32Array {
  const mean = { lightness: average(lightness), a: average(a), b: average(b) };
  return lightness.map((value, pixel) => {
    const distance = Math.hypot(value - mean.lightness, a[pixel]! - mean.a, b[pixel]! - mean.b);
    const pull = 0.5 * chromaOf({ a: a[pixel]! - mean.a, b: b[pixel]! - mean.b });
    const across = ((pixel % width) + 0.5) / width - 0.5;
    const down = (Math.floor(pixel / width) + 0.5) / height - 0.5;
    return (distance + pull) * (1 - 0.6 * (across ** 2 + down ** 2));
  });
}

function average(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A box blur, first along the rows and then along the columns; the border repeats. */
function smooth(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const along = (source: Float32Array, length: number, lines: number, step: number, jump: number) => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < lines; line++) {
      for (let place = 0; place < length; place++) {
        let sum = 0;
        for (let shift = -radius; shift <= radius; shift++) {
          sum += source[line * jump + Math.min(length - 1, Math.max(0, place + shift)) * step]!;
        }
        result[line * jump + place * step] = sum / (2 * radius + 1);
      }
    }
    return result;
  };
  return along(along(values, width, height, 1, width), height, width, width, 1);
}
