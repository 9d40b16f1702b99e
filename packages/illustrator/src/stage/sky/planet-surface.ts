import { colorList, mix, type Rgb, scale } from '../../core/color.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Noise } from '../../core/noise.ts';

export type PlanetKind = 'earth' | 'gas' | 'rock' | 'ringed' | 'ice' | 'lava';

export const PLANET_COLORS: Record<PlanetKind, readonly Rgb[]> = {
  earth: colorList('#174a8c #2f7a46 #c9b27a #ffffff'),
  gas: colorList('#d9a066 #f0d9b5 #a65e3a #fff1d6'),
  rock: colorList('#6b5b53 #9a8578 #50443f #c2ad9f'),
  ringed: colorList('#c7b08a #efe0bd #9c7d56 #fff4d8'),
  ice: colorList('#7fb6d9 #dff2fb #4d86b0 #ffffff'),
  lava: colorList('#3a2a2c #5a4038 #241a1e #ff7a2a'),
};

export const ATMOSPHERES: Partial<Record<PlanetKind, Rgb>> = {
  earth: [120, 180, 255],
  ice: [170, 220, 255],
  gas: [255, 220, 180],
  ringed: [255, 220, 180],
  lava: [255, 120, 70],
};

/** Color of a planet before light falls on it; `up` is the sine of the latitude. */
export function planetColor(
  noise: Noise,
  kind: PlanetKind,
  longitude: number,
  latitude: number,
  up: number,
): Rgb {
  const colors = PLANET_COLORS[kind];
  if (kind === 'gas' || kind === 'ringed') {
    const swirl = noise.at(longitude * 1.5, latitude * 3) * 0.35;
    const band = noise.fbm(longitude * 0.5, latitude * 3.4 + swirl, 4);
    return band < 0
      ? mix(colors[0]!, colors[2]!, clamp(-band * 2.4))
      : mix(colors[0]!, colors[1]!, clamp(band * 2.4));
  }
  const land = noise.fbm(longitude * 1.1, latitude * 1.1, 6);
  if (kind === 'earth') return earthColor(noise, land, longitude, latitude, up);
  const rock =
    land < 0 ? mix(colors[0]!, colors[2]!, clamp(-land * 2)) : mix(colors[0]!, colors[1]!, clamp(land * 2));
  if (kind !== 'lava') return rock;
  const crack = 1 - Math.abs(noise.fbm(longitude * 2.2, latitude * 2.2, 4));
  return mix(rock, colors[3]!, smoothstep(0.9, 0.99, crack));
}

function earthColor(noise: Noise, land: number, longitude: number, latitude: number, up: number): Rgb {
  const [sea, green, sand] = PLANET_COLORS.earth as [Rgb, Rgb, Rgb];
  const ground = land > 0.06 ? mix(green, sand, clamp((land - 0.06) * 4)) : scale(sea, 1 + land);
  const swirl = noise.at(longitude, latitude) * 0.7;
  const clouds = smoothstep(0.02, 0.3, noise.fbm(longitude * 1.6 + 9, latitude * 2.6 + swirl, 5));
  const covered = mix(ground, [255, 255, 255], clouds * 0.9);
  return mix(covered, [250, 252, 255], smoothstep(0.86, 0.95, Math.abs(up)));
}
