import sharp from 'sharp';
import type { Picture } from '../illustrator.types.ts';

/** Lines, curves, flat parts and a gradient, as drawn pictures have them. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fb6"/><stop offset="1" stop-color="#247"/></linearGradient>
  <rect width="100" height="100" fill="url(#sky)"/>
  <circle cx="30" cy="34" r="14" fill="#fe9" stroke="#620" stroke-width="1.5"/>
  <path d="M0 78 Q20 50 42 74 T100 62 V100 H0Z" fill="#163"/>
  <path d="M60 88 L72 30 L84 88Z" fill="#c33" stroke="#111" stroke-width="2"/>
  <g stroke="#fff" stroke-width=".8" fill="none">
    <path d="M10 92 C30 82 50 96 94 84"/><path d="M8 20 L52 8"/><path d="M50 44 L58 70"/>
  </g>
</svg>`;

/** A drawing of any size, four bytes a pixel. */
export async function drawTestPicture(width: number, height = width): Promise<Picture> {
  const { data } = await sharp(Buffer.from(DRAWING), { density: 300 })
    .resize(width, height, { fit: 'fill' })
    .flatten()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8ClampedArray(data), width, height };
}

/** Half as large: each pixel is the mean of four. */
export function halvePicture({ pixels, width, height }: Picture): Picture {
  const half = { width: width / 2, height: height / 2, pixels: new Uint8ClampedArray(pixels.length / 4) };
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        const at = (row: number, column: number) =>
          pixels[((2 * y + row) * width + 2 * x + column) * 4 + channel]!;
        half.pixels[(y * half.width + x) * 4 + channel] = (at(0, 0) + at(0, 1) + at(1, 0) + at(1, 1)) / 4;
      }
    }
  }
  return half;
}

/** What a new pixel takes of the old ones from two before it to two after it (Catmull-Rom). */
const CUBIC_BEFORE = [-0.0234375, 0.2265625, 0.8671875, -0.0703125, 0];
const CUBIC_AFTER = [...CUBIC_BEFORE].reverse();

/** Doubles a picture as well as one can without knowing pictures: bicubic, in its place to the quarter pixel. */
export function doubleByCubics({ pixels, width, height }: Picture): Picture {
  const doubled = { width: width * 2, height: height * 2, pixels: new Uint8ClampedArray(pixels.length * 4) };
  const taps = (place: number, most: number) =>
    (place % 2 === 0 ? CUBIC_BEFORE : CUBIC_AFTER).map((share, tap) => ({
      share,
      at: Math.min(most - 1, Math.max(0, Math.floor(place / 2) + tap - 2)),
    }));
  for (let y = 0; y < doubled.height; y++) {
    for (let x = 0; x < doubled.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (const row of taps(y, height)) {
          for (const column of taps(x, width)) {
            sum += row.share * column.share * pixels[(row.at * width + column.at) * 4 + channel]!;
          }
        }
        doubled.pixels[(y * doubled.width + x) * 4 + channel] = sum;
      }
    }
  }
  return doubled;
}

/** How close two pictures are, in decibels: 30 looks alike, 40 is hard to tell apart. */
export function psnr(one: Picture, other: Picture): number {
  const error = one.pixels.reduce((sum, value, at) => sum + (value - other.pixels[at]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (error / (one.pixels.length * 0.75)));
}
