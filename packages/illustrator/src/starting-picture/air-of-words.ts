import type { Brief } from '../brief/brief.types.ts';
import type { Grade } from '../brief/look.types.ts';

/** The hour cannot be drawn into a picture; its light can be laid over it. Daylight leaves it as it is. */
const HOURS: Partial<Record<Brief['timeOfDay'], Grade>> = {
  dawn: { temperature: 0.25, lift: 0.05, contrast: 0.92, shadowTint: [6, 0, 14], highlightTint: [14, 4, -6] },
  sunset: {
    temperature: 0.6,
    saturation: 1.12,
    gain: 0.95,
    shadowTint: [8, -2, 16],
    highlightTint: [22, 4, -16],
  },
  twilight: {
    temperature: -0.35,
    gain: 0.72,
    saturation: 0.9,
    shadowTint: [0, 0, 26],
    highlightTint: [10, -2, 8],
  },
  night: {
    temperature: -0.55,
    gain: 0.46,
    saturation: 0.7,
    contrast: 1.08,
    shadowTint: [-6, 0, 24],
    vignette: 0.25,
  },
  neon: {
    gain: 0.6,
    saturation: 1.3,
    contrast: 1.15,
    shadowTint: [18, -8, 40],
    highlightTint: [20, -10, 24],
  },
};

/** What a season does to colors; a picture is in summer unless it says otherwise. */
const SEASONS: Partial<Record<Brief['season'], Grade>> = {
  spring: { gain: 1.05, saturation: 1.1, temperature: 0.08, shadowTint: [0, 6, 0], highlightTint: [6, 6, 0] },
  autumn: {
    temperature: 0.45,
    saturation: 1.05,
    contrast: 1.04,
    shadowTint: [10, 0, -6],
    highlightTint: [14, 4, -14],
  },
  winter: { temperature: -0.4, saturation: 0.75, gain: 1.04, lift: 0.03, highlightTint: [-2, 2, 8] },
};

/** Clouds take the sun's warmth and contrast; wind alone cannot be seen, but for the clear light it brings. */
const WEATHERS: Partial<Record<Brief['weather'], Grade>> = {
  cloudy: { contrast: 0.88, saturation: 0.8, gain: 0.95, temperature: -0.15 },
  storm: { contrast: 1.08, saturation: 0.72, gain: 0.78, temperature: -0.25, vignette: 0.2 },
  wind: { contrast: 1.1, saturation: 1.06, temperature: -0.1 },
};

/** The light of an hour, a season and a weather, as grades to lay over a picture. */
export function gradesOfAir({ timeOfDay, season, weather }: Brief): Grade[] {
  return [HOURS[timeOfDay], SEASONS[season], WEATHERS[weather]].filter((grade) => grade !== undefined);
}
