import type { Rgb } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, isCentred } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { digCraters } from '../../stage/ground/craters.ts';
import { foldFor, raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintNebula } from '../../stage/sky/nebula.ts';
import { drawPlanet } from '../../stage/sky/planet.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import { paintStars } from '../../stage/sky/stars.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';

type Layout = 'plain' | 'rim' | 'highlands' | 'boulders' | 'massif';

const LAYOUTS: readonly Layout[] = ['plain', 'rim', 'highlands', 'boulders', 'massif'];

/** The horizon may lie low under a great sky or high over a wide plain. */
const HORIZONS: Record<Layout, readonly number[]> = {
  plain: [0.34, 0.46, 0.64],
  rim: [0.4, 0.5],
  highlands: [0.56, 0.66],
  boulders: [0.42, 0.56, 0.66],
  massif: [0.6, 0.7],
};

/** Airless gray ground under a black sky; with the feature `mars`, rust-red ground under a dusty one. */
export function paintMoon(stage: Stage): void {
  const random = stage.random.fork('moon-scene');
  const mars = stage.brief.features.has('mars');
  const layout = random.pick(LAYOUTS);
  preferHorizon(stage, random.pick(HORIZONS[layout]));
  if (mars) paintMarsSky(stage, random);
  else paintMoonSky(stage, random);
  const side = stage.sun.x > stage.width / 2 ? 0.78 : -0.78;
  stage.light = [side / 0.925, 0.42 / 0.925, -0.25 / 0.925];
  const rock: Rgb = mars ? [194, 108, 70] : [172, 170, 168];
  renderTerrain(
    stage,
    {
      height: shapeGround(stage, random, layout),
      paint: ({ x, z }, paint) => {
        const grain =
          (z < 16 ? stage.noise.at(x * 9, z * 9) * 0.12 : 0) +
          (z < 7 ? stage.noise.at(x * 34, z * 34) * 0.12 : 0);
        const dark = smoothstep(0.1, 0.5, stage.noise.fbm(x * 0.03, z * 0.02, 3)) * 0.22;
        const tone = 0.82 + stage.noise.at(x * 1.3, z * 1.3) * 0.12 + grain - dark;
        paint[0] = rock[0] * tone;
        paint[1] = rock[1] * tone;
        paint[2] = rock[2] * tone;
      },
    },
    {
      far: 300,
      steps: 320,
      haze: mars ? 0.009 : 0.001,
      sunHaze: mars ? 0.2 : 0,
      ambientShare: mars ? 0.7 : 0.62,
      sunShare: mars ? 0.98 : 1.25,
    },
  );
  placeBoulders(stage, random, layout, rock);
}

function paintMoonSky(stage: Stage, random: Random): void {
  const { width, height, brief } = stage;
  stage.palette = {
    ...stage.palette,
    zenith: [3, 4, 10],
    middle: [5, 7, 16],
    horizon: [10, 12, 26],
    sun: [255, 250, 240],
    ambient: [70, 76, 96],
    fog: [20, 22, 34],
    night: true,
  };
  paintNebula(stage, { strength: 0.26 });
  paintStars(stage, { count: 520, fadeAt: height * 1.4 });
  // A world that the prompt names is drawn by the subjects: there is only one earth.
  const named = brief.subjects.some(({ noun }) => noun.kind === 'celestial');
  if (named || forbids(brief, 'earth', 'planet')) return;
  const left = stage.sun.x > width / 2;
  const across = left ? random.range(0.16, 0.36) : random.range(0.64, 0.84);
  // Small and high, or great and rising from behind the ground.
  const rising = random.chance(0.4);
  const radius = Math.min(width, height) * (rising ? random.range(0.2, 0.34) : random.range(0.06, 0.16));
  const high = Math.min(height * random.range(0.14, 0.3), Math.max(radius * 1.2, stage.horizon - radius));
  const y = rising ? stage.horizon - radius * random.range(0.1, 0.6) : high;
  drawPlanet(stage, { x: width * across, y, radius, kind: 'earth' }, random);
  stage.freeSide = isCentred(brief) ? 0.5 : 1 - across;
}

function paintMarsSky(stage: Stage, random: Random): void {
  const sunset = stage.palette.sunElevation < 0.2 && !stage.palette.night;
  const dark = stage.palette.night ? 0.35 : 1;
  stage.palette = {
    ...stage.palette,
    // Fine dust makes the day sky butterscotch, and blue around a setting sun.
    zenith: [96 * dark, 62 * dark, 54 * dark],
    middle: [164 * dark, 104 * dark, 78 * dark],
    horizon: sunset ? [170 * dark, 160 * dark, 168 * dark] : [222 * dark, 160 * dark, 116 * dark],
    sun: sunset ? [226, 226, 244] : [255, 236, 214],
    ambient: [150 * dark, 110 * dark, 100 * dark],
    fog: [204 * dark, 136 * dark, 98 * dark],
  };
  paintSky(stage, { coverage: random.range(0.08, 0.2), form: 'banded' });
}

function shapeGround(stage: Stage, random: Random, layout: Layout): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const craters = digCraters(random, layout === 'highlands' ? 60 : 96, 2.4);
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const height = { plain: 12, rim: 10, highlands: 46, boulders: 20, massif: 64 }[layout];
  const range = raiseRange(stage, random, {
    from: layout === 'massif' ? 22 : 40,
    to: layout === 'massif' ? 80 : 140,
    height,
    pitch: layout === 'massif' ? 0.011 : 0.018,
  });
  const rim = { x: random.range(-10, 10), z: 52, radius: 34 };
  return (x, z, octaves) => {
    const folded = fold(x);
    let y = noise.fbm(folded * 0.12 + shift, z * 0.12, Math.min(octaves, 6)) * 0.8 * smoothstep(3, 25, z);
    y += craters(folded, z) + range(x, z, octaves);
    if (layout === 'rim') y += greatCrater(folded - rim.x, z - rim.z, rim.radius);
    if (hill) y += hill.rise(x, z, octaves) * 0.6;
    return y;
  };
}

/** The far wall of a large crater rises like an amphitheatre. */
function greatCrater(x: number, z: number, radius: number): number {
  const away = Math.hypot(x, z) / radius;
  // The near wall would stand before everything else.
  if (away > 1.8 || (z < 0 && away > 1)) return 0;
  return away < 1
    ? (z > 0 ? 7 : 0) * smoothstep(0.62, 1, away) - 1.8 * smoothstep(1, 0.7, away)
    : 5.2 * Math.exp(-(away - 1) * 3.4);
}

function placeBoulders(stage: Stage, random: Random, layout: Layout, color: Rgb): void {
  const spots = scatter(stage, random, {
    count: layout === 'boulders' ? 70 : 18,
    near: 5,
    far: 50,
    clear: { x: 0, halfWidth: 2.2, until: 26 },
    // Inside a bowl a boulder would seem to hang on the wall.
    grows: (_x, _z, height) => height > -0.25,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * 0.16 * (1 + random.next() ** 4 * (layout === 'boulders' ? 5 : 3));
    drawRock(
      stage,
      { x: spot.x, y: spot.y + size * 0.1, size, distance: spot.distance * 0.1 },
      random,
      color,
    );
  }
}
