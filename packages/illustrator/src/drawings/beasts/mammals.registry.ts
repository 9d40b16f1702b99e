import { drawGoat, drawRam, drawSheep } from '../birds/flocks.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import {
  drawGorilla,
  drawKangaroo,
  drawKoala,
  drawMonkey,
  drawOrangutan,
  drawSloth,
} from './mammals/apes.ts';
import { drawBear, drawPanda, drawPolarBear, drawRaccoon, drawRedPanda } from './mammals/bears.ts';
import { drawArmadillo, drawCapybara, drawPangolin, drawPlatypus, drawWombat } from './mammals/burrowers.ts';
import { drawArcticFox, drawFox, drawWolf } from './mammals/canines.ts';
import { drawCat } from './mammals/cats.ts';
import { drawBison, drawCow, drawOx } from './mammals/cattle.ts';
import { drawDeer, drawDoe, drawMoose, drawReindeer } from './mammals/deer.ts';
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
} from './mammals/dogs.ts';
import { drawElephant, drawMammoth } from './mammals/elephants.ts';
import { drawBactrianCamel, drawCamel, drawGiraffe, drawLlama } from './mammals/giraffes-and-camels.ts';
import { drawHedgehog } from './mammals/hedgehogs.ts';
import { drawDonkey, drawHorse, drawPegasus, drawUnicorn, drawZebra } from './mammals/horses.ts';
import { drawLion, drawLioness } from './mammals/lions.ts';
import { drawBoar, drawPig } from './mammals/pigs.ts';
import {
  drawBeaver,
  drawChipmunk,
  drawHamster,
  drawMouse,
  drawRabbit,
  drawSquirrel,
} from './mammals/rodents.ts';
import { drawBadger, drawMeerkat, drawOtter, drawSkunk } from './mammals/small-hunters.ts';
import {
  drawCheetah,
  drawLeopard,
  drawLynx,
  drawPanther,
  drawTiger,
} from './mammals/striped-and-spotted-cats.ts';
import { drawHippopotamus, drawRhinoceros } from './myths/giants.ts';

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
  capybara: drawCapybara,
  wombat: drawWombat,
  platypus: drawPlatypus,
  armadillo: drawArmadillo,
  pangolin: drawPangolin,
  monkey: drawMonkey,
  gorilla: drawGorilla,
  orangutan: drawOrangutan,
  koala: drawKoala,
  sloth: drawSloth,
  kangaroo: drawKangaroo,
} satisfies Record<string, Procedure>;
