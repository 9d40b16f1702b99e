import { createLayer } from '../../core/canvas.ts';
import { TAU } from '../../core/maths.ts';
import type { Drawing } from '../../drawings/pen/drawing.types.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';
import { putAnchor } from './seat-of.ts';

/** Metres from head board to foot board. */
const BED_LENGTH = 2.1;
/** So many heads lie on one pillow, each so much of a head behind the one before. */
const MOST = 2;
const BEHIND = 0.5;

/** Whether somebody lies in a bed rather than sits on it. */
export function liesInBed(member: Member, { drawing }: Placement, pose: string | undefined): boolean {
  return drawing.anchors.pillow !== undefined && isPerson(member) && /^(?:lying|sleeping)$/.test(pose ?? '');
}

/** The head on the pillow and the quilt over the rest. */
export async function lieInBed(cast: Cast, member: Member, host: Placement): Promise<Placement[]> {
  const pillow = pointOn(host, host.drawing.anchors.pillow!);
  const length = (host.width * toldHeight(member.request)) / BED_LENGTH;
  const lying: Placement[] = [];
  for (let copy = Math.min(member.request.count, MOST) - 1; copy >= 0; copy--) {
    const one = await takePlace(
      cast,
      member,
      {
        x: host.x,
        y: host.y,
        height: length,
        maxWidth: length,
        distance: Math.max(1, host.distance - 0.1),
        footing: 'carried',
        inside: false,
        carrier: host.id,
        resting: true,
      },
      { pose: member.request.pose === 'lying' ? 'lying' : 'sleeping' },
    );
    one.mirrored = (one.drawing.anchors.face?.x ?? 0) < 0.5 === host.mirrored;
    const head = (one.drawing.face?.radius ?? 0.1) * 2 * one.height;
    putAnchor(one, one.drawing.anchors.face ?? { x: 0.5, y: 0.5 }, {
      x: pillow.x,
      y: pillow.y + head * (0.1 - copy * BEHIND),
    });
    one.drawing = headOf(one.drawing);
    lying.push(one);
  }
  return lying;
}

/** What is shown of somebody about the middle of the face, in halves of a face: more behind it, for the hair. */
const SHOWN = { along: 1.9, across: 1.75, back: 0.45 };

/** The quilt hides all below the chin, and would not reach over the hands. */
function headOf(drawing: Drawing): Drawing {
  const { canvas, anchors, face } = drawing;
  const radius = (face?.radius ?? 0.12) * canvas.height;
  const { x, y } = anchors.face ?? { x: 0.2, y: 0.5 };
  const back = (x < 0.5 ? -1 : 1) * SHOWN.back * radius;
  const { canvas: head, context } = createLayer(canvas.width, canvas.height);
  context.beginPath();
  context.ellipse(
    x * canvas.width + back,
    y * canvas.height,
    radius * SHOWN.along,
    radius * SHOWN.across,
    0,
    0,
    TAU,
  );
  context.clip();
  context.drawImage(canvas, 0, 0);
  return { ...drawing, canvas: head };
}
