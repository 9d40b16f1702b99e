import { colorList, mix, type Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { GroundPaint, GroundPoint } from '../ground/terrain.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';

export interface SeaSurface {
  height: GroundHeight;
  paint(point: GroundPoint, paint: GroundPaint): void;
}

/** How high the waves go, in metres. */
export function waveHeight(stage: Stage): number {
  if (stage.brief.features.has('high-waves')) return 2.4;
  switch (stage.brief.weather) {
    case 'storm':
      return 3.1;
    case 'wind':
      return 0.6;
    case 'rain':
      return 0.3;
    default:
      return 0.16;
  }
}

/** Metres that a stormy sea lies lower, so that the next wave does not hide all others. */
const STORM_TROUGH = 0.7;

interface Train {
  cos: number;
  sin: number;
  /** Radians per metre. */
  pitch: number;
  phase: number;
  share: number;
}

/** Trains of waves with peaked crests and long hollows; wind tears the crests into foam. */
export function createSea(stage: Stage, random: Random, waves = waveHeight(stage)): SeaSurface {
  const { noise } = stage;
  const storm = waves > 1;
  const heading = random.range(-0.5, 0.5);
  const trains: Train[] = [
    { length: storm ? 19 : 9, share: 1, turn: 0 },
    { length: storm ? 11 : 4.6, share: 0.5, turn: 0.6 },
    { length: storm ? 5.2 : 2.1, share: 0.24, turn: -0.5 },
  ].map(({ length, share, turn }) => ({
    cos: Math.cos(heading + turn),
    sin: Math.sin(heading + turn),
    pitch: (Math.PI * 2) / length,
    phase: random.range(0, 9),
    share,
  }));
  const height: GroundHeight = (x, z, octaves) => {
    let sum = 0;
    const wander = storm
      ? noise.at(x * 0.03, z * 0.022) * 4 + noise.at(x * 0.085 + 9, z * 0.06) * 0.9
      : noise.at(x * 0.045, z * 0.03) * 4.4 + noise.at(x * 0.15 + 9, z * 0.1) * 1.5;
    // A wave shorter than the distance between samples would only flicker.
    for (let index = 0; index < trains.length; index++) {
      const train = trains[index]!;
      if (z * train.pitch > (storm ? 260 : 190)) continue;
      const phase = (z * train.cos + x * train.sin) * train.pitch + train.phase + wander * (1 + index * 0.4);
      const slope = Math.sin(phase / 2);
      // Crests blunt with distance, where samples lie too far apart for an edge.
      const blunt = Math.min(0.4, z * train.pitch * 0.006);
      const crest = Math.max(0, 1 - Math.sqrt(slope * slope + blunt * blunt));
      sum += (crest ** 1.7 - 0.3) * train.share;
    }
    const swell = 0.55 + 0.45 * noise.at(x * 0.05 + 30, z * 0.05);
    const chop =
      noise.fbm(x * 0.8, z * 1.2, Math.min(octaves, 4)) * (storm ? 0.07 : 0.2) +
      (z < 30 ? noise.at(x * 4, z * 6) * (storm ? 0.012 : 0.05) : 0);
    return waves * (sum * 1.15 * swell + chop) - (storm ? STORM_TROUGH : 0);
  };
  const fair = random.pick(FAIR_WATERS);
  return { height, paint: paintSea(stage, waves, storm, fair) };
}

/** Colors of clear deep water: northern, southern, over sand, over weed. */
const FAIR_WATERS: readonly Rgb[] = colorList('#0a546c #084678 #107a84 #126260 #1e6e96');

function paintSea(stage: Stage, waves: number, storm: boolean, fair: Rgb): SeaSurface['paint'] {
  const { noise, palette, sun, width, brief } = stage;
  const tint: Rgb = storm ? [22, 62, 70] : palette.night ? [8, 34, 62] : fair;
  const low = palette.sunElevation < 0.2 && !palette.night && !storm;
  const body = mix(palette.zenith, tint, storm ? 0.55 : 0.62);
  const deep = low ? mix(body, palette.middle, 0.34) : body;
  const clear = mix(mix(palette.sun, [90, 190, 170], 0.75), deep, palette.night ? 0.75 : storm ? 0.5 : 0.3);
  const glitters = storm || brief.weather === 'rain' || brief.weather === 'fog' ? 0 : palette.night ? 0.7 : 1;
  return ({ x, z, height, up, column }, paint) => {
    const level = (height + (storm ? STORM_TROUGH : 0)) / waves;
    const slant = clamp((1 - up) * 1.4);
    const mirror = clamp(0.1 + slant ** 0.7 * 0.55 + smoothstep(4, 60, z) * 0.45);
    // Light shines through thin crests.
    const thin = smoothstep(0.3, 1.1, level) * (storm ? 0.85 : 0.4);
    const foam = foamAt(stage, x, z, level, storm ? 1 : brief.weather === 'wind' ? 0.55 : 0);
    const ripple = noise.at(x * 3, z * 5);
    const spread = width * (0.05 + 0.035 * Math.min(1, 8 / z));
    const glitter =
      glitters * Math.exp(-Math.abs(column - sun.x) / spread) * Math.max(0, ripple + 0.12) * 1.15;
    paint[6] = 1;
    for (let channel = 0; channel < 3; channel++) {
      const water = lerp(
        deep[channel]! * (storm ? 0.6 + level * 0.5 : 0.72 + level * 0.22),
        clear[channel]!,
        thin,
      );
      const sky = lerp(palette.middle[channel]!, palette.horizon[channel]!, mirror);
      paint[channel] = 5;
      paint[channel + 3] =
        lerp(water, sky, mirror * (low ? 0.84 : 0.72)) +
        palette.sun[channel]! * glitter +
        foam * (palette.night ? 80 : 165 - channel * 6);
    }
  };
}

function foamAt(stage: Stage, x: number, z: number, level: number, strength: number): number {
  if (strength === 0) return 0;
  const { noise } = stage;
  const torn = noise.at(x * 1.1, z * 2.2) * 0.35 + noise.at(x * 3.4, z * 6) * 0.2;
  const crest = smoothstep(0.46, 0.92, level + torn);
  // Streaks lie along the wind on the backs of the waves.
  const streak = smoothstep(0.35, 0.7, noise.at(x * 0.7, z * 2.6) + noise.at(x * 2.3, z * 8) * 0.35) * 0.32;
  return (crest * 0.95 + streak) * strength * smoothstep(240, 60, z);
}
