import type { RelationKind, SubjectRequest } from '../brief/brief.types.ts';
import { pixelsOf } from '../core/canvas.ts';
import { clamp } from '../core/maths.ts';
import { type Cast, type Member, takePlace } from './cast.ts';
import type { Anchor, Drawing } from './drawing.types.ts';
import { isFigure } from './figures/draw-person.ts';
import { heldItemOf } from './figures/figure.ts';
import { pointOn } from './lights.ts';
import { colourOf, type DrawingWishes } from './make-drawing.ts';
import type { Placement } from './placement.types.ts';
import { isBoard, isChair, isSmallMount } from './relations.ts';
import { wishedHeight } from './sizes.ts';

/** A subject that goes where another one is: a rider, a hat, a thing in a hand. */
export interface Attachment {
  kind: RelationKind;
  member: Member;
  /** The subject it goes with. */
  host: number;
}

const CARRIED: ReadonlySet<RelationKind> = new Set(['riding', 'wearing', 'holding', 'on', 'inside']);

/** Splits the cast into those who find a place of their own and those carried by another. */
export function splitAttachments(cast: Cast): { free: Member[]; attachments: Attachment[] } {
  const { relations } = cast.stage.brief;
  const attachments: Attachment[] = [];
  const carried = new Set<number>();
  for (const { kind, subject, object } of relations) {
    if (!CARRIED.has(kind)) continue;
    const wornOrHeld = kind === 'wearing' || kind === 'holding';
    const [passenger, host] = wornOrHeld ? [object, subject] : [subject, object];
    const member = cast.members.find((candidate) => candidate.subject === passenger);
    const carrier = cast.members.find((candidate) => candidate.subject === host);
    if (!member || !carrier || carried.has(passenger) || isCarriedBy(attachments, host, passenger)) continue;
    carried.add(passenger);
    attachments.push({ kind, member, host });
  }
  return { free: cast.members.filter(({ subject }) => !carried.has(subject)), attachments };
}

/** Two subjects cannot carry each other, however the prompt is read. */
function isCarriedBy(attachments: readonly Attachment[], host: number, passenger: number): boolean {
  return attachments.some(({ member, host: other }) => member.subject === host && other === passenger);
}

/** What a host's drawing must know of what it will wear or hold. */
export function wishesForHost(
  cast: Cast,
  attachments: readonly Attachment[],
  subject: number,
): Partial<DrawingWishes> {
  const wishes: Partial<DrawingWishes> = {};
  for (const { kind, member, host } of attachments) {
    if (host !== subject) continue;
    if (kind === 'wearing' && member.request.noun.kind === 'hat' && !isEyewear(member))
      wishes.bareHead = true;
    if (
      kind === 'holding' &&
      isPerson(cast.members.find((other) => other.subject === host)) &&
      heldItemOf(member.request.noun.name)
    ) {
      wishes.holding = { name: member.request.noun.name, colour: colourOf(member.request) };
    }
  }
  return wishes;
}

/** Drawn by the figure drawer, with joints. */
function isPerson(one: { request: SubjectRequest } | undefined): boolean {
  const drawing = one?.request.noun.drawing;
  return drawing?.from === 'procedure' && isFigure(drawing.procedure);
}

function isEyewear({ request }: Member): boolean {
  return request.noun.name === 'glasses' || request.noun.name === 'sunglasses';
}

/** Puts what a host carries in its place; returns what is to be drawn after the host. */
export async function attach(
  cast: Cast,
  { kind, member }: Attachment,
  host: Placement,
): Promise<Placement | undefined> {
  switch (kind) {
    case 'riding':
    case 'on':
      return mount(cast, member, host, kind === 'riding');
    case 'wearing':
      return wear(cast, member, host);
    case 'holding':
      return hold(cast, member, host);
    default:
      return putInside(cast, member, host);
  }
}

async function mount(cast: Cast, member: Member, host: Placement, riding: boolean): Promise<Placement> {
  const seat = pointOn(host, seatOf(host));
  const figure = riding && isPerson(member) && !isBoard(host);
  const rider = await takePlace(
    cast,
    member,
    {
      x: seat.x,
      y: seat.y,
      height: riderHeight(cast, member, host, { figure, riding, seatRow: seat.y }),
      maxWidth: host.request.noun.kind === 'building' ? host.width * 0.5 : cast.stage.width * 0.8,
      distance: Math.max(1, host.distance - 0.1),
      footing: 'carried',
      look: lookOf(host),
      inside: false,
    },
    figure ? { pose: 'riding' } : {},
  );
  if (figure) {
    rider.mirrored = lookOf(host) === 'left';
    const now = pointOn(rider, rider.drawing.anchors.seat ?? { x: 0.5, y: 0.7 });
    rider.x += seat.x - now.x;
    rider.y += seat.y - now.y;
  } else if (riding && !isBoard(host)) {
    rider.y += rider.height * 0.2;
    rider.visible = 0.8;
  } else {
    rider.x = seat.x;
    rider.y = seat.y + rider.height * 0.035;
  }
  return rider;
}

function seatOf({ drawing, request }: Placement): Anchor {
  if (drawing.anchors.seat) return drawing.anchors.seat;
  if (isChair({ request })) return { x: 0.5, y: 0.56 };
  if (request.noun.kind === 'boat') return { x: 0.5, y: 0.68 };
  return topAt(drawing, 0.5);
}

function riderHeight(
  cast: Cast,
  member: Member,
  host: Placement,
  { figure, riding, seatRow }: { figure: boolean; riding: boolean; seatRow: number },
): number {
  const ratio = member.request.noun.size / host.request.noun.size;
  const natural = wishedHeight(cast.stage, member.request, member.isMain, member.request.count);
  const room = seatRow - cast.stage.height * 0.02;
  if (riding && isSmallMount(host)) return Math.min(natural, room);
  if (host.request.noun.kind === 'boat') return host.height * clamp(ratio * 0.4, 0.2, 0.42);
  if (figure) return host.height * clamp(ratio, 0.34, 0.82) * rideScale(host);
  if (host.request.noun.kind === 'building' || host.request.noun.kind === 'tree')
    return host.height * Math.min(ratio, member.request.noun.kind === 'vehicle' ? 1 : 0.34);
  if (riding) return host.height * clamp(ratio, 0.34, 0.82) * 0.78;
  return Math.min(natural, room);
}

/** A rider shows legs below the seat, so the drawing must be larger than its seated part; dragons dwarf their riders. */
function rideScale({ request }: Placement): number {
  return request.noun.kind === 'flying' ? 0.72 : 0.98;
}

/** Which way a host looks on the picture. */
function lookOf({ drawing, mirrored }: Placement): 'left' | 'right' {
  const right = drawing.facing === 'left' ? mirrored : !mirrored;
  return right ? 'right' : 'left';
}

async function wear(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const { drawing } = host;
  const { noun } = member.request;
  const crown = headTop(drawing);
  const eyewear = isEyewear(member);
  const top = pointOn(host, eyewear ? (drawing.anchors.face ?? { x: crown.x, y: crown.y + 0.16 }) : crown);
  const headWidth = (drawing.headWidth ?? 0.34) * host.width;
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
  });
  hat.y = eyewear ? top.y + hat.height * 0.5 : top.y + hat.height * 0.16;
  return hat;
}

/** Drawings that carry these things anyway. */
const CARRIES: Record<string, readonly string[]> = {
  krishna: ['flute'],
  shiva: ['trident'],
  minotaur: ['axe'],
  ganesha: ['lotus', 'axe'],
};

async function hold(cast: Cast, member: Member, host: Placement): Promise<Placement | undefined> {
  const { noun } = member.request;
  if (CARRIES[host.request.noun.name]?.includes(noun.name)) return undefined;
  if (host.drawing.anchors.hand && isPerson(host) && heldItemOf(noun.name)) return undefined;
  if (noun.name === 'balloon' || noun.name === 'kite') return letFly(cast, member, host);
  if (host.request.noun.kind !== 'person' && !host.drawing.anchors.hand) return layBefore(cast, member, host);
  const hand = pointOn(host, host.drawing.anchors.hand ?? { x: 0.78, y: 0.6 });
  const ratio = clamp(noun.size / host.request.noun.size, 0.2, 0.75) * 0.44;
  const item = await takePlace(cast, member, {
    x: hand.x,
    y: hand.y,
    height: host.height * ratio,
    maxWidth: host.width * 0.7,
    distance: Math.max(1, host.distance - 0.2),
    footing: 'carried',
    inside: false,
  });
  item.y += item.height * 0.42;
  return item;
}

/** Animals have no hands: what they hold lies or stands before their feet. */
async function layBefore(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const ratio = clamp(member.request.noun.size / host.request.noun.size, 0.25, 0.8) * 0.5;
  return takePlace(cast, member, {
    x: host.x + ahead * host.width * 0.46,
    y: Math.min(cast.stage.height * 0.97, host.y + host.height * 0.04),
    height: host.height * ratio,
    maxWidth: host.width * 0.5,
    distance: Math.max(1, host.distance - 0.2),
    footing: 'ground',
  });
}

/** Cages show what they hold; cups, boats and cars let it look over their rim. */
async function putInside(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const cage =
    host.request.noun.kind === 'building' ||
    host.request.noun.kind === 'tree' ||
    /cage|bottle|globe|ball|jar/.test(host.request.noun.name);
  const boat = host.request.noun.kind === 'boat';
  const rim = pointOn(host, boat ? seatOf(host) : { x: 0.5, y: topAt(host.drawing, 0.5).y + 0.06 });
  const passenger = await takePlace(cast, member, {
    x: cage ? host.x : rim.x,
    y: cage ? host.y - host.height * 0.16 : rim.y,
    height: cage ? host.height * 0.46 : Math.min(host.width, host.height) * (boat ? 0.5 : 0.9),
    maxWidth: host.width * (cage ? 0.5 : 0.7),
    distance: Math.max(1, host.distance - 0.1),
    footing: 'carried',
    inside: false,
  });
  if (!cage) {
    passenger.visible = 0.6;
    passenger.y = rim.y + passenger.height * 0.4;
  }
  return passenger;
}

/** Balloons and kites rise on a string from the hand. */
async function letFly(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const { stage } = cast;
  const hand = pointOn(host, host.drawing.anchors.hand ?? { x: 0.78, y: 0.6 });
  const size = host.height * 0.34;
  const item = await takePlace(cast, member, {
    x: hand.x + (host.mirrored ? -1 : 1) * host.width * 0.12,
    y: Math.max(size + stage.height * 0.02, host.y - host.height * 1.02),
    height: size,
    maxWidth: stage.width * 0.4,
    distance: Math.max(1, host.distance - 0.2),
    footing: 'carried',
  });
  const { context } = stage;
  context.save();
  context.strokeStyle = 'rgba(60,56,60,0.8)';
  context.lineWidth = Math.max(1, host.height * 0.006);
  context.beginPath();
  context.moveTo(hand.x, hand.y);
  context.quadraticCurveTo(hand.x, (hand.y + item.y) / 2, item.x, item.y);
  context.stroke();
  context.restore();
  return item;
}

function headTop(drawing: Drawing): Anchor {
  if (drawing.anchors.hat) return drawing.anchors.hat;
  // Animals of the art sets look left and carry their head high.
  if (drawing.facing === 'left') return topAt(drawing, 0.26, 0.16);
  if (drawing.facing === 'right') return topAt(drawing, 0.74, 0.16);
  return topAt(drawing, 0.5, 0.12);
}

/** The uppermost point of a drawing within `reach` of a column, as fractions. */
export function topAt({ canvas }: Drawing, across: number, reach = 0.06): Anchor {
  const { data, width, height } = pixelsOf(canvas);
  const from = Math.floor(clamp(across - reach) * (width - 1));
  const to = Math.ceil(clamp(across + reach) * (width - 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    let count = 0;
    for (let x = from; x <= to; x++) {
      if (data[(y * width + x) * 4 + 3]! < 160) continue;
      sum += x;
      count++;
    }
    if (count > Math.max(1, (to - from) * 0.3)) return { x: sum / count / width, y: y / height };
  }
  return { x: across, y: 0.2 };
}
