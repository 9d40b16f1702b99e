import type { Procedure } from '../drawing.types.ts';
import { drawPeacock } from './species/front-birds.ts';
import { drawButterfly, drawDragonfly, drawMonarch, drawMoth, drawSpider } from './species/insects.ts';
import { drawFrog } from './species/reptiles.ts';
import { drawCrab, drawLobster } from './species/shellfish.ts';
import { drawJellyfish, drawOctopus, drawSquid, drawStarfish } from './species/soft-sea-life.ts';

/** Animals that show themselves from the front or from above. */
export const FRONTAL_BEAST_PROCEDURES = {
  peacock: drawPeacock,
  octopus: drawOctopus,
  squid: drawSquid,
  jellyfish: drawJellyfish,
  starfish: drawStarfish,
  crab: drawCrab,
  lobster: drawLobster,
  frog: drawFrog,
  butterfly: drawButterfly,
  'monarch-butterfly': drawMonarch,
  moth: drawMoth,
  dragonfly: drawDragonfly,
  spider: drawSpider,
} satisfies Record<string, Procedure>;
