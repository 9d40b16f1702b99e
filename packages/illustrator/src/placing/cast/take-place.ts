import type { Pose, StyleName } from '../../brief/brief.types.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { buildOf, tonedFor } from './among-others.ts';
import type { Cast, Member, Spot } from './cast.types.ts';
import { facingOf, shouldMirror } from './facing.ts';
import type { DrawingWishes } from './make-drawing.ts';
import { naturalPose } from './natural-pose.ts';
import { inOwnLook } from './own-look.ts';

/** Subjects other than planets, moons and suns are shown as if no farther away than this, in metres. */
const FARTHEST = 20;

/** How many of a member have their places already. */
function copiesOf({ placed }: Cast, { subject }: Member): number {
  return placed.filter((placement) => placement.subject === subject).length;
}

/** Draws a member and fixes where and how large it will be shown. */
export async function takePlace(
  cast: Cast,
  member: Member,
  spot: Spot,
  wishes: Partial<DrawingWishes> = {},
): Promise<Placement> {
  const { stage } = cast;
  const copy = copiesOf(cast, member);
  // Twins have one look.
  const alike = member.request.qualities.includes('alike');
  const key = `${member.subject}-${alike ? 0 : copy}`;
  const random = cast.looks.fork(key);
  const free = spot.footing === 'ground' || spot.footing === 'table' || spot.resting;
  const pose = free ? naturalPose(member.request, random.fork('pose'), spot.resting ?? false) : undefined;
  const allWishes = { pose: pose ?? swimmingPose(stage, member, spot), ...member.wishes, ...wishes };
  const flip = cast.random.fork(`flip-${member.subject}-${copy}`).chance(0.5);
  const guess = shouldMirror(stage, member.request, spot, flip, facingOf(member.request, allWishes));
  const light = stage.light[0] < 0 ? -1 : 1;
  const redraw = (more: Partial<DrawingWishes>) =>
    cast.draw(
      inOwnLook(member.request, random.fork('look'), copy),
      {
        height: spot.height * (spot.resolution ?? 1),
        random: cast.looks.fork(key),
        lightSide: (guess ? -light : light) as -1 | 1,
        look: inwards(stage, spot),
        ...allWishes,
        ...more,
      },
      key,
    );
  const made = spot.drawing ?? (await redraw({}));
  const own = !spot.drawing && isOneOfMany(member);
  const drawing = own ? tonedFor(copy, made) : made;
  const build = isOneOfMany(member) ? buildOf(copy, random.fork('build')) : { breadth: 1, height: 1 };
  const fitted = fitToSpot(stage, drawing, spot);
  // Only the drawing itself knows for sure which way its pose looks.
  const mirrored = shouldMirror(stage, member.request, spot, flip, drawing.facing);
  const placement: Placement = {
    request: member.request,
    subject: member.subject,
    drawing,
    ...fitted,
    width: fitted.width * build.breadth,
    height: fitted.height * build.height,
    // Otherwise somebody on a planet would be lost in the haze.
    distance: member.request.noun.kind === 'celestial' ? spot.distance : Math.min(spot.distance, FARTHEST),
    mirrored,
    turn: spot.turn ?? 0,
    footing: spot.footing,
    id: cast.nextId,
    rank: spot.rank ?? 0,
    carrier: spot.carrier,
    redraw,
  };
  cast.nextId = Math.min(255, cast.nextId + 1);
  cast.placed.push(placement);
  return placement;
}

/** Who stands at a side looks into the picture, and so at whoever stands at the other one. */
function inwards({ width }: Stage, { x, look }: Spot): 'left' | 'right' | undefined {
  const across = x / width;
  return look ?? (across < 0.44 ? 'right' : across > 0.56 ? 'left' : undefined);
}

/** People differ by dress and hair, and houses by their windows; the rest would be copies of one drawing. */
function isOneOfMany({ request }: Member): boolean {
  return request.count > 1 && request.noun.kind !== 'person' && request.noun.kind !== 'building';
}

/** Whoever hangs in the water swims there. */
function swimmingPose(stage: Stage, { request }: Member, { footing }: Spot): Pose | undefined {
  const under = footing === 'water' || (stage.brief.scene === 'underwater' && footing === 'float');
  const swims = request.noun.kind === 'sea-creature' || request.noun.kind === 'animal';
  return under && swims && !request.pose ? 'swimming' : undefined;
}

/** Media that leave a rim of paper or lay a frame around the picture. */
const RIMMED: ReadonlySet<StyleName | undefined> = new Set([
  'watercolor',
  'pastel',
  'embroidery',
  'comic',
  'art-deco',
  'art-nouveau',
] as const);

/** How near to the edge of the picture one may come, in its breadths. */
export function edgeOf({ brief }: Stage): number {
  return RIMMED.has(brief.style) ? 0.05 : 0.012;
}

function fitToSpot(
  stage: Stage,
  { canvas, units }: Drawing,
  spot: Spot,
): { x: number; y: number; width: number; height: number } {
  let zoom = (spot.height * (units ?? 1)) / canvas.height;
  zoom = Math.min(zoom, spot.maxWidth / canvas.width);
  if (!spot.cropped) zoom = Math.min(zoom, (stage.height * 0.95) / canvas.height);
  const width = canvas.width * zoom;
  const height = canvas.height * zoom;
  let { x, y } = spot;
  if (spot.inside !== false && width < stage.width * 0.98) {
    // A swaying boat leans out over its foot.
    const margin = Math.min(
      stage.width / 2,
      width / 2 + Math.abs(Math.sin(spot.turn ?? 0)) * height + stage.width * edgeOf(stage),
    );
    x = Math.min(Math.max(x, margin), stage.width - margin);
    if (!spot.cropped) y = Math.max(y, height + stage.height * 0.02);
  }
  return { x, y: spot.cropped ? y : Math.min(y, stage.height * 0.985), width, height };
}
