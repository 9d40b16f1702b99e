import { drawPeacock } from '../birds/penguins-and-peacocks.ts';
import { drawJellyfish, drawStarfish } from '../fishes/jellyfish-and-starfish.ts';
import { drawOctopus, drawSquid } from '../fishes/octopus-and-squid.ts';
import { drawCrab, drawLobster } from '../fishes/shellfish.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import { drawButterfly, drawMonarch, drawMoth } from './crawlers/butterflies.ts';
import { drawSpider } from './crawlers/crawling-insects.ts';
import { drawFrog } from './crawlers/frogs.ts';
import { drawDragonfly } from './crawlers/winged-insects.ts';
import { drawBat } from './mammals/bats.ts';

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
