import type { Procedure } from '../drawing.types.ts';
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
import { drawCat } from './species/cats.ts';
import { drawBison, drawCow, drawOx } from './species/cattle.ts';
import { drawDeer, drawDoe, drawMoose, drawReindeer } from './species/deer.ts';
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
import { drawElephant, drawMammoth } from './species/elephants.ts';
import { drawGoat, drawRam, drawSheep } from './species/flocks.ts';
import { drawHippopotamus, drawRhinoceros } from './species/giants.ts';
import { drawBactrianCamel, drawCamel, drawGiraffe, drawLlama } from './species/giraffes-and-camels.ts';
import { drawHedgehog } from './species/hedgehogs.ts';
import { drawDonkey, drawHorse, drawPegasus, drawUnicorn, drawZebra } from './species/horses.ts';
import { drawLion, drawLioness } from './species/lions.ts';
import { drawBoar, drawPig } from './species/pigs.ts';
import {
  drawBeaver,
  drawChipmunk,
  drawHamster,
  drawMouse,
  drawRabbit,
  drawSquirrel,
} from './species/rodents.ts';
import { drawBadger, drawMeerkat, drawOtter, drawSkunk } from './species/small-hunters.ts';
import {
  drawCheetah,
  drawLeopard,
  drawLynx,
  drawPanther,
  drawTiger,
} from './species/striped-and-spotted-cats.ts';

/** Four-legged and upright animals with fur, which look right, by the name the vocabulary uses. */
export const MAMMAL_PROCEDURES = {
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
