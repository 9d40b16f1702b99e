import type { Brief, PlaceName, SceneKind } from '../brief/brief.types.ts';
import type { Stage } from '../stage/stage.types.ts';
import { paintAbstract } from './abstract/abstract.ts';
import { paintCity } from './city/city.ts';
import { paintAboveTheClouds } from './country/above-the-clouds.ts';
import { paintAlienSea, paintAlienWorld } from './country/alien.ts';
import { paintCanyon } from './country/canyon.ts';
import { paintCheckeredPlain } from './country/checkered-plain.ts';
import { paintCliff } from './country/cliff.ts';
import { paintCrater } from './country/crater.ts';
import { paintDesert } from './country/desert.ts';
import { paintFjord } from './country/fjord.ts';
import { paintFloatingIsland } from './country/floating-island.ts';
import { paintGraveyard } from './country/graveyard.ts';
import { paintHills } from './country/hills.ts';
import { paintHoodoos } from './country/hoodoos.ts';
import { paintArctic, paintFrozenLake } from './country/ice.ts';
import { paintMeadow } from './country/meadow.ts';
import { paintMoon } from './country/moon.ts';
import { paintMountain } from './country/mountain.ts';
import { isNearGreen, paintNearGreen } from './country/near-green.ts';
import { paintRockCones } from './country/rock-cones.ts';
import { paintSavanna } from './country/savanna.ts';
import { paintSnow } from './country/snow.ts';
import { paintSpace } from './country/space.ts';
import { paintWinterVillage } from './country/winter-village.ts';
import { paintCropField } from './farmland/crops.ts';
import { paintFarm } from './farmland/farm.ts';
import { paintGarden } from './farmland/garden.ts';
import { paintOrchard } from './farmland/orchard.ts';
import { paintRiceTerraces } from './farmland/rice-terraces.ts';
import { paintInterior } from './interior/interior.ts';
import { paintPortrait } from './portrait/portrait.ts';
import { paintBeach } from './waterside/beach.ts';
import { paintCanal } from './waterside/canal.ts';
import { paintMangrove } from './waterside/mangrove.ts';
import { paintPier } from './waterside/pier.ts';
import { paintPond } from './waterside/pond.ts';
import { paintRockyCoast } from './waterside/rocky-coast.ts';
import { paintSea } from './waterside/sea.ts';
import { paintSwamp } from './waterside/swamp.ts';
import { paintIslandOf } from './waterside/tropical-island.ts';
import { paintUnderwater } from './waterside/underwater.ts';
import { paintBambooForest } from './woods/bamboo-forest.ts';
import { paintEnchantedForest } from './woods/enchanted-forest.ts';
import { paintForest } from './woods/forest.ts';
import { paintJungle } from './woods/jungle.ts';

/** Paints a whole background and sets what the stage promises about it. */
type PaintScene = (stage: Stage) => void;

export const SCENES: Record<SceneKind, PaintScene> = {
  mountain: paintMountain,
  snow: paintSnow,
  meadow: paintMeadow,
  desert: paintDesert,
  moon: paintMoon,
  space: paintSpace,
  sea: paintSea,
  beach: paintBeach,
  underwater: paintUnderwater,
  forest: paintForest,
  city: paintCity,
  interior: paintInterior,
  portrait: paintPortrait,
  abstract: paintAbstract,
};

/** Places that are landscapes of their own; the others are drawn by their scene. */
export const PLACES: Partial<Record<PlaceName, PaintScene>> = {
  'wheat-field': paintCropField('wheat-field'),
  'lavender-field': paintCropField('lavender-field'),
  'tulip-field': paintCropField('tulip-field'),
  'sunflower-field': paintCropField('sunflower-field'),
  'pumpkin-patch': paintCropField('pumpkin-patch'),
  vineyard: paintCropField('vineyard'),
  'winter-village': paintWinterVillage,
  'enchanted-forest': paintEnchantedForest,
  farm: paintFarm,
  graveyard: paintGraveyard,
  garden: paintGarden,
  orchard: paintOrchard,
  'rice-terraces': paintRiceTerraces,
  savanna: paintSavanna,
  'floating-island': paintFloatingIsland,
  'tropical-island': paintIslandOf('palms'),
  island: paintIslandOf('grass'),
  'rocky-coast': paintRockyCoast,
  'alien-world': paintAlienWorld,
  'alien-sea': paintAlienSea,
  pier: paintPier,
  arctic: paintArctic,
  'frozen-lake': paintFrozenLake,
  pond: paintPond,
  canal: paintCanal,
  hills: paintHills,
  canyon: paintCanyon,
  'rock-cones': paintRockCones,
  hoodoos: paintHoodoos,
  crater: paintCrater,
  fjord: paintFjord,
  'above-the-clouds': paintAboveTheClouds,
  'sea-cliff': paintCliff('sea'),
  cliff: paintCliff('valley'),
  swamp: paintSwamp,
  mangrove: paintMangrove,
  'bamboo-forest': paintBambooForest,
  jungle: paintJungle,
  'checkered-plain': paintCheckeredPlain,
};

/** The painter of the brief's place, or of its scene when the place has none. */
export function painterOf(brief: Brief): PaintScene {
  const { scene, place } = brief;
  if (isNearGreen(brief)) return paintNearGreen;
  return (place && PLACES[place]) ?? SCENES[scene];
}
