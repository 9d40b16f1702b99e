import type { Procedure } from '../../pen/drawing.types.ts';
import { drawButtons, drawQuilt, drawTowel } from './cloths.ts';
import { drawDinosaurSkeleton } from './fossils.ts';
import { drawCradle, drawPottersWheel } from './pottery-and-cradle.ts';
import { drawLoom, drawSewingMachine, drawSpinningWheel } from './textile-crafts.ts';
import { drawTreasureMap } from './treasure-map.ts';

/** What is made by hand and what it is made with, by the name the vocabulary uses. */
export const CRAFT_PROCEDURES = {
  'sewing-machine': drawSewingMachine,
  'spinning-wheel': drawSpinningWheel,
  loom: drawLoom,
  quilt: drawQuilt,
  towel: drawTowel,
  buttons: drawButtons,
  'potters-wheel': drawPottersWheel,
  cradle: drawCradle,
  'dinosaur-skeleton': drawDinosaurSkeleton,
  'treasure-map': drawTreasureMap,
} satisfies Record<string, Procedure>;
