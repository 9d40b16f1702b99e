import { clamp } from '../../core/maths.ts';
import type { Opening } from '../../drawings/pen/drawing.types.ts';
import { openingOf } from '../../drawings/pen/outline.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import type { DrawingWishes } from '../cast/make-drawing.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';
import { brimWith, cutBehindRim } from './brim.ts';
import { hangInCrown } from './tree-load.ts';

const PIECE_VARIANTS = 4;

/** Heaps things in a container, or hangs them in a tree; they become part of its drawing. */
export async function fillHost(cast: Cast, member: Member, host: Placement): Promise<void> {
  const { stage } = cast;
  const random = cast.looks.fork(`fill-${member.subject}`);
  const share = clamp(
    (toldHeight(member.request) / (toldHeight(host.request) * 1.5)) ** 0.6 * 0.55,
    0.13,
    member.request.count <= 3 ? 0.46 : 0.34,
  );
  const pieces = [];
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
      ? hangInCrown(host.drawing, pieces, random)
      : brimWith(host.drawing, pieces, share, random);
  host.height *= host.drawing.canvas.height / before;
  const tallest = host.y - stage.height * 0.015;
  if (host.height <= tallest) return;
  const shrink = tallest / host.height;
  host.height *= shrink;
  host.width *= shrink;
}

/** Cages show what they hold; cups, tubs, boats and cars let it look over their rim. */
export async function putInside(cast: Cast, member: Member, host: Placement): Promise<Placement[]> {
  const cage =
    host.request.noun.kind === 'building' ||
    host.request.noun.kind === 'tree' ||
    /cage|bottle|globe|ball|jar/.test(host.request.noun.name);
  if (cage) return [await showThrough(cast, member, host)];
  const shown: Placement[] = [];
  const many = Math.min(member.request.count, 5);
  for (let copy = 0; copy < many; copy++) shown.push(await sitIn(cast, member, host, copy, many));
  return shown;
}

async function showThrough(cast: Cast, member: Member, host: Placement): Promise<Placement> {
  const { seat } = host.drawing.anchors;
  const foot = seat ? pointOn(host, seat) : { x: host.x, y: host.y - host.height * 0.16 };
  return takePlace(cast, member, {
    ...foot,
    height: host.height * (seat ? 0.26 : 0.46),
    maxWidth: host.width * (seat ? 0.4 : 0.5),
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
): Promise<Placement> {
  const opening = openingOf(host.drawing);
  const chord = opening.radiusX * 2 * host.width;
  const across = many === 1 ? 0 : (copy / (many - 1) - 0.5) * 1.4;
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
      height: heightInside(member, host, chord, many),
      maxWidth: (chord * 0.96) / Math.max(1, many * 0.8),
      distance: Math.max(1, host.distance - 0.1),
      footing: 'carried',
      inside: false,
      carrier: host.id,
    },
    wishesInside(member),
  );
  const shown = isPerson(member) ? 0.66 : 0.64;
  const front = rim.y + opening.radiusY * host.height;
  passenger.y = front + passenger.height * (1 - shown);
  passenger.drawing = cutBehindRim(passenger.drawing, rimOn(passenger, host, opening));
  return passenger;
}

function wishesInside(member: Member): Partial<DrawingWishes> {
  const pose = member.request.pose;
  if (!isPerson(member) || (pose && pose !== 'standing')) return {};
  return { pose: 'sitting' };
}

/** True to life, but not lost in a ship nor larger than what it sits in. */
function heightInside(member: Member, host: Placement, chord: number, many: number): number {
  const ratio = (toldHeight(member.request) / toldHeight(host.request)) ** 0.7;
  const natural = host.height * clamp(ratio, 0.3, 1.7);
  const least = chord * (member.isMain ? 0.42 : 0.3);
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
