import type { Procedure } from '../pen/drawing.types.ts';
import { drawDove, drawEagle, drawHawk, drawParrot, drawSeagull, drawToucan } from './large-birds.ts';
import { drawOwl, drawSnowyOwl } from './owls.ts';
import { drawPenguin } from './penguins-and-peacocks.ts';
import { drawHen, drawRooster } from './poultry.ts';
import {
  drawCrow,
  drawHummingbird,
  drawKingfisher,
  drawRobin,
  drawSongbird,
  drawWoodpecker,
} from './songbirds.ts';
import {
  drawChick,
  drawDuck,
  drawDuckling,
  drawFlamingo,
  drawGoose,
  drawHeron,
  drawOstrich,
  drawStork,
  drawSwan,
} from './water-birds.ts';

/** Birds that look right, by the name the vocabulary uses. */
export const BIRD_PROCEDURES = {
  songbird: drawSongbird,
  robin: drawRobin,
  crow: drawCrow,
  hummingbird: drawHummingbird,
  kingfisher: drawKingfisher,
  seagull: drawSeagull,
  dove: drawDove,
  eagle: drawEagle,
  hawk: drawHawk,
  parrot: drawParrot,
  toucan: drawToucan,
  woodpecker: drawWoodpecker,
  rooster: drawRooster,
  hen: drawHen,
  duck: drawDuck,
  duckling: drawDuckling,
  chick: drawChick,
  goose: drawGoose,
  swan: drawSwan,
  flamingo: drawFlamingo,
  heron: drawHeron,
  stork: drawStork,
  ostrich: drawOstrich,
  owl: drawOwl,
  'snowy-owl': drawSnowyOwl,
  penguin: drawPenguin,
} satisfies Record<string, Procedure>;
