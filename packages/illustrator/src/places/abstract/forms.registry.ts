import type { Idea, PlaceName } from '../../brief/brief.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillMarble } from './abstract-marble.ts';
import { paintSwirl } from './abstract-strokes.ts';
import { paintGrowth, paintHope } from './idea-hope.ts';
import { paintLoneliness } from './idea-loneliness.ts';
import { paintTime } from './idea-time.ts';
import { paintFreedom, paintJoy, paintLove } from './ideas-bright.ts';
import { paintAnger, paintDeath, paintEnergy, paintFear } from './ideas-dark.ts';
import { paintDream, paintMemory, paintPeace, paintSadness } from './ideas-still.ts';
import { paintMandala } from './mandala.ts';
import { paintShapes } from './shapes.ts';
import { paintSpiral } from './spiral.ts';
import { paintWaves } from './waves.ts';

const paintChaos: PaintForm = (stage, random, colors) => {
  fillMarble(stage, random, colors, 1.4);
  paintSwirl(stage, random, colors, {
    x: stage.width * random.range(0.35, 0.65),
    y: stage.height * random.range(0.4, 0.6),
  });
};

/** Abstract pictures that can be asked for by their form. */
export const FORMS: Partial<Record<PlaceName, PaintForm>> = {
  shapes: paintShapes,
  spiral: paintSpiral,
  mandala: paintMandala,
  waves: paintWaves,
};

/** What a feeling or idea looks like. */
export const IDEAS: Record<Idea, PaintForm> = {
  joy: paintJoy,
  hope: paintHope,
  love: paintLove,
  peace: paintPeace,
  freedom: paintFreedom,
  sadness: paintSadness,
  loneliness: paintLoneliness,
  anger: paintAnger,
  fear: paintFear,
  chaos: paintChaos,
  time: paintTime,
  dream: paintDream,
  music: paintWaves,
  energy: paintEnergy,
  memory: paintMemory,
  growth: paintGrowth,
  death: paintDeath,
};
