import { mix, type Rgb, toCss } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { dressSnow } from '../../stage/ground/snow-ground.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { bareTree } from '../../stage/plants/scenery-trees.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const SNOW: Rgb = [236, 242, 250];
const SNOW_LIGHT = { ambientShare: 0.7, sunShare: 0.62, sheen: 0.2 } as const;

/** Smooth ice with white cracks and the tracks of skates, snowy banks, bare trees all round. */
export function paintFrozenLake(stage: Stage): void {
  const random = stage.random.fork('frozen lake');
  const shore = random.range(26, 40);
  const { noise } = stage;
  const range = raiseRange(stage, random, { from: 80, to: 200, height: random.range(30, 90), pitch: 0.009 });
  const inside = (x: number, z: number) => {
    const across = x / ((stage.width / stage.focal) * (5 + z * 0.42));
    return 1 - Math.hypot(across, Math.max(0, z - 4) / shore) + noise.fbm(x * 0.08, z * 0.08, 3) * 0.16;
  };
  const height: GroundHeight = (x, z, octaves) =>
    Math.max(0, smoothstep(0.02, -0.3, inside(x, z)) * (1 + noise.fbm(x * 0.15, z * 0.15, 3) * 0.6)) +
    range(x, z, octaves);
  paintCountry(stage, {
    horizon: random.pick([0.36, 0.42, 0.5]),
    eye: random.range(2.2, 3.4),
    surface: { height, paint: paintIce(stage, inside) },
    air: { far: 420, haze: 0.0055, dapple: 0, ...(stage.palette.night ? {} : SNOW_LIGHT) },
  });
  const trees = () => growBareWood(stage, random, (x, z) => inside(x, z) < -0.12);
  trees();
  glaze(stage, inside);
  drawCracks(stage, random, inside);
  paintWishedRays(stage);
}

function paintIce(stage: Stage, inside: (x: number, z: number) => number): Surface['paint'] {
  const { noise } = stage;
  return ({ x, z }, paint) => {
    const ice = smoothstep(-0.02, 0.03, inside(x, z));
    const drift = 0.96 + noise.at(x * 0.5, z * 1.2) * 0.05;
    // Wind has left a thin veil of snow on parts of the ice.
    const veil = smoothstep(0.15, 0.5, noise.fbm(x * 0.18 + 5, z * 0.3, 3)) * 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const blue =
        lerp([150, 190, 216][channel]!, SNOW[channel]!, veil) * (0.98 + noise.at(x * 0.9, z * 2.2) * 0.03);
      paint[channel] = lerp(SNOW[channel]! * drift, blue, ice);
    }
  };
}

/** Ice is a soft mirror of the far shore. */
function glaze(stage: Stage, inside: (x: number, z: number) => number): void {
  const { width, height, horizon, depth } = stage;
  const ice = new Uint8Array(width * height);
  for (let y = Math.max(0, Math.floor(horizon)); y < height; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 0; x < width; x++) {
      const z = depth[y * width + x]!;
      if (z < 120 && inside(((x - width / 2) * z) / stage.focal, z) > 0.03 && isLevel(stage, y, z))
        ice[y * width + x] = 1;
    }
  }
  const tint = mix(mix(stage.palette.middle, [210, 232, 244], 0.6), stage.palette.ambient, 0.2);
  const bright: Rgb = [tint[0] * 1.3, tint[1] * 1.3, tint[2] * 1.3];
  reflectInWater(stage, { water: ice, tint: bright, mirror: [0.5, 0.2], roughness: 0.25 });
}

/** The pixel shows the level of the ice and no tree that stands on the shore before it. */
function isLevel({ focal, cameraHeight, horizon }: Stage, y: number, z: number): boolean {
  return Math.abs((focal * cameraHeight) / z - (y - horizon)) < Math.max(2, (y - horizon) * 0.06);
}

function drawCracks(stage: Stage, random: Random, inside: (x: number, z: number) => number): void {
  const { context } = stage;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let crack = 0; crack < 16; crack++) {
    let x = random.range(-6, 6);
    let z = random.range(3, 16);
    const heading = random.range(0, Math.PI);
    const strength = random.range(0.35, 0.8);
    context.strokeStyle = toCss(litColor(stage, [250, 253, 255], { sun: 0.5 }), strength);
    for (let piece = 0; piece < 9; piece++) {
      const nextX = x + Math.cos(heading) * 0.5 + random.range(-0.35, 0.35);
      const nextZ = z + Math.sin(heading) * 0.7 + random.range(-0.2, 0.3);
      if (nextZ < 2.4 || inside(nextX, nextZ) < 0.05) break;
      const from = project(stage, x, 0, z);
      const to = project(stage, nextX, 0, nextZ);
      context.lineWidth = Math.max(0.5, from.scale * 0.012);
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
      [x, z] = [nextX, nextZ];
    }
  }
  // The long bows that skates leave.
  for (let bow = 0; bow < 12; bow++) {
    const middle = project(stage, random.range(-4, 4), 0, random.range(4, 14));
    const radius = middle.scale * random.range(0.6, 1.8);
    const start = random.range(0, Math.PI * 2);
    context.strokeStyle = toCss(litColor(stage, [252, 254, 255], { sun: 0.5 }), 0.4);
    context.lineWidth = Math.max(0.5, middle.scale * 0.008);
    context.beginPath();
    context.ellipse(middle.x, middle.y, radius, radius * 0.24, 0, start, start + random.range(1, 2.4));
    context.stroke();
  }
}

function growBareWood(stage: Stage, random: Random, grows: (x: number, z: number) => boolean): void {
  if (forbids(stage.brief, 'tree')) return;
  const bare = createStand(
    stage,
    random.fork('bare trees'),
    bareTree([78, 64, 58], true),
    stage.height * 0.4,
  );
  const spots = scatter(stage, random, { count: 130, near: 9, far: 120, grows });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(3.4, 6.4);
    const plant = { x: spot.x, y: spot.y + 1, size, distance: spot.distance };
    if (random.chance(0.22)) drawPine(stage, { ...plant, size: size * 0.9 }, random, true);
    else bare(plant, random);
  }
}

/** Floes on a dark polar sea, icebergs with blue feet, a low white coast. */
export function paintArctic(stage: Stage): void {
  const random = stage.random.fork('arctic');
  const { noise } = stage;
  const shift = random.range(0, 99);
  const range = raiseRange(stage, random, {
    from: 150,
    to: 320,
    height: random.range(40, 110),
    pitch: 0.008,
  });
  const lead = random.range(-3, 3);
  const openness = random.range(0.02, 0.16);
  const floe = (x: number, z: number) => {
    // Firm ice before the viewer, then plates that drift apart.
    const near = smoothstep(9.5, 7.5, z + noise.at(x * 0.3 + shift, 3) * 1.6) * 1.4;
    const plates =
      noise.fbm(x * 0.16 + shift, z * 0.11, 2) +
      openness -
      smoothstep(3, 0, Math.abs(x - lead - z * 0.1)) * 0.2;
    const coast = smoothstep(110, 150, z);
    return Math.max(near, plates * 3, coast);
  };
  const height: GroundHeight = (x, z, octaves) => {
    const plate = smoothstep(-0.05, 0.12, floe(x, z)) * 0.42;
    const ridges =
      smoothstep(0.5, 1, floe(x, z)) * noise.ridge(x * 0.3, z * 0.3 + shift, 4) * 0.4 * smoothstep(4, 14, z);
    return Math.max(0, plate + ridges) - 0.4 + range(x, z, octaves);
  };
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.4, 0.46, 0.54]),
    eye: random.range(1.8, 2.6),
    surface: { height, paint: paintFloes(stage) },
    air: {
      far: 460,
      steps: 340,
      haze: 0.004,
      dapple: 0,
      faces: true,
      ...(stage.palette.night ? {} : SNOW_LIGHT),
    },
  });
  for (const z of [150, 110, 78, 52, 36]) drawIceberg(stage, random, z);
  reflectInWater(stage, { water, tint: [18, 62, 88], mirror: [0.75, 0.4] });
  dressSnow(stage, random.fork('snow'), { grows: (_x, _z, level) => level > -0.1, plants: false });
  paintWishedRays(stage);
}

function paintFloes(stage: Stage): Surface['paint'] {
  const { noise } = stage;
  return ({ x, z, height, up }, paint) => {
    if (height <= -0.385) {
      paint[0] = 26;
      paint[1] = 74;
      paint[2] = 100;
      paint[6] = 1;
      return;
    }
    const edge = smoothstep(-0.06, -0.3, height) * 0.8 + smoothstep(0.7, 0.4, up) * 0.2;
    const drift = 0.96 + noise.at(x * 0.5, z * 1.2) * 0.05;
    for (let channel = 0; channel < 3; channel++)
      paint[channel] = lerp(SNOW[channel]! * drift, [132, 196, 224][channel]!, Math.min(1, edge));
  };
}

/** A block of blue-white ice with a few broad planes. */
function drawIceberg(stage: Stage, random: Random, z: number): void {
  const { context } = stage;
  const spread = (stage.width / stage.focal) * z;
  const foot = project(stage, random.range(-0.5, 0.5) * spread, -0.4, z);
  const tall = foot.scale * random.range(2.4, 7);
  const half = tall * random.range(0.7, 1.3);
  const column = Math.round(foot.x);
  const row = Math.round(foot.y);
  if (column < 0 || column >= stage.width || row >= stage.height) return;
  if (stage.depth[row * stage.width + column]! < z * 0.7) return;
  const planes = 9;
  const peak = random.range(-0.4, 0.4);
  const second = peak + random.range(0.5, 0.8) * (peak > 0 ? -1 : 1);
  const peaks = Array.from(
    { length: planes + 1 },
    (_, index) => (index / planes) * 2 - 1 + (index % planes ? random.range(-0.07, 0.07) : 0),
  );
  const tops = peaks.map((x) => {
    const ridge = Math.max(1 - Math.abs(x - peak) * 1.5, 0.72 - Math.abs(x - second) * 1.6, 0.16);
    return (Math.round(ridge * 6) / 6) * 0.6 + ridge * 0.4 * random.range(0.7, 1);
  });
  const side = stage.sun.x > foot.x ? 1 : -1;
  for (let plane = 0; plane < planes; plane++) {
    const left = foot.x + peaks[plane]! * half;
    const right = foot.x + peaks[plane + 1]! * half;
    const lit = (tops[plane + 1]! - tops[plane]!) * side < 0.02;
    const color = litColor(stage, lit ? [238, 246, 252] : [150, 196, 222], {
      distance: z * 0.6,
      sun: lit ? 0.5 : 0.2,
    });
    const gradient = context.createLinearGradient(0, foot.y - tall, 0, foot.y);
    gradient.addColorStop(0, toCss(color));
    gradient.addColorStop(1, toCss(mix(color, litColor(stage, [96, 176, 206], { distance: z * 0.5 }), 0.6)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(left - 0.5, foot.y);
    context.lineTo(left - 0.5, foot.y - tops[plane]! * tall);
    context.lineTo(right + 0.5, foot.y - tops[plane + 1]! * tall);
    context.lineTo(right + 0.5, foot.y);
    context.fill();
  }
}
