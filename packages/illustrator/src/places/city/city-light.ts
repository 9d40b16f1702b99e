import { colorList, fromHex, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** How a town is lit at this hour. */
export interface CityLight {
  neon: boolean;
  dark: boolean;
  lamps: readonly Rgb[];
  signs: readonly Rgb[];
  /** Share of the windows with light in them. */
  lit: number;
  walls: readonly Rgb[];
}

const SIGNS = colorList('#ff3ca0 #28dcff #ffbe3c #965aff #3cffb4') satisfies readonly Rgb[];

export function chooseCityLight(stage: Stage, random: Random): CityLight {
  const { brief, palette } = stage;
  const neon =
    brief.timeOfDay === 'neon' ||
    brief.lighting === 'neon' ||
    brief.features.has('neon-signs') ||
    brief.style === 'neon';
  const dark = palette.night || neon || brief.timeOfDay === 'twilight';
  const daylight = random
    .pick([
      ['#e4cfa6', '#d08a68', '#f0e2c2', '#7fa2b8', '#c9a890'],
      ['#9fc0d2', '#6f9cbc', '#e8e6dc', '#5f87a6', '#d8bc94'],
      ['#d08a62', '#b8644a', '#ecc892', '#7f9a94', '#dcae8c'],
    ])
    .map(fromHex);
  return {
    neon,
    dark,
    signs: SIGNS,
    lamps: neon ? colorList('#ffdc96 #82e6ff #ff78d2') : colorList('#ffe4a4 #ffce82 #f0ecd6'),
    lit: dark
      ? 0.62
      : brief.timeOfDay === 'sunset' || brief.weather === 'storm' || brief.weather === 'rain'
        ? 0.26
        : 0.06,
    walls: neon
      ? colorList('#4a4c86 #5e4a8e #3e5690 #6a4680')
      : palette.night
        ? colorList('#8088a0 #747a94 #8c8698')
        : daylight,
  };
}
