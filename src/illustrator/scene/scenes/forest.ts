import { fromHex, mix, type Rgb } from '../../core/colour.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf, isOvercast } from '../brief-questions.ts';
import { preferHorizon } from '../camera.ts';
import { paintCanopy, paintLightPools } from '../canopy.ts';
import { drawShrub } from '../foliage-cactus.ts';
import { drawFern } from '../foliage-fern.ts';
import { drawGrass } from '../foliage-grass.ts';
import { drawLeafyTree } from '../foliage-leafy.ts';
import { drawPine } from '../foliage-pine.ts';
import { type Bark, drawTrunk } from '../foliage-trunks.ts';
import { paintHazeBand } from '../haze-band.ts';
import { foldFor, raiseRange } from '../landforms.ts';
import { frameWithTrees } from '../near-frame.ts';
import { layWay, type Way } from '../path.ts';
import { paintRays } from '../rays.ts';
import { type Spot, scatter } from '../scatter.ts';
import { paintSky } from '../sky.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { type GroundPaint, type GroundPoint, renderTerrain } from '../terrain.ts';
import { castShadows } from '../tree-shadows.ts';
import { reflectInWater } from '../water.ts';

type Layout = 'clearing' | 'pine-valley' | 'cathedral' | 'birches' | 'woodland';

interface Plan {
  layout: Layout;
  floor: Rgb;
  leaves: Rgb;
  bark: Bark;
  way?: Way;
  stream?: Way;
}

const LEAVES = { spring: '#8fb84c', summer: '#4f7f38', autumn: '#cf8a30', winter: '#6f7458' } as const;
const STREAM_LEVEL = -0.35;

/** A clearing, a valley of pines, a hall of great trunks, birches, or a leafy wood. */
export function paintForest(stage: Stage): void {
  const random = stage.random.fork('forest');
  const layout = chooseLayout(stage, random);
  preferHorizon(
    stage,
    { clearing: 0.52, 'pine-valley': 0.54, cathedral: 0.6, birches: 0.58, woodland: 0.55 }[layout],
  );
  paintSky(stage, { coverage: 0.25 });
  const plan = planWood(stage, random, layout);
  const closed = isClosed(layout);
  const { water } = renderTerrain(
    stage,
    { height: shapeFloor(stage, random, plan), paint: paintFloor(stage, plan) },
    { far: 240, haze: closed ? 0.02 : 0.0125, dapple: isOvercast(stage.brief) ? 0 : 0.5 },
  );
  if (closed) paintDeepWood(stage, plan);
  if (!forbids(stage.brief, 'tree')) {
    if (closed) raiseTrunks(stage, random, plan);
    else growTrees(stage, random, plan);
  }
  if (plan.stream) reflectInWater(stage, { water, mirror: [0.6, 0.3] });
  paintHazeBand(stage, {
    y: stage.horizon + stage.height * 0.03,
    reach: stage.height * 0.09,
    strength: 0.34,
  });
  if (closed) paintLightPools(stage, random);
  shineThrough(stage, closed);
  addForeground(stage, random, plan);
}

function isClosed(layout: Layout): boolean {
  return layout === 'cathedral' || layout === 'birches' || layout === 'woodland';
}

function chooseLayout(stage: Stage, random: Random): Layout {
  // A house needs an open place, and snow lies best on open pines.
  if (hasSubjectOf(stage.brief, 'building')) return random.pick<Layout>(['clearing', 'pine-valley']);
  if (stage.brief.snow) return random.pick<Layout>(['clearing', 'pine-valley', 'birches']);
  if (stage.brief.season === 'autumn')
    return random.pick<Layout>(['birches', 'woodland', 'clearing', 'cathedral']);
  return random.pick<Layout>(['clearing', 'pine-valley', 'cathedral', 'birches', 'woodland']);
}

function planWood(stage: Stage, random: Random, layout: Layout): Plan {
  const { features, composition, season, snow } = stage.brief;
  const autumn = season === 'autumn' || features.has('autumn-leaves') || features.has('falling-leaves');
  const stream = features.has('river') || features.has('lake') || features.has('waterfall');
  const path =
    !stream &&
    (features.has('path') || features.has('road') || composition === 'leading-lines' || random.chance(0.55));
  const way = layWay(stage, random, { targetX: random.range(-5, 5), swing: 1.5 });
  return {
    layout,
    floor: snow
      ? fromHex('#e8eef8')
      : fromHex(
          autumn ? random.pick(['#9a6a34', '#8a5c30']) : random.pick(['#5a6b33', '#51693a', '#667238']),
        ),
    leaves: fromHex(autumn ? random.pick(['#cf8a30', '#b8502a', '#d9a83a']) : LEAVES[season]),
    bark:
      layout === 'birches'
        ? 'birch'
        : layout === 'cathedral'
          ? random.pick<Bark>(['redwood', 'pine'])
          : 'oak',
    way: path ? way : undefined,
    stream: stream ? way : undefined,
  };
}

function shapeFloor(stage: Stage, random: Random, plan: Plan): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const range = raiseRange(stage, random, {
    from: 34,
    to: 130,
    height: plan.layout === 'pine-valley' ? 44 : 22,
    pitch: 0.012,
  });
  return (x, z, octaves) => {
    const folded = fold(x);
    let y =
      noise.fbm(folded * 0.12 + shift, z * 0.12, Math.min(octaves, 5)) * 0.7 * smoothstep(3, 20, z) +
      range(x, z, octaves);
    if (isClosed(plan.layout)) y += smoothstep(2.5, 9, Math.abs(x)) * 0.7 * smoothstep(4, 18, z);
    if (!plan.stream) return y;
    y -= 1.3 * smoothstep(1.7 + z * 0.01, 0.7, Math.abs(plan.stream.offset(x, z)));
    return Math.max(STREAM_LEVEL, y);
  };
}

function paintFloor(stage: Stage, plan: Plan): (point: GroundPoint, paint: GroundPaint) => void {
  const { noise, brief } = stage;
  const far: Rgb = brief.snow ? plan.floor : [47, 74, 44];
  return ({ x, z, height }, paint) => {
    if (plan.stream && height <= STREAM_LEVEL + 0.001) {
      paint[0] = 36;
      paint[1] = 60;
      paint[2] = 56;
      paint[6] = 1;
      return;
    }
    const litter = z < 12 ? noise.at(x * 17, z * 11) * 0.4 : 0;
    const tone = clamp(
      0.5 + (noise.at(x * 2.2, z * 2.2) * 0.5 + noise.at(x * 0.4, z * 0.4) * 0.5 + litter) * 0.6,
    );
    const dark = brief.snow ? 0.9 : 0.45;
    const distance = smoothstep(26, 60, z);
    for (let channel = 0; channel < 3; channel++) {
      const near = lerp(plan.floor[channel]!, plan.floor[channel]! * dark, tone);
      paint[channel] = lerp(near, far[channel]!, distance);
    }
    if (brief.snow && z < 26) paintDrifts(stage, x, z, paint);
    if (brief.season === 'autumn' && !brief.snow) strewLeaves(stage, plan, x, z, paint);
    if (plan.way && z < 60) paintTrack(stage, plan.way, x, z, paint);
  };
}

/** Wind-blown drifts, and the tracks of a small animal that crossed the snow. */
function paintDrifts(stage: Stage, x: number, z: number, paint: GroundPaint): void {
  const { noise } = stage;
  const drift = smoothstep(0.08, 0.42, noise.at(x * 0.55 + 11, z * 1.5)) * 0.16;
  const trail = x - 1.6 - Math.sin(z * 0.5) * 1.2;
  const step = Math.abs(((z * 1.9) % 1) - 0.5);
  const foot = Math.abs(trail - (Math.floor(z * 1.9) % 2 ? 0.14 : -0.14));
  const track = foot < 0.1 && step < 0.24 ? 0.34 : 0;
  const shade = 1 - Math.max(drift, track);
  paint[0]! *= shade * 0.98;
  paint[1]! *= shade;
  paint[2]! *= 1 - Math.max(drift, track) * 0.6;
}

function strewLeaves(stage: Stage, plan: Plan, x: number, z: number, paint: GroundPaint): void {
  const pitch = z < 14 ? 8 : 3;
  const cover =
    smoothstep(0.25, 0.5, stage.noise.at(x * pitch + 60, z * pitch)) * 0.8 * smoothstep(50, 20, z);
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, plan.leaves[channel]!, cover);
}

function paintTrack(stage: Stage, way: Way, x: number, z: number, paint: GroundPaint): void {
  const width = 0.95 + stage.noise.at(x * 1.5, z * 1.5) * 0.3;
  const cover = smoothstep(width, width * 0.45, Math.abs(way.offset(x, z))) * 0.85;
  const earth: Rgb = stage.brief.snow ? [198, 206, 220] : [150, 122, 88];
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, earth[channel]!, cover);
}

/** Behind the trunks the wood fades into its own green or golden haze, not into sky. */
function paintDeepWood(stage: Stage, plan: Plan): void {
  const { context, width, horizon, palette, brief } = stage;
  const dim = palette.night ? 0.55 : 1;
  const haze = mix(palette.fog, mix(plan.leaves, palette.sun, 0.3), brief.snow ? 0.1 : 0.42);
  const gradient = context.createLinearGradient(0, 0, 0, horizon + stage.height * 0.06);
  const css = (colour: Rgb, alpha: number) =>
    `rgba(${colour.map((value) => Math.round(value * dim)).join(',')},${alpha})`;
  gradient.addColorStop(0, css(mix(haze, plan.leaves, 0.35), 0.9));
  gradient.addColorStop(0.6, css(haze, 0.72));
  gradient.addColorStop(0.9, css(haze, 0.9));
  gradient.addColorStop(1, css(haze, 0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, horizon + stage.height * 0.06);
  stage.palette = { ...palette, fog: [haze[0] * dim, haze[1] * dim, haze[2] * dim] };
}

function raiseTrunks(stage: Stage, random: Random, plan: Plan): void {
  const girth = { cathedral: 1.5, birches: 0.34, woodland: 0.62 }[
    plan.layout as 'cathedral' | 'birches' | 'woodland'
  ];
  const spots = scatter(stage, random, {
    count: plan.layout === 'birches' ? 130 : plan.layout === 'woodland' ? 86 : 60,
    near: 6.5,
    far: 70,
    clear: { x: 0, halfWidth: 2.5, until: 40 },
    grows: (x, z) => !plan.stream || Math.abs(plan.stream.offset(x, z)) > 2.6,
  });
  castShadows(stage, spots, 7);
  let canopies = 0;
  for (const spot of spots) {
    stage.checkpoint.check();
    while (canopies < 3 && spot.distance < [44, 20, 11][canopies]!)
      hangCanopy(stage, random, plan, canopies++);
    drawTrunk(
      stage,
      {
        x: spot.x,
        y: spot.y + 2,
        width: spot.scale * girth * random.range(0.6, 1.2),
        distance: spot.distance,
        bark: plan.bark,
      },
      random,
    );
    if (spot.distance < 30) plantUndergrowth(stage, spot, random, plan);
  }
}

function hangCanopy(stage: Stage, random: Random, plan: Plan, layer: number): void {
  if (stage.brief.snow || stage.brief.season === 'winter') return;
  paintCanopy(stage, random, {
    leaves: plan.leaves,
    reach: [0.5, 0.36, 0.26][layer]!,
    distance: [34, 16, 5][layer]!,
    count: [150, 150, 130][layer]!,
    size: [0.03, 0.045, 0.065][layer]!,
  });
}

function plantUndergrowth(stage: Stage, spot: Spot, random: Random, plan: Plan): void {
  if (!random.chance(0.5)) return;
  if (stage.brief.snow) {
    drawShrub(
      stage,
      {
        x: spot.x + random.range(-1, 1) * spot.scale,
        y: spot.y,
        size: spot.scale * 0.5,
        distance: spot.distance,
      },
      random,
    );
    return;
  }
  const x = spot.x + random.range(-1, 1) * spot.scale;
  drawFern(
    stage,
    { x, y: spot.y + spot.scale * 0.1, size: spot.scale * random.range(0.35, 0.7), distance: spot.distance },
    random,
    plan.leaves,
  );
}

function growTrees(stage: Stage, random: Random, plan: Plan): void {
  const spots = scatter(stage, random, {
    count: 250,
    near: 10,
    far: 110,
    clear: {
      x: 0,
      halfWidth: plan.layout === 'clearing' ? 6.2 : 4.6,
      until: plan.layout === 'clearing' ? 30 : 40,
    },
    grows: (x, z) => !plan.stream || Math.abs(plan.stream.offset(x, z)) > 2.6,
  });
  const share = stage.brief.season === 'autumn' ? 0.6 : plan.layout === 'clearing' ? 0.35 : 0.08;
  castShadows(stage, spots, 5.5);
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(4, 7.5);
    const plant = { x: spot.x, y: spot.y + 1, size, distance: spot.distance };
    if (random.chance(share)) drawLeafyTree(stage, { ...plant, size: size * 0.85 }, random);
    else drawPine(stage, plant, random);
  }
}

function shineThrough(stage: Stage, closed: boolean): void {
  const { brief, palette, sun } = stage;
  const wished =
    brief.features.has('rays') ||
    brief.features.has('divine') ||
    brief.lighting === 'volumetric' ||
    brief.lighting === 'divine';
  if (palette.night || (isOvercast(brief) && !wished)) return;
  paintRays(stage, {
    x: sun.x,
    y: closed ? -stage.height * 0.08 : sun.y,
    strength: wished ? 0.4 : 0.22,
    count: wished ? 24 : 17,
  });
}

function addForeground(stage: Stage, random: Random, plan: Plan): void {
  if (stage.brief.cameraAngle === 'aerial') return;
  if (!isClosed(plan.layout)) frameWithTrees(stage, random, { kind: 'pine', sides: [-1, 1], tall: 0.9 });
  if (stage.brief.snow) return;
  stage.foreground.push(() => {
    drawGrass(stage, {
      colour: mix(plan.floor, [84, 112, 52], 0.6),
      reach: 0.1,
      flowers: stage.brief.features.has('flowers')
        ? [
            [240, 236, 250],
            [220, 150, 220],
          ]
        : [],
    });
    for (const side of [-1, 1]) {
      for (let fern = 0; fern < 3; fern++) {
        const x = stage.width * (0.5 + side * random.range(0.3, 0.52));
        drawFern(
          stage,
          {
            x,
            y: stage.height * random.range(0.98, 1.04),
            size: Math.min(stage.width, stage.height) * random.range(0.1, 0.17),
            distance: 0,
          },
          random,
          plan.leaves,
        );
      }
    }
  });
}
