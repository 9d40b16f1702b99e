import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox } from '../../../core/ink.ts';
import type { Point, Room } from './room.types.ts';
import { fillOutline } from './room-shapes.ts';

export type FloorFinish = 'planks' | 'boards-across' | 'checks' | 'tiles' | 'stone' | 'carpet' | 'earth';

/** The floor from the back wall to the viewer. */
export function paintFloorFinish(room: Room, color: Rgb, finish: FloorFinish): void {
  const half = room.width / 2 + 0.02;
  const far = room.near * 1.3;
  fillOutline(room, rectangle(room, -half, 0, half, far), color);
  switch (finish) {
    case 'planks':
      layPlanks(room, color, half, far);
      break;
    case 'boards-across':
      layBoardsAcross(room, color, half, far);
      break;
    case 'checks':
      layTiles(room, half, far, 0.5, [mix(color, [250, 244, 232], 0.62), scale(color, 0.72)]);
      break;
    case 'tiles':
      layTiles(room, half, far, 0.42, [color, scale(color, 0.93), scale(color, 1.05), scale(color, 0.98)]);
      break;
    case 'stone':
      layTiles(room, half, far, 0.7, [color, scale(color, 0.86), scale(color, 1.08), scale(color, 0.95)]);
      break;
    default:
  }
  shadeTowardsBack(room);
}

function rectangle(room: Room, left: number, back: number, right: number, front: number): Point[] {
  return [
    room.point(left, 0, back),
    room.point(right, 0, back),
    room.point(right, 0, front),
    room.point(left, 0, front),
  ];
}

function layPlanks(room: Room, color: Rgb, half: number, far: number): void {
  const { random } = room;
  const wide = 0.2;
  for (let left = -half; left < half; left += wide) {
    let back = -random.next() * 1.4;
    while (back < far) {
      const front = back + random.range(1.1, 2.2);
      const right = Math.min(half, left + wide);
      fillOutline(
        room,
        rectangle(room, left, Math.max(0, back), right, Math.min(far, front)),
        scale(color, random.range(0.86, 1.1)),
      );
      const seam = Math.min(far, front);
      fillOutline(room, rectangle(room, left, seam - 0.012, right, seam), scale(color, 0.6));
      back = front;
    }
    fillOutline(room, rectangle(room, left - 0.006, 0, left + 0.006, far), scale(color, 0.62), 0.8);
  }
}

function layBoardsAcross(room: Room, color: Rgb, half: number, far: number): void {
  const { random } = room;
  for (let back = 0; back < far; back += 0.16) {
    let left = -half - random.next() * 2;
    while (left < half) {
      const right = left + random.range(1.6, 2.8);
      fillOutline(
        room,
        rectangle(room, Math.max(-half, left), back, Math.min(half, right), back + 0.15),
        scale(color, random.range(0.86, 1.1)),
      );
      left = right + 0.012;
    }
    fillOutline(room, rectangle(room, -half, back + 0.15, half, back + 0.16), scale(color, 0.55));
  }
}

function layTiles(room: Room, half: number, far: number, size: number, tones: readonly Rgb[]): void {
  const { context, random } = room;
  const joint = size * 0.02;
  const count = Math.ceil(half / size);
  fillOutline(room, rectangle(room, -half, 0, half, far), scale(tones[tones.length - 1]!, 0.78));
  for (let row = 0; row * size < far; row++) {
    for (let column = -count; column < count; column++) {
      const tone = tones.length === 2 ? tones[(row + column + count) & 1]! : random.pick(tones);
      const left = Math.max(-half, column * size + joint);
      const right = Math.min(half, (column + 1) * size - joint);
      fillOutline(
        room,
        rectangle(room, left, row * size + joint, right, Math.min(far, (row + 1) * size - joint)),
        tone,
      );
    }
  }
  // A polish: the light of the far wall lies on the tiles.
  const back = room.point(0, 0, 0).y;
  const sheen = context.createLinearGradient(0, back, 0, room.stage.height);
  sheen.addColorStop(0, 'rgba(255,250,236,0.22)');
  sheen.addColorStop(0.5, 'rgba(255,250,236,0)');
  fillBox(context, sheen, 0, back, room.stage.width, room.stage.height - back);
}

function shadeTowardsBack(room: Room): void {
  const { context, stage } = room;
  const back = room.point(0, 0, 0).y;
  const shade = context.createLinearGradient(0, back, 0, stage.height);
  shade.addColorStop(0, toCss([30, 16, 20], 0.2));
  shade.addColorStop(0.35, toCss([30, 16, 20], 0));
  shade.addColorStop(1, toCss([20, 10, 16], 0.18));
  fillBox(context, shade, 0, back, stage.width, stage.height - back);
}
