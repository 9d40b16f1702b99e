import { drawPeacock } from '../birds/penguins-and-peacocks.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import { drawJellyfish, drawStarfish } from '../sea-animals/jellyfish-and-starfish.ts';
import { drawOctopus, drawSquid } from '../sea-animals/octopus-and-squid.ts';
import { drawCrab, drawLobster } from '../sea-animals/shellfish.ts';
import { drawBat } from './mammals/bats.ts';
import { drawSlime } from './myths/slime.ts';
import { drawButterfly, drawMonarch, drawMoth } from './reptiles-and-insects/butterflies.ts';
import { drawSpider } from './reptiles-and-insects/crawling-insects.ts';
import { drawFrog } from './reptiles-and-insects/frogs.ts';
import { drawDragonfly } from './reptiles-and-insects/winged-insects.ts';

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
  slime: drawSlime,
} satisfies Record<string, Procedure>;
