import { colorList, type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../../stage/camera.ts';
import { layWay } from '../../stage/ground/path.ts';
import { renderTerrain, type Surface } from '../../stage/ground/terrain.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { CityLight } from './city-light.ts';
import { raiseCottage } from './houses/cottage.ts';
import type { PaintTown } from './town-street.ts';

/** Houses scattered round a lane between green hills, a church with its tower among them. */
export const paintVillage: PaintTown = (stage, random, light) => {
  const way = layWay(stage, random, { targetX: random.range(-6, 6), targetZ: 44, swing: 2.6 });
  const { snow, season } = stage.brief;
  const grass: Rgb = snow
    ? [232, 238, 248]
    : season === 'autumn'
      ? [158, 146, 72]
      : season === 'spring'
        ? [126, 172, 78]
        : [112, 156, 70];
  renderTerrain(stage, layMeadow(stage, grass, way), { far: 150, steps: 320, haze: 0.006, dapple: 0.3 });
  const trees = scatter(stage, random, {
    count: 26,
    near: 14,
    far: 110,
    clear: { x: 0, halfWidth: 5, until: 40 },
  });
  castShadows(stage, trees, 4);
  const houses = planHouses(stage, random, way);
  const church = { x: way.middle(50) + random.pick([-9, 7]), z: 50 };
  let next = 0;
  let built = false;
  for (const house of houses) {
    stage.checkpoint.check();
    while (next < trees.length && trees[next]!.distance > house.z) plant(stage, random, trees[next++]!);
    if (!built && house.z < church.z) {
      raiseChurch(stage, church.x, church.z, light);
      built = true;
    }
    raiseCottage(stage, random, light, house);
  }
  for (; next < trees.length; next++) if (trees[next]!.distance > 15) plant(stage, random, trees[next]!);
  if (!snow)
    stage.foreground.push(() =>
      drawGrass(stage, { color: grass, reach: 0.07, flowers: colorList('#f0dc5a #ec7896') }),
    );
};

function layMeadow({ noise, brief }: Stage, grass: Rgb, way: Way): Surface {
  const lane: Rgb = brief.snow ? [212, 218, 230] : [214, 192, 156];
  return {
    height: (x, z, octaves) => {
      const hills = smoothstep(46, 130, z) * (9 + noise.fbm(x * 0.016 + 4, z * 0.012, 3) * 11);
      return hills + noise.fbm(x * 0.05, z * 0.05, Math.min(octaves, 4)) * 0.6 * clamp((z - 5) / 20);
    },
    paint: ({ x, z }, paint) => {
      const blades = z < 16 ? noise.at(x * 20, z * 9) * 0.22 : 0;
      const tone =
        0.84 + (noise.at(x * 2.4, z * 2.4) * 0.4 + noise.at(x * 0.2, z * 0.2) * 0.7 + blades) * 0.28;
      const onWay = clamp((1.3 - Math.abs(way.offset(x, z))) * 3) * (z < 60 ? 1 : 0);
      for (let channel = 0; channel < 3; channel++)
        paint[channel] = lerp(grass[channel]! * tone, lane[channel]! * (0.9 + tone * 0.1), onWay);
    },
  };
}

function planHouses(stage: Stage, random: Random, way: Way) {
  const houses: Array<Parameters<typeof raiseCottage>[3]> = [];
  const spread = stage.width / stage.focal;
  for (const [index, z] of [60, 54, 47, 42, 36, 31, 26, 22, 18].entries()) {
    const side = index % 2 ? 1 : -1;
    const wide = random.range(4.2, 5.6);
    const away = random.range(3, 5) + Math.max(0, z - 22) * random.range(0, 0.16);
    const middle = way.middle(z);
    const x =
      side < 0
        ? Math.min(middle - away, spread * z * 0.1) - wide
        : Math.max(middle + away, -spread * z * 0.1);
    houses.push({
      x,
      z,
      lift: stage.ground?.(x + wide / 2, z, 4) ?? 0,
      wide,
      deep: random.range(3.4, 4.4),
      high: random.pick([2.4, 2.6, 4.3]),
    });
  }
  return houses;
}

function plant(
  stage: Stage,
  random: Random,
  spot: { x: number; y: number; scale: number; distance: number },
): void {
  drawLeafyTree(
    stage,
    { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(3.2, 5), distance: spot.distance },
    random,
  );
}

function raiseChurch(stage: Stage, x: number, z: number, light: CityLight): void {
  const { context } = stage;
  const lift = stage.ground?.(x, z, 4) ?? 0;
  const fill = (corners: ReadonlyArray<readonly [number, number, number]>, color: Rgb) => {
    context.fillStyle = toCss(color);
    context.beginPath();
    for (const [px, py, pz] of corners) {
      const point = project(stage, px, py + lift, pz);
      context.lineTo(point.x, point.y);
    }
    context.fill();
  };
  const stone = litColor(stage, [240, 230, 212], { distance: z, haze: 0.006, sun: 0.4 });
  const slate = litColor(stage, stage.brief.snow ? [238, 243, 250] : [120, 72, 66], {
    distance: z,
    haze: 0.006,
    sun: 0.4,
  });
  fill(
    [
      [x, 0, z],
      [x + 7, 0, z],
      [x + 7, 4.6, z],
      [x, 4.6, z],
    ],
    scale(stone, 0.94),
  );
  fill(
    [
      [x - 0.3, 4.5, z],
      [x + 7.3, 4.5, z],
      [x + 7.3, 7.4, z + 2],
      [x - 0.3, 7.4, z + 2],
    ],
    slate,
  );
  fill(
    [
      [x - 3, 0, z],
      [x + 0.2, 0, z],
      [x + 0.2, 9.4, z],
      [x - 3, 9.4, z],
    ],
    stone,
  );
  fill(
    [
      [x - 3.3, 9.3, z],
      [x + 0.5, 9.3, z],
      [x - 1.4, 15, z],
    ],
    slate,
  );
  const glass = light.dark ? light.lamps[0]! : scale(stone, 0.46);
  for (const at of [x + 1.2, x + 3.2, x + 5.2])
    fill(
      [
        [at, 1.2, z],
        [at + 0.9, 1.2, z],
        [at + 0.9, 3, z],
        [at + 0.45, 3.6, z],
        [at, 3, z],
      ],
      glass,
    );
  fill(
    [
      [x - 1.9, 6.6, z],
      [x - 0.9, 6.6, z],
      [x - 0.9, 8, z],
      [x - 1.4, 8.6, z],
      [x - 1.9, 8, z],
    ],
    glass,
  );
}
