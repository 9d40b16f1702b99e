import { topAt } from '../../drawings/pen/outline.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { takePlace } from '../cast/take-place.ts';
import { isBoard, isPerson, isSmallMount } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';
import type { Attachment } from './attachments.ts';
import { cutBehindOutline, shadeBelow } from './cut-behind.ts';
import { riderHeight } from './height-on-top.ts';
import { keepOffFace } from './keep-off-face.ts';
import { putAnchor, seatOf } from './seat-of.ts';

/** So many sit on one back at most. */
const MOST_ASTRIDE = 3;

/** Those behind are drawn first. */
export async function rideAll(
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
