import { mix, toCss } from '../../core/colour.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../brief-questions.ts';
import { preferHorizon, project } from '../camera.ts';
import { type CityLight, chooseCityLight } from '../city-light.ts';
import { paintOldTown } from '../city-old-town.ts';
import { paintOverlook } from '../city-overlook.ts';
import { paintSkyline } from '../city-skyline.ts';
import { paintFlatGround, paintStreet } from '../city-street.ts';
import { drawGrass } from '../foliage-grass.ts';
import { drawLeafyTree } from '../foliage-leafy.ts';
import { litColour } from '../lighting.ts';
import { layWay } from '../path.ts';
import { paintWishedRays } from '../rays.ts';
import { scatter } from '../scatter.ts';
import { paintSky } from '../sky.ts';
import type { Stage } from '../stage.types.ts';
import { drawLampRow } from '../street-lamps.ts';
import { renderTerrain } from '../terrain.ts';
import { reflectInWater } from '../water.ts';

type Layout = 'street' | 'old-town' | 'waterfront' | 'park' | 'overlook';

/** A street of towers, an old lane, a skyline over water, a park below towers, or the view from a roof. */
export function paintCity(stage: Stage): void {
  const random = stage.random.fork('city');
  const light = chooseCityLight(stage, random);
  const layout = chooseLayout(stage, random, light);
  preferHorizon(
    stage,
    { street: 0.55, 'old-town': 0.56, waterfront: 0.56, park: 0.54, overlook: 0.3 }[layout],
  );
  paintSky(stage, { coverage: 0.4 });
  switch (layout) {
    case 'street':
      paintStreet(stage, random, light);
      break;
    case 'old-town':
      paintOldTown(stage, random, light);
      break;
    case 'overlook':
      paintOverlook(stage, random, light);
      break;
    case 'waterfront':
      paintWaterfront(stage, random, light);
      break;
    default:
      paintPark(stage, random, light);
  }
  paintWishedRays(stage);
}

function chooseLayout(stage: Stage, random: Random, light: CityLight): Layout {
  const { cameraAngle, features } = stage.brief;
  if (cameraAngle === 'aerial' || cameraAngle === 'high') return 'overlook';
  if (hasSubjectOf(stage.brief, 'boat') || features.has('river') || features.has('lake')) return 'waterfront';
  if (light.neon) return random.pick<Layout>(['street', 'street', 'street', 'waterfront']);
  if (features.has('road') || features.has('path') || stage.brief.composition === 'leading-lines') {
    return random.pick<Layout>(['street', 'old-town']);
  }
  if (features.has('flowers')) return 'park';
  const settings: Layout[] = ['street', 'old-town', 'waterfront', 'park', 'street'];
  return random.pick(
    hasSubjectOf(stage.brief, 'building') ? (['park', 'waterfront', 'street'] as Layout[]) : settings,
  );
}

function paintWaterfront(stage: Stage, random: Random, light: CityLight): void {
  const { height, horizon, width } = stage;
  paintSkyline(stage, random, light, { tall: random.range(0.32, 0.46), layers: 4, haze: 0.12 });
  paintFlatGround(stage, [60, 78, 92]);
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  const quay = stage.water ? height : lerp(horizon, height, 0.46);
  const water = new Uint8Array(width * height);
  water.fill(1, Math.ceil(horizon) * width, Math.floor(quay) * width);
  reflectInWater(stage, {
    water,
    tint: mix(stage.palette.zenith, [16, 40, 60], 0.5),
    mirror: [0.85, 0.62],
    roughness: 1.3,
  });
  if (stage.water) return;
  layQuay(stage, random, light, quay);
  if (light.neon || stage.brief.weather === 'rain' || stage.brief.weather === 'storm') {
    water.fill(0).fill(1, Math.ceil(quay) * width);
    reflectInWater(stage, {
      water,
      tint: mix(stage.palette.ambient, stage.palette.fog, 0.5),
      mirror: [0.5, 0.34],
      roughness: 0.7,
    });
  }
}

/** A promenade with a railing, for those who look at the water. */
function layQuay(stage: Stage, random: Random, light: CityLight, quay: number): void {
  const { context, width, height, horizon } = stage;
  const paving = litColour(stage, light.dark ? [128, 122, 128] : [176, 166, 152], { sun: 0.4 });
  const gradient = context.createLinearGradient(0, quay, 0, height);
  gradient.addColorStop(0, toCss(mix(paving, stage.palette.fog, 0.2)));
  gradient.addColorStop(1, toCss(paving));
  context.fillStyle = gradient;
  context.fillRect(0, quay, width, height - quay);
  const edge = (stage.focal * stage.cameraHeight) / (quay - horizon);
  context.strokeStyle = 'rgba(30,28,36,0.22)';
  context.lineWidth = Math.max(1, width / 900);
  for (let joint = -14; joint <= 14; joint++) {
    const far = project(stage, joint * 1.3, 0, edge);
    const near = project(stage, joint * 1.3, 0, 1.4);
    context.beginPath();
    context.moveTo(far.x, far.y);
    context.lineTo(near.x, near.y);
    context.stroke();
  }
  for (let z = edge; z > 1.6; z -= 0.9) {
    const row = project(stage, 0, 0, z);
    context.fillStyle = 'rgba(30,28,36,0.16)';
    context.fillRect(0, row.y, width, Math.max(1, row.scale * 0.012));
  }
  drawRailing(stage, edge);
  const every = random.range(3.4, 4.6);
  for (const side of [-1, 1]) {
    for (let post = 0; post < 3; post++) {
      drawLampRow(stage, {
        x: side * (2.6 + post * every),
        from: edge - 0.3,
        to: edge - 0.3,
        every: 1,
        height: 3.1,
        lit: light.dark,
      });
    }
  }
}

function drawRailing(stage: Stage, z: number): void {
  const { context, width } = stage;
  const scale = stage.focal / z;
  const top = project(stage, 0, 0.95, z).y;
  const foot = project(stage, 0, 0, z).y;
  context.strokeStyle = toCss(litColour(stage, [50, 54, 62], { sun: 0.36 }));
  context.lineWidth = Math.max(1, scale * 0.035);
  context.beginPath();
  for (const share of [0, 0.45]) {
    const y = lerp(top, foot, share);
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  for (let x = (width / 2) % (scale * 0.6); x < width; x += scale * 0.6) {
    context.moveTo(x, top);
    context.lineTo(x, foot);
  }
  context.stroke();
}

function paintPark(stage: Stage, random: Random, light: CityLight): void {
  paintSkyline(stage, random, light, { tall: random.range(0.34, 0.44), haze: 0.22 });
  const autumn = stage.brief.season === 'autumn';
  const grass = stage.brief.snow
    ? ([232, 238, 248] as const)
    : autumn
      ? ([148, 140, 66] as const)
      : ([108, 152, 66] as const);
  const way = layWay(stage, random, { targetX: random.range(-5, 5), swing: 2.4 });
  const { noise } = stage;
  renderTerrain(
    stage,
    {
      height: (x, z, octaves) =>
        noise.fbm(x * 0.05, z * 0.05, Math.min(octaves, 4)) * 0.9 * clamp((z - 4) / 20),
      paint: ({ x, z }, paint) => {
        const blades = z < 16 ? noise.at(x * 20, z * 9) * 0.25 : 0;
        const tone =
          0.82 + (noise.at(x * 2.4, z * 2.4) * 0.4 + noise.at(x * 0.3, z * 0.3) * 0.6 + blades) * 0.3;
        const onWay = clamp((1.25 - Math.abs(way.offset(x, z))) * 4);
        for (let channel = 0; channel < 3; channel++) {
          paint[channel] = lerp(
            grass[channel]! * tone,
            [206, 190, 160][channel]! * (0.9 + tone * 0.1),
            onWay,
          );
        }
      },
    },
    { far: 80, steps: 300, haze: 0.008, dapple: 0.35 },
  );
  drawLampRow(stage, { x: way.middle(14) + 2, from: 12, to: 40, every: 9, height: 3, lit: light.dark });
  if (!forbids(stage.brief, 'tree')) {
    const spots = scatter(stage, random, {
      count: 44,
      near: 13,
      far: 66,
      clear: { x: 0, halfWidth: 4, until: 40 },
    });
    for (const spot of spots) {
      stage.checkpoint.check();
      drawLeafyTree(
        stage,
        { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(3.4, 5.4), distance: spot.distance },
        random,
      );
    }
  }
  if (!stage.brief.snow)
    stage.foreground.push(() =>
      drawGrass(stage, {
        colour: [...grass],
        reach: 0.09,
        flowers: [
          [240, 220, 90],
          [236, 120, 150],
        ],
      }),
    );
}
