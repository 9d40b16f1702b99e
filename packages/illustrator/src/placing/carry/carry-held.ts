import type { Pose } from '../../brief/brief.types.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import { heldItemOf } from '../../drawings/figures/figure.ts';
import type { Anchor } from '../../drawings/pen/drawing.types.ts';
import { headTop } from '../../drawings/pen/outline.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isCreature, isPerson, perchesOnHand } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';

/** A thing in a hand, on a string from it, or before the feet of who has no hands. */
export async function hold(
  cast: Cast,
  member: Member,
  host: Placement,
  frame: Frame | undefined,
): Promise<readonly Placement[]> {
  const { noun } = member.request;
  if (host.request.noun.carries?.includes(noun.name)) return [];
  if (host.drawing.anchors.hand && isPerson(host) && heldItemOf(noun.name)) return [];
  if (noun.held === 'string' && frame?.hands !== 'embrace') return letFly(cast, member, host);
  const inMouth = frame?.meet?.[0] === 'mouth';
  const hands = inMouth || host.request.noun.kind === 'person' || host.drawing.anchors.hand;
  if (frame?.poses?.[0] === 'reading' && !isPerson(host) && !hasPaws(host))
    return [await propUp(cast, member, host)];
  if (isLoad(member, host)) return bearAloft(cast, member, host);
  if (!hands) return [await layBefore(cast, member, host)];
  return [await putInHand(cast, member, host, frame)];
}

/** How whoever is carried by people makes itself small. */
const FOLDED: Partial<Record<SubjectClass, Pose>> = {
  person: 'sitting',
  animal: 'lying',
  'sea-creature': 'lying',
  flying: 'sitting',
};
/** Whoever lies in the arms is no taller than this share of who carries. */
const LARGEST_IN_ARMS = 0.32;
/** How tall who sits is, as a share of standing; and on an arm at least and at most, of who carries. */
const SEATED = 0.62;
const SEATED_ON_ARM = [0.3, 0.4] as const;
const LEAST_IN_ARMS = 0.18;

/** Ladybugs and ants are on a hand rather than in the arms; metres. */
const MINUTE = 0.05;

async function putInHand(
  cast: Cast,
  member: Member,
  host: Placement,
  frame: Frame | undefined,
): Promise<Placement> {
  const isMinute = toldHeight(member.request) < MINUTE;
  const [least, most] = frame?.size ?? [isMinute ? 0.08 : 0.16, isPerson(host) ? 0.52 : 0.26];
  const hand = handOf(host, frame);
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.7;
  const share = clamp(ratio, least, most);
  const folded = FOLDED[member.request.noun.kind];
  const item = await takePlace(
    cast,
    member,
    {
      x: hand.x,
      y: hand.y,
      height: standing(host) * share,
      // What is broad and low is no wider than it would be tall.
      maxWidth: standing(host) * Math.min(0.5, share * 1.3),
      distance: Math.max(1, host.distance - 0.2),
      footing: 'carried',
      inside: false,
      carrier: host.id,
    },
    folded && isPerson(host) ? { pose: folded } : {},
  );
  const inArms = isCreature(item) && isPerson(host) && !isMinute;
  if (inArms && perchesOnHand(item, host)) return perch(item, hand, host);
  if (inArms) return layInArms(item, host);
  if (isPerson(item) && isPerson(host)) return seatOnArm(item, host);
  // What an animal eats is at its mouth, by the upper end.
  if (frame?.poses?.[0] === 'eating' && !isPerson(host)) {
    item.y += item.height * 0.42;
    return item;
  }
  const hangs = member.request.noun.held === 'handle';
  item.y += item.height * (hangs ? 0.94 : 0.42);
  if (!hangs) keepClose(item, host);
  keepBelowFace(item, host);
  return item;
}

/** From this share of their own height on people bear a thing above their heads. */
const LOAD = 0.55;
const LOADS: ReadonlySet<SubjectClass> = new Set(['item', 'boat', 'vehicle', 'tree', 'building'] as const);

function isLoad({ request }: Member, host: Placement): boolean {
  return (
    isPerson(host) &&
    LOADS.has(request.noun.kind) &&
    !request.noun.held &&
    toldHeight(request) >= toldHeight(host.request) * LOAD
  );
}

/** From one who carries to the next, in heights of theirs. */
const ABREAST = 0.55;

/** All who carry one thing stand in one row, as tall as each other. */
function standAbreast({ stage }: Cast, bearers: readonly Placement[]): void {
  const last = bearers.at(-1)!;
  const unit = Math.min(...bearers.map(standing), (stage.width * 0.9) / (1 + bearers.length * ABREAST));
  const row = unit * ABREAST * (bearers.length - 1);
  const half = row / 2 + unit * 0.62;
  const middle = clamp(
    bearers.reduce((sum, { x }) => sum + x, 0) / bearers.length,
    Math.min(half, stage.width / 2),
    Math.max(stage.width - half, stage.width / 2),
  );
  for (const [index, bearer] of [...bearers].sort((a, b) => a.x - b.x).entries()) {
    resize(bearer, unit / standing(bearer));
    bearer.x = middle - row / 2 + index * unit * ABREAST;
    bearer.y = last.y;
    bearer.distance = last.distance;
  }
}

/** On the heads of all who carry it, steadied by their hands; what is tall lies across. */
async function bearAloft(cast: Cast, member: Member, host: Placement): Promise<Placement[]> {
  const bearers = cast.placed.filter(
    ({ subject, carrier }) => subject === host.subject && carrier === undefined,
  );
  if (host !== bearers.at(-1)) return [];
  standAbreast(cast, bearers);
  const unit = standing(host);
  const crowns = bearers.map((bearer) => pointOn(bearer, headTop(bearer.drawing)));
  const long = unit * (1.25 + (bearers.length - 1) * ABREAST);
  const crown = {
    x: crowns.reduce((sum, { x }) => sum + x, 0) / crowns.length,
    y: Math.min(...crowns.map(({ y }) => y)),
  };
  const load = await takePlace(cast, member, {
    ...crown,
    height: long * 0.9,
    maxWidth: long,
    distance: Math.max(1, host.distance - 0.1),
    footing: 'carried',
    inside: false,
    carrier: host.id,
  });
  const lies = load.height > load.width * 1.1;
  if (!lies) resize(load, Math.min(1, (unit * 0.46) / load.height));
  load.x = lies ? crown.x - load.height / 2 : crown.x;
  load.y = crown.y - (lies ? load.width / 2 : 0) + unit * 0.01;
  load.turn = lies ? Math.PI / 2 : 0;
  load.sharedBy = bearers.map(({ id }) => id);
  return [load];
}

/** The hand, or the mouth of whoever carries it there. */
function handOf(host: Placement, frame: Frame | undefined): Anchor {
  if (frame?.meet?.[0] === 'mouth') return mouthOf(host);
  return pointOn(host, host.drawing.anchors.hand ?? { x: 0.78, y: 0.6 });
}

/** How far from the middle of a face a beak may end, in breadths of the head. */
const REACH_OF_MUZZLE = 1.1;

/** Below the nose; what an animal in profile has before its muzzle is near the face. */
function mouthOf(host: Placement): Anchor {
  const { face, hand } = host.drawing.anchors;
  const across = (host.drawing.headWidth ?? 0.3) * host.width;
  const middle = pointOn(host, face ?? headTop(host.drawing));
  const muzzle = hand && pointOn(host, hand);
  if (muzzle && Math.hypot(muzzle.x - middle.x, muzzle.y - middle.y) < across * REACH_OF_MUZZLE)
    return muzzle;
  return { x: middle.x, y: middle.y + across * 0.32 };
}

/** An eagle beside the face of whoever bears it is no taller than this share of them. */
const LARGEST_PERCHED = 0.34;

/** A bird sits on the hand, which closes about its feet. */
function perch(item: Placement, hand: Anchor, host: Placement): Placement {
  resize(item, Math.min(1, (standing(host) * LARGEST_PERCHED) / item.height));
  item.x = hand.x;
  item.y = hand.y + item.height * 0.05;
  if (lookOf(item) === lookOf(host)) item.mirrored = !item.mirrored;
  return item;
}

/** A living thing lies on both forearms before the chest, below the chin. */
function layInArms(item: Placement, host: Placement): Placement {
  const { waist, shoulder } = host.drawing.anchors;
  if (!waist || !shoulder) return item;
  const unit = standing(host);
  resize(item, Math.min(1, (unit * LARGEST_IN_ARMS) / item.height, (unit * 0.62) / item.width));
  // A kitten as small as it is would be lost in the sleeves.
  if (item.height < unit * LEAST_IN_ARMS) resize(item, Math.min(1.5, (unit * LEAST_IN_ARMS) / item.height));
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const forearms = pointOn(host, shoulder).y + unit * 0.22;
  item.x = pointOn(host, waist).x + ahead * unit * (host.drawing.facing === 'front' ? 0.04 : 0.13);
  item.y = Math.max(forearms, pointOn(host, shoulder).y + item.height * 0.86);
  if (lookOf(item) !== lookOf(host)) item.mirrored = !item.mirrored;
  return item;
}

/** A child who is carried sits on the forearm, close to the chest, with its head beside the other's. */
function seatOnArm(item: Placement, host: Placement): Placement {
  const { waist, shoulder } = host.drawing.anchors;
  if (!waist || !shoulder) return item;
  const unit = standing(host);
  const seated = (toldHeight(item.request) / toldHeight(host.request)) * SEATED;
  resize(item, (unit * clamp(seated, ...SEATED_ON_ARM)) / item.height);
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  item.x = pointOn(host, waist).x + ahead * unit * 0.19;
  item.y = pointOn(host, shoulder).y + unit * 0.31;
  if (lookOf(item) !== lookOf(host)) item.mirrored = !item.mirrored;
  return item;
}

/** From this breadth on both hands hold a thing, by its two sides: so near that the far one is within reach. */
const BROAD = 0.3;

function keepClose(item: Placement, host: Placement): void {
  const { waist } = host.drawing.anchors;
  const unit = standing(host);
  if (!waist || !isPerson(host) || item.width < unit * BROAD) return;
  const middle = pointOn(host, waist).x;
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  item.x = middle + ahead * Math.min(Math.abs(item.x - middle), item.width * 0.3 + unit * 0.06);
}

/** Who carries a dog or a pumpkin looks over it. */
function keepBelowFace(item: Placement, host: Placement): void {
  const { shoulder, face } = host.drawing.anchors;
  const chin = shoulder ?? (face && { x: face.x, y: face.y + 0.1 });
  if (!chin || item.height < host.height * 0.2) return;
  item.y = Math.max(item.y, pointOn(host, chin).y + item.height);
}

/** Animals have no hands: what they hold lies or stands before their feet. */
async function layBefore(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.6;
  return takePlace(cast, member, {
    x: host.x + ahead * host.width * 0.46,
    y: Math.min(cast.stage.height * 0.97, host.y + host.height * 0.04),
    height: host.height * clamp(ratio, 0.24, 0.6),
    maxWidth: host.width * 0.5,
    distance: Math.max(1, host.distance - 0.2),
    footing: host.footing === 'ground' || host.footing === 'table' ? host.footing : 'carried',
    carrier: host.id,
  });
}

/** Sits up and holds with both paws: its hand is before the middle of the body. */
function hasPaws({ drawing }: Placement): boolean {
  const { hand, face } = drawing.anchors;
  return !!hand && !!face && drawing.facing === 'right' && Math.abs(hand.x - 0.5) < 0.06 && hand.y > face.y;
}

/** What a bird or a cow reads stands before its breast, below the eyes. */
async function propUp(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const { face } = host.drawing.anchors;
  const head = (host.drawing.headWidth ?? 0.3) * host.width;
  const eyes = pointOn(host, face ?? headTop(host.drawing));
  const below = host.y - eyes.y - head * 0.5;
  const height = clamp(below * 0.9, host.height * 0.22, host.height * 0.5);
  const page = await takePlace(cast, member, {
    x: eyes.x,
    y: host.y,
    height,
    maxWidth: host.width * 0.9,
    distance: Math.max(1, host.distance - 0.2),
    footing: 'carried',
    inside: false,
    carrier: host.id,
  });
  page.x = eyes.x;
  page.y = Math.min(host.y + host.height * 0.03, eyes.y + head * 0.55 + page.height);
  return page;
}

/** Balloons and kites rise on a string from the hand: a balloon straight up, a kite far out with the wind. */
async function letFly(cast: Cast, member: Member, host: Placement): Promise<readonly Placement[]> {
  const { stage } = cast;
  const random = cast.random.fork(`string-${host.id}`);
  const hand = pointOn(host, host.drawing.anchors.hand ?? { x: 0.78, y: 0.6 });
  const kite = member.request.noun.name === 'kite';
  const count = Math.min(member.request.count, 7);
  const outwards = host.x < stage.width / 2 ? 1 : -1;
  const side = kite ? outwards : hand.x >= host.x ? 1 : -1;
  const shown: Placement[] = [];
  for (let copy = 0; copy < count; copy++) {
    const size = standing(host) * (kite ? 0.36 : 0.3) * (count > 1 ? 0.86 : 1);
    const fan = count > 1 ? (copy / (count - 1) - 0.5) * size * 1.5 : 0;
    const across = kite ? side * stage.width * random.range(0.26, 0.36) : side * host.width * 0.16 + fan;
    const up = kite
      ? stage.height * random.range(0.05, 0.14) + size
      : Math.min(hand.y - standing(host) * 0.3, host.y - host.height * 0.8) + Math.abs(fan) * 0.35;
    const item = await takePlace(cast, member, {
      x: hand.x + across,
      y: Math.max(size + stage.height * 0.02, up),
      height: size,
      maxWidth: stage.width * 0.4,
      distance: Math.max(1, host.distance - 0.2),
      footing: 'carried',
      carrier: host.id,
    });
    item.string = hand;
    shown.push(item);
  }
  return shown;
}
