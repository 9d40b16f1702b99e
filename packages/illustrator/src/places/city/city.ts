import type { Brief } from '../../brief/brief.types.ts';
import { mix } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type CityLight, chooseCityLight } from './city-light.ts';
import { isOfTheFuture } from './future-skyline.ts';
import { isFestive } from './parts/festoons.ts';
import { isLeft, letRuin } from './parts/overgrow-town.ts';
import { watchSky } from './parts/stamp-against-sky.ts';
import {
  AVENUE,
  OVERLOOK,
  PARK,
  SHOP_ROW,
  STEEP_STREET,
  TALL_ROW,
  TOWN_PLACES,
  TOWN_STREET,
  type TownPlace,
  WATERFRONT,
} from './towns.registry.ts';

/** The place in town that the prompt names, or a street, a park, a waterfront, the view from a roof. */
export function paintCity(stage: Stage): void {
  const random = stage.random.fork('city');
  const light = chooseCityLight(stage, random);
  const { paint, horizon } = choosePlace(stage, random, light);
  preferHorizon(stage, looksUp(stage) ? Math.max(horizon, 0.62) : horizon);
  paintSky(stage, { coverage: 0.4 });
  const stampAgainstSky = watchSky(stage);
  const ruin = isLeft(stage) ? letRuin(stage) : undefined;
  paint(stage, random, light);
  stampAgainstSky();
  ruin?.(random.fork('ruin'));
  paintWishedRays(stage);
  if (light.dark && !light.neon && !stage.brief.air) standInLamplight(stage);
}

/** Whoever comes to a town at night stands in the light of its lamps and windows, not in the moon's alone. */
function standInLamplight(stage: Stage): void {
  const { ambient, sun } = stage.palette;
  stage.palette = {
    ...stage.palette,
    ambient: mix(ambient, [164, 142, 134], 0.55),
    sun: mix(sun, [255, 208, 144], 0.6),
  };
}

/** Houses that are of their part of the world stand in the streets and squares; a village there has no cottages. */
function regionalPlaces({ brief }: Stage): readonly TownPlace[] | undefined {
  const { region, place } = brief;
  if (!region) return undefined;
  if (!place && hasBridge(brief)) return TOWN_PLACES['town-canal'];
  if (!place && isByRiver(brief)) return undefined;
  if (place === 'village' || (!place && !hasSubjectOf(brief, 'boat'))) return TOWN_PLACES['old-town'];
  return undefined;
}

function isByRiver({ features }: Brief): boolean {
  return features.has('river') || features.has('lake');
}

function hasHouse(brief: Brief): boolean {
  return hasSubjectOf(brief, 'building') && !hasBridge(brief);
}

/** A bridge needs water under it. */
function hasBridge({ subjects }: Brief): boolean {
  return subjects.some(
    ({ noun }) => noun.drawing.from === 'procedure' && noun.drawing.procedure.includes('bridge'),
  );
}

const STREETS: ReadonlySet<string> = new Set(['street', 'old-town', 'alley', 'village']);

/** Whether what matters is in the sky, which then gets the larger part. */
function looksUp({ brief }: Stage): boolean {
  return (
    brief.features.has('fireworks') ||
    hasSubjectOf(brief, 'celestial', 'flying') ||
    brief.subjects.some(({ pose }) => pose === 'flying')
  );
}

/** A shop or a cafe is one of a row of houses, and stands at its pavement. */
function hasShop({ subjects }: Brief): boolean {
  return subjects.some(({ noun }) => noun.kind === 'building' && noun.home === 'street');
}

function choosePlace(stage: Stage, random: Random, light: CityLight): TownPlace {
  const { cameraAngle, features, place, placeHints } = stage.brief;
  const above = cameraAngle === 'aerial' || cameraAngle === 'high';
  // Roofs of a village are seen from above as well, and are no towers.
  if (above && place === 'village') return TOWN_PLACES.village![0]!;
  if (above) return OVERLOOK;
  const named = regionalPlaces(stage) ?? (place && TOWN_PLACES[place]);
  // What bursts over a town, and what is to come, is seen as a whole from across the water.
  if (!place && (features.has('fireworks') || isOfTheFuture(stage))) return WATERFRONT;
  // What people have left is seen from among its houses.
  if (isLeft(stage) && (!place || place === 'skyline' || place === 'street')) return AVENUE;
  // Signs and wet asphalt belong to the avenue, whatever street was meant.
  if (light.neon && (!place || place === 'street' || place === 'alley'))
    return random.pick([AVENUE, AVENUE, AVENUE, place ? AVENUE : WATERFRONT]);
  if (placeHints?.has('steep') && STREETS.has(place ?? 'old-town')) return STEEP_STREET;
  // A street that led away would be barred by whatever is seen from its side.
  if ((!place || place === 'street') && hasSubjectOf(stage.brief, 'vehicle') && !isFestive(stage))
    return placeHints?.has('big-city') ? TALL_ROW : SHOP_ROW;
  if (STREETS.has(place ?? 'street') && hasShop(stage.brief) && !features.has('river')) return SHOP_ROW;
  const isBig = placeHints?.has('big-city') && !stage.brief.region;
  if ((!place || place === 'street') && isBig && !isFestive(stage))
    return hasSubjectOf(stage.brief, 'vehicle', 'person', 'animal')
      ? AVENUE
      : random.pick(place ? [AVENUE] : [AVENUE, WATERFRONT, AVENUE, PARK]);
  if (named && isFestive(stage)) return random.pick(named.filter((candidate) => candidate !== AVENUE));
  // Nobody builds in the middle of a street.
  if (named && STREETS.has(place ?? 'old-town') && hasHouse(stage.brief)) return TOWN_PLACES.square![0]!;
  if (named) return random.pick(named);
  if (hasSubjectOf(stage.brief, 'boat') || isByRiver(stage.brief)) return WATERFRONT;
  if (features.has('road') || features.has('path') || stage.brief.composition === 'leading-lines')
    return random.pick([AVENUE, TOWN_STREET]);
  if (features.has('flowers')) return PARK;
  return random.pick(
    hasSubjectOf(stage.brief, 'building')
      ? [PARK, WATERFRONT, AVENUE]
      : [AVENUE, TOWN_STREET, WATERFRONT, PARK, SHOP_ROW, TOWN_STREET],
  );
}
