import type { Procedure } from '../drawing.types.ts';
import { drawDolphin, drawOrca, drawShark } from './species/dolphins-and-sharks.ts';
import {
  drawClownfish,
  drawGoldfish,
  drawKoi,
  drawPlainFish,
  drawPufferfish,
  drawSeahorse,
  drawSilverFish,
  drawTropicalFish,
} from './species/fishes.ts';
import { drawSeal, drawWalrus } from './species/seals.ts';
import { drawSeaTurtle, drawTurtle } from './species/turtles.ts';
import { drawWhale } from './species/whales.ts';

/** Swimmers that look right, by the name the vocabulary uses. */
export const SEA_PROCEDURES = {
  fish: drawPlainFish,
  'silver-fish': drawSilverFish,
  'tropical-fish': drawTropicalFish,
  goldfish: drawGoldfish,
  koi: drawKoi,
  clownfish: drawClownfish,
  pufferfish: drawPufferfish,
  seahorse: drawSeahorse,
  whale: drawWhale,
  dolphin: drawDolphin,
  orca: drawOrca,
  shark: drawShark,
  seal: drawSeal,
  walrus: drawWalrus,
  turtle: drawTurtle,
  'sea-turtle': drawSeaTurtle,
} satisfies Record<string, Procedure>;
