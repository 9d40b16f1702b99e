import { fromHex, pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { borderFlowers, HEDGE, roseBush } from '../../stage/plants/garden-plants.ts';
import { createStand, type PlantStand } from '../../stage/plants/plant-stand.ts';
import { scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { coversSubject } from '../../stage/subject-room.ts';

const BLOOMS = ['#e8415a', '#f7c948', '#b06ad8', '#f7f3ea', '#f08a4b', '#6f86ea', '#f28ab2'];

/** Beds of flowers along a curved path, rose bushes, clipped hedges and old trees that close the view. */
export function paintGarden(stage: Stage): void {
  const random = stage.random.fork('garden');
  const { noise, brief } = stage;
  const way = layWay(stage, random, {
    targetX: random.range(-3, 3),
    targetZ: 26,
    swing: random.range(0.6, 2.2),
  });
  const grass: Rgb = fromHex(
    { spring: '#8cc252', summer: '#7db34a', autumn: '#a2a34c', winter: '#93987a' }[brief.season],
  );
  if (brief.subjects.some(({ noun }) => noun.kind === 'building')) stage.hill = { x: way.middle(20), z: 21 };
  paintCountry(stage, {
    horizon: random.pick([0.36, 0.42, 0.5]),
    eye: random.range(1.9, 2.9),
    surface: {
      height: (x, z) =>
        noise.fbm(x * 0.06, z * 0.06, 3) * 0.5 * smoothstep(4, 30, z) + smoothstep(26, 90, z) * 3,
      paint: ({ x, z }, paint) => {
        const away = Math.abs(way.offset(x, z));
        const fine = noise.at((x * 6) / (1 + z * 0.06), (z * 6) / (1 + z * 0.06)) * 0.07;
        const path = smoothstep(0.95, 0.82, away + fine * 0.6);
        const bed = bedAt(away + noise.at(z * 0.6, 3) * 0.2);
        const slab =
          smoothstep(0.44, 0.5, Math.abs(((z * 1.3 + noise.at(x * 3, z) * 0.2) % 1) - 0.5)) *
          path *
          smoothstep(22, 8, z);
        const mown = Math.sin(x * 2.2 + z * 0.8) > 0 ? 0.03 : -0.03;
        for (let channel = 0; channel < 3; channel++) {
          let value = grass[channel]! * (0.97 + fine + mown * smoothstep(40, 10, z));
          value = lerp(value, [96, 74, 54][channel]! * (0.94 + fine), bed);
          value = lerp(value, [206, 192, 166][channel]! * (0.95 + fine - slab * 0.2), path);
          paint[channel] = brief.snow ? lerp(value, 238, 0.85) : value;
        }
      },
    },
    air: { far: 200, haze: 0.006 },
  });
  closeView(stage, random);
  if (!brief.snow && !forbids(brief, 'flower', 'plant')) plantBeds(stage, random, way);
  paintWishedRays(stage);
}

function bedAt(away: number): number {
  return smoothstep(1.1, 1.25, away) * smoothstep(2.75, 2.55, away);
}

function closeView(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, { count: 70, near: 27, far: 80 });
  castShadows(stage, spots, 4.4);
  for (const spot of spots) {
    stage.checkpoint.check();
    drawLeafyTree(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(4, 7), distance: spot.distance * 0.7 },
      random,
    );
  }
  const hedge = createStand(stage, random.fork('hedge'), HEDGE, stage.height * 0.12);
  const gate = random.range(-2, 2);
  for (let x = -16; x <= 16; x += 1) {
    if (Math.abs(x - gate) < 1.4) continue;
    const foot = project(stage, x, stage.ground?.(x, 25, 4) ?? 0, 25);
    hedge({ x: foot.x, y: foot.y, size: foot.scale * 1.5, distance: 20 }, random);
  }
}

function plantBeds(stage: Stage, random: Random, way: Way): void {
  const shift = random.integer(BLOOMS.length);
  const colors = Array.from({ length: 4 }, (_, index) =>
    fromHex(BLOOMS[(shift + index * 2) % BLOOMS.length]!),
  );
  const tallest = stage.height * 0.24;
  const roses = createStand(
    stage,
    random.fork('roses'),
    roseBush(pickColor(random, '#d8283f #f08aa8 #f7e4da')),
    tallest,
  );
  const border = createStand(stage, random.fork('border'), borderFlowers(colors), tallest);
  const plants: Array<{ x: number; y: number; size: number; distance: number; stand: PlantStand }> = [];
  for (let z = 24; z > 2.1; z -= Math.max(0.3, z * 0.045)) {
    for (const side of [-1, 1]) {
      for (const away of [2.5, 2.1, 1.7, 1.35]) {
        const rose = away > 2.4 && Math.round(z * 2) % 3 === 0;
        if (away > 2.4 && !rose) continue;
        const x = way.middle(z) + side * (away + random.range(-0.12, 0.12));
        const foot = project(stage, x, stage.ground?.(x, z, 4) ?? 0, z);
        const size = foot.scale * (rose ? random.range(0.9, 1.15) : random.range(0.34, 0.56) + away * 0.06);
        plants.push({ x: foot.x, y: foot.y, size, distance: z, stand: rose ? roses : border });
      }
    }
  }
  const line = stage.height * 0.94;
  for (const { stand, ...spot } of plants) if (spot.y <= line) stand(spot, random);
  stage.foreground.push(() => {
    for (const { stand, ...spot } of plants) {
      if (spot.y > line && !coversSubject(stage, spot, spot.size * 0.6)) stand(spot, random);
    }
  });
}
