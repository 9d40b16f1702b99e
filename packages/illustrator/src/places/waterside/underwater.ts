import { fromHex, mix, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor, forbids } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { foldFor } from '../../stage/ground/landforms.ts';
import { type GroundPaint, type GroundPoint, renderTerrain } from '../../stage/ground/terrain.ts';
import { paintRays } from '../../stage/light/rays.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { drawSeaGrowth, frameWithCoral, type SeaGrowth } from '../../stage/water/coral.ts';
import { raiseSeaArch } from '../../stage/water/sea-arch.ts';
import { raiseRuins } from '../../stage/water/sunken-ruins.ts';

type Layout = 'lagoon' | 'reef' | 'canyon' | 'kelp-forest' | 'blue' | 'wall' | 'arch';

const HORIZONS: Record<Layout, readonly number[]> = {
  lagoon: [0.34, 0.46, 0.6],
  reef: [0.4, 0.54],
  canyon: [0.44, 0.56],
  'kelp-forest': [0.5, 0.66],
  blue: [0.62, 0.74],
  wall: [0.5, 0.64],
  arch: [0.48, 0.6],
};

/** Sunlit sand, a coral reef, a canyon, a kelp forest, or open blue water. */
export function paintUnderwater(stage: Stage): void {
  const random = stage.random.fork('underwater');
  const layout = chooseLayout(stage, random);
  preferHorizon(stage, random.pick(HORIZONS[layout]));
  stage.floating = true;
  const dark = stage.palette.night || stage.brief.timeOfDay === 'twilight';
  stage.palette = waterPalette(stage, random, dark);
  stage.sun = { x: stage.width * random.range(0.26, 0.74), y: -stage.height * 0.05 };
  stage.light = [0, 0.954, -0.3];
  paintWaterColumn(stage);
  if (!forbids(stage.brief, 'fish')) drawFarFish(stage, random);
  renderTerrain(
    stage,
    { height: shapeFloor(stage, random, layout), paint: paintFloor(stage, dark) },
    {
      far: 80,
      steps: 260,
      haze: 0.042,
      sunHaze: 0,
      ambientShare: 0.6,
      sunShare: 0.5,
      faces: layout === 'wall' || layout === 'canyon',
    },
  );
  if (layout === 'arch') raiseSeaArch(stage, random);
  if (stage.brief.place === 'sunken-ruins') raiseRuins(stage, random);
  growReef(stage, random, layout);
  if (layout === 'reef' || stage.brief.place === 'coral-reef') frameWithCoral(stage, random);
  paintRays(stage, {
    x: stage.sun.x,
    y: -stage.height * 0.1,
    strength: dark ? 0.16 : 0.36,
    count: 26,
    color: [190, 240, 255],
  });
  drawBubbles(stage, random);
}

function chooseLayout(stage: Stage, random: Random): Layout {
  switch (stage.brief.place) {
    case 'coral-reef':
      return random.pick<Layout>(['reef', 'reef', 'wall', 'canyon']);
    case 'seabed':
      return random.pick<Layout>(['lagoon', 'blue', 'arch', 'kelp-forest']);
    case 'sunken-ruins':
      return 'lagoon';
    default:
      return random.pick<Layout>(['lagoon', 'reef', 'canyon', 'kelp-forest', 'blue', 'wall', 'arch']);
  }
}

function waterPalette(stage: Stage, random: Random, dark: boolean): Stage['palette'] {
  const [top, middle, deep] = random
    .pick([
      ['#54b8e4', '#1a80bc', '#0b4888'],
      ['#58d0c4', '#1f9aa4', '#0c566e'],
      ['#5aa8e6', '#2470b8', '#0d3a7a'],
    ])
    .map(fromHex) as [Stage['palette']['sun'], Stage['palette']['sun'], Stage['palette']['sun']];
  const dim = dark ? 0.42 : 1;
  return {
    ...stage.palette,
    zenith: scale(top, dim),
    middle: scale(middle, dim),
    horizon: scale(deep, dim),
    sun: scale([190, 244, 255], dark ? 0.5 : 1),
    ambient: scale(mix(middle, [90, 150, 175], 0.6), dark ? 0.6 : 1),
    fog: scale(mix(middle, deep, 0.42), dim),
    sunElevation: 0.5,
    night: false,
  };
}

function paintWaterColumn(stage: Stage): void {
  const { context, width, height, palette, sun } = stage;
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, toCss(palette.zenith));
  gradient.addColorStop(0.3, toCss(palette.middle));
  gradient.addColorStop(0.7, toCss(palette.fog));
  gradient.addColorStop(1, toCss(palette.horizon));
  fillBox(context, gradient, 0, 0, width, height);
  const glow = context.createRadialGradient(sun.x, sun.y, 0, sun.x, sun.y, height * 0.7);
  glow.addColorStop(0, toCss(mix(palette.sun, palette.zenith, 0.2), 0.85));
  glow.addColorStop(1, toCss(palette.zenith, 0));
  fillBox(context, glow, 0, 0, width, height);
  paintWaterSurface(stage);
}

/** From below, the surface is a net of light at the upper edge. */
function paintWaterSurface(stage: Stage): void {
  const { context, width, height, noise, palette } = stage;
  const rows = 16;
  context.lineCap = 'round';
  for (let row = 0; row < rows; row++) {
    const y = height * 0.15 * (row / rows) ** 1.6;
    const near = 1 - row / rows;
    context.strokeStyle = toCss(palette.sun, 0.1 + 0.4 * near);
    context.lineWidth = Math.max(0.6, height * 0.0045 * near);
    context.beginPath();
    for (let step = 0; step <= 60; step++) {
      const x = (step / 60) * width;
      const lift = noise.at(step * 0.2 * (0.5 + near), row * 1.7) * height * 0.018 * (0.3 + near);
      const open = noise.at(step * 0.34, row * 3.1 + 9) > -0.15;
      if (open && step > 0) context.lineTo(x, y + lift);
      else context.moveTo(x, y + lift);
    }
    context.stroke();
  }
}

function shapeFloor(stage: Stage, random: Random, layout: Layout): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const bold = { lagoon: 2, reef: 6, canyon: 4, 'kelp-forest': 2.4, blue: 1, wall: 3, arch: 2 }[layout];
  const side = random.chance(0.5) ? 1 : -1;
  return (x, z, octaves) => {
    const folded = fold(x);
    let y = noise.fbm(folded * 0.14 + shift, z * 0.14, Math.min(octaves, 5)) * 1.1 * smoothstep(3, 14, z);
    y +=
      Math.max(0, noise.ridge(folded * 0.07 + shift, z * 0.07, Math.min(octaves, 4)) - 0.4) *
      bold *
      smoothstep(10, 36, z);
    if (layout === 'canyon') {
      const away = Math.abs(x - noise.at(z * 0.05, shift) * 3) - 3.6 - z * 0.07;
      y +=
        smoothstep(0, 9, away) *
        9 *
        smoothstep(5, 16, z) *
        (0.6 + noise.fbm(folded * 0.3, z * 0.3 + shift, 4) * 0.7);
    }
    if (layout === 'wall') {
      const into = side * x - 1.4 - z * 0.05 + noise.at(z * 0.2 + shift, 3) * 1.4;
      y +=
        smoothstep(0, 3.4, into) *
        13 *
        smoothstep(4, 12, z) *
        (0.7 + noise.fbm(x * 0.3, z * 0.3 + shift, 4) * 0.5);
      y -= smoothstep(0, -6, into) * 2.4 * smoothstep(6, 20, z);
    }
    if (layout === 'blue') y -= smoothstep(9, 30, z) * 7;
    return y;
  };
}

/** Ripples of light wander over the sand where waves above gather it. */
function paintFloor(stage: Stage, dark: boolean): (point: GroundPoint, paint: GroundPaint) => void {
  const { noise } = stage;
  return ({ x, z, up }, paint) => {
    const first = 1 - Math.abs(noise.at(x * 1.3 + noise.at(x, z) * 0.8, z * 1.3));
    const second = 1 - Math.abs(noise.at(x * 1.7 + 9, z * 1.7 + noise.at(z, x) * 0.8));
    const caustic = Math.min(first, second) ** 7 * (dark ? 0.3 : 0.75) * smoothstep(0.4, 0.9, up);
    const rock = smoothstep(0.72, 0.5, up) * 0.6;
    const tone = 0.95 + noise.at(x * 2.6, z * 2.6) * 0.1;
    paint[0] = (205 * tone + caustic * 230) * (1 - rock * 0.5);
    paint[1] = (190 * tone + caustic * 220) * (1 - rock * 0.42);
    paint[2] = (150 * tone + caustic * 220) * (1 - rock * 0.25);
  };
}

const GROWTH: Record<Layout, { kinds: SeaGrowth[]; count: number }> = {
  lagoon: { kinds: ['branching', 'brain', 'kelp', 'fan'], count: 54 },
  reef: { kinds: ['branching', 'fan', 'tubes', 'brain', 'branching'], count: 230 },
  canyon: { kinds: ['fan', 'tubes', 'branching', 'kelp'], count: 90 },
  'kelp-forest': { kinds: ['kelp', 'kelp', 'kelp', 'brain'], count: 76 },
  blue: { kinds: ['fan', 'branching', 'tubes'], count: 20 },
  wall: { kinds: ['fan', 'tubes', 'branching', 'brain'], count: 170 },
  arch: { kinds: ['fan', 'branching', 'kelp', 'brain'], count: 60 },
};

function growReef(stage: Stage, random: Random, layout: Layout): void {
  const { kinds, count } = GROWTH[layout];
  if (forbids(stage.brief, 'coral', 'plant')) return;
  const spots = scatter(stage, random, {
    count,
    near: 3.2,
    far: 26,
    clear: { x: 0, halfWidth: 1.5, until: 9 },
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const kind = random.pick(kinds);
    const tall =
      kind === 'kelp'
        ? layout === 'kelp-forest'
          ? random.range(1.2, 2.6)
          : random.range(0.5, 1)
        : random.range(0.35, 1.1);
    drawSeaGrowth(
      stage,
      { x: spot.x, y: spot.y + 2, size: spot.scale * tall, distance: spot.distance },
      random,
      kind,
    );
  }
}

/** Shoals in the distance: slim bodies with forked tails, all one way. */
function drawFarFish(stage: Stage, random: Random): void {
  const { context, width, height, palette } = stage;
  const unit = Math.min(width, height);
  for (let shoal = 0; shoal < 3; shoal++) {
    const centre = { x: random.range(0.1, 0.9) * width, y: random.range(0.16, 0.44) * height };
    const heading = random.chance(0.5) ? 1 : -1;
    const size = unit * random.range(0.007, 0.016);
    context.fillStyle = toCss(mix(palette.fog, scale(palette.horizon, 0.7), 0.7), 0.75);
    const fish = countFor(stage.brief, 10 + random.integer(14));
    for (let index = 0; index < fish; index++) {
      const x = centre.x + (random.next() + random.next() - 1) * unit * 0.14;
      const y = centre.y + (random.next() + random.next() - 1) * unit * 0.06;
      const length = size * random.range(0.7, 1.2) * heading;
      context.beginPath();
      context.ellipse(x, y, Math.abs(length), Math.abs(length) * 0.38, 0, 0, TAU);
      context.moveTo(x - length * 0.8, y);
      context.lineTo(x - length * 1.5, y - length * 0.4);
      context.lineTo(x - length * 1.5, y + length * 0.4);
      context.fill();
    }
  }
}

function drawBubbles(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height) / 1024;
  context.lineWidth = Math.max(0.6, unit);
  context.strokeStyle = 'rgba(220,245,255,0.5)';
  context.fillStyle = 'rgba(220,245,255,0.1)';
  for (let bubble = 0; bubble < countFor(stage.brief, 64); bubble++) {
    context.beginPath();
    context.arc(random.next() * width, random.next() * height, (random.next() ** 3 * 9 + 1) * unit, 0, TAU);
    context.fill();
    context.stroke();
  }
}
