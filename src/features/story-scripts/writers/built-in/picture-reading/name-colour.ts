import { COLOUR_NAMES } from './colour-names.ts';
import { type Lab, labOf } from './oklab.ts';

const SWATCHES = COLOUR_NAMES.map(([name, hex]) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return { name, lab: labOf(value >> 16, (value >> 8) & 255, value & 255) };
});

/**
 * The everyday name nearest to a colour in OKLab. Hue and colourfulness weigh 1.8 times as much as
 * lightness: people call a shaded orange "orange" long before they call it "brown".
 */
export function nameColour(lab: Lab): string {
  let nearest = SWATCHES[0]!;
  let shortest = Number.POSITIVE_INFINITY;
  for (const swatch of SWATCHES) {
    const distance = Math.hypot(
      lab.lightness - swatch.lab.lightness,
      1.8 * (lab.a - swatch.lab.a),
      1.8 * (lab.b - swatch.lab.b),
    );
    if (distance < shortest) {
      shortest = distance;
      nearest = swatch;
    }
  }
  return nearest.name;
}
