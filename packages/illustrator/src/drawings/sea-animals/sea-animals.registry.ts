import { drawSeaTurtle, drawTurtle } from '../beasts/reptiles-and-insects/turtles.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import { drawDolphin, drawOrca, drawShark } from './dolphins-and-sharks.ts';
import {
  drawClownfish,
  drawGoldfish,
  drawKoi,
  drawPlainFish,
  drawPufferfish,
  drawSeahorse,
  drawSilverFish,
  drawTropicalFish,
} from './fishes.ts';
import { drawSeal, drawWalrus } from './seals.ts';
import { drawWhale } from './whales.ts';

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
