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
  isChair,
  isCreature,
  isDish,
  isPerson,
  isServing,
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
import { shadeBelow } from './cut-behind.ts';
import { bearsMain, frameHeight, heightOnTop, isBorne, ontoTop, widestOnTop } from './height-on-top.ts';
import { keepOffFace } from './keep-off-face.ts';
import { lieInBed, liesInBed } from './lie-in-bed.ts';
import { sitOnShoulders, stepBackFor } from './on-shoulders.ts';
import { perchOnPerson } from './perch-on-person.ts';
import { rideAll } from './ride.ts';
import { putAnchor, seatOf } from './seat-of.ts';

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
  if (borne && isPerson(host) && isPerson(member)) stepBackFor(cast, member, host);
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
  // A quilt lies over who is in the bed, not over who is on it.
  if (!host.drawing.anchors.pillow) showFront(cast, host);
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
