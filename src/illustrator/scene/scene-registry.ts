import type { SceneKind } from '../brief/brief.types.ts';
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
