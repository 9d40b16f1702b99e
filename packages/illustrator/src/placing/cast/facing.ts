import type { SubjectRequest } from '../../brief/brief.types.ts';
import { facingOfProcedure } from '../../drawings/drawings.registry.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import type { Spot } from './cast.types.ts';
import type { DrawingWishes } from './make-drawing.ts';

/** Whether a drawing is shown the other way round, so that it looks where it should. */
export function shouldMirror(
  stage: Stage,
  request: SubjectRequest,
  { x, look }: Spot,
  flip: boolean,
  facing: Drawing['facing'],
): boolean {
  if (facing === 'front') {
    const turnable = request.noun.kind !== 'building' || request.noun.drawing.from === 'procedure';
    return turnable && flip && canFlip(request);
  }
  const across = x / stage.width;
  const wanted = look ?? (across < 0.44 ? 'right' : across > 0.56 ? 'left' : flip ? 'left' : 'right');
  return facing !== wanted;
}

/** Signs, dials and faces with a side of their own must not be turned round. */
function canFlip({ noun }: SubjectRequest): boolean {
  return noun.drawing.from === 'procedure' && noun.kind !== 'person' && !/clock|watch/.test(noun.name);
}

/** Which way the drawing will look, before it is drawn. */
export function facingOf(
  { noun }: SubjectRequest,
  { pose, face, turned }: Partial<DrawingWishes>,
): Drawing['facing'] {
  if (face) return 'front';
  if (noun.drawing.from === 'procedure')
    return turned || pose === 'riding' || pose === 'walking'
      ? 'right'
      : facingOfProcedure(noun.drawing.procedure);
  return noun.drawing.from === 'art' ? (noun.facing ?? 'front') : 'front';
}

/** Which way a placement looks on the picture; frontal ones to the side their hand is on. */
export function lookOf({ drawing, mirrored }: Placement): 'left' | 'right' {
  const { facing, anchors } = drawing;
  const left = facing === 'left' || (facing === 'front' && (anchors.hand?.x ?? 1) < (anchors.face?.x ?? 0.5));
  return left === mirrored ? 'right' : 'left';
}

/** Turns whoever has a side to show towards a column of the picture. */
export function turnTowards(placement: Placement, x: number): void {
  if (placement.drawing.facing === 'front' && !canFlip(placement.request)) return;
  const wanted = x >= placement.x ? 'right' : 'left';
  if (lookOf(placement) !== wanted) placement.mirrored = !placement.mirrored;
}
