import type { Drawing, Procedure } from '../drawing.types.ts';
import {
  drawGorilla,
  drawKangaroo,
  drawKoala,
  drawMonkey,
  drawOrangutan,
  drawSloth,
} from './species/apes.ts';
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
  drawBison,
  drawBoar,
  drawCow,
  drawGoat,
  drawOx,
  drawPig,
  drawRam,
  drawSheep,
} from './species/cattle.ts';
import {
  drawBactrianCamel,
  drawCamel,
  drawDeer,
  drawDoe,
  drawGiraffe,
  drawLlama,
  drawMoose,
  drawReindeer,
} from './species/deer.ts';
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
import { drawElephant, drawHippopotamus, drawMammoth, drawRhinoceros } from './species/giants.ts';
import { drawDonkey, drawHorse, drawPegasus, drawUnicorn, drawZebra } from './species/horses.ts';
import {
  drawBadger,
  drawBeaver,
  drawChipmunk,
  drawHamster,
  drawHedgehog,
  drawMeerkat,
  drawMouse,
  drawOtter,
  drawRabbit,
  drawSkunk,
  drawSquirrel,
} from './species/small-mammals.ts';

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
  horse: drawHorse,
  unicorn: drawUnicorn,
  pegasus: drawPegasus,
  zebra: drawZebra,
  donkey: drawDonkey,
  cow: drawCow,
  ox: drawOx,
  bison: drawBison,
  sheep: drawSheep,
  ram: drawRam,
  goat: drawGoat,
  pig: drawPig,
  boar: drawBoar,
  deer: drawDeer,
  doe: drawDoe,
  reindeer: drawReindeer,
  moose: drawMoose,
  giraffe: drawGiraffe,
  llama: drawLlama,
  camel: drawCamel,
  'bactrian-camel': drawBactrianCamel,
  elephant: drawElephant,
  mammoth: drawMammoth,
  rhinoceros: drawRhinoceros,
  hippopotamus: drawHippopotamus,
  rabbit: drawRabbit,
  mouse: drawMouse,
  hamster: drawHamster,
  squirrel: drawSquirrel,
  chipmunk: drawChipmunk,
  otter: drawOtter,
  beaver: drawBeaver,
  meerkat: drawMeerkat,
  skunk: drawSkunk,
  badger: drawBadger,
  hedgehog: drawHedgehog,
  monkey: drawMonkey,
  gorilla: drawGorilla,
  orangutan: drawOrangutan,
  koala: drawKoala,
  sloth: drawSloth,
  kangaroo: drawKangaroo,
} satisfies Record<string, Procedure>;

/** Whether the procedure draws head and chest when asked for a bust. */
export function drawsBeastBust(procedure: string): boolean {
  return procedure in BEAST_PROCEDURES;
}

/** The way an animal of these looks; undefined for what is none of them. */
export function facingOfBeast(procedure: string): Drawing['facing'] | undefined {
  return procedure in BEAST_PROCEDURES ? 'right' : undefined;
}
