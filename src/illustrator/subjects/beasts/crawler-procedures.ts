import type { Procedure } from '../drawing.types.ts';
import { drawAnt, drawLadybug } from './species/crawling-insects.ts';
import { drawSauropod, drawStegosaurus, drawTriceratops } from './species/dinosaurs.ts';
import { drawChameleon, drawCrocodile, drawLizard } from './species/lizards.ts';
import { drawCaterpillar, drawSnail } from './species/snails-and-caterpillars.ts';
import { drawCobra, drawSnake } from './species/snakes.ts';
import { drawPterodactyl, drawTyrannosaurus } from './species/tyrannosaurs.ts';
import { drawBee } from './species/winged-insects.ts';

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
