import type { Cast, Member } from '../cast/cast.types.ts';
import { takePlace } from '../cast/take-place.ts';
import type { Placement } from './placement.types.ts';

interface Garland {
  /** Height of the line's ends and how deep it sags, fractions of the picture's height. */
  top: number;
  sag: number;
  /** Ends of the line, fractions of the picture's width. */
  left: number;
  right: number;
  count: number;
  /** Height of one thing as a fraction of the shorter side. */
  size: number;
  distance: number;
}

/** Far lines first: they run higher in a room and closer to the vanishing point in a street. */
function garlandsFor({ stage, members }: Cast): Garland[] {
  const vanish = stage.horizon / stage.height;
  const low = stage.indoor ? 0.06 : Math.max(0.1, vanish - 0.2);
  const size = members.length === 1 ? 0.17 : 0.135;
  const nearest = { top: 0.02, sag: 0.07, left: -0.04, right: 1.04, count: 5, size, distance: 9 };
  // A festive street hangs its own lines further off.
  if (stage.brief.scene === 'city') return [nearest];
  return [
    { top: low + 0.06, sag: 0.03, left: 0.26, right: 0.74, count: 5, size: size * 0.45, distance: 34 },
    { top: low * 0.55, sag: 0.05, left: 0.1, right: 0.9, count: 5, size: size * 0.68, distance: 18 },
    nearest,
  ];
}

/** Rows of things on lines from side to side: lanterns over a street, bulbs under a ceiling. */
export async function hangGarlands(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`garland-${member.subject}`);
  const shorter = Math.min(stage.width, stage.height);
  let look: Placement | undefined;
  for (const line of garlandsFor(cast)) {
    const tilt = place.range(-0.035, 0.035);
    for (let index = 0; index < line.count; index++) {
      stage.checkpoint.check();
      const t = (index + 0.5) / line.count + place.range(-0.03, 0.03);
      const x = stage.width * (line.left + (line.right - line.left) * t);
      const knot = stage.height * (line.top + tilt * (t - 0.5) + line.sag * 4 * t * (1 - t));
      const height = shorter * line.size * place.range(0.9, 1.12);
      const hung = await takePlace(cast, member, {
        x,
        y: knot + height * 1.12,
        height,
        maxWidth: height * 1.3,
        distance: line.distance,
        footing: 'air',
        drawing: look && place.chance(0.3) ? look.drawing : undefined,
        inside: false,
      });
      hung.fixed = true;
      hung.string = { x, y: knot };
      if (index === 0)
        hung.rope = {
          from: { x: stage.width * line.left, y: stage.height * (line.top - tilt / 2) },
          to: { x: stage.width * line.right, y: stage.height * (line.top + tilt / 2) },
          sag: stage.height * line.sag,
        };
      look = hung;
    }
  }
}

/** Garlands that are drawn as one piece: over the whole breadth, one behind the other. */
export async function hangWide(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`across-${member.subject}`);
  const lines = member.request.everywhere || member.request.count > 1 ? 3 : 1;
  for (let line = lines - 1; line >= 0; line--) {
    const wide = stage.width * [1.08, 0.82, 0.58][line]!;
    const hung = await takePlace(cast, member, {
      x: stage.width * (0.5 + place.range(-0.03, 0.03)),
      y: stage.height,
      height: stage.height,
      maxWidth: wide,
      distance: [9, 18, 34][line]!,
      footing: 'air',
      inside: false,
    });
    hung.y = hung.height + stage.height * [0.01, 0.1, 0.17][line]!;
    hung.fixed = true;
  }
}

/** One or a few things on strings from the top edge. */
export async function hangFromTop(cast: Cast, member: Member, height: number): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`hang-${member.subject}`);
  const { count } = member.request;
  for (let copy = 0; copy < count; copy++) {
    stage.checkpoint.check();
    const x = stage.width * (count === 1 ? place.range(0.42, 0.58) : 0.12 + (0.76 * (copy + 0.5)) / count);
    const own = height * (count === 1 ? 1 : place.range(0.85, 1.1));
    const drop = stage.height * (count === 1 ? place.range(0.12, 0.2) : place.range(0.06, 0.26));
    const hung = await takePlace(cast, member, {
      x,
      y: drop + own,
      height: own,
      maxWidth: stage.width * (count === 1 ? 0.6 : 0.9 / count),
      distance: 12,
      footing: 'air',
    });
    hung.string = { x: hung.x, y: -2 };
    hung.fixed = true;
  }
}

/** The seat of what comes in from beside the picture, and its own middle, in shares of the picture. */
const SEAT = 0.72;
const ASIDE = 0.45;

/** From one edge nearly to the other, with room above for whoever is on it. */
export async function reachAcross(cast: Cast, member: Member): Promise<void> {
  const { stage } = cast;
  const crossing = await takePlace(cast, member, {
    x: stage.width * ASIDE,
    y: stage.height,
    height: stage.height,
    maxWidth: stage.width * 1.1,
    distance: 8,
    footing: 'air',
    inside: false,
  });
  crossing.y = stage.height * SEAT + crossing.height * (1 - (crossing.drawing.anchors.seat?.y ?? 0));
  crossing.mirrored = cast.random.fork(`across-${member.subject}`).chance(0.5);
  if (crossing.mirrored) crossing.x = stage.width - crossing.x;
  crossing.fixed = true;
}
