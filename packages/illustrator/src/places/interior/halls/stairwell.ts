import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { TAU } from '../../../core/maths.ts';
import type { PaintPlace, Point, Room } from '../room/room.types.ts';
import { fillBlock, fillOutline, strokePath } from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';
import { openWindow } from '../room/room-windows.ts';

/** Where the stairs wind: metres about an upright column. */
interface Winding {
  z: number;
  inner: number;
  outer: number;
  stepHeight: number;
  steps: number;
  perTurn: number;
}

/** Stairs that wind up a tall shaft about a column, with an iron rail and windows one above another. */
export const paintStairwell: PaintPlace = (room) => {
  const { random, width, height, near, scheme } = room;
  const wall = pickColor(random, '#d8cdb8 #c2c8c4 #cdb9a2');
  paintShell(room, {
    wall,
    wallFinish: 'plaster',
    dado: { height: 1.1, color: mix(scheme.trim, [92, 112, 104], 0.5), finish: 'panels' },
    floorFinish: 'checks',
    floor: [206, 198, 184],
    ceiling: scale(wall, 0.7),
  });
  for (const share of [0.1, 0.78])
    openWindow(room, 'back', {
      along: width * share,
      up: height * 0.4,
      wide: width * 0.12,
      high: height * 0.4,
      panes: [2, 4],
      arched: true,
      frame: scale(wall, 0.8),
      view: 'sky',
    });
  const outer = Math.min(width * 0.31, 2.1);
  windStairs(room, {
    z: Math.min(near * 0.42, outer * 1.05),
    inner: 0.2,
    outer,
    stepHeight: 0.21,
    steps: Math.ceil(height / 0.21) + 4,
    perTurn: 17,
  });
};

function windStairs(room: Room, winding: Winding): void {
  const { z, inner, steps, perTurn } = winding;
  const order = Array.from({ length: steps }, (_, step) => step);
  const depthOf = (step: number) => Math.sin(angleOf(step + 0.5, perTurn));
  order.sort((a, b) => depthOf(a) - depthOf(b) || b - a);
  let column = false;
  for (const step of order) {
    if (!column && depthOf(step) > 0) {
      column = true;
      fillBlock(
        room,
        { x: -inner, y: 0, z: z - inner, wide: inner * 2, high: room.height * 1.2, deep: inner },
        [186, 172, 152],
      );
    }
    layStep(room, winding, step);
  }
}

/** The first step begins at the viewer's right. */
function angleOf(step: number, perTurn: number): number {
  return 0.5 - (step / perTurn) * TAU;
}

function layStep(room: Room, winding: Winding, step: number): void {
  const { z, inner, outer, stepHeight, perTurn } = winding;
  const [from, to] = [angleOf(step, perTurn), angleOf(step + 1, perTurn)];
  const up = (step + 1) * stepHeight;
  const at = (angle: number, radius: number, y: number): Point =>
    room.point(Math.cos(angle) * radius, y, z + Math.sin(angle) * radius);
  const shade = 0.82 + 0.18 * Math.cos(from - (room.side > 0 ? 0 : Math.PI));
  const stone: Rgb = scale([214, 200, 178], shade);
  const seenFromBelow = at(from, outer, up).y < room.vanish.y;
  const face = (y: number) => [at(from, inner, y), at(from, outer, y), at(to, outer, y), at(to, inner, y)];
  const low = up - stepHeight * 1.25;
  if (seenFromBelow) fillOutline(room, face(low), scale(stone, 0.42));
  const riser = [at(from, inner, low), at(from, outer, low), at(from, outer, up), at(from, inner, up)];
  fillOutline(room, riser, scale(stone, 0.62));
  if (!seenFromBelow) fillOutline(room, face(up), scale(stone, 1.12));
  fillOutline(
    room,
    [at(from, outer, low), at(to, outer, low), at(to, outer, up), at(from, outer, up)],
    scale(stone, 0.84),
  );
  const thick = room.scaleAt(z) * 0.03;
  strokePath(room, [at(from, outer, up), at(to, outer, up)], scale(stone, 0.5), thick * 0.6);
  strokePath(room, [at(from, outer, up), at(from, outer, up + 0.85)], [44, 42, 50], thick);
  const rail = [at(from, outer, up + 0.85), at(to, outer, up + 0.85 + stepHeight)];
  strokePath(room, rail, [104, 60, 36], thick * 2.4);
}
