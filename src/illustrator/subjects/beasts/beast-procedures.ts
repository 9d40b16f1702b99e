import type { Drawing, Procedure } from '../drawing.types.ts';
import { drawBear, drawPanda, drawPolarBear, drawRaccoon, drawRedPanda } from './species/bears.ts';
import { drawArcticFox, drawFox, drawWolf } from './species/canines.ts';
import {
  drawCat,
  drawCheetah,
  drawLeopard,
  drawLion,
  drawLioness,
  drawLynx,
  drawPanther,
  drawTiger,
} from './species/cats.ts';
import {
  drawCorgi,
  drawDachshund,
  drawDalmatian,
  drawDog,
  drawHusky,
  drawPoodle,
  drawPug,
  drawRetriever,
  drawShepherdDog,
} from './species/dogs.ts';

/** Animals that look right, by the name the vocabulary uses. All of them draw a bust for portraits. */
export const BEAST_PROCEDURES = {
  cat: drawCat,
  lion: drawLion,
  lioness: drawLioness,
  tiger: drawTiger,
  leopard: drawLeopard,
  cheetah: drawCheetah,
  panther: drawPanther,
  lynx: drawLynx,
  dog: drawDog,
  retriever: drawRetriever,
  'shepherd-dog': drawShepherdDog,
  husky: drawHusky,
  corgi: drawCorgi,
  dachshund: drawDachshund,
  poodle: drawPoodle,
  dalmatian: drawDalmatian,
  pug: drawPug,
  fox: drawFox,
  'arctic-fox': drawArcticFox,
  wolf: drawWolf,
  bear: drawBear,
  'polar-bear': drawPolarBear,
  panda: drawPanda,
  raccoon: drawRaccoon,
  'red-panda': drawRedPanda,
} satisfies Record<string, Procedure>;

/** Whether the procedure draws head and chest when asked for a bust. */
export function drawsBeastBust(procedure: string): boolean {
  return procedure in BEAST_PROCEDURES;
}

/** The way an animal of these looks; undefined for what is none of them. */
export function facingOfBeast(procedure: string): Drawing['facing'] | undefined {
  return procedure in BEAST_PROCEDURES ? 'right' : undefined;
}
