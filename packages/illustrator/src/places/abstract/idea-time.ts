import { colourList, type Rgb, scale } from '../../core/colour.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround } from './abstract-ground.ts';
import { drawCrumblingClock } from './crumbling-clock.ts';
import { drawHourglass } from './hourglass.ts';

/** Time that runs out: an hourglass with its last grains, or a clock that crumbles and blows away. */
export const paintTime: PaintForm = (stage, random, colours) => {
  const dusk: readonly Rgb[] = random.pick([
    colourList('#1e1a3c #6e3c64 #ec965a'),
    colourList('#18283e #3c6e78 #e6be78'),
    colourList('#34162c #963c3c #f4b464'),
  ]);
  fillGround(
    stage,
    stage.brief.colours?.length
      ? [scale(colours[0]!, 0.3), scale(colours[0]!, 0.7), colours[1 % colours.length]!]
      : dusk,
  );
  if (random.chance(0.5)) drawHourglass(stage, random);
  else drawCrumblingClock(stage, random);
};
