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
import type { Drawing, DrawingRequest, Recipe } from './pen/drawing.types.ts';
import { drawFlowerVase } from './still-lifes/flower-vase.ts';
import { drawFruitBowl } from './still-lifes/fruit-bowl.ts';
import { STILL_LIFE_RECIPES } from './still-lifes/still-lifes.registry.ts';

/** Compositions that join licensed art and own drawing into one subject, by the name the vocabulary uses. */
const RECIPES = {
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
  ...STILL_LIFE_RECIPES,
} satisfies Record<string, Recipe>;

export type RecipeName = keyof typeof RECIPES;

export const RECIPE_NAMES = Object.keys(RECIPES) as readonly RecipeName[];

/** @throws {Error} when no recipe has this name. */
export async function drawRecipe(name: string, request: DrawingRequest): Promise<Drawing> {
  if (!(name in RECIPES)) throw new Error(`There is no recipe "${name}".`);
  return RECIPES[name as RecipeName](request);
}
