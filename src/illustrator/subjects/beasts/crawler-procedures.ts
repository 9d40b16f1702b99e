import type { Procedure } from '../drawing.types.ts';
import {
  drawPterodactyl,
  drawSauropod,
  drawStegosaurus,
  drawTriceratops,
  drawTyrannosaurus,
} from './species/dinosaurs.ts';
import { drawAnt, drawBee, drawCaterpillar, drawLadybug, drawSnail } from './species/insects.ts';
import { drawChameleon, drawCobra, drawCrocodile, drawLizard, drawSnake } from './species/reptiles.ts';

/** Reptiles, insects, snails and dinosaurs that look right, by the name the vocabulary uses. */
export const CRAWLER_PROCEDURES = {
  lizard: drawLizard,
  chameleon: drawChameleon,
  crocodile: drawCrocodile,
  snake: drawSnake,
  cobra: drawCobra,
  bee: drawBee,
  ladybug: drawLadybug,
  ant: drawAnt,
  snail: drawSnail,
  caterpillar: drawCaterpillar,
  tyrannosaurus: drawTyrannosaurus,
  sauropod: drawSauropod,
  stegosaurus: drawStegosaurus,
  triceratops: drawTriceratops,
  pterodactyl: drawPterodactyl,
} satisfies Record<string, Procedure>;
