import type { Procedure } from '../pen/drawing.types.ts';
import { drawChameleon } from './reptiles-and-insects/chameleon.ts';
import { drawAnt, drawLadybug } from './reptiles-and-insects/crawling-insects.ts';
import { drawSauropod, drawStegosaurus, drawTriceratops } from './reptiles-and-insects/dinosaurs.ts';
import { drawCrocodile, drawLizard } from './reptiles-and-insects/lizards.ts';
import { drawCaterpillar, drawSnail } from './reptiles-and-insects/snails-and-caterpillars.ts';
import { drawCobra, drawSnake } from './reptiles-and-insects/snakes.ts';
import { drawPterodactyl, drawTyrannosaurus } from './reptiles-and-insects/tyrannosaurs.ts';
import { drawBee } from './reptiles-and-insects/winged-insects.ts';

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
