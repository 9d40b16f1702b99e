import type { RelationKind } from '../../brief/brief.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Attachment } from '../carry/attachments.ts';
import type { Cast } from '../cast/cast.types.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { resize } from '../relate/relate-places.ts';
import { nearness } from './focus-across.ts';
import type { Placement } from './placement.types.ts';

/** Share of the picture's width and height that a group of actors may take. */
const WIDEST = 0.91;
const TALLEST = 0.72;
/** Nobody grows beyond this in one go; animals are broad, and their faces large, already, and one alone is near enough. */
const MOST = 1.9;
const MOST_OF_ANIMALS = 1.25;
/** An animal or a thing alone leaves some of its ground to be seen. */
const OF_ONE = 0.84;
const MOST_OF_ONE = 1.4;
/** Those who take less than this of the breadth were made small for each other's sake, and come near like people. */
const NARROW = 0.58;

/**
 * Brings near whom the prompt is about, as a photographer would: faces and hands are what viewers read. Whoever
 * belongs to a building, the water or the air stays at their distance, and so does whoever carries somebody.
 */
export function comeNear({ stage, placed }: Cast, attachments: readonly Attachment[]): void {
  const { composition, cameraAngle, lens } = stage.brief;
  const views = ['eye', 'low'];
  const told = composition === 'negative-space' || !views.includes(cameraAngle) || lens !== 'normal';
  const laden = attachments.some(
    ({ kind, member }) => !IN_REACH.has(kind) || member.request.noun.held === 'string',
  );
  const group = placed.filter(({ fixed, request }) => !fixed && !request.everywhere);
  const people = group.some(isPerson);
  const measured = placed.some(isMeasured);
  const alone = group.length === 1;
  if (told || laden || measured || !group.every(isActor) || !(alone || group.some(isBody))) return;
  const view = clamp(nearness(stage), 0.86, 1.08) * (cameraAngle === 'low' ? 1.16 : 1);
  const breadth =
    Math.max(...group.map(({ x, width }) => x + width / 2)) -
    Math.min(...group.map(({ x, width }) => x - width / 2));
  const isNarrow = breadth < stage.width * NARROW;
  if (!people && alone) fillFrame(stage, group, view * OF_ONE, MOST_OF_ONE);
  else fillFrame(stage, group, view, people || isNarrow ? MOST : MOST_OF_ANIMALS);
}

const IN_REACH: ReadonlySet<RelationKind> = new Set<RelationKind>(['holding', 'wearing', 'full-of']);

/** An umbrella over somebody, a train before which they stand: it has its size from them. */
function isMeasured({ fixed, footing, request }: Placement): boolean {
  const { kind, barrier, surface, spans } = request.noun;
  return (
    fixed === true &&
    (footing === 'air' || spans || (barrier && !surface) || ['vehicle', 'boat', 'flying'].includes(kind))
  );
}

function isActor({ footing, request }: Placement): boolean {
  const acts = ['person', 'animal', 'item', 'flying'].includes(request.noun.kind);
  return acts && footing === 'ground' && request.count < 5;
}

function isBody({ request }: Placement): boolean {
  return request.noun.kind !== 'item';
}

/**
 * Brings a group that acts together nearer: all grow alike about their common middle and foot until
 * they fill the picture's breadth. A group that is large enough stays as it is.
 */
export function fillFrame(stage: Stage, group: readonly Placement[], view = 1, most = MOST): void {
  if (group.length === 0) return;
  const left = Math.min(...group.map(({ x, width }) => x - width / 2));
  const right = Math.max(...group.map(({ x, width }) => x + width / 2));
  const tallest = Math.max(...group.map(({ height }) => height));
  const standing = Math.max(...group.map(({ height, drawing }) => height / (drawing.units ?? 1)));
  const foot = Math.max(...group.map(({ y }) => y));
  const growth = Math.min(
    most,
    (stage.width * WIDEST * view) / (right - left),
    (stage.height * TALLEST * view) / tallest,
    // Who sits down does not become a giant.
    (stage.height * 0.91 * view) / standing,
    (Math.max(foot, stage.height * 0.84) - stage.height * 0.04) / tallest,
  );
  if (growth <= 1.04) return;
  const middle = (left + right) / 2;
  // The group keeps to its side of the picture as far as there is room.
  const half = ((right - left) * growth) / 2 + stage.width * 0.04;
  const centre = Math.min(Math.max(middle, half), Math.max(half, stage.width - half));
  const lower = Math.max(
    foot,
    Math.min(stage.height * 0.9, foot + (stage.height * 0.9 - foot) * (growth - 1)),
  );
  for (const one of group) {
    resize(one, growth);
    if (one.lift) one.lift *= growth;
    one.x = centre + (one.x - middle) * growth;
    if (one.footing !== 'air') one.y = lower - (foot - one.y) * growth;
  }
}
