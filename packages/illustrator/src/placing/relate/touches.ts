import type { Relation } from '../../brief/brief.types.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import { lerp } from '../../core/maths.ts';
import type { Anchor, Reach } from '../../drawings/pen/drawing.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { isCreature, isPerson, perchesOnHand } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';
import { gripOf, partOf } from './parts.ts';
import { pairsOf } from './tie-lines.ts';
import { isLargeWork } from './work-at.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Where on the picture hands end, and over whom the arms lie. */
export interface Touch {
  near?: Spot;
  far?: Spot;
  hands?: Reach['hands'];
  over?: Placement;
  /** Which arms lie over it; the near one when absent. */
  arms?: ReadonlyArray<'near' | 'far'>;
}

type Touches = Array<[Placement, Touch]>;

/** Whose hands a relation brings where. */
export function touchesOf({ stage, placed }: Cast, relation: Relation): Touches {
  const row = relation.frame && FRAMES[relation.frame];
  if (relation.kind === 'holding') return placed.flatMap((item) => holding(placed, relation, item));
  if (relation.kind === 'riding') return placed.flatMap((one) => steering(placed, relation, one));
  if (relation.kind === 'under') return sheltered(placed, relation, stage.brief.relations);
  if (!row) return [];
  const pairs = pairsOf(placed, relation, stage.brief.relations);
  if (row.line?.from === 'hand')
    return pairs.map(([one, other]): Touches[0] => [one, pulled(one, other, row)]);
  if (row.how === 'hang') return placed.flatMap((one) => hanging(placed, relation, one));
  if (row.away) return placed.flatMap((one) => playing(placed, relation, one));
  if (!row.hands) return [];
  if (row.onTable) return pairs.flatMap(([one]) => working(placed, relation, one, row));
  return pairs.flatMap(([one, other]) => meeting(one, other, row));
}

function meeting(one: Placement, other: Placement, row: Frame): Touches {
  const both = isPerson(one) && isPerson(other);
  if (row.hands === 'take') return [[other, { near: offered(one, other) }]];
  if (row.hands === 'dance' && both) return dancing(one, other);
  if (row.hands === 'embrace') return both ? embracing(one, other) : around(one, other);
  if (both && row.meet?.[1] === 'hand') {
    const [hand, theirs] = [partOf(one, 'hand', 1), partOf(other, 'hand', 1)];
    const met = between(hand, theirs, 0.5);
    const low = Math.max(anchorOf(one, 'waist').y, anchorOf(other, 'waist').y) + standing(other) * 0.09;
    const middle = row.hands === 'clasp' ? { x: between(one, other, 0.5).x, y: low } : met;
    return [
      [one, { near: middle }],
      [other, { near: middle }],
    ];
  }
  const near = grasped(one, other, row);
  const unit = standing(one);
  const far = { x: near.x + wayTo(one, other) * unit * 0.02, y: near.y - unit * 0.03 };
  return [[one, row.hands === 'both' ? { near, far, hands: 'grip' } : { near }]];
}

/** Further away than this, in heights of whoever works, nothing on the table is theirs. */
const ARM = 0.5;

/** Everyone at a table works on what is nearest. */
function working(placed: readonly Placement[], { object }: Relation, one: Placement, row: Frame): Touches {
  const shoulder = anchorOf(one, 'shoulder');
  const ahead = lookOf(one) === 'right' ? 1 : -1;
  const away = ({ x }: Placement) => Math.abs(x - shoulder.x - ahead * standing(one) * 0.12);
  const [nearest] = placed
    .filter(({ subject, carrier }) => subject === object && carrier === undefined)
    .sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) < standing(one) * ARM ? meeting(one, nearest, row) : [];
}

/** The first on a cycle has both hands on its bar. */
function steering(placed: readonly Placement[], { subject, object }: Relation, one: Placement): Touches {
  const cycle = placed.find(({ id, subject: own }) => id === one.carrier && own === object);
  const bar = cycle?.drawing.anchors.hand;
  if (one.subject !== subject || cycle?.request.noun.seat !== 'cycle' || !bar) return [];
  const near = pointOn(cycle, bar);
  const seat = pointOn(cycle, cycle.drawing.anchors.seat ?? { x: 0.5, y: 0.5 });
  const unit = standing(one);
  // Who sits behind another holds on to them.
  if (Math.abs(one.x - seat.x) > unit * 0.25) return [];
  return [[one, { near, far: { x: near.x, y: near.y - unit * 0.02 }, hands: 'grip' }]];
}

/** Of all who share an umbrella the one who is nearest to its shaft holds it. */
function sheltered(
  placed: readonly Placement[],
  { object }: Relation,
  relations: readonly Relation[],
): Touches {
  const umbrella = placed.find(
    ({ subject, request }) => subject === object && request.noun.name === 'umbrella',
  );
  if (!umbrella) return [];
  const isUnder = ({ subject }: Placement) =>
    relations.some((other) => other.kind === 'under' && other.subject === subject && other.object === object);
  const away = ({ x }: Placement) => Math.abs(x - umbrella.x);
  const [holder] = placed.filter((one) => isPerson(one) && isUnder(one)).sort((a, b) => away(a) - away(b));
  if (!holder) return [];
  const shaft = pointOn(umbrella, umbrella.drawing.anchors.hand ?? { x: 0.5, y: 0.8 });
  return [[holder, { near: shaft, hands: 'grip', over: umbrella }]];
}

/** Right below what somebody holds out. */
function offered(one: Placement, other: Placement): Spot {
  const { x, y } = partOf(one, 'hand', wayTo(one, other));
  const unit = standing(one);
  return { x: x + wayTo(one, other) * unit * 0.05, y: y + unit * 0.015 };
}

/** A razor or a comb reaches so far beyond the hand, in heights of whoever has it. */
const TOOL = 0.1;

/** The part that the frame names; the handle or the edge at the height of the hands of what is pushed. */
function grasped(one: Placement, other: Placement, { meet, tool }: Frame): Spot {
  const way = wayTo(one, other);
  const part = meet?.[1] ?? 'middle';
  const side = -way as -1 | 1;
  if (part !== 'edge') {
    const { x, y } = partOf(other, part, side);
    return tool && isPerson(other) ? { x: x - way * standing(one) * TOOL, y } : { x, y };
  }
  const hand = partOf(one, 'hand', way);
  // Whoever stands before a ship has it right before their hands.
  return isLargeWork(one, other) ? hand : gripOf(other, hand, side);
}

/** One hand at the partner's back, one on the shoulder, the others clasped below the faces. */
function dancing(one: Placement, other: Placement): Touches {
  const way = wayTo(one, other);
  const shoulders = between(anchorOf(one, 'shoulder'), anchorOf(other, 'shoulder'), 0.5);
  const clasp = { x: shoulders.x, y: shoulders.y + standing(one) * 0.08 };
  const unit = Math.min(standing(one), standing(other));
  const waist = anchorOf(other, 'waist');
  const shoulder = anchorOf(one, 'shoulder');
  return [
    [
      one,
      { near: { x: waist.x + way * unit * 0.03, y: waist.y - unit * 0.06 }, far: clasp, hands: 'relaxed' },
    ],
    [
      other,
      { near: { x: shoulder.x - way * unit * 0.02, y: shoulder.y + unit * 0.03 }, far: clasp, over: one },
    ],
  ];
}

/** Arms around each other: the nearer one's at the waist, the other's about the shoulders. */
function embracing(one: Placement, other: Placement): Touches {
  const way = wayTo(one, other);
  const back = (placement: Placement, side: number, share: number): Spot => {
    const middle = between(anchorOf(placement, 'shoulder'), anchorOf(placement, 'waist'), share);
    return { x: middle.x + side * standing(placement) * 0.05, y: middle.y };
  };
  return [
    [one, { near: back(other, way, 0.75), far: back(other, 0, 0.3), hands: 'relaxed' }],
    [other, { near: back(one, -way, 0.25), far: back(one, 0, 0.5), hands: 'relaxed', over: one }],
  ];
}

/** The near arm lies over a thing that is hugged, the far one behind it; of an animal below the face. */
function around(one: Placement, other: Placement): Touches {
  const way = wayTo(one, other);
  const { face } = other.drawing.anchors;
  if (face) {
    const head = pointOn(other, face);
    const wide = (other.drawing.headWidth ?? 0.3) * other.width;
    // From above they come down before the chest; level with it they go around it.
    const low = anchorOf(one, 'shoulder').y < head.y - standing(one) * 0.08;
    const neck = partOf(other, 'neck', -way as -1 | 1).x;
    const x = low ? head.x - way * wide * 0.25 : lerp(head.x, neck, 0.45);
    const y = head.y + wide * (low ? 0.66 : 0.55);
    const far = { x: x + way * standing(one) * 0.06, y };
    return [[one, { near: { x, y }, far, hands: 'relaxed', over: other }]];
  }
  const hug = (across: number, down: number) =>
    pointOn(other, { x: 0.5 + way * (other.mirrored ? -1 : 1) * across, y: down });
  return [[one, { near: hug(0.02, 0.44), far: hug(0.1, 0.2), hands: 'relaxed', over: other }]];
}

/** A rope or a leash is held out towards what is on it. */
function pulled(one: Placement, other: Placement, { line }: Frame): Touch {
  const shoulder = anchorOf(one, 'shoulder');
  const end = partOf(other, line?.to ?? 'neck', -wayTo(one, other) as -1 | 1);
  const [right, down] = [end.x - shoulder.x, end.y - shoulder.y];
  const reach = (standing(one) * 0.31) / Math.hypot(right, down);
  return { near: { x: shoulder.x + right * reach, y: shoulder.y + down * reach }, hands: 'grip' };
}

function holding(
  placed: readonly Placement[],
  { subject, object, frame }: Relation,
  item: Placement,
): Touches {
  const host = placed.find(({ id }) => id === item.carrier);
  if (item.subject !== object || host?.subject !== subject || item.string) return [];
  if (item.footing !== 'carried' || !isPerson(host)) return [];
  if (frame === 'lifting-somebody') return [[host, atWaist(host, item)]];
  const face = pointOn(host, host.drawing.anchors.face ?? { x: 0.5, y: 0.1 });
  if (item.y < face.y)
    return placed
      .filter((one) => one.subject === subject && isPerson(one))
      .map((one): Touches[0] => [one, aloft(one, item)]);
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const at = (across: number, down: number): Spot => {
    const anchor: Anchor = { x: 0.5 + ahead * (item.mirrored ? -1 : 1) * across, y: down };
    return pointOn(item, anchor);
  };
  if (perchesOnHand(item, host)) return [[host, { hands: 'grip', over: item }]];
  const lies = isPerson(item) || (isCreature(item) && item.width >= standing(host) * 0.2);
  if (lies) return [[host, cradling(host, item, ahead)]];
  if (item.request.noun.held === 'handle') return [[host, { near: at(0, 0.04), hands: 'grip', over: item }]];
  if (item.width < standing(host) * 0.3) return [[host, { hands: 'grip', over: item }]];
  return [
    [host, { near: at(0.4, 0.7), far: at(-0.4, 0.7), hands: 'relaxed', over: item, arms: ['near', 'far'] }],
  ];
}

/** Both hands are at the waist of whoever is lifted. */
function atWaist(host: Placement, lifted: Placement): Touch {
  const { x, y } = anchorOf(lifted, 'waist');
  const ahead = wayTo(host, lifted);
  const unit = standing(host) * 0.04;
  return {
    near: { x: x - ahead * unit, y },
    far: { x: x + ahead * unit, y },
    hands: 'relaxed',
    over: lifted,
  };
}

/** Both hands steady what is on the head, from both sides. */
function aloft(host: Placement, item: Placement): Touch {
  const face = pointOn(host, host.drawing.anchors.face ?? { x: 0.5, y: 0.1 });
  const unit = standing(host);
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const y = Math.max(item.y, face.y - unit * 0.16);
  const beside = (across: number): Spot => ({ x: face.x + ahead * unit * across, y });
  return { near: beside(0.17), far: beside(-0.17), hands: 'grip', over: item, arms: ['near', 'far'] };
}

/** By both hands, side by side. */
function hanging(placed: readonly Placement[], { subject, object }: Relation, one: Placement): Touches {
  const host = placed.find(({ id }) => id === one.carrier);
  if (one.subject !== subject || host?.subject !== object || !isPerson(one)) return [];
  const near = partOf(one, 'hand', 1);
  const ahead = lookOf(one) === 'right' ? 1 : -1;
  const far = { x: near.x + ahead * standing(one) * 0.07, y: near.y };
  return [[one, { near, far, hands: 'grip' }]];
}

/**
 * Over the forearm on the side of its head somebody lies, so that it is seen; the other one holds it.
 * Both forearms below whoever is carried: from both sides of who faces us, forward from who is seen from the side. */
function cradling(host: Placement, item: Placement, ahead: -1 | 1): Touch {
  const unit = standing(host);
  const middle = anchorOf(host, 'waist').x;
  const y = item.y - item.height * 0.05;
  const seated = isPerson(item);
  const faces = host.drawing.facing === 'front' && !seated;
  const [near, far] = seated ? [0.2, 0.13] : faces ? [0.075, -0.075] : [0.2, 0.26];
  const below = (across: number): Spot => ({ x: middle + ahead * unit * across, y });
  return {
    near: below(near),
    far: below(far),
    hands: 'cradle',
    over: item,
    arms: faces ? ['far'] : ['far', 'near'],
  };
}

/** Share of its height by which the keys are above the seat of what is played at. */
const KEYS_ABOVE = 0.19;

/** Both hands on the keys, to both sides of who sits before them. */
function playing(placed: readonly Placement[], { subject, object }: Relation, one: Placement): Touches {
  const piano = placed.find(({ id }) => id === one.carrier);
  const seat = piano?.drawing.anchors.seat;
  if (one.subject !== subject || piano?.subject !== object || !seat) return [];
  const y = pointOn(piano, { x: seat.x, y: seat.y - KEYS_ABOVE }).y;
  const apart = standing(one) * 0.13;
  const ahead = lookOf(one) === 'right' ? 1 : -1;
  return [[one, { near: { x: one.x + ahead * apart, y }, far: { x: one.x - ahead * apart, y } }]];
}

const wayTo = (one: Placement, other: Placement): -1 | 1 => (one.x <= other.x ? 1 : -1);

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: lerp(from.x, to.x, share),
  y: lerp(from.y, to.y, share),
});

function anchorOf(placement: Placement, name: 'shoulder' | 'waist'): Spot {
  return pointOn(placement, placement.drawing.anchors[name] ?? { x: 0.5, y: name === 'waist' ? 0.5 : 0.2 });
}
