import { COLOR_NAMES, type ColorName } from './color-names.rules.ts';
import { type Lab, labOf } from './oklab.ts';

const SWATCHES = Object.entries(COLOR_NAMES).flatMap(([name, values]) =>
  values.split(' ').map((hex) => {
    const value = Number.parseInt(hex.slice(1), 16);
    return { name: name as ColorName, lab: labOf(value >> 16, (value >> 8) & 255, value & 255) };
  }),
);

const HUE_WEIGHT = 1.8 ** 2;

/**
 * The everyday name nearest to a color in OKLab. Hue and colorfulness weigh 1.8 times as much as
 * lightness: people call a shaded orange "orange" long before they call it "brown".
 */
export function nameColor(lab: Lab): ColorName {
  let nearest = SWATCHES[0]!;
  let shortest = Number.POSITIVE_INFINITY;
  for (const swatch of SWATCHES) {
    const [light, aStep, bStep] = [
      lab.lightness - swatch.lab.lightness,
      lab.a - swatch.lab.a,
      lab.b - swatch.lab.b,
    ];
    const distance = light * light + HUE_WEIGHT * (aStep * aStep + bStep * bStep);
    if (distance < shortest) {
      shortest = distance;
      nearest = swatch;
    }
  }
  return nearest.name;
}
