import { isBody } from '../../brief/reading/subjects/living.ts';
import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Anchor, Drawing, Opening } from '../../drawings/pen/drawing.types.ts';
import { edgeAt, openingOf } from '../../drawings/pen/outline.ts';
import type { NounName } from '../../vocabulary/nouns.registry.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import type { DrawingWishes } from '../cast/make-drawing.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { keepInside, resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';
import { fillGlass } from './fill-glass.ts';
import { brimWith, cutBehindRim } from './heap-in-container.ts';
import { hangInCrown } from './tree-load.ts';

const PIECE_VARIANTS = 4;

/** What these hold is seen through them. */
export const GLASSES: ReadonlySet<NounName> = new Set([
  'jar',
  'bottle',
  'light bulb',
  'crystal ball',
  'ship in a bottle',
  'fishbowl',
  'aquarium',
]);

/** Heaps things in a container, or hangs them in a tree; they become part of its drawing. */
export async function fillHost(cast: Cast, member: Member, host: Placement): Promise<void> {
  const { stage } = cast;
  const random = cast.looks.fork(`fill-${member.subject}`);
  const share = clamp(
    (toldHeight(member.request) / (toldHeight(host.request) * 1.5)) ** 0.6 * 0.55,
    0.13,
    member.request.count <= 3 ? 0.46 : 0.34,
  );
  host.filled ??= { empty: host.drawing, pieces: [] };
  const { empty, pieces } = host.filled;
  for (let variant = 0; variant < PIECE_VARIANTS; variant++) {
    pieces.push(
      await cast.draw(
        member.request,
        {
          height: Math.max(24, host.width * share),
          random: random.fork(`piece-${variant}`),
          lightSide: stage.light[0] < 0 ? -1 : 1,
        },
        `piece-${variant}`,
      ),
    );
  }
  const before = host.drawing.canvas.height;
  host.drawing =
    host.request.noun.kind === 'tree'
      ? hangInCrown(empty, pieces, random, member.request.count)
      : GLASSES.has(host.request.noun.name)
        ? fillGlass(empty, pieces, share, random)
        : brimWith(empty, pieces, share, random);
  host.height *= host.drawing.canvas.height / before;
  const tallest = host.y - stage.height * 0.015;
  if (host.height <= tallest) return;
  const shrink = tallest / host.height;
  host.height *= shrink;
  host.width *= shrink;
}

/** Cups, tubs, boats and cars let what they hold look over their rim. */
export async function putInside(
  cast: Cast,
  member: Member,
  host: Placement,
  frame: Frame | undefined,
): Promise<Placement[]> {
  const { seat } = host.drawing.anchors;
  if (seat && host.request.noun.kind === 'building') return [await standOnPorch(cast, member, host, seat)];
  const shown: Placement[] = [];
  const many = Math.min(member.request.count, 5);
  for (let copy = 0; copy < many; copy++) shown.push(await sitIn(cast, member, host, copy, many, frame));
  return shown;
}

/** Somebody in a hammock or a car is the subject of the picture, and both are as large as they are to each other. */
const GUEST = 0.6;
const LARGEST_HOST = 2.6;

export function makeRoom({ stage, members }: Cast, member: Member, host: Placement): void {
  const { kind, ofWater } = host.request.noun;
  const rides = kind === 'vehicle' || kind === 'boat' || host.request.noun.seat === 'ledge';
  const tall = toldHeight(host.request);
  const hasCompany = members.some(
    ({ subject, request }) => subject !== member.subject && subject !== host.subject && isBody(request),
  );
  if (!rides || ofWater || !member.isMain || !isPerson(member) || tall > LARGEST_HOST || hasCompany) return;
  const share = Math.min(0.72, (GUEST * tall) / toldHeight(member.request));
  const fit = Math.min((stage.height * share) / host.height, (stage.width * 0.92) / host.width);
  if (host.footing === 'air' || fit <= 1) return;
  resize(host, fit);
  if (host.footing === 'ground') host.y = Math.max(host.y, stage.height * 0.88);
  keepInside(stage, host);
}

/** Who is in a treehouse is seen before its door. */
async function standOnPorch(cast: Cast, member: Member, host: Placement, seat: Anchor): Promise<Placement> {
  // A gate or a booth is as large as whoever fits into it.
  const { opening } = host.drawing;
  return takePlace(cast, member, {
    ...pointOn(host, seat),
    height: host.height * (opening ? opening.radiusY * 2 : 0.26),
    maxWidth: host.width * (opening ? opening.radiusX * 2 : 0.4),
    distance: Math.max(1, host.distance - 0.1),
    footing: 'carried',
    inside: false,
    carrier: host.id,
  });
}

async function sitIn(
  cast: Cast,
  member: Member,
  host: Placement,
  copy: number,
  many: number,
  frame: Frame | undefined,
): Promise<Placement> {
  const opening = rimOf(host);
  const chord = opening.radiusX * 2 * host.width;
  // People sit together.
  const apart = isPerson(member) && host.request.noun.kind === 'vehicle' ? 0.9 : 1.4;
  const across = many === 1 ? 0 : (copy / (many - 1) - 0.5) * apart;
  const rim = pointOn(host, {
    x: opening.x + across * opening.radiusX * (host.mirrored ? -1 : 1),
    y: opening.y,
  });
  const passenger = await takePlace(
    cast,
    member,
    {
      x: rim.x,
      y: rim.y,
      height: frame?.size ? host.height / frame.size[0] : heightInside(member, host, chord, many),
      maxWidth: isGrown(member, host)
        ? chord * 3
        : frame?.size
          ? // Whoever has risen from it spreads above it.
            host.width * ((frame.shown ?? 0) > 0.8 ? 1.8 : 1)
          : // The legs of people are hidden, and shoulders touch.
            (chord * (isPerson(member) ? 1.2 : 0.96)) / Math.max(1, many * (isPerson(member) ? 0.66 : 0.8)),
      distance: Math.max(1, host.distance - 0.1),
      footing: 'carried',
      inside: false,
      carrier: host.id,
    },
    wishesInside(member, host),
  );
  const grows = isGrown(member, host);
  const shown = grows ? 0.97 : (frame?.shown ?? (isPerson(member) ? 0.66 : 0.64));
  const front = rim.y + opening.radiusY * host.height;
  passenger.y = front + passenger.height * (1 - shown);
  passenger.drawing = cutBehindRim(passenger.drawing, rimOn(passenger, host, opening));
  return passenger;
}

/** What holds nothing by nature is open at its top: a boot, a gift. */
function rimOf({ request: { noun }, drawing }: Placement): Opening {
  const holds = drawing.opening || noun.holds || noun.kind !== 'item';
  // The foot of a boot is its broadest part.
  return holds && noun.name !== 'boot' ? openingOf(drawing) : topOf(drawing);
}

/** One stands in the basket of a balloon and sits in everything else. */
function wishesInside(member: Member, host: Placement): Partial<DrawingWishes> {
  const pose = member.request.pose;
  if (host.request.noun.kind === 'flying') return {};
  // In a boat the rod is held up, clear of the rim.
  if (isPerson(member) && pose === 'fishing') return { pose: 'sitting', holding: { name: 'fishing rod' } };
  if (!isPerson(member) || (pose && pose !== 'standing')) return {};
  return { pose: 'sitting' };
}

/** What has its roots in a pot stands out of it as a whole. */
function isGrown({ request }: Member, host: Placement): boolean {
  return request.noun.kind === 'tree' && /pot|bucket|basket|bathtub|barrel/.test(host.request.noun.name);
}

/** True to life, but not lost in a ship nor larger than what it sits in. */
function heightInside(member: Member, host: Placement, chord: number, many: number): number {
  if (isGrown(member, host)) return host.height * 2.2;
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.7;
  const natural = host.height * clamp(ratio, 0.3, 1.7);
  const small = host.request.noun.kind === 'boat' && toldHeight(host.request) < 2.5;
  const stands = host.request.noun.kind === 'flying' && isPerson(member);
  if (stands) return chord * 1.3;
  const open = host.request.qualities.includes('open-top') && host.drawing.opening !== undefined;
  const least = chord * (open ? 0.84 : small ? 0.7 : member.isMain ? 0.42 : 0.3);
  return clamp(natural, least, chord * 1.5) / (many > 2 ? 1.3 : 1);
}

/** The host's rim in the pixels of the passenger's drawing. */
function rimOn(passenger: Placement, host: Placement, opening: Opening): Opening {
  const { canvas } = passenger.drawing;
  const middle = pointOn(host, opening);
  const zoom = canvas.width / passenger.width;
  const across = (middle.x - passenger.x) * (passenger.mirrored ? -1 : 1);
  return {
    x: canvas.width / 2 + across * zoom,
    y: canvas.height - (passenger.y - middle.y) * zoom,
    radiusX: opening.radiusX * host.width * zoom * 1.1,
    radiusY: opening.radiusY * host.height * zoom,
  };
}

/** The upper end of a drawing as an opening. */
function topOf(drawing: Drawing): Opening {
  const [left, right] = ([-1, 1] as const).map((side) => edgeAt(drawing, 0.06, side, 0.02).x);
  const radiusX = Math.max(0.1, ((right ?? 1) - (left ?? 0)) / 2);
  return { x: ((left ?? 0) + (right ?? 1)) / 2, y: 0.06, radiusX, radiusY: 0.02 };
}
