import type { Stage } from '../../stage/stage.types.ts';
import { fillMarble } from './abstract-marble.ts';
import { chooseAbstractColors } from './abstract-palette.ts';
import { paintColorField, paintGeometry } from './abstract-planes.ts';
import { paintRibbons, paintSwirl } from './abstract-strokes.ts';
import { FORMS, IDEAS } from './forms.registry.ts';

type Family = 'swirl' | 'geometry' | 'ribbons' | 'color-field' | 'marble';

/** The form or the idea that the prompt names; else a swirl, geometry, ribbons, fields of color, or marbled paint. */
export function paintAbstract(stage: Stage): void {
  const random = stage.random.fork('abstract');
  const { brief } = stage;
  stage.floating = true;
  stage.light = [-0.5, 0.75, -0.43];
  const colors = chooseAbstractColors(brief, random);
  const named = (brief.idea && IDEAS[brief.idea]) ?? (brief.place && FORMS[brief.place]);
  if (named) {
    named(stage, random, colors);
    return;
  }
  const still = brief.lighting === 'soft' || brief.composition === 'negative-space';
  const family = random.pick<Family>(
    still ? ['color-field', 'marble', 'ribbons'] : ['swirl', 'geometry', 'ribbons', 'color-field', 'marble'],
  );
  const focus = {
    x:
      stage.width *
      (brief.composition === 'centred' || brief.composition === 'symmetrical'
        ? 0.5
        : random.range(0.34, 0.66)),
    y: stage.height * random.range(0.38, 0.62),
  };
  switch (family) {
    case 'swirl':
      fillMarble(stage, random, colors, 1);
      paintSwirl(stage, random, colors, focus);
      break;
    case 'ribbons':
      paintRibbons(stage, random, colors);
      break;
    case 'geometry':
      paintGeometry(stage, random, colors, focus);
      break;
    case 'color-field':
      paintColorField(stage, random, colors);
      break;
    default:
      fillMarble(stage, random, colors, 1.5);
  }
}
