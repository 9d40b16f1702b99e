import type { Drawing, DrawingRequest, Recipe } from './drawing.types.ts';
import { drawBuddha, drawShiva } from './recipes/deities.ts';
import { drawFlowerVase } from './recipes/flower-vase.ts';
import { drawFruitBowl } from './recipes/fruit-bowl.ts';
import { drawGanesha } from './recipes/ganesha.ts';
import { drawKrishna } from './recipes/krishna.ts';
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
} from './recipes/seated-deities.ts';
import { STILL_LIFE_RECIPES } from './recipes/still-life-recipes.ts';

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
