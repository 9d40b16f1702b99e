import { fromHex, type Rgb } from '../../core/colour.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf, isCentred } from '../brief-questions.ts';
import { preferHorizon } from '../camera.ts';
import { drawPalm } from '../foliage-palm.ts';
import { foldFor } from '../landforms.ts';
import { paintWishedRays } from '../rays.ts';
import { drawRock } from '../rocks.ts';
import { scatter } from '../scatter.ts';
import { createSea, type SeaSurface, waveHeight } from '../sea-surface.ts';
import { paintSky } from '../sky.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { renderTerrain } from '../terrain.ts';

type Layout = 'strand' | 'bay' | 'cove' | 'palms';

interface Shore {
  /** Metres that a point lies above the water line, measured along the ground; negative in the sea. */
  inland(x: number, z: number): number;
  headland: number;
}

/** Sand, surf and sea: straight on, along a curving bay, in a rocky cove, or between palms. */
export function paintBeach(stage: Stage): void {
  const random = stage.random.fork('beach');
  const layout = random.pick<Layout>(['strand', 'bay', 'cove', 'palms', 'bay']);
  const side = isCentred(stage.brief) ? (random.chance(0.5) ? 1 : -1) : random.chance(0.5) ? 1 : -1;
  preferHorizon(stage, { strand: 0.44, bay: 0.48, cove: 0.5, palms: 0.46 }[layout]);
  // A boat needs water to float on; people and castles stand on the sand.
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  paintSky(stage);
  const sea = createSea(stage, random, Math.min(1.1, waveHeight(stage)));
  const shore = drawShore(stage, random, layout, side);
  const surface = shapeBeach(stage, random, sea, shore, side);
  renderTerrain(stage, surface, {
    far: 480,
    steps: 420,
    haze: 0.0056,
    hazeColour: stage.palette.horizon,
    sunHaze: 0.4,
  });
  if (!forbids(stage.brief, 'rock') && (layout === 'cove' || random.chance(0.3)))
    placeRocks(stage, random, shore);
  if (!forbids(stage.brief, 'tree', 'palm')) growPalms(stage, random, layout, side, shore);
  paintWishedRays(stage);
}

function drawShore(stage: Stage, random: Random, layout: Layout, side: 1 | -1): Shore {
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

function shapeBeach(stage: Stage, random: Random, sea: SeaSurface, shore: Shore, side: number): SeaSurface {
  const { noise } = stage;
  const sand = fromHex(random.pick(['#e8d0a4', '#ecd9b4', '#e2c394', '#f0e2c6']));
  const shift = random.range(0, 90);
  const headlandAt = random.range(150, 230);
  const headland = (x: number, z: number, octaves: number): number => {
    if (shore.headland === 0 || z < headlandAt - 60) return -1;
    const along = side * x - z * random0(shift) * 0.2;
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
    if (inland < 0) return Math.max(land, sea.height(x, z, octaves) * smoothstep(0, -6, inland) - 0.05);
    const dune = noise.fbm(x * 0.2 + shift, z * 0.2, Math.min(octaves, 5)) * 0.3 * smoothstep(1, 8, inland);
    return Math.max(land, Math.min(0.06 * inland, 0.9) + dune);
  };
  return { height, paint: paintShore(stage, sea, shore, sand, headland) };
}

/** A fixed number between 0 and 1 from a shift, so that a coast does not tremble. */
function random0(shift: number): number {
  return (shift * 7.31) % 1;
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

function placeRocks(stage: Stage, random: Random, shore: Shore): void {
  const spots = scatter(stage, random, {
    count: 30,
    near: 7,
    far: 44,
    clear: { x: 0, halfWidth: 2.6, until: 40 },
    grows: (x, z) => Math.abs(shore.inland(x, z)) < 3.4,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(0.25, 1.2);
    drawRock(
      stage,
      { x: spot.x, y: spot.y + size * 0.1, size, distance: spot.distance },
      random,
      [124, 108, 96],
    );
  }
}

function growPalms(stage: Stage, random: Random, layout: Layout, side: number, shore: Shore): void {
  const { width, height } = stage;
  const far = scatter(stage, random, {
    count: layout === 'bay' ? 70 : 36,
    near: 14,
    far: 90,
    clear: { x: 0, halfWidth: 2.5, until: 20 },
    grows: (x, z) => shore.inland(x, z) > 5,
  });
  for (const spot of far) {
    stage.checkpoint.check();
    drawPalm(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(4, 6.5), distance: spot.distance },
      random,
    );
  }
  const sides =
    layout === 'palms' || stage.brief.composition === 'framed' || stage.brief.composition === 'symmetrical'
      ? [-1, 1]
      : [side];
  const unit = Math.min(height, width * 1.15);
  stage.foreground.push(() => {
    for (const edge of sides) {
      const palms = random.chance(0.3) ? 2 : 1;
      for (let palm = 0; palm < palms; palm++) {
        const x = width * (0.5 + edge * random.range(0.4, 0.54));
        drawPalm(
          stage,
          { x, y: height * random.range(0.86, 1), size: unit * random.range(0.46, 0.74), distance: 0 },
          random,
          -edge * random.range(0.3, 1),
        );
      }
    }
  });
}
