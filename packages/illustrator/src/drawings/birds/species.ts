import { colorList } from '../../core/color.ts';
import type { DrawingRequest, Procedure } from '../pen/drawing.types.ts';
import { drawBird } from './bird.ts';
import type { BirdPlan } from './bird-plan.ts';
import { type Plumage, plumageOf } from './plumage.ts';

/** A species by what it changes of the plan of its family. */
export interface Species extends Partial<Omit<BirdPlan, keyof Plumage>> {
  family: (plumage: Plumage) => BirdPlan;
  /** Natural plumages, one of them by chance: back, belly, wing, flight feathers, and a head of another color. */
  plumages: readonly string[];
  /** It is known by its colors: another that is asked for does not change them. */
  fixed?: boolean;
  usual?: 'flying';
  /** What depends on the plumage or the request. */
  own?: (plumage: Plumage, request: DrawingRequest) => Partial<BirdPlan>;
}

function plumageFrom(colors: string): Plumage {
  const [coat, belly, wing, tips] = colorList<4>(colors);
  return { coat, belly, wing, tips, head: colorList(colors)[4] };
}

export function birdOf({ family, plumages, fixed, usual, own, ...changes }: Species): Procedure {
  return (request) => {
    const natural = plumages.map(plumageFrom);
    const plumage = fixed ? natural[0]! : plumageOf(request, natural);
    return drawBird(request, { ...family(plumage), ...changes, ...own?.(plumage, request) }, usual);
  };
}
