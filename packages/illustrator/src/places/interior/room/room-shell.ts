import { createLayer } from '../../../core/canvas.ts';
import { mix, type Rgb, scale } from '../../../core/color.ts';
import { fillBox } from '../../../core/ink.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Point, Room, WallName } from './room.types.ts';
import { type FloorFinish, paintFloorFinish } from './room-floors.ts';
import { hasPart, partColor } from './room-parts.ts';
import { fillOutline, wallLength, wallOutline } from './room-shapes.ts';
import { paintWallFinish, type WallFinish } from './room-walls.ts';

interface Shell {
  wall?: Rgb;
  wallFinish?: WallFinish;
  /** A different lower part of the walls, up to this many metres. */
  dado?: { height: number; color: Rgb; finish: WallFinish };
  floor?: Rgb;
  floorFinish?: FloorFinish;
  ceiling?: Rgb;
  beams?: Rgb;
}

const WALLS: readonly WallName[] = ['left', 'right', 'back'];

/** Floor, walls and ceiling with their finishes and the dark of the corners, and the room's depth. */
export function paintShell(room: Room, wished: Shell): void {
  const shell = toldShell(room, wished);
  const wall = shell.wall ?? room.scheme.wall;
  paintCeiling(room, shell.ceiling ?? mix(wall, [250, 246, 236], 0.6), shell.beams);
  paintFloorFinish(room, shell.floor ?? room.scheme.floor, shell.floorFinish ?? 'planks');
  room.stage.checkpoint.check();
  for (const name of WALLS) {
    const tone = wallTone(room, name);
    const high = room.height;
    paintWallFinish(room, name, { low: 0, high }, scale(wall, tone), shell.wallFinish ?? 'plaster');
    if (shell.dado) {
      const { height, color, finish } = shell.dado;
      paintWallFinish(room, name, { low: 0, high: height }, scale(color, tone), finish);
      band(room, name, height - 0.03, 0.06, scale(color, tone * 1.08));
    }
    if (!shell.beams) band(room, name, high - 0.09, 0.09, scale(mix(wall, [255, 250, 240], 0.5), tone));
    band(room, name, 0, 0.12, scale(room.scheme.trim, tone * 0.92));
    room.stage.checkpoint.check();
  }
  shadeCorners(room);
  grainOver(room);
  writeDepth(room);
}

/** Walls of logs, floors and tiles in their colors, where the prompt tells of them. */
function toldShell(room: Room, shell: Shell): Shell {
  const isOfLogs = room.stage.brief.placeHints?.has('log-walls');
  const tiles = partColor(room, 'tiles');
  const told: Shell = {
    ...shell,
    ...(hasPart(room, 'walls') ? { wall: room.scheme.wall } : {}),
    ...(hasPart(room, 'floor') ? { floor: room.scheme.floor } : {}),
    ...(tiles && shell.dado ? { dado: { ...shell.dado, color: tiles, finish: 'tiles' } } : {}),
  };
  if (!isOfLogs) return told;
  const { dado, ...rest } = told;
  const wood = mix(room.scheme.wood, [172, 118, 70], 0.6);
  return { ...rest, wall: partColor(room, 'walls') ?? wood, wallFinish: 'logs', beams: scale(wood, 0.8) };
}

/** Light comes from one side: the wall opposite it is bright, the wall it comes through is dim. */
function wallTone(room: Room, wall: WallName): number {
  if (wall === 'back') return 0.97;
  return (wall === 'left') === room.side < 0 ? 0.82 : 1.06;
}

function band(room: Room, wall: WallName, low: number, high: number, color: Rgb): void {
  const length = wallLength(room, wall);
  fillOutline(room, wallOutline(room, wall, pointsAt(0, low, '0,0 1,0 1,1 0,1', length, high)), color);
}

function paintCeiling(room: Room, color: Rgb, beams: Rgb | undefined): void {
  const { width, height, near } = room;
  const half = width / 2;
  const far = near * 1.3;
  fillOutline(
    room,
    [
      room.point(-half, height, 0),
      room.point(half, height, 0),
      room.point(half, height, far),
      room.point(-half, height, far),
    ],
    scale(color, 0.86),
  );
  if (!beams) return;
  for (let z = 0.25; z < far; z += 0.85) {
    const low = height - 0.2;
    fillOutline(
      room,
      [
        room.point(-half, low, z),
        room.point(half, low, z),
        room.point(half, low, z + 0.26),
        room.point(-half, low, z + 0.26),
      ],
      scale(beams, 0.62),
    );
    fillOutline(
      room,
      [
        room.point(-half, low, z + 0.26),
        room.point(half, low, z + 0.26),
        room.point(half, height, z + 0.26),
        room.point(-half, height, z + 0.26),
      ],
      scale(beams, 0.86),
    );
  }
}

/** Where walls meet each other, the floor and the ceiling it is darker: little light reaches the corner. */
function shadeCorners(room: Room): void {
  const { context, width, height } = room;
  const half = width / 2;
  const across = room.scaleAt(0) * 0.42;
  const upright = (x: number, direction: -1 | 1) => {
    const foot = room.point(x, 0, 0);
    const top = room.point(x, height, 0);
    const shade = context.createLinearGradient(foot.x, 0, foot.x + direction * across, 0);
    shade.addColorStop(0, 'rgba(30,16,20,0.24)');
    shade.addColorStop(1, 'rgba(30,16,20,0)');
    fillBox(context, shade, Math.min(foot.x, foot.x + direction * across), top.y, across, foot.y - top.y);
  };
  upright(-half, 1);
  upright(half, -1);
  const level = (y: number, direction: -1 | 1, strength: number) => {
    const left = room.point(-half, y, 0);
    const right = room.point(half, y, 0);
    const reach = across * 0.55 * direction;
    const shade = context.createLinearGradient(0, left.y, 0, left.y + reach);
    shade.addColorStop(0, `rgba(30,16,20,${strength})`);
    shade.addColorStop(1, 'rgba(30,16,20,0)');
    fillBox(context, shade, left.x, Math.min(left.y, left.y + reach), right.x - left.x, Math.abs(reach));
  };
  level(0, -1, 0.22);
  level(0, 1, 0.3);
  level(height, 1, 0.2);
}

/** A trace of plaster and wear keeps large faces from looking printed. */
function grainOver({ stage, context }: Room): void {
  const { width, height, noise } = stage;
  const columns = 160;
  const rows = Math.max(8, Math.round((columns * height) / width));
  const { canvas, context: small } = createLayer(columns, rows);
  const image = small.createImageData(columns, rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const value = 128 + noise.fbm(x * 0.045, y * 0.045, 3) * 70 + noise.at(x * 0.7, y * 0.7) * 16;
      image.data.fill(value, (y * columns + x) * 4, (y * columns + x) * 4 + 3);
      image.data[(y * columns + x) * 4 + 3] = 255;
    }
  }
  small.putImageData(image, 0, 0);
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.4;
  context.drawImage(canvas, 0, 0, width, height);
  context.restore();
}

/**
 * Metres to the back wall. An empty room is taken for a larger one: what is further than a few metres
 * is in focus when nobody is there to focus on.
 */
export function wallDistance({ brief }: Room['stage'], reach: number): number {
  return brief.subjects.length > 0 ? Math.max(5, reach * 1.3) : 26;
}

/** In a box the surface that is seen is the one nearest to us along the line of sight. */
function writeDepth({ stage, reach, point, width, height, vanish }: Room): void {
  const far = wallDistance(stage, reach);
  const corner = (low: Point, high: Point) => ({ low, high });
  const { low, high } = corner(point(-width / 2, 0, 0), point(width / 2, height, 0));
  const columns = new Float32Array(stage.width);
  for (let x = 0; x < stage.width; x++) {
    const edge = x < vanish.x ? low.x : high.x;
    const span = edge - vanish.x;
    columns[x] = (x - vanish.x) * Math.sign(span) > 0 && Math.abs(span) > 1 ? (x - vanish.x) / span : 1;
  }
  for (let y = 0; y < stage.height; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    const span = (y < vanish.y ? high.y : low.y) - vanish.y;
    const row = Math.abs(span) > 1 ? (y - vanish.y) / span : 1;
    for (let x = 0; x < stage.width; x++)
      stage.depth[y * stage.width + x] = far / Math.max(1, row, columns[x]!);
  }
}
