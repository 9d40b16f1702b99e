import { drawBuddha, drawShiva } from './figures/deities/deities.ts';
import { drawGanesha } from './figures/deities/ganesha.ts';
import { drawKrishna } from './figures/deities/krishna.ts';
import {
  drawBrahma,
  drawDurga,
  drawGuanyin,
  drawKali,
  drawLakshmi,
  drawManyArmedGoddess,
  drawParvati,
  drawSaraswati,
  drawVishnu,
} from './figures/deities/seated-deities.ts';
import type { ArrangementProcedure, Drawing, DrawingRequest } from './pen/drawing.types.ts';
import { drawFlowerVase } from './still-lifes/flower-vase.ts';
import { drawFruitBowl } from './still-lifes/fruit-bowl.ts';
import { STILL_LIFE_ARRANGEMENTS } from './still-lifes/still-lifes.registry.ts';

/** Compositions that join licensed art and own drawing into one subject, by the name the vocabulary uses. */
const ARRANGEMENTS = {
  'fruit-bowl': drawFruitBowl,
  'flower-vase': drawFlowerVase,
  shiva: drawShiva,
  buddha: drawBuddha,
  ganesha: drawGanesha,
  krishna: drawKrishna,
  'many-armed-goddess': drawManyArmedGoddess,
  lakshmi: drawLakshmi,
  saraswati: drawSaraswati,
  durga: drawDurga,
  kali: drawKali,
  parvati: drawParvati,
  guanyin: drawGuanyin,
  vishnu: drawVishnu,
  brahma: drawBrahma,
  ...STILL_LIFE_ARRANGEMENTS,
} satisfies Record<string, ArrangementProcedure>;

type ArrangementName = keyof typeof ARRANGEMENTS;

export const ARRANGEMENT_NAMES = Object.keys(ARRANGEMENTS) as readonly ArrangementName[];

/** @throws {Error} when no arrangement has this name. */
export async function drawArrangement(name: string, request: DrawingRequest): Promise<Drawing> {
  if (!(name in ARRANGEMENTS)) throw new Error(`There is no arrangement "${name}".`);
  return ARRANGEMENTS[name as ArrangementName](request);
}
