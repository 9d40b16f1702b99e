import type { Grade } from '../brief/brief.types.ts';
import type { Rgb } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { colourPart, gradeColour } from './grade.ts';
import { createTexture, mixTextures, type Texture } from './texture.ts';

/** Cold-pressed paper: fine tooth over soft hollows, values about -1..1. */
export function paperTooth(random: Random, coarseShare = 0.45): Texture {
  const fine = createTexture(random.fork('tooth'), { radius: 1 });
  const hollows = createTexture(random.fork('hollows'), { radius: 4 });
  return mixTextures(fine, hollows, coarseShare);
}

/** The paper's own colour under the wished colours: sepia and monochrome pictures are not on cream paper. */
export function paperColour(paper: Rgb, wish: Grade): Rgb {
  return gradeColour(paper, colourPart(wish));
}
