import { BLOOMS } from '../../brief/reading/relations/frame-partners.ts';
import { isSmallThing } from '../../brief/reading/relations/settle-relation.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import type { Anchor } from '../../drawings/pen/drawing.types.ts';
import { bottomAt, headTop, topAt } from '../../drawings/pen/outline.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import type { DrawingWishes } from '../cast/make-drawing.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { mostBeside } from '../cast/true-pairs.ts';
import {
  isBoard,
  isChair,
  isCreature,
  isDish,
  isPerson,
  isServing,
  isSmallMount,
  isSpread,
  liesInLap,
} from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { keepInside, resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';
import { type Attachment, isEyewear } from './attachments.ts';
import { CARRYING, fillPicture } from './carry-by-frame.ts';
import { hold } from './carry-held.ts';
import { fillHost, GLASSES, makeRoom, putInside } from './carry-inside.ts';
import { cutBehindOutline, shadeBelow } from './cut-behind.ts';
import {
  bearsMain,
  frameHeight,
  heightOnTop,
  isBorne,
  ontoTop,
  riderHeight,
  widestOnTop,
} from './height-on-top.ts';
import { keepOffFace } from './keep-off-face.ts';
import { lieInBed, liesInBed } from './lie-in-bed.ts';
import { perchOnPerson } from './perch-on-person.ts';

/** Puts what a host carries in its place; returns what is to be drawn right after the host. */
export async function carry(
  cast: Cast,
  { kind, member, drawnByHost, row, ...attachment }: Attachment,
  host: Placement,
): Promise<readonly Placement[]> {
  if (drawnByHost) return [];
  const frame =
    attachment.frame ??
    (kind === 'inside' && GLASSES.has(host.request.noun.name) ? FRAMES['inside-glass'] : undefined);
  if (host.carrier === undefined && (kind === 'inside' || frame?.how === 'rim')) makeRoom(cast, member, host);
  if (frame && host.carrier === undefined) enlargeHost(cast, frame, host);
  if (liesInBed(member, host, member.request.pose ?? frame?.poses?.[0])) {
    const lying = await lieInBed(cast, member, host);
    showFront(cast, host);
    return lying;
  }
  // Only things hang over a back; whoever is alive lies on it.
  const lies = frame?.how === 'drape' && member.request.noun.kind !== 'item';
  const arranged = frame && !lies && CARRYING[frame.how];
  if (arranged) return arranged(cast, member, host, frame);
  switch (kind) {
    case 'riding':
      return rideAll(cast, member, host, row);
    case 'on':
      if (host.request.noun.kind === 'tree' && member.request.noun.kind === 'item') {
        await fillHost(cast, member, host);
        return [];
      }
      return standOn(cast, member, host, frame, row);
    case 'wearing':
      return [await wear(cast, member, host)];
    case 'holding':
      return hold(cast, member, host, frame);
    case 'full-of':
      await fillHost(cast, member, host);
      return [];
    default:
      return putInside(cast, member, host, frame);
  }
}

/** What somebody rises from, balances on or winds around is half of the picture. */
function enlargeHost(cast: Cast, { how, size }: Frame, host: Placement): void {
  if (how === 'coil') fillPicture(cast, host, 0.8);
  else if (size && (how === 'rim' || how === 'top')) fillPicture(cast, host, how === 'rim' ? 0.26 : 0.32);
}

/** So many sit on one back at most. */
const MOST_ASTRIDE = 3;

/** Those behind are drawn first. */
async function rideAll(
  cast: Cast,
  member: Member,
  host: Placement,
  row: Attachment['row'],
): Promise<Placement[]> {
  const of = row || isBoard(host) ? 1 : Math.min(member.request.count, MOST_ASTRIDE);
  const riders: Placement[] = [];
  for (let place = of - 1; place >= 0; place--)
    riders.push(await ride(cast, member, host, of > 1 ? { place, of } : row));
  return riders;
}

async function ride(cast: Cast, member: Member, host: Placement, row: Attachment['row']): Promise<Placement> {
  // On a wave or a raft one stands.
  const afloat = host.request.noun.kind === 'boat';
  const figure = isPerson(member) && !isBoard(host) && !afloat;
  const seat = riderSeat(host, row, riderHeight(cast, member, host, pointOn(host, seatOf(host)).y));
  const rider = await takePlace(
    cast,
    member,
    {
      x: seat.x,
      y: seat.y,
      height: riderHeight(cast, member, host, seat.y),
      maxWidth: cast.stage.width * 0.8,
      distance: Math.max(1, host.distance - 0.1),
      footing: 'carried',
      look: lookOf(host),
      inside: false,
      carrier: host.id,
    },
    figure
      ? { pose: 'riding', seat: hasBack(host) ? 'mount' : undefined }
      : isPerson(member) && (afloat || slides(host))
        ? { pose: afloat ? 'standing' : 'sitting' }
        : {},
  );
  if (figure) {
    rider.mirrored = (rider.drawing.facing === 'left') === (lookOf(host) === 'right');
    putAnchor(rider, rider.drawing.anchors.seat ?? { x: 0.5, y: 0.7 }, seat);
  } else if (isBoard(host) || afloat) {
    if (isBoard(host) && !isPerson(member)) lengthen(host, rider);
    rider.y = pointOn(host, seatOf(host)).y + rider.height * 0.035;
  } else {
    // The near flank or wing hides the feet, along the curve of the back.
    rider.y += rider.height * 0.16;
    if (rider.request.noun.kind === 'animal') moveBack(rider, host);
    cutBehindOutline(rider, host, rider.height * 0.1);
    shadeBelow(rider, host);
  }
  return rider;
}

/** Whoever is broad has a board to match. */
function lengthen(board: Placement, { width }: Placement): void {
  resize(board, Math.max(1, (width * 0.86) / board.width));
}

/** A rider so much narrower than the mount sits so far behind its middle, in breadths of the mount. */
const NARROW = 0.3;
const BEHIND_MIDDLE = 0.16;

/** Away from the mount's face; whoever is small sits on the hind part of the back, clear of head and ears. */
function moveBack(rider: Placement, host: Placement): void {
  keepOffFace(rider, host);
  if (rider.width > host.width * NARROW || host.drawing.facing === 'front') return;
  const way = lookOf(host) === 'right' ? 1 : -1;
  rider.x = host.x - way * host.width * BEHIND_MIDDLE;
  const across = 0.5 - BEHIND_MIDDLE * way * (host.mirrored ? -1 : 1);
  rider.y = pointOn(host, topAt(host.drawing, across, 0.04)).y + rider.height * 0.16;
}

/** Between two who ride on one back, in heights of who stands there. */
const BEHIND = 0.2;

/** The seat; several sit one behind the other, the first in front, on a cycle the second on its own seat or rack. */
function riderSeat(host: Placement, row: Attachment['row'], height: number): { x: number; y: number } {
  const seat = pointOn(host, seatOf(host));
  if (!row) return seat;
  const { back } = host.drawing.anchors;
  if (isSmallMount(host) && back) return row.place === 0 ? seat : pointOn(host, back);
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  return { x: seat.x + ahead * height * BEHIND * ((row.of - 1) / 2 - row.place), y: seat.y };
}

/** One sits on it with the legs ahead. */
const slides = ({ request }: Placement): boolean => request.noun.name === 'sled';

const hasBack = ({ request }: Placement): boolean =>
  ['animal', 'flying', 'sea-creature'].includes(request.noun.kind);

/** Moves a placement so that one of its own points comes to lie on a point of the picture. */
function putAnchor(placement: Placement, anchor: Anchor, at: { x: number; y: number }): void {
  const now = pointOn(placement, anchor);
  placement.x += at.x - now.x;
  placement.y += at.y - now.y;
}

/** Along the host's upper outline, one or several; sitters hang their legs over its edge. */
async function standOn(
  cast: Cast,
  member: Member,
  host: Placement,
  frame: Frame | undefined,
  row: Attachment['row'],
): Promise<Placement[]> {
  const { count } = member.request;
  if (isServing(host)) fillPicture(cast, host, 0.4);
  if (isSpread(host)) spreadOut(cast, host);
  const shown: Placement[] = [];
  if ((bearsMain(cast, member) && host.request.noun.kind === 'item') || isStillLife(cast, host))
    comeClose(cast, host);
  const many = Math.min(count, row ? 5 : 9);
  const random = cast.random.fork(`on-${host.id}`);
  for (let copy = 0; copy < many; copy++) {
    const place = alongTop(row, copy, many);
    const across = place === undefined ? undefined : seenPart(cast, host, place + random.range(-0.02, 0.02));
    shown.push(await standAt(cast, member, host, { across, copy, many: row?.of ?? many }, frame));
  }
  return shown;
}

async function standAt(
  cast: Cast,
  member: Member,
  host: Placement,
  { across, copy, many }: { across: number | undefined; copy: number; many: number },
  frame: Frame | undefined,
): Promise<Placement> {
  const lap = !isBorne(frame) && liesInLap(member.request, host) ? host.drawing.anchors.lap : undefined;
  const part = partBelow(frame, host);
  const anchor = lap ?? part ?? perchOn(host, across, member);
  const seat = pointOn(host, anchor);
  const wishes = sittingWishes(member, host);
  const sits = wishes.seat === 'ledge';
  const borne = isBorne(frame);
  if (borne && isPerson(host) && isPerson(member)) stoopFor(cast, member, host);
  const readable = heightOnTop(cast, member, host, seat.y) / (many > 2 ? Math.sqrt(many / 2) : 1);
  const natural = isMeasure(host)
    ? Math.min(readable, standing(host) * mostBeside(member.request, host.request))
    : readable;
  const onTop = await takePlace(
    cast,
    member,
    {
      x: seat.x,
      y: seat.y,
      height: part ? Math.min(natural, headHeight(host)) : (frameHeight(member, host, frame) ?? natural),
      maxWidth: lap ? host.width * 1.1 : widestOnTop(cast, member, host, many),
      distance: Math.max(1, host.distance - 0.1),
      footing: 'carried',
      look: host.drawing.facing === 'front' ? undefined : lookOf(host),
      inside: false,
      carrier: host.id,
      resting: host.request.noun.kind === 'item',
    },
    wishes,
  );
  if (sits && onTop.drawing.anchors.seat) putAnchor(onTop, onTop.drawing.anchors.seat, seat);
  else {
    // On a narrow thing it is the middle of a body that rests, not the feet beside it.
    const under = host.width < onTop.width ? bottomAt(onTop.drawing, 0.5).y : 1;
    onTop.x = seat.x;
    onTop.y = seat.y + onTop.height * (1 - under + (isDish(host) ? 0.5 : 0.03)) + ontoTop(host);
  }
  if (onTop.request.pose === 'jumping') onTop.y -= onTop.height * 0.14;
  if (!lap && !part) keepOffFace(onTop, host);
  if (member.request.noun.kind === 'building' && isCreature(host)) onTop.y += host.height * 0.12;
  if (!lap && !part && isPerson(host) && !isPerson(member)) perchOnPerson(onTop, host, copy, many);
  if (borne && isPerson(host) && isPerson(member)) sitOnShoulders(onTop, host);
  else shadeBelow(onTop, host);
  // The quilt lies over who is in the bed, not over who is on it.
  if (host.request.noun.name !== 'bed') showFront(cast, host);
  return onTop;
}

/** Whether what is on it is measured by it: not by what is as broad as need be, or so large that all on it would be lost. */
function isMeasure(host: Placement): boolean {
  const { kind, seat, surface, crosses } = host.request.noun;
  const vast =
    (kind === 'building' && toldHeight(host.request) > 5) ||
    kind === 'tree' ||
    kind === 'boat' ||
    kind === 'celestial' ||
    crosses;
  return !vast && !isChair(host) && seat !== 'low' && !surface && !isServing(host) && !isDish(host);
}

/** So large that what lies on it is seen. */
function spreadOut({ stage }: Cast, host: Placement): void {
  resize(host, Math.max(1, (stage.width * 0.72) / host.width));
  host.y = Math.max(host.y, stage.height * 0.93);
  keepInside(stage, host);
}

/** Where one of many stands, 0..1 from the left end; undefined for one alone, who takes the best place. */
function alongTop(row: Attachment['row'], copy: number, many: number): number | undefined {
  const own = (copy + 0.5) / many;
  if (row) return 0.06 + (0.88 * (row.place + copy + 0.5)) / row.of;
  return many === 1 ? undefined : 0.14 + 0.72 * own;
}

/** What reaches beyond the picture is used where it is seen. */
function seenPart({ stage }: Cast, host: Placement, along: number): number {
  return 0.5 + (along - 0.5) * Math.min(1, (stage.width * 0.94) / host.width);
}

/** Nothing but small things on one piece of furniture: its top is the ground of the picture. */
function isStillLife({ stage }: Cast, host: Placement): boolean {
  return (
    host.request.noun.surface === true &&
    (host.request.noun.tall ?? 1) >= 0.5 &&
    stage.indoor &&
    stage.brief.place === undefined &&
    stage.brief.subjects.every((request) => request.noun === host.request.noun || isSmallThing(request))
  );
}

/** Above the eyes of the bearer, in heights of who sits on the shoulders. */
const SEEN_ON_SHOULDERS = 0.62;

/** Steps back until there is room above for who is carried. */
function stoopFor({ stage }: Cast, member: Member, host: Placement): void {
  const ratio = Math.min(0.78, toldHeight(member.request) / toldHeight(host.request));
  const needed = standing(host) * (1 + ratio * SEEN_ON_SHOULDERS);
  const room = host.y - stage.height * 0.03;
  if (needed > room) resize(host, room / needed);
}

/** Astride the neck: over the head from the waist up, the rest behind it. */
function sitOnShoulders(guest: Placement, host: Placement): void {
  const { face } = host.drawing.anchors;
  if (face) {
    const head = (host.drawing.headWidth ?? 0.3) * host.width;
    const { x, y } = pointOn(host, face);
    const ratio = Math.min(0.78, toldHeight(guest.request) / toldHeight(host.request));
    const room = (y - head) / (guest.height * 0.8);
    resize(guest, Math.min((standing(host) * ratio) / standing(guest), Math.max(1, room)));
    guest.x = x;
    if (guest.drawing.anchors.seat) putAnchor(guest, guest.drawing.anchors.seat, { x, y: y - head * 0.15 });
  }
  cutBehindOutline(guest, host, 0);
}

/** Seen from so near a desk is broader than the picture, and its top is what shows of it. */
function comeClose({ stage }: Cast, host: Placement): void {
  if (host.width >= stage.width * 1.3) return;
  resize(host, (stage.width * 1.3) / host.width);
  host.x = stage.width / 2;
  host.y = stage.height * 0.66 + host.height;
  host.fixed = true;
}

/** The near arm of a chair and its wheel are before whoever sits in it. */
function showFront(cast: Cast, host: Placement): void {
  const { front, facing } = host.drawing;
  if (!front) return;
  const drawing = { canvas: front, lights: [], anchors: {}, shaded: true, facing };
  cast.placed.push({ ...host, drawing, id: cast.nextId, carrier: host.id, footing: 'carried' });
  cast.nextId = Math.min(255, cast.nextId + 1);
}

/** The head or the nose that somebody sits on. */
function partBelow(frame: Frame | undefined, { drawing }: Placement): Anchor | undefined {
  const part = frame?.meet?.[1];
  if (part === 'crown') return headTop(drawing);
  return part === 'face' ? drawing.anchors.face : undefined;
}

/** What is on a head is no taller than the head is broad. */
function headHeight({ drawing, width }: Placement): number {
  return (drawing.headWidth ?? 0.3) * width * 0.9;
}

function onServing({ drawing }: Placement, across = 0.5): Anchor {
  const { x, y, radiusX } = drawing.opening ?? {
    ...(drawing.anchors.seat ?? { x: 0.5, y: 0.5 }),
    radiusX: 0.4,
  };
  return { x: x + (across - 0.5) * radiusX * 1.5, y };
}

const isBloom = ({ request }: Placement): boolean => BLOOMS.test(request.noun.name) && request.count === 1;

/** The middle of a flower on one stalk: it is as high as it is broad. */
function heartOf({ canvas }: Placement['drawing']): Anchor {
  return { x: 0.5, y: Math.min(0.5, (0.55 * canvas.width) / canvas.height) };
}

/** Where on a host one stands: on its seat, a shoulder, or the outline above a column. */
function perchOn(host: Placement, across: number | undefined, member: Member): Anchor {
  const { drawing } = host;
  // Its seat is for who plays it.
  if (isBloom(host) && member.request.noun.kind === 'flying') return heartOf(drawing);
  if (host.request.noun.playedAt && !isPerson(member)) return topAt(drawing, across ?? 0.4, 0.04);
  if (isChair(host)) return { x: across ?? seatOf(host).x, y: seatOf(host).y };
  if (host.request.noun.kind === 'person' && drawing.anchors.face) {
    const head = drawing.headWidth ?? 0.3;
    const squareness = drawing.canvas.width / drawing.canvas.height;
    return { x: drawing.anchors.face.x - head * 0.85, y: drawing.anchors.face.y + head * squareness * 0.62 };
  }
  if (isServing(host)) return onServing(host, across);
  if (across === undefined) return seatOf(host);
  return host.request.noun.surface && drawing.anchors.seat
    ? { x: across, y: drawing.anchors.seat.y }
    : topAt(drawing, across, 0.04);
}

/** People on chairs sit; elsewhere they do as they are told. */
function sittingWishes(member: Member, host: Placement): Partial<DrawingWishes> {
  // A bird on something has folded its wings.
  if (member.request.noun.kind === 'flying') return { pose: member.request.pose ?? 'sitting' };
  if (!isPerson(member)) return {};
  const { pose } = member.request;
  const lies = pose === 'lying' || pose === 'sleeping';
  // Beds are jumped on.
  if (isChair(host) && pose === 'jumping') return {};
  if (isChair(host) && !lies) return { pose: 'sitting', seat: 'ledge' };
  // On the ground one sits without an edge for the legs.
  if (isSpread(host))
    return pose === 'reading' ? { pose: 'sitting', holding: { name: 'book' } } : { pose: pose ?? 'sitting' };
  if (pose === 'sitting' || pose === 'fishing' || pose === 'writing') return { pose, seat: 'ledge' };
  if (pose === undefined && host.request.noun.kind === 'item') return { pose: 'sitting', seat: 'ledge' };
  return pose === 'reading' ? { seat: 'ledge' } : {};
}

function seatOf({ drawing, request }: Placement): Anchor {
  if (drawing.anchors.seat) return drawing.anchors.seat;
  if (isChair({ request })) return { x: 0.5, y: 0.56 };
  if (request.noun.kind === 'boat') return { x: 0.5, y: 0.68 };
  return topAt(drawing, 0.5);
}

async function wear(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const { drawing } = host;
  const { noun } = member.request;
  const crown = headTop(drawing);
  const eyewear = isEyewear(member);
  const top = pointOn(host, eyewear ? (drawing.anchors.face ?? { x: crown.x, y: crown.y + 0.16 }) : crown);
  const broad = host.request.noun.kind === 'item' ? 0.62 : 0.34;
  const headWidth = (drawing.headWidth ?? broad) * host.width;
  const width = headWidth * (eyewear ? 0.95 : noun.name === 'crown' ? 1.02 : 1.3);
  const hat = await takePlace(cast, member, {
    x: top.x,
    y: top.y,
    height: width * 1.2,
    maxWidth: width,
    distance: Math.max(1, host.distance - 0.2),
    footing: 'carried',
    turn: host.turn,
    inside: false,
    carrier: host.id,
  });
  const scarf = noun.worn === 'neck';
  // Round the neck, its upper edge under the chin.
  const below = scarf ? headWidth * 0.86 + hat.height * 0.84 : 0;
  hat.y = eyewear ? top.y + hat.height * 0.5 : top.y + hat.height * 0.16 + below;
  return hat;
}
