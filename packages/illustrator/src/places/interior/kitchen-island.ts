import { mix, type Rgb, scale } from '../../core/color.ts';
import type { Room } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { hasPart, partColor } from './room/room-parts.ts';
import { standPlant } from './room/room-pieces.ts';
import { fillBall, fillBlock, fillOutline, frontOutline, shadeBelow } from './room/room-shapes.ts';

const HIGH = 0.92;

/** A block of cupboards in the middle of the kitchen under a broad top, with stools before it and lamps above. */
export function standIsland(room: Room, paint: Rgb): void {
  if (!hasPart(room, 'island')) return;
  const { width, near, scheme } = room;
  const told = partColor(room, 'island');
  const wide = Math.min(2.3, width * 0.56);
  const block = { x: -wide / 2, y: 0, z: near * 0.42, wide, high: HIGH, deep: near * 0.2 };
  // A white island is mostly its top; what is below takes the color of the cupboards unless it has one of its own.
  const body = told ? mix(told, scale(told, 0.86), 0.5) : paint;
  const top = partColor(room, 'counter') ?? (told && told[0] > 220 ? told : ([238, 234, 226] as Rgb));
  shadeBelow(room, block, 0.5);
  fillBlock(room, block, body);
  for (let panel = 0; panel < 4; panel++)
    fillOutline(
      room,
      frontOutline(room, block, [panel / 4 + 0.02, 0.1, (panel + 1) / 4 - 0.02, 0.92]),
      scale(body, 0.9),
    );
  const slab = {
    ...block,
    x: block.x - 0.08,
    wide: wide + 0.16,
    y: HIGH,
    high: 0.06,
    z: block.z - 0.05,
    deep: block.deep + 0.16,
  };
  fillBlock(room, slab, top);
  vein(room, slab, top);
  for (const across of [-0.3, 0, 0.3])
    standStool(room, across * wide, block.z + block.deep + 0.28, scheme.wood);
  standPlant(room, -wide * 0.3, HIGH + 0.06, block.z + block.deep * 0.5, 0.42, 2);
  fillBowl(room, wide * 0.22, block.z + block.deep * 0.5);
  for (const across of [-0.26, 0.26]) hangPendant(room, across * wide, block.z + block.deep / 2, 0.62);
}

/** Gray veins run through marble. */
function vein(
  room: Room,
  slab: { x: number; y: number; z: number; wide: number; high: number; deep: number },
  top: Rgb,
): void {
  for (let line = 0; line < 5; line++) {
    const from = room.random.range(0.05, 0.85);
    fillOutline(
      room,
      [
        room.point(slab.x + slab.wide * from, slab.y + slab.high, slab.z),
        room.point(slab.x + slab.wide * (from + 0.01), slab.y + slab.high, slab.z),
        room.point(slab.x + slab.wide * (from + 0.12), slab.y + slab.high, slab.z + slab.deep),
        room.point(slab.x + slab.wide * (from + 0.1), slab.y + slab.high, slab.z + slab.deep),
      ],
      mix(top, [120, 120, 128], 0.35),
      0.5,
    );
  }
}

function standStool(room: Room, x: number, z: number, wood: Rgb): void {
  for (const [dx, dz] of [
    [-0.14, -0.12],
    [0.12, -0.12],
    [-0.14, 0.12],
    [0.12, 0.12],
  ] as const)
    fillBlock(room, { x: x + dx, y: 0, z: z + dz, wide: 0.035, high: 0.62, deep: 0.035 }, scale(wood, 0.8));
  fillBlock(room, { x: x - 0.18, y: 0.62, z: z - 0.15, wide: 0.36, high: 0.06, deep: 0.32 }, wood);
}

function fillBowl(room: Room, x: number, z: number): void {
  const at = room.point(x, HIGH + 0.16, z);
  const size = room.scaleAt(z) * 0.055;
  for (const [dx, dy, color] of [
    [-1.1, 0, [232, 170, 50]],
    [0, -0.5, [214, 76, 56]],
    [1.1, 0, [142, 170, 62]],
  ] as ReadonlyArray<readonly [number, number, Rgb]>)
    fillBall(room, at.x + dx * size, at.y + dy * size, size, size, color);
  fillBall(room, at.x, at.y + size * 1.1, size * 2.3, size * 0.8, [240, 236, 226]);
}
