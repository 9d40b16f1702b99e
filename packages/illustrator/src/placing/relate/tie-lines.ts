import type { Relation } from '../../brief/brief.types.ts';
import { CARRIED_KINDS } from '../../brief/carried-kinds.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import type { Cast } from '../cast/cast.types.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { partOf } from './parts.ts';

/** Ropes, reins and leashes between those whose relation has one; when everybody stands where they stay. */
export function tieLines({ stage, placed }: Cast): void {
  for (const { frame, subject, object } of stage.brief.relations) {
    const row = frame && FRAMES[frame];
    if (!row?.line) continue;
    const [ones, others] = [subject, object].map((wanted) =>
      placed.filter((placement) => placement.subject === wanted),
    ) as [Placement[], Placement[]];
    // A team pulls one sleigh, but every dog has its own leash.
    for (const one of ones)
      for (const other of ones.length > 1 ? others.slice(0, 1) : others)
        if (one !== other && mayBeTied(one, other, row)) tie(one, other, row.line);
  }
}

/** Reins lie on what has a mouth for them; who holds one has hands, or is tied himself. */
function mayBeTied(one: Placement, other: Placement, { how, line }: Frame): boolean {
  if (one.string && other.string) return false;
  // A kite or balloon came with its string.
  if (other.string && other.carrier === one.id) return false;
  if (line?.like === 'reins')
    return isPerson(one) && other.request.noun.kind === 'animal' && !!other.drawing.anchors.hand;
  // What pours is in a person's hand; a robot has none there.
  if (line?.like === 'stream') return isPerson(one);
  if (line?.like === 'leash' || how === 'lead') return isPerson(one) || other.request.noun.kind !== 'animal';
  return true;
}

/** The nearer one brings the line along, so that it lies over the farther one; each brings one at most. */
function tie(one: Placement, other: Placement, { like, from, to }: NonNullable<Frame['line']>): void {
  const way = one.x <= other.x ? 1 : -1;
  // Who pulls with the body rather than with hands has a harness.
  const held = from === 'hand' && !isPerson(one) ? 'neck' : from;
  const start = partOf(one, held, way);
  const end = partOf(other, to, -way as -1 | 1);
  const isNearer = one.carrier !== undefined || one.y + (one.lift ?? 0) >= other.y;
  if (other.string || (isNearer && !one.string)) one.string = { ...end, from: start, like };
  else other.string = { ...start, from: end, like };
}

/** Those of a frame as they are on the picture. */
export function pairsOf(
  placed: readonly Placement[],
  { subject, object }: Relation,
  relations: readonly Relation[],
): Array<[Placement, Placement]> {
  const own = placed.filter((placement) => placement.subject === subject && placement.carrier === undefined);
  if (subject === object) {
    // Two on a bridge are as near each other as two on the ground.
    const both = placed.filter((placement) => placement.subject === subject);
    return both.length >= 2 ? [[both[0]!, both[1]!]] : [];
  }
  const [one, partner] = [subject, object].map((who) =>
    placed.find((placement) => placement.subject === who),
  );
  if (one?.carrier !== undefined && partner?.carrier === one.carrier) return [[one, partner]];
  const free = (wanted: number) =>
    placed.find((placement) => placement.subject === wanted && placement.carrier === undefined);
  // Who sits in a wheelchair is where it is.
  const seat = relations.find(({ kind, subject: sitter }) => sitter === object && CARRIED_KINDS.has(kind));
  const other = free(object) ?? (seat && free(seat.object));
  return other && other.subject !== subject ? own.map((one) => [one, other]) : [];
}
