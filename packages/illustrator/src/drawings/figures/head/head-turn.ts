import type { Pose } from '../../../brief/brief.types.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import type { FigureLook } from '../figure.types.ts';
import { isPlayed } from '../held/bring-hands.ts';
import { THREE_QUARTER } from './head-frame.ts';

/** What one sees best from the side: the eyes are on the way ahead or on the work. */
const LOOKS_AHEAD: ReadonlySet<Pose> = new Set([
  'riding',
  'running',
  'pushing',
  'praying',
  'walking',
  'fighting',
]);

/** Heads that are masks, beaks or cloth are not drawn from the side. */
function turnsFreely({ animalHead, headwear, hair, marks }: FigureLook): boolean {
  return !animalHead && !headwear && hair.style !== 'snakes' && !(marks && marks.length > 0);
}

/** Where a head looks while the body has turned to `turn`: 0 at us, 1 to the right, -1 to the left. */
export function headTurnOf(
  { random, bust, fromBehind, look: wanted }: DrawingRequest,
  look: FigureLook,
  pose: Pose,
  turn: number,
): number {
  const own = random.fork('head-turn');
  const free = turnsFreely(look);
  if (look.animalHead) return bust ? 0.2 : Math.min(turn, 0.56);
  if (bust) return free && own.chance(0.14) ? 1 : own.pick([own.range(0.12, 0.34), own.range(0.44, 0.7)]);
  if (fromBehind || pose === 'sleeping' || pose === 'lying') return Math.min(turn, 0.56);
  if (turn > 0.55) {
    const aside = free && !isPlayed(look.held?.kind) && own.chance(LOOKS_AHEAD.has(pose) ? 0.65 : 0.4);
    return aside ? 1 : own.range(0.46, THREE_QUARTER);
  }
  // Who looks where the body turns is less stiff than who looks at us; some look back.
  if (wanted) return own.range(0.6, THREE_QUARTER);
  if (!look.held && own.chance(0.25)) return -own.range(0.25, 0.6);
  return Math.min(THREE_QUARTER, turn + own.range(0, 0.36));
}
