import { type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Point, Room, WallName } from './room.types.ts';
import {
  fillOutline,
  type Patch,
  patchOutline,
  strokePath,
  traceOutline,
  wallOutline,
  wallPoint,
} from './room-shapes.ts';
import { paintView, type WindowView } from './window-view.ts';

interface WindowWish extends Patch {
  /** Panes across and up. */
  panes?: readonly [number, number];
  frame?: Rgb;
  /** A round top. */
  arched?: boolean;
  curtains?: Rgb;
  sill?: boolean;
  view?: WindowView;
}

/** A window in a wall with the hour and the weather outside; its light falls on the floor. */
export function openWindow(room: Room, wall: WallName, wish: WindowWish): void {
  const outline = wish.arched ? archOutline(room, wall, wish) : patchOutline(room, wall, wish);
  const { context } = room;
  const frame = scale(wish.frame ?? room.scheme.trim, 0.98);
  context.save();
  traceOutline(room, outline);
  context.clip();
  paintView(room, outline, wish.view ?? 'garden');
  context.restore();
  strokePath(room, [...outline, outline[0]!], frame, room.scaleAt(0) * 0.075);
  drawBars(room, wall, wish, frame);
  if (wish.sill !== false) {
    const { along, up, wide } = wish;
    fillOutline(
      room,
      patchOutline(room, wall, { along: along - 0.08, up: up - 0.09, wide: wide + 0.16, high: 0.09 }, 0.06),
      scale(frame, 0.92),
    );
  }
  if (wish.curtains) hangCurtains(room, wall, wish, wish.curtains);
  room.panes.push({ outline, patch: patchOnFloor(room, wall, wish) });
}

export function archOutline(room: Room, wall: WallName, { along, up, wide, high }: Patch): Point[] {
  const spring = up + high - wide / 2;
  const corners: Array<[number, number]> = [
    [along + wide, up],
    [along, up],
  ];
  for (let step = 0; step <= 14; step++) {
    const angle = Math.PI - (step / 14) * Math.PI;
    corners.push([along + wide / 2 + (Math.cos(angle) * wide) / 2, spring + (Math.sin(angle) * wide) / 2]);
  }
  return wallOutline(room, wall, corners);
}

function drawBars(
  room: Room,
  wall: WallName,
  { along, up, wide, high, panes = [2, 2], arched }: WindowWish,
  frame: Rgb,
): void {
  const thick = room.scaleAt(0) * 0.035;
  const top = up + high - (arched ? wide * 0.07 : 0);
  for (let bar = 1; bar < panes[0]; bar++) {
    const at = along + (wide * bar) / panes[0];
    strokePath(room, [wallPoint(room, wall, at, up), wallPoint(room, wall, at, top)], frame, thick);
  }
  for (let bar = 1; bar < panes[1]; bar++) {
    const at = up + (high * bar) / panes[1];
    strokePath(
      room,
      [wallPoint(room, wall, along, at), wallPoint(room, wall, along + wide, at)],
      frame,
      thick,
    );
  }
}

/** The sun's way through the window to the floor, as a slanted patch; from a back wall it comes towards us. */
function patchOnFloor(room: Room, wall: WallName, { along, wide }: Patch): Point[] | undefined {
  const half = room.width / 2;
  const slide = -room.side * 0.7;
  if (wall === 'back') {
    const x = along - half;
    return [
      room.point(x + slide * 0.5, 0, 0.35),
      room.point(x + wide + slide * 0.5, 0, 0.35),
      room.point(x + wide + slide * 1.6, 0, 1.7),
      room.point(x + slide * 1.6, 0, 1.7),
    ];
  }
  const edge = wall === 'left' ? -half : half;
  const inwards = wall === 'left' ? 1 : -1;
  return [
    room.point(edge + inwards * 0.4, 0, along + 0.1),
    room.point(edge + inwards * 0.4, 0, along + wide + 0.1),
    room.point(edge + inwards * 2.1, 0, along + wide + 0.6),
    room.point(edge + inwards * 2.1, 0, along + 0.6),
  ];
}

function hangCurtains(room: Room, wall: WallName, { along, up, wide, high }: WindowWish, cloth: Rgb): void {
  const { context } = room;
  const top = up + high + 0.14;
  for (const side of [-1, 1]) {
    const outer = side < 0 ? along - 0.28 : along + wide + 0.28;
    const inner = side < 0 ? along + wide * 0.2 : along + wide * 0.8;
    const tied = side < 0 ? along - 0.02 : along + wide + 0.02;
    const corners: Array<[number, number]> = [[outer, top]];
    for (let step = 0; step <= 8; step++) {
      const t = step / 8;
      const curve =
        t < 0.75 ? inner + (tied - inner) * (t / 0.75) ** 2 : tied + (inner - tied) * (t - 0.75) * 1.2;
      corners.push([curve, top - (high + 0.4) * t]);
    }
    corners.push([outer, up - 0.26]);
    const outline = wallOutline(room, wall, corners, 0.05);
    const [from, to] = [wallPoint(room, wall, outer, top), wallPoint(room, wall, inner, top)];
    const folds = context.createLinearGradient(from.x, 0, to.x, 0);
    for (let fold = 0; fold <= 8; fold++)
      folds.addColorStop(fold / 8, toCss(scale(cloth, fold % 2 ? 0.78 : 1.08)));
    traceOutline(room, outline);
    context.fillStyle = folds;
    context.fill();
  }
  strokePath(
    room,
    [
      wallPoint(room, wall, along - 0.4, top + 0.02, 0.06),
      wallPoint(room, wall, along + wide + 0.4, top + 0.02, 0.06),
    ],
    room.scheme.wood,
    room.scaleAt(0) * 0.035,
  );
}
