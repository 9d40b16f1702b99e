import { COLOR_FAMILIES, type ColorName } from './color-names.rules.ts';
import { nameColor } from './name-color.ts';
import type { Raster } from './picture-analysis.types.ts';

/** Less of another color is a detail, and less of another shade is one with the main one to the eye. */
const SMALLEST = { family: 0.12, shade: 0.15 };

/**
 * The one or two colors that most of a picture is in. Shades are counted together first, or the sky's
 * five blues would lose against the one gray of a road; each family is called by its largest shade.
 */
export function mainColors(raster: Raster): [ColorName, ColorName?] {
  const shares = sharesOf(raster);
  const families = COLOR_FAMILIES.map((names) => {
    const shades = names
      .map((name) => ({ name, share: shares.get(name) ?? 0 }))
      .sort((one, other) => other.share - one.share);
    return { shades, share: shades.reduce((sum, { share }) => sum + share, 0) };
  }).sort((one, other) => other.share - one.share);
  const [main, second] = families;
  const [shade, otherShade] = main!.shades;
  if (second!.share >= SMALLEST.family) return [shade!.name, second!.shades[0]!.name];
  return otherShade && otherShade.share >= SMALLEST.shade ? [shade!.name, otherShade.name] : [shade!.name];
}

function sharesOf({ lightness, a, b }: Raster): Map<ColorName, number> {
  const shares = new Map<ColorName, number>();
  for (let pixel = 0; pixel < lightness.length; pixel++) {
    const name = nameColor({ lightness: lightness[pixel]!, a: a[pixel]!, b: b[pixel]! });
    shares.set(name, (shares.get(name) ?? 0) + 1 / lightness.length);
  }
  return shares;
}
