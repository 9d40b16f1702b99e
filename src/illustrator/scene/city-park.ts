import type { Rgb } from '../core/colour.ts';
import { clamp, lerp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { forbids } from './brief-questions.ts';
import type { CityLight } from './city-light.ts';
import { paintSkyline } from './city-skyline.ts';
import { drawGrass } from './foliage-grass.ts';
import { drawLeafyTree } from './foliage-leafy.ts';
import { layWay, type Way } from './path.ts';
import { scatter } from './scatter.ts';
import type { Stage } from './stage.types.ts';
import { drawLampRow } from './street-lamps.ts';
import { renderTerrain, type Surface } from './terrain.ts';
import { castShadows } from './tree-shadows.ts';

export function paintPark(stage: Stage, random: Random, light: CityLight): void {
  paintSkyline(stage, random, light, { tall: random.range(0.34, 0.44), haze: 0.22 });
  const { brief } = stage;
  const grass: Rgb = brief.snow
    ? [232, 238, 248]
    : brief.season === 'autumn'
      ? [148, 140, 66]
      : [108, 152, 66];
  const way = layWay(stage, random, { targetX: random.range(-5, 5), swing: 2.4 });
  renderTerrain(stage, layLawn(stage, grass, way), { far: 80, steps: 300, haze: 0.008, dapple: 0.35 });
  drawLampRow(stage, { x: way.middle(14) + 2, from: 12, to: 40, every: 9, height: 3, lit: light.dark });
  plantAvenue(stage, random);
  if (brief.snow) return;
  stage.foreground.push(() => drawGrass(stage, { colour: grass, reach: 0.09, flowers: BORDER_FLOWERS }));
}

const BORDER_FLOWERS: readonly Rgb[] = [
  [240, 220, 90],
  [236, 120, 150],
];
const GRAVEL: Rgb = [206, 190, 160];

function layLawn({ noise }: Stage, grass: Rgb, way: Way): Surface {
  return {
    height: (x, z, octaves) =>
      noise.fbm(x * 0.05, z * 0.05, Math.min(octaves, 4)) * 0.9 * clamp((z - 4) / 20),
    paint: ({ x, z }, paint) => {
      const blades = z < 16 ? noise.at(x * 20, z * 9) * 0.25 : 0;
      const patches = noise.at(x * 2.4, z * 2.4) * 0.4 + noise.at(x * 0.3, z * 0.3) * 0.6;
      const tone = 0.82 + (patches + blades) * 0.3;
      const onWay = clamp((1.25 - Math.abs(way.offset(x, z))) * 4);
      for (let channel = 0; channel < 3; channel++) {
        paint[channel] = lerp(grass[channel]! * tone, GRAVEL[channel]! * (0.9 + tone * 0.1), onWay);
      }
    },
  };
}

function plantAvenue(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: 44,
    near: 13,
    far: 66,
    clear: { x: 0, halfWidth: 4, until: 40 },
  });
  castShadows(stage, spots, 4.4);
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(3.4, 5.4);
    drawLeafyTree(stage, { x: spot.x, y: spot.y + 1, size, distance: spot.distance }, random);
  }
}
