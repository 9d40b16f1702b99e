import type { Procedure } from '../drawing.types.ts';
import { drawBat } from './species/bats.ts';
import { drawButterfly, drawMonarch, drawMoth } from './species/butterflies.ts';
import { drawSpider } from './species/crawling-insects.ts';
import { drawFrog } from './species/frogs.ts';
import { drawJellyfish, drawStarfish } from './species/jellyfish-and-starfish.ts';
import { drawOctopus, drawSquid } from './species/octopus-and-squid.ts';
import { drawPeacock } from './species/penguins-and-peacocks.ts';
import { drawCrab, drawLobster } from './species/shellfish.ts';
import { drawDragonfly } from './species/winged-insects.ts';

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
  bat: drawBat,
  butterfly: drawButterfly,
  'monarch-butterfly': drawMonarch,
  moth: drawMoth,
  dragonfly: drawDragonfly,
  spider: drawSpider,
} satisfies Record<string, Procedure>;
