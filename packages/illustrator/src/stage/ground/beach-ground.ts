import { pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import type { SeaSurface } from '../water/sea-surface.ts';
import { foldFor } from './landforms.ts';

export type BeachLayout = 'strand' | 'bay' | 'cove' | 'palms';

export interface Shore {
  /** Metres that a point lies above the water line, measured along the ground; negative in the sea. */
  inland(x: number, z: number): number;
  headland: number;
}

export function drawShore(stage: Stage, random: Random, layout: BeachLayout, side: 1 | -1): Shore {
  const { noise } = stage;
  const shift = random.range(0, 50);
  const near = stage.water ? 4.6 : random.range(8, 11);
  const fold = foldFor(stage);
  const ragged = (x: number, z: number) =>
    noise.at(x * 0.12 + shift, z * 0.06) * 1.6 + noise.at(x * 0.5 + shift, z * 0.3) * 0.35;
  switch (layout) {
    case 'bay': {
      const bend = random.range(0.3, 0.5);
      return {
        inland: (x, z) => side * x + near * 0.42 - z * bend + (z * 0.052) ** 2 * 1.3 + ragged(x, z),
        headland: 16,
      };
    }
    case 'cove':
      return { inland: (x, z) => near - z + Math.abs(fold(x)) ** 1.35 * 0.42 + ragged(x, z), headland: 11 };
    case 'palms':
      return { inland: (x, z) => near - z + side * x * 0.42 + ragged(x, z), headland: 0 };
    default:
      return {
        inland: (x, z) => near - z + side * x * 0.12 + ragged(x, z),
        headland: random.chance(0.5) ? 13 : 0,
      };
  }
}

export function shapeBeach(
  stage: Stage,
  random: Random,
  sea: SeaSurface,
  shore: Shore,
  side: number,
): SeaSurface {
  const { noise } = stage;
  const sand = pickColor(random, '#e8d0a4 #ecd9b4 #e2c394 #f0e2c6');
  const shift = random.range(0, 90);
  const headlandAt = random.range(150, 230);
  const lean = random.range(0, 0.2);
  const headland = (x: number, z: number, octaves: number): number => {
    if (shore.headland === 0 || z < headlandAt - 60) return -1;
    const along = side * x - z * lean;
    const body =
      smoothstep(-10, 60, along) *
      smoothstep(headlandAt - 50, headlandAt + 10, z) *
      smoothstep(headlandAt + 150, headlandAt + 70, z);
    return (
      body * shore.headland * (0.7 + noise.fbm(x * 0.03 + shift, z * 0.03, Math.min(octaves, 5)) * 0.9) - 0.5
    );
  };
  const height: GroundHeight = (x, z, octaves) => {
    const inland = shore.inland(x, z);
    const land = headland(x, z, octaves);
    if (inland < 0)
      return Math.max(
        land,
        sea.height(x, z, octaves) * smoothstep(0, -6, inland) - 0.05 * smoothstep(0, -2, inland),
      );
    const dune = noise.fbm(x * 0.2 + shift, z * 0.2, Math.min(octaves, 5)) * 0.3 * smoothstep(1, 8, inland);
    return Math.max(land, Math.min(0.06 * inland, 0.9) + dune);
  };
  return { height, paint: paintShore(stage, sea, shore, sand, headland) };
}

function paintShore(
  stage: Stage,
  sea: SeaSurface,
  shore: Shore,
  sand: Rgb,
  headland: (x: number, z: number, octaves: number) => number,
): SeaSurface['paint'] {
  const { noise, palette } = stage;
  return (point, paint) => {
    const { x, z, height } = point;
    if (height > 0.6 && headland(x, z, 4) > 0.5) {
      const green = smoothstep(0.6, 0.85, point.up) * 0.9;
      const tone = 0.8 + noise.at(x * 0.1, z * 0.1) * 0.25;
      for (let channel = 0; channel < 3; channel++)
        paint[channel] = lerp([128, 112, 98][channel]!, [74, 108, 62][channel]!, green) * tone;
      return;
    }
    const inland = shore.inland(x, z);
    const lap = noise.at(x * 0.9, z * 0.5) * 0.5 + noise.at(x * 3, z * 2) * 0.2;
    if (inland + lap * 0.5 < 0) {
      sea.paint(point, paint);
      addShallows(stage, paint, inland, lap);
      return;
    }
    const wet = smoothstep(2.6, 0.7, inland + lap);
    const ripple = z < 20 ? noise.at(x * 1.2, z * 4) * 0.05 + noise.at(x * 13, z * 13) * 0.045 : 0;
    const tone = (0.97 + ripple + noise.at(x * 0.3, z * 0.3) * 0.04) * (1 - 0.3 * wet);
    const foam = smoothstep(0.42, 0.1, Math.abs(inland + lap * 0.5 - 0.22));
    for (let channel = 0; channel < 3; channel++) {
      paint[channel] = lerp(sand[channel]! * tone, 246, foam * 0.9);
      // Wet sand is a dull mirror.
      paint[channel + 3] = wet * 0.2 * palette.horizon[channel]!;
    }
  };
}

/** Over pale sand the water turns to turquoise, with lines of surf. */
function addShallows(stage: Stage, paint: Float32Array, inland: number, lap: number): void {
  const { palette } = stage;
  const shallow = Math.exp(inland * 0.26);
  const dark = palette.night ? 0.3 : palette.sunElevation < 0.2 ? 0.7 : 1;
  const surf =
    smoothstep(0.55, 0.12, Math.abs(inland + 2.6 + lap * 1.7)) * 0.75 +
    smoothstep(0.5, 0.1, Math.abs(inland + 6.4 + lap * 2.6)) * 0.55 +
    smoothstep(0.7, 0, -inland) * 0.9;
  for (let channel = 0; channel < 3; channel++) {
    const turquoise = [104, 206, 196][channel]! * dark * (0.55 + (0.45 * palette.ambient[channel]!) / 200);
    const own = lerp(paint[channel + 3]!, turquoise, shallow * 0.62);
    paint[channel + 3] = lerp(own, 238 * (palette.night ? 0.5 : dark), Math.min(1, surf) * 0.85);
  }
}
