import type { Brief, PlaceName, SceneKind } from '../brief/brief.types.ts';
import { paintAboveTheClouds } from './places/above-the-clouds.ts';
import { paintAlienSea, paintAlienWorld } from './places/alien.ts';
import { paintBambooForest } from './places/bamboo-forest.ts';
import { paintCanal } from './places/canal.ts';
import { paintCanyon } from './places/canyon.ts';
import { paintCliff } from './places/cliff.ts';
import { paintCropField } from './places/crops.ts';
import { paintEnchantedForest } from './places/enchanted-forest.ts';
import { paintFarm } from './places/farm.ts';
import { paintFloatingIsland } from './places/floating-island.ts';
import { paintGarden } from './places/garden.ts';
import { paintGraveyard } from './places/graveyard.ts';
import { paintHills } from './places/hills.ts';
import { paintArctic, paintFrozenLake } from './places/ice.ts';
import { paintJungle } from './places/jungle.ts';
import { paintOrchard } from './places/orchard.ts';
import { paintPier } from './places/pier.ts';
import { paintPond } from './places/pond.ts';
import { paintRiceTerraces } from './places/rice-terraces.ts';
import { paintRockyCoast } from './places/rocky-coast.ts';
import { paintSavanna } from './places/savanna.ts';
import { paintSwamp } from './places/swamp.ts';
import { paintTropicalIsland } from './places/tropical-island.ts';
import { paintWinterVillage } from './places/winter-village.ts';
import { paintAbstract } from './scenes/abstract.ts';
import { paintBeach } from './scenes/beach.ts';
import { paintCity } from './scenes/city.ts';
import { paintDesert } from './scenes/desert.ts';
import { paintForest } from './scenes/forest.ts';
import { paintInterior } from './scenes/interior.ts';
import { paintMeadow } from './scenes/meadow.ts';
import { paintMoon } from './scenes/moon.ts';
import { paintMountain } from './scenes/mountain.ts';
import { paintPortrait } from './scenes/portrait.ts';
import { paintSea } from './scenes/sea.ts';
import { paintSnow } from './scenes/snow.ts';
import { paintSpace } from './scenes/space.ts';
import { paintUnderwater } from './scenes/underwater.ts';
import type { Stage } from './stage.types.ts';

/** Paints a whole background and sets what the stage promises about it. */
export type PaintScene = (stage: Stage) => void;

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
  'tropical-island': paintTropicalIsland,
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
  'above-the-clouds': paintAboveTheClouds,
  'sea-cliff': paintCliff('sea'),
  cliff: paintCliff('valley'),
  swamp: paintSwamp,
  'bamboo-forest': paintBambooForest,
  jungle: paintJungle,
};

/** The painter of the brief's place, or of its scene when the place has none. */
export function painterOf({ scene, place }: Pick<Brief, 'scene' | 'place'>): PaintScene {
  return (place && PLACES[place]) ?? SCENES[scene];
}
