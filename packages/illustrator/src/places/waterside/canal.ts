import { colorList, type Rgb, toCss } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { chooseSide, project } from '../../stage/camera.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { tulips } from '../../stage/plants/crop-plants.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { REEDS } from '../../stage/plants/jungle-plants.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { coversSubject } from '../../stage/subject-room.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.55;

interface Canal {
  /** World x of the middle of the water at distance z. */
  middle(z: number): number;
  half: number;
  side: -1 | 1;
  flowers: readonly Rgb[];
}

/** Straight water to the horizon between grassy banks, a path and a row of slim trees along it, a far bridge. */
export function paintCanal(stage: Stage): void {
  const random = stage.random.fork('canal');
  const side = chooseSide(stage, random) || 1;
  const slant = random.range(0.02, 0.16) * -side;
  const start = -side * random.range(1.6, 3);
  const canal: Canal = {
    middle: (z) => start + slant * z,
    half: random.range(1.9, 2.7),
    side,
    flowers: colorList('#d8283a #f2b92c #e0609a #f6efe4'),
  };
  if (hasSubjectOf(stage.brief, 'building')) stage.hill = { x: side * 3.4, z: 19 };
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.42, 0.5, 0.58, 0.62]),
    eye: random.range(1.9, 3),
    surface: { height: shapeBanks(stage, canal), paint: paintBanks(stage, canal) },
    air: { far: 420, haze: 0.005 },
  });
  growAlongside(stage, random, canal);
  drawFarBridge(stage, random, canal);
  reflectInWater(stage, { water, mirror: [0.9, 0.55], roughness: 0.5 });
  plantBanks(stage, random, canal);
  paintWishedRays(stage);
}

function shapeBanks(stage: Stage, canal: Canal): (x: number, z: number) => number {
  const { noise } = stage;
  return (x, z) => {
    const away = Math.abs(x - canal.middle(z)) - canal.half;
    const dike = smoothstep(0, 0.9, away) * 0.55 - smoothstep(2.6, 5, away) * 0.3;
    const land =
      dike + noise.at(x * 0.4, z * 0.3) * 0.05 + smoothstep(160, 400, z) * 2.5 * noise.at(x * 0.01, z * 0.01);
    return away < 0 ? LEVEL : Math.max(LEVEL, lerp(LEVEL, land, smoothstep(0, 0.7, away)));
  };
}

function paintBanks(stage: Stage, canal: Canal): Surface['paint'] {
  const { noise, brief } = stage;
  const grass: Rgb = brief.season === 'autumn' ? [150, 140, 66] : [112, 156, 66];
  return ({ x, z, height }, paint) => {
    if (height <= LEVEL + 0.001) {
      paint[0] = 62;
      paint[1] = 104;
      paint[2] = 124;
      paint[6] = 1;
      return;
    }
    const offset = x - canal.middle(z);
    const away = Math.abs(offset) - canal.half;
    const fine = noise.at((x * 5) / (1 + z * 0.06), (z * 5) / (1 + z * 0.06)) * 0.09;
    const path = offset * canal.side > 0 ? smoothstep(0.6, 0.4, Math.abs(away - 1.9) + fine) : 0;
    // Beyond the dike lie flower fields in bands.
    const band = Math.floor((x + canal.side * z * 0.1) / 3.2);
    const flower = canal.flowers[((band % 5) + 5) % 5];
    const field =
      brief.season === 'spring' || brief.season === 'summer'
        ? smoothstep(6, 8, away) * smoothstep(9, 16, z)
        : 0;
    for (let channel = 0; channel < 3; channel++) {
      let value = grass[channel]! * (0.95 + fine + noise.at(x * 0.3, z * 0.2) * 0.1);
      if (flower) value = lerp(value, flower[channel]! * 0.95, field * 0.75);
      value = lerp(value, [202, 178, 136][channel]! * (0.96 + fine), path * smoothstep(200, 120, z));
      paint[channel] = brief.snow ? lerp(value, 238, 0.88) : value;
    }
  };
}

/** Slim trees in an even row lead the eye along the water. */
function growAlongside(stage: Stage, random: Random, canal: Canal): void {
  if (forbids(stage.brief, 'tree')) return;
  const far = scatter(stage, random, {
    count: 50,
    near: 60,
    far: 240,
    grows: (x, z) => Math.abs(x - canal.middle(z)) > 14 && stage.noise.at(x * 0.03, z * 0.02) > 0,
  });
  for (const spot of far) {
    const size = spot.scale * random.range(4, 8);
    drawLeafyTree(stage, { x: spot.x, y: spot.y + 1, size, distance: spot.distance * 0.7 }, random);
  }
  const side = -canal.side;
  for (let z = 116; z > 12; z *= 0.86) {
    stage.checkpoint.check();
    const x = canal.middle(z) + side * (canal.half + 2.3);
    const foot = project(stage, x, stage.ground?.(x, z, 4) ?? 0, z);
    const size = foot.scale * random.range(5.4, 6.2);
    drawLeafyTree(stage, { x: foot.x, y: foot.y + 1, size, distance: z * 0.8 }, random, { spread: 0.55 });
  }
}

/** A small arched bridge where the canal meets the far haze. */
function drawFarBridge(stage: Stage, random: Random, canal: Canal): void {
  const { context } = stage;
  const z = random.range(44, 66);
  const left = project(stage, canal.middle(z) - canal.half - 1.6, 0.2, z);
  const right = project(stage, canal.middle(z) + canal.half + 1.6, 0.2, z);
  const rise = left.scale * 1.5;
  context.lineCap = 'round';
  for (const [lift, width, tone] of rows<3>('0,0.34,0.75 0.75,0.12,1.1')) {
    context.strokeStyle = toCss(litColor(stage, [168 * tone, 120 * tone, 92 * tone], { distance: z }));
    context.lineWidth = Math.max(0.8, left.scale * width);
    context.beginPath();
    context.moveTo(left.x, left.y - left.scale * lift);
    context.quadraticCurveTo(
      (left.x + right.x) / 2,
      left.y - rise * 1.3 - left.scale * lift,
      right.x,
      right.y - left.scale * lift,
    );
    context.stroke();
  }
}

function plantBanks(stage: Stage, random: Random, canal: Canal): void {
  if (stage.brief.snow || forbids(stage.brief, 'plant')) return;
  const blooming = stage.brief.season === 'spring' || stage.brief.season === 'summer';
  const reeds = createStand(stage, random.fork('reeds'), REEDS, stage.height * 0.12);
  const stands = blooming
    ? canal.flowers.map((color, index) =>
        createStand(stage, random.fork(`tulips ${index}`), tulips(color), stage.height * 0.12),
      )
    : [reeds];
  const spots = scatter(stage, random, {
    count: 330,
    near: 2.6,
    far: 30,
    grows: (x, z) => {
      const offset = x - canal.middle(z);
      const away = Math.abs(offset) - canal.half;
      // The path stays free.
      return away > 0.5 && (offset * canal.side < 0 || away < 1.1 || (away > 2.9 && away < 6));
    },
  });
  const draw = (front: boolean) => {
    const chance = random.fork(front ? 'front' : 'back');
    for (const { x, y, scale, distance, worldX } of spots) {
      if (y > stage.height * 0.94 !== front) continue;
      const size = scale * chance.range(0.36, 0.46);
      const bed = Math.abs(Math.floor(worldX / 0.9 + distance * 0.08)) % stands.length;
      if (!front || !coversSubject(stage, { x, y }, size))
        stands[bed]!({ x, y: y + 1, size, distance }, chance);
    }
  };
  draw(false);
  stage.foreground.push(() => draw(true));
}
