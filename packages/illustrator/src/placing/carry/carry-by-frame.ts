import type { Pose } from '../../brief/brief.types.ts';
import { isBody } from '../../brief/reading/subjects/living.ts';
import type { Arrangement, Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Anchor } from '../../drawings/pen/drawing.types.ts';
import { bottomAt, edgeAt, topAt } from '../../drawings/pen/outline.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast, Member, Spot } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { takePlace } from '../cast/take-place.ts';
import { isGiant, toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { partOf } from '../relate/parts.ts';
import { keepInside, resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';
import { bendOver, crackOpen, cutBehindOutline, shadeBelow, showBehind } from './cut-behind.ts';
import { liftUp } from './lift-up.ts';
import { swingFrom } from './swing-from.ts';
import { windAround } from './wind-around.ts';

type Carrying = (cast: Cast, member: Member, host: Placement, frame: Frame) => Promise<Placement[]>;

/** Arrangements of a carrier and what it carries that their kind alone does not tell. */
export const CARRYING: Readonly<Partial<Record<Arrangement, Carrying>>> = {
  sink: sinkIn,
  set: setIn,
  glass: showThrough,
  drape,
  hang: hangFrom,
  climb,
  coil,
  aloft: (cast, member, host, frame) =>
    isPerson(member) && isPerson(host) ? liftUp(cast, member, host) : tossUp(cast, member, host, frame),
  afoot: layAtFeet,
};

const MOST = 9;

type Place = Pick<Spot, 'x' | 'y' | 'height' | 'maxWidth'> & Partial<Spot>;

/** A place at a host, as near as the host is. */
function placeAt(cast: Cast, member: Member, host: Placement, spot: Place, pose?: Pose): Promise<Placement> {
  // What has wings folds them.
  const folds = member.request.noun.kind === 'flying' && !member.request.pose;
  const placed: Spot = {
    distance: Math.max(1, host.distance - 0.1),
    footing: 'carried',
    inside: false,
    carrier: host.id,
    ...spot,
  };
  return takePlace(cast, member, placed, folds ? { pose: 'sitting' } : pose ? { pose } : {});
}

/** The height of one beside the other, as in life but less so. */
function besides(member: Member, host: Placement, least: number, most: number): number {
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.6;
  return host.height * clamp(ratio, least, most);
}

/** In a heap, in a broken shell or out of a pot: the near part of the host hides the feet. */
async function sinkIn(cast: Cast, member: Member, host: Placement, frame: Frame) {
  const { stage } = cast;
  const { shown = 0.1, cracks } = frame;
  const heap = shown > 0.15;
  if (heap) spreadHeap(cast, host);
  else if (cracks) breakOpen(cast, host);
  else lowerHost(cast, host);
  // A tree grows out of the bed of a truck, not out of its cab.
  const bed = heap || cracks ? undefined : (host.drawing.opening ?? host.drawing.anchors.seat);
  const top = pointOn(host, bed ?? topAt(host.drawing, 0.5));
  const room = top.y - stage.height * 0.03;
  const grown = Math.min(room, stage.height * 0.42);
  const passenger = await placeAt(cast, member, host, {
    x: top.x,
    y: top.y,
    height: cracks ? host.height * 0.9 : heap ? Math.min(room * 1.3, stage.height * 0.5) : grown,
    maxWidth: heap ? host.width * 0.8 : cracks ? host.width * 0.82 : stage.width * 0.6,
    resting: heap,
  });
  if (heap && passenger.height < host.height * 0.6) return [layOnSlope(passenger, host, top.y)];
  const down = host.height * shown;
  passenger.y = top.y + (heap ? down * 2 : cracks ? passenger.height * 0.45 : down);
  cutBehindOutline(passenger, host, down);
  return [passenger];
}

/** A door stands at the foot of what it leads into, a clock or a window higher up. */
async function setIn(cast: Cast, member: Member, host: Placement, { size = [0.2, 0.36] }: Frame) {
  fillPicture(cast, host, 0.9);
  const { seat } = host.drawing.anchors;
  const foot = /door|gate/.test(member.request.noun.name);
  const tree = host.request.noun.kind === 'tree';
  const part = await placeAt(cast, member, host, {
    x: host.x,
    y: foot || !seat ? host.y : pointOn(host, seat).y,
    height: host.height * (foot ? (tree ? 0.24 : size[1]) : size[0]),
    // Broad as the trunk is, not as the crown.
    maxWidth: host.width * (tree ? 0.3 : 0.4),
  });
  part.y = foot ? host.y - host.height * 0.012 : host.y - host.height * (tree ? 0.16 : 0.42);
  if (foot && tree) part.x = pointOn(host, bottomAt(host.drawing, 0.5)).x;
  return [part];
}

/** Whoever lies flat would be lost in a heap and lies on its near side. */
function layOnSlope(passenger: Placement, host: Placement, top: number): Placement {
  passenger.y = top + host.height * 0.42;
  shadeBelow(passenger, host);
  return passenger;
}

function breakOpen(cast: Cast, host: Placement): void {
  fillPicture(cast, host, 0.56);
  host.drawing = crackOpen(host.drawing);
}

/** What somebody comes out of leaves room above itself. */
function lowerHost({ stage }: Cast, host: Placement): void {
  resize(host, Math.min(1, (stage.height * 0.44) / host.height));
  host.y = Math.max(host.y, stage.height * 0.88);
  keepInside(stage, host);
}

/** A heap that somebody lies in is broad and low, and its foot is in the picture. */
function spreadHeap({ stage }: Cast, host: Placement): void {
  host.width = stage.width * 0.86;
  host.height = Math.min(host.height, stage.height * 0.4, host.width * 0.5);
  host.y = Math.max(host.y, stage.height * 0.92);
  host.x = stage.width / 2;
  keepInside(stage, host);
}

/** What shows somebody at or in it is the picture. */
export function fillPicture({ stage }: Cast, host: Placement, share: number): void {
  const fit = Math.min((stage.height * share) / host.height, (stage.width * 0.9) / host.width);
  if (host.footing === 'air' || fit <= 1) return;
  resize(host, fit);
  host.y = Math.max(host.y, stage.height * 0.9);
  keepInside(stage, host);
}

/** Whether there is nobody beside one and what it carries, whom it would cover or dwarf as it grows. */
function isAlone({ members }: Cast, host: Placement, { subject: own }: Member): boolean {
  return members.every(
    ({ subject, request }) =>
      subject === host.subject || subject === own || !isBody(request) || request.everywhere,
  );
}

/** Behind glass or bars, on the ground of it. */
async function showThrough(cast: Cast, member: Member, host: Placement) {
  const cage = /cage/.test(host.request.noun.name);
  const floor = host.drawing.anchors.seat;
  if (isAlone(cast, host, member)) fillPicture(cast, host, 0.68);
  const passenger = await placeAt(cast, member, host, {
    x: host.x,
    y: floor ? pointOn(host, floor).y : host.y - host.height * 0.14,
    height: host.height * (host.width > host.height && !floor ? 0.66 : 0.5),
    maxWidth: host.width * (cage ? 0.62 : 0.66),
  });
  showBehind(passenger, host, cage ? 1 : 0.32);
  return [passenger];
}

/** What is soft follows the line of the back it hangs over. */
async function drape(cast: Cast, member: Member, host: Placement) {
  const back = pointOn(host, host.drawing.anchors.back ?? topAt(host.drawing, 0.5));
  const draped = await placeAt(cast, member, host, {
    x: back.x,
    y: back.y,
    height: Math.max((host.y - back.y) * 0.86, host.height * 0.44),
    maxWidth: host.width * 0.36,
  });
  const above = draped.height * 0.22;
  bendOver(draped, host);
  draped.y = back.y - above + draped.height;
  return [draped];
}

/** Below a branch, a roof or a hook: by the hands who has some, on a string what has none. */
async function hangFrom(cast: Cast, member: Member, host: Placement, frame: Frame) {
  if (frame.object === 'vine') return swingFrom(cast, member, host);
  const { stage } = cast;
  const tree = host.request.noun.kind === 'tree';
  const many = Math.min(member.request.count, MOST);
  if (host.footing === 'air') riseAbove(cast, host);
  const shown: Placement[] = [];
  for (let copy = 0; copy < many; copy++) {
    const side = copy % 2 === 0 ? 1 : -1;
    const across = tree ? 0.5 + side * (0.24 + 0.1 * Math.floor(copy / 2)) : (copy + 0.5) / many;
    const hook = pointOn(host, hookOf(host, across));
    const flies = host.footing === 'air';
    const room = flies ? lowestHanging(stage) - hook.y : (stage.height * 0.96 - hook.y) * 0.8;
    const spot = {
      x: hook.x,
      y: hook.y,
      height: Math.min(
        room,
        Math.max(stage.height * (host.request.noun.crosses ? 0.42 : 0.24), besides(member, host, 0.2, 0.45)),
      ),
      maxWidth: host.width * (flies ? 0.8 : 0.5),
    };
    const alive = member.request.noun.kind !== 'item';
    // Beasts with paws hold on with both above the head.
    const hung = await placeAt(cast, member, host, spot, alive ? 'climbing' : undefined);
    const { hand, face } = hung.drawing.anchors;
    const holds = hand && face && hand.y < face.y;
    const grip = holds ? pointOn(hung, hand) : { x: hung.x, y: hung.y - hung.height };
    const slack = hung.height * (alive ? (holds ? 0 : -0.04) : 0.3);
    hung.x += hook.x - grip.x;
    hung.y += hook.y - grip.y + slack;
    if (!alive) hung.string = hook;
    shown.push(hung);
  }
  return shown;
}

/** Where something hangs: from the wood of a bough, not from its lowest leaf. */
function hookOf({ drawing, request }: Placement, across: number): Anchor {
  const { seat } = drawing.anchors;
  return request.noun.crosses && seat ? { x: across, y: seat.y + 0.04 } : bottomAt(drawing, across);
}

/** Places what flies so high that it and whoever hangs from it share the sky and a little more. */
function riseAbove({ stage }: Cast, host: Placement): void {
  const sky = lowestHanging(stage);
  resize(host, Math.min(1, (sky * 0.56) / host.height));
  host.y = Math.min(host.y, sky * 0.6);
}

/** The screen row that feet reach at most when somebody hangs from what flies: a little below the horizon. */
function lowestHanging({ height, horizon }: Stage): number {
  return clamp(horizon + height * 0.04, height * 0.6, height * 0.96);
}

/** At the side of a trunk, a wall or a ladder, half way up. */
async function climb(cast: Cast, member: Member, host: Placement, { hands, meet }: Frame) {
  fillPicture(cast, host, 0.86);
  if (creeps(member)) return [await creepUp(cast, member, host)];
  const trunk = host.request.noun.kind === 'tree' || host.request.noun.name === 'ladder';
  const side = host.x < cast.stage.width / 2 ? 1 : -1;
  const way = (host.mirrored ? -side : side) as -1 | 1;
  const edge = edgeAt(host.drawing, 0.6, way);
  // Hands find their hold within the outline of a rock.
  const hold = pointOn(
    host,
    trunk ? { x: 0.5 + way * 0.05, y: 0.6 } : { x: lerp(edge.x, 0.5, 0.3), y: edge.y },
  );
  // A person who hugs a tree stands before it.
  const stands = hands === 'embrace' && isPerson(member);
  const climber = await placeAt(
    cast,
    member,
    host,
    {
      x: hold.x,
      y: hold.y,
      height: Math.max(besides(member, host, 0.3, 0.46), cast.stage.height * 0.32),
      maxWidth: cast.stage.width * 0.5,
      look: side > 0 ? 'left' : 'right',
    },
    hands === 'embrace' && !stands ? 'climbing' : undefined,
  );
  // A woodpecker is at the trunk with its beak.
  const touching = partOf(climber, meet?.[0] ?? 'hand', -side as -1 | 1);
  climber.x += hold.x - touching.x;
  climber.y = stands ? host.y + cast.stage.height * 0.004 : host.y - host.height * 0.16;
  climber.turn = stands ? 0 : side * -0.1;
  return [climber];
}

/** Low and long, without hands to hold on by. */
function creeps({ request }: Member): boolean {
  return request.noun.kind === 'animal' && toldHeight(request) < 0.1;
}

/** Up the outline, its whole foot on it. */
async function creepUp(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const side = host.x < cast.stage.width / 2 ? -1 : 1;
  const [low, high] = [0.5 + side * 0.34, 0.5 + side * 0.18].map((across) =>
    pointOn(host, topAt(host.drawing, host.mirrored ? 1 - across : across, 0.04)),
  ) as [{ x: number; y: number }, { x: number; y: number }];
  const climber = await placeAt(cast, member, host, {
    x: (low.x + high.x) / 2,
    y: (low.y + high.y) / 2,
    height: Math.max(besides(member, host, 0.24, 0.4), cast.stage.height * 0.2),
    maxWidth: host.width * 0.5,
    look: side > 0 ? 'left' : 'right',
  });
  const steep = Math.atan2(low.y - high.y, Math.abs(high.x - low.x));
  climber.turn = side * Math.min(0.9, Math.max(0, steep));
  climber.x = (low.x + high.x) / 2;
  climber.y = (low.y + high.y) / 2 + climber.height * 0.05;
  return climber;
}

/** The head at the foot of a trunk or a tower, the rest wound around it in turns (`windAround`). */
async function coil(cast: Cast, member: Member, host: Placement) {
  const slim = host.request.noun.kind === 'tree' ? 0.3 : 0.8;
  const giant = isGiant(member.request);
  const coiled = await placeAt(cast, member, host, {
    x: host.x,
    y: host.y,
    height: host.height * (giant ? 0.5 : 0.4),
    maxWidth: Math.max(host.width * slim * 2, host.height * (giant ? 0.7 : 0.5)),
  });
  coiled.y = host.y + coiled.height * 0.1;
  // It moves aside, so that the foot of what it winds around stays visible.
  const side = host.x < cast.stage.width / 2 ? 1 : -1;
  coiled.x = host.x + side * (host.width * slim + coiled.width) * 0.3;
  keepInside(cast.stage, coiled);
  const turns = windAround(coiled, host, cast.stage.light[0] < 0 ? -1 : 1);
  // The head lies before the turns.
  cast.placed.splice(cast.placed.indexOf(coiled), 0, { ...turns, id: cast.nextId });
  cast.nextId = Math.min(255, cast.nextId + 1);
  return [coiled];
}

/** In the air above the hand, in a bow where they are many. */
async function tossUp(cast: Cast, member: Member, host: Placement, { size = [0.1, 0.3] }: Frame) {
  const { stage } = cast;
  const hand = partOf(host, 'hand', lookOf(host) === 'right' ? 1 : -1);
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.9;
  const height = standing(host) * clamp(ratio, size[0], size[1]);
  const many = Math.min(Math.max(member.request.count, 1), MOST);
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const shown: Placement[] = [];
  for (let copy = 0; copy < many; copy++) {
    const along = many === 1 ? 0 : copy / (many - 1) - 0.5;
    const bow = many === 1 ? 0 : (1 - 4 * along ** 2) * height * 2.2;
    const x = many === 1 ? hand.x + ahead * height * 0.5 : host.x + along * Math.max(host.width, height * 5);
    const tossed = await placeAt(cast, member, host, {
      x: clamp(x, height, stage.width - height),
      y: Math.max(height * 1.1, hand.y - height * 0.3 - bow),
      height,
      maxWidth: height * 1.6,
      turn: along * 0.8,
    });
    shown.push(tossed);
  }
  return shown;
}

/** On the ground before the feet. */
async function layAtFeet(cast: Cast, member: Member, host: Placement, { size = [0.12, 0.34] }: Frame) {
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.6;
  const height = standing(host) * clamp(ratio, size[0], size[1]);
  const thing = await placeAt(cast, member, host, {
    x: host.x,
    y: Math.min(cast.stage.height * 0.98, host.y + (host.lift ?? 0) + cast.stage.height * 0.008),
    height,
    maxWidth: height * 1.8,
    footing: host.footing === 'table' ? 'table' : 'ground',
    distance: Math.max(1, host.distance - 0.2),
  });
  thing.x = host.x + ahead * (host.width * 0.5 + thing.width * 0.36);
  keepInside(cast.stage, thing);
  return [thing];
}
