import { colorList, type Rgb, toCss } from '../../core/color.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
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
import { paintSkyline } from './city-skyline.ts';
import { drawLampRow } from './parts/street-lamps.ts';

export function paintPark(stage: Stage, random: Random, light: CityLight): void {
  paintSkyline(stage, random, light, { tall: random.range(0.2, 0.28), haze: 0.5 });
  const { brief } = stage;
  const grass: Rgb = brief.snow
    ? [232, 238, 248]
    : brief.season === 'autumn'
      ? [176, 150, 72]
      : brief.season === 'spring'
        ? [132, 178, 84]
        : [112, 160, 70];
  const way = layWay(stage, random, { targetX: random.range(-5, 5), swing: 2.4 });
  renderTerrain(stage, layLawn(stage, grass, way), { far: 80, steps: 300, haze: 0.008, dapple: 0.35 });
  drawLampRow(stage, { x: way.middle(14) + 2, from: 12, to: 40, every: 9, height: 3, lit: light.dark });
  plantAvenue(stage, random);
  setBenches(stage, random, way);
  if (brief.snow) return;
  stage.foreground.push(() => drawGrass(stage, { color: grass, reach: 0.09, flowers: BORDER_FLOWERS }));
}

/** A bench or two beside the path, unless one is asked for. */
function setBenches(stage: Stage, random: Random, way: Way): void {
  if (stage.brief.subjects.some(({ noun }) => noun.name === 'bench')) return;
  for (const z of [20, 13]) {
    const side = random.chance(0.5) ? 1 : -1;
    drawBench(stage, way.middle(z) + side * 2.6, z);
  }
}

function drawBench(stage: Stage, x: number, z: number): void {
  const { context } = stage;
  const lift = stage.ground?.(x, z, 4) ?? 0;
  const slat = (left: number, right: number, low: number, high: number, color: Rgb) => {
    const a = project(stage, x + left, lift + high, z);
    const b = project(stage, x + right, lift + low, z);
    context.fillStyle = toCss(litColor(stage, color, { distance: z, sun: 0.4 }));
    context.fillRect(a.x, a.y, b.x - a.x, Math.max(1, b.y - a.y));
  };
  for (const leg of [-0.85, 0.75]) slat(leg, leg + 0.1, 0, 0.5, [60, 62, 68]);
  slat(-1, 1, 0.42, 0.52, [176, 116, 70]);
  for (const low of [0.62, 0.76, 0.9]) slat(-1, 1, low, low + 0.1, [160, 102, 60]);
}

const BORDER_FLOWERS: readonly Rgb[] = colorList('#f0dc5a #ec7896');
const GRAVEL: Rgb = [222, 200, 162];
const TRODDEN_SNOW: Rgb = [206, 214, 228];

function layLawn({ noise, brief }: Stage, grass: Rgb, way: Way): Surface {
  const gravel = brief.snow ? TRODDEN_SNOW : GRAVEL;
  return {
    height: (x, z, octaves) =>
      noise.fbm(x * 0.05, z * 0.05, Math.min(octaves, 4)) * 0.9 * clamp((z - 4) / 20),
    paint: ({ x, z }, paint) => {
      const blades = z < 16 ? noise.at(x * 20, z * 9) * 0.25 : 0;
      const patches = noise.at(x * 2.4, z * 2.4) * 0.4 + noise.at(x * 0.3, z * 0.3) * 0.6;
      const tone = 0.82 + (patches + blades) * 0.3;
      const onWay = clamp((1.25 - Math.abs(way.offset(x, z))) * 4);
      for (let channel = 0; channel < 3; channel++)
        paint[channel] = lerp(grass[channel]! * tone, gravel[channel]! * (0.9 + tone * 0.1), onWay);
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
