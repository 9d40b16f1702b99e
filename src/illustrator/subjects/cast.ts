import type { SubjectRequest } from '../brief/brief.types.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import type { Drawing } from './drawing.types.ts';
import { type DrawingWishes, makeDrawing } from './make-drawing.ts';
import { boundsOf, type Footing, type Placement, type Rectangle } from './placement.types.ts';
import { facingOfProcedure } from './procedures.ts';

/** A subject of the brief that stands by itself, with what belongs to it. */
export interface Member {
  request: SubjectRequest;
  /** Position in the brief. */
  subject: number;
  isMain: boolean;
  footing: Footing;
  /** What its drawing must know of the hat it will wear and the like. */
  wishes?: Partial<DrawingWishes>;
}

/** The subjects of one picture while they find their places. */
export interface Cast {
  stage: Stage;
  random: Random;
  members: Member[];
  placed: Placement[];
  nextId: number;
}

export interface Spot {
  x: number;
  y: number;
  height: number;
  maxWidth: number;
  distance: number;
  footing: Footing;
  turn?: number;
  rank?: number;
  /** Which way it should look; into the picture when absent. */
  look?: 'left' | 'right';
  /** Keep wholly between the left and right edge. */
  inside?: boolean;
}

/** Draws a member and fixes where and how large it will be shown. */
export async function takePlace(
  cast: Cast,
  member: Member,
  spot: Spot,
  wishes: Partial<DrawingWishes> = {},
): Promise<Placement> {
  const { stage } = cast;
  const random = cast.random.fork(`${member.request.noun.name}-${cast.nextId}`);
  const mirrored = shouldMirror(stage, member.request, spot, random, wishes);
  const light = stage.light[0] < 0 ? -1 : 1;
  const lightSide = (mirrored ? -light : light) as -1 | 1;
  const drawing = await makeDrawing(stage, member.request, {
    height: spot.height,
    random,
    lightSide,
    ...member.wishes,
    ...wishes,
  });
  const placement: Placement = {
    request: member.request,
    subject: member.subject,
    drawing,
    ...fitToSpot(stage, drawing, spot),
    distance: spot.distance,
    mirrored,
    turn: spot.turn ?? 0,
    footing: spot.footing,
    id: cast.nextId,
    rank: spot.rank ?? 0,
  };
  cast.nextId = Math.min(255, cast.nextId + 1);
  cast.placed.push(placement);
  return placement;
}

function fitToSpot(
  stage: Stage,
  { canvas }: Drawing,
  spot: Spot,
): { x: number; y: number; width: number; height: number } {
  let zoom = spot.height / canvas.height;
  zoom = Math.min(zoom, spot.maxWidth / canvas.width, (stage.height * 0.94) / canvas.height);
  const width = canvas.width * zoom;
  const height = canvas.height * zoom;
  let { x, y } = spot;
  if (spot.inside !== false && width < stage.width * 0.98) {
    // A swaying boat leans out over its foot.
    const margin = Math.min(
      stage.width / 2,
      width / 2 + Math.abs(Math.sin(spot.turn ?? 0)) * height + stage.width * 0.012,
    );
    x = Math.min(Math.max(x, margin), stage.width - margin);
    y = Math.max(y, height + stage.height * 0.02);
  }
  return { x, y: Math.min(y, stage.height * 0.985), width, height };
}

function shouldMirror(
  stage: Stage,
  request: SubjectRequest,
  { x, look }: Spot,
  random: Random,
  wishes: Partial<DrawingWishes>,
): boolean {
  const facing = facingOf(request, wishes);
  if (facing === 'front')
    return (
      (request.noun.kind !== 'building' || request.noun.drawing.from === 'procedure') &&
      random.chance(0.5) &&
      canFlip(request)
    );
  const across = x / stage.width;
  const wanted =
    look ?? (across < 0.44 ? 'right' : across > 0.56 ? 'left' : random.pick(['left', 'right'] as const));
  return facing !== wanted;
}

/** Signs and faces with a side of their own must not be turned round. */
function canFlip({ noun }: SubjectRequest): boolean {
  return noun.drawing.from === 'procedure' && noun.kind !== 'person';
}

function facingOf({ noun }: SubjectRequest, { pose, face }: Partial<DrawingWishes>): Drawing['facing'] {
  if (face) return 'front';
  if (noun.drawing.from === 'procedure')
    return pose === 'riding' || pose === 'walking' ? 'right' : facingOfProcedure(noun.drawing.procedure);
  return noun.drawing.from === 'art' ? (noun.facing ?? 'front') : 'front';
}

export function boxes(cast: Cast): Rectangle[] {
  return cast.placed.map(boundsOf);
}
