import type { Random } from '../../core/random.ts';
import { forbids } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import { isSubjectAtSide } from '../subject-room.ts';
import { drawPine } from './foliage-pine.ts';
import { drawBough } from './overhanging-bough.ts';

interface NearTrees {
  kind: 'pine' | 'leafy';
  sides: readonly (-1 | 1)[];
  /** Share of the picture's height. */
  tall?: number;
}

/** Dark pines at the edges or leafy boughs from above, in front of the subjects: they give the eye a place to stand. */
export function frameWithTrees(stage: Stage, random: Random, { kind, sides, tall = 0.85 }: NearTrees): void {
  if (forbids(stage.brief, 'tree')) return;
  stage.foreground.push(() => {
    const { width, height } = stage;
    for (const side of sides) {
      if (kind === 'leafy') {
        drawBough(stage, random, side);
        continue;
      }
      // What frames the subject must not cover it.
      if (isSubjectAtSide(stage, side, 0.2)) continue;
      for (let index = 0; index < 2; index++) {
        const spot = {
          x: width * (0.5 + side * random.range(0.46, 0.58)),
          y: height * random.range(0.95, 1.06),
          size: Math.min(height, width * 1.3) * tall * random.range(0.85, 1.1),
          distance: 0,
        };
        drawPine(stage, spot, random);
      }
    }
  });
}

/** Both sides for framed pictures, else one, or none. */
export function chooseFrameSides(stage: Stage, random: Random, likelihood: number): readonly (-1 | 1)[] {
  if (stage.brief.composition === 'framed' || stage.brief.composition === 'symmetrical') return [-1, 1];
  if (!random.chance(likelihood)) return [];
  return random.chance(0.5) ? [-1] : [1];
}
