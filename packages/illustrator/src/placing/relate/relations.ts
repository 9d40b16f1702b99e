import type { Relation, RelationKind } from '../../brief/brief.types.ts';
import { CARRIED_KINDS } from '../../brief/carried-kinds.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { prepareHost } from '../cast/who-can-carry.ts';
import { fillFrame } from '../plan/fill-frame.ts';
import type { Placement } from '../plan/placement.types.ts';
import { flank, isFlanked } from './flank.ts';
import { flyOver, leap, standBetween } from './leap.ts';
import { meet, meetAll } from './meet.ts';
import { putOnTable } from './on-table.ts';
import { chase, fight, leanOn, lookAt } from './relate-encounters.ts';
import {
  gatherAround,
  keepInside,
  moveBehind,
  moveBeside,
  moveInFront,
  moveUnder,
  resize,
} from './relate-places.ts';
import { shelterAll } from './shelter-all.ts';
import { standAside } from './stand-aside.ts';
import { pairsOf } from './tie-lines.ts';
import { workInRow, worksInRow } from './work-in-row.ts';

/** Moves what is placed to where the prompt says: under, behind, before, beside, against each other. */
export function applyRelations(cast: Cast): void {
  const { stage, placed } = cast;
  for (const relation of stage.brief.relations) {
    const { kind, subject, object } = relation;
    const other = placed.find((placement) => placement.subject === seenAt(stage.brief.relations, object));
    if (other?.rope || other?.fixed) continue;
    if (putTogether(cast, relation)) continue;
    if (subject === object || !other) continue;
    const bearer = PLACED_BY_BEARER.has(kind) ? seenAt(stage.brief.relations, subject) : subject;
    if (bearer === other.subject) continue;
    const own = placed.filter((placement) => placement.subject === bearer);
    const passenger = cast.members.find((member) => member.subject === subject);
    const arranged = relation.frame && bringsItsOwnSizes(FRAMES[relation.frame]);
    if (own.length === 0 && passenger && !arranged && (kind === 'riding' || kind === 'on'))
      prepareHost(stage, kind, passenger, other);
    if (kind === 'next-to' && own[0]?.request.noun.kind === 'building') {
      gatherAround(
        stage,
        own[0],
        placed.filter((placement) => placement.subject === object),
      );
      continue;
    }
    if (kind === 'under' && other.request.noun.spans) {
      shelterAll(
        stage,
        placed.filter((one) => isUnder(stage, one, object)),
        other,
      );
      continue;
    }
    // A row of things on a table is one beside the other already.
    if (isInRow(relation, own, other) && placed.length > 2) continue;
    if (kind === 'next-to' && own.length > 1) other.x = stage.width / 2;
    const beasts = placed.filter((placement) => placement.subject === object);
    if (kind === 'next-to' && !relation.frame && own[0] && isFlanked(own, beasts)) {
      flank(stage, own[0], beasts);
      continue;
    }
    for (const [index, placement] of own.entries()) relate(cast, relation, placement, other, index);
    if (actTogether(cast, kind, own, other)) {
      const others = placed.filter((placement) => placement.subject === object);
      fillFrame(stage, [...own, ...others]);
    }
  }
}

function isInRow({ kind, frame }: Relation, own: readonly Placement[], other: Placement): boolean {
  return (
    kind === 'next-to' &&
    !frame &&
    other.footing === 'table' &&
    own.every(({ footing }) => footing === 'table')
  );
}

function isUnder({ brief }: Stage, one: Placement, object: number): boolean {
  return brief.relations.some(
    (relation) => relation.kind === 'under' && relation.subject === one.subject && relation.object === object,
  );
}

/** Whoever is in or on something is met where that stands: the fish in its bowl. */
function seenAt(relations: readonly Relation[], subject: number): number {
  const on = relations.find(
    (relation) =>
      relation.subject === subject && relation.object !== subject && CARRIED_KINDS.has(relation.kind),
  );
  return on ? on.object : subject;
}

/** Here it is whoever carries one that moves: a blanket under a tree with all that is on it. */
const PLACED_BY_BEARER: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'under',
  'next-to',
  'behind',
  'in-front-of',
]);

/** What somebody hides behind is large enough to hide them. */
function outgrow(stage: Stage, { height }: Placement, other: Placement, least: number): void {
  const wanted = Math.min(height * least, stage.height * 0.9);
  if (other.height < wanted) resize(other, wanted / other.height);
  keepInside(stage, other);
}

/** A carrier is made ready for its passenger by its kind, unless its frame has other ideas. */
function bringsItsOwnSizes({ how, size }: Frame): boolean {
  return size !== undefined || (how !== 'top' && how !== 'ride');
}

/** Does what the frame of a relation says of two who stand there; `false` when that is left to its kind. */
function putTogether({ stage, placed }: Cast, relation: Relation): boolean {
  const row = relation.frame && FRAMES[relation.frame];
  if (!row) return false;
  const alike = row.how === 'meet' ? withSameObject(relation, stage.brief.relations) : [relation];
  // Whoever does the same to the same one comes with the first of them.
  if (alike[0] !== relation) return true;
  const pairs = alike.flatMap((one) => pairsOf(placed, one, stage.brief.relations));
  if (row.how === 'between' && pairs[0]) {
    standBetween(stage, pairs[0][0], sidesOf({ stage, placed }, relation));
    return true;
  }
  if (row.how === 'fight' && relation.subject === relation.object && pairs[0]) {
    fight(stage, ...pairs[0], 0);
    fillFrame(stage, pairs[0]);
    return true;
  }
  if (row.how === 'aside') {
    standAside(stage, placed, relation, row.side ?? 1);
    return true;
  }
  if (row.onTable && pairs[0]) {
    const ones = [...new Set(pairs.map(([one]) => one))];
    const things = placed.filter(({ subject, carrier }) => subject === pairs[0]![1].subject && !carrier);
    if (worksInRow(ones, things, row)) {
      workInRow(stage, ones, things, row);
      return true;
    }
  }
  if (row.how === 'over') for (const [one, other] of pairs) flyOver(stage, one, other);
  if (row.how !== 'meet' && row.how !== 'leap') return false;
  for (const [index, [one, other]] of pairs.entries()) {
    if (row.how === 'leap') leap(stage, one, other, row);
    else meet(stage, one, other, row, { index, first: pairs.find((pair) => pair[1] === other)?.[0] });
  }
  const [first] = pairs;
  if (row.onTable && first)
    putOnTable(
      stage,
      first[0],
      placed.filter(({ subject, carrier }) => subject === first[1].subject && carrier === undefined),
      row,
    );
  if (row.how === 'meet' && first && pairs.length > 1 && pairs.every(([, other]) => other === first[1]))
    meetAll(
      stage,
      pairs.map(([one]) => one),
      first[1],
      row,
    );
  return pairs.length > 0;
}

function withSameObject(relation: Relation, relations: readonly Relation[]): Relation[] {
  const { frame, subject, object } = relation;
  if (subject === object) return [relation];
  return relations.filter(
    (other) => other.frame === frame && other.object === object && other.subject !== object,
  );
}

/** Everybody whom somebody stands between. */
function sidesOf(
  { stage, placed }: Pick<Cast, 'stage' | 'placed'>,
  { frame, subject }: Relation,
): Placement[] {
  const others = stage.brief.relations.filter((other) => other.frame === frame && other.subject === subject);
  return placed.filter((placement) => others.some(({ object }) => object === placement.subject));
}

/** Once more for those who were moved since: by their neighbors, or because they are tall or small. */
export function rejoin(cast: Cast): void {
  for (const relation of cast.stage.brief.relations) putTogether(cast, relation);
}

/** Two who are on the same thing come together there. */
export function joinCarried(cast: Cast): void {
  for (const relation of cast.stage.brief.relations) {
    const { subject, object, frame } = relation;
    const carrierOf = (own: number) => cast.placed.find((placement) => placement.subject === own)?.carrier;
    const carrier = carrierOf(subject);
    const share =
      subject === object || (carrier === carrierOf(object) && frame && FRAMES[frame].how === 'meet');
    if (carrier !== undefined && share) putTogether(cast, relation);
  }
}

/** Fighters, hunters and those around a board or a snowman are what the picture is about. */
function actTogether(
  { stage, members }: Cast,
  kind: RelationKind,
  own: readonly Placement[],
  other: Placement,
): boolean {
  const free = stage.brief.composition !== 'negative-space' && stage.brief.cameraAngle === 'eye';
  if (!free || members.length > 2 || other.footing === 'air' || own.some(({ footing }) => footing === 'air'))
    return false;
  if (kind === 'fighting' || kind === 'chasing') return true;
  return kind === 'next-to' && own.length > 1 && other.request.noun.kind === 'item';
}

function relate(
  { stage, placed }: Cast,
  { kind, frame }: Relation,
  placement: Placement,
  other: Placement,
  index: number,
): void {
  if (kind === 'under') {
    const all = placed.filter((one) => isUnder(stage, one, other.subject));
    moveUnder(stage, placement, other, all.indexOf(placement));
  } else if (kind === 'behind') {
    const least = frame && FRAMES[frame].size?.[0];
    if (least && !other.request.noun.barrier) outgrow(stage, placement, other, least);
    moveBehind(stage, placement, other, index);
  } else if (kind === 'in-front-of' || kind === 'inside') moveInFront(stage, placement, other, index);
  else if (kind === 'next-to') moveBeside(stage, placement, other, index);
  else if (kind === 'looking-at') lookAt(stage, placement, other);
  else if (kind === 'fighting') fight(stage, placement, other, index);
  else if (kind === 'leaning-on') leanOn(stage, placement, other);
  else if (kind === 'chasing') {
    const followers = placed.filter(({ subject }) => subject === other.subject);
    const how = frame && FRAMES[frame].how;
    const team = placed.filter(({ subject }) => subject === placement.subject);
    // A team goes before what it pulls, one after the other.
    if (how === 'lead' && index > 0) return;
    if (how === 'lead')
      for (const [behind, one] of followers.entries()) chase(stage, one, team, behind, true);
    else chase(stage, placement, followers, index, frame !== undefined && frame !== 'chasing');
  }
}
