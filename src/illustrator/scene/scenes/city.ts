import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../brief-questions.ts';
import { preferHorizon } from '../camera.ts';
import { type CityLight, chooseCityLight } from '../city-light.ts';
import { paintOldTown } from '../city-old-town.ts';
import { paintOverlook } from '../city-overlook.ts';
import { paintPark } from '../city-park.ts';
import { paintStreet } from '../city-street.ts';
import { paintWaterfront } from '../city-waterfront.ts';
import { paintWishedRays } from '../rays.ts';
import { paintSky } from '../sky.ts';
import type { Stage } from '../stage.types.ts';

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
