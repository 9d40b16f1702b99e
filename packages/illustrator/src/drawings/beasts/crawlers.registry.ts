import type { Procedure } from '../pen/drawing.types.ts';
import { drawAnt, drawLadybug } from './crawlers/crawling-insects.ts';
import { drawSauropod, drawStegosaurus, drawTriceratops } from './crawlers/dinosaurs.ts';
import { drawChameleon, drawCrocodile, drawLizard } from './crawlers/lizards.ts';
import { drawCaterpillar, drawSnail } from './crawlers/snails-and-caterpillars.ts';
import { drawCobra, drawSnake } from './crawlers/snakes.ts';
import { drawPterodactyl, drawTyrannosaurus } from './crawlers/tyrannosaurs.ts';
import { drawBee } from './crawlers/winged-insects.ts';

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
