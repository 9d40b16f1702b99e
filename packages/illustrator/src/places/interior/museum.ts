import { pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPicture } from './room/room-pictures.ts';
import { fillBall, fillBlock, fillTurned, shadeBelow, strokePath } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { isSeen } from './room/room-walls.ts';

/** A gallery: colored walls with gilt frames, a skylight, marble on plinths, a bench and a rope. */
export const paintMuseum: PaintPlace = (room) => {
  const { random, width, near } = room;
  const wall = pickColor(random, '#862c30 #2c5854 #465480 #e2dacc #606e48');
  paintShell(room, {
    wall,
    floor: pickColor(random, '#b0784a #cec8c0'),
    floorFinish: random.pick(['planks', 'checks', 'stone']),
    dado: { height: 0.7, color: [236, 228, 214], finish: 'panels' },
    ceiling: [244, 238, 226],
  });
  hangGallery(room);
  for (const side of [-1, 1]) standStatue(room, side * (width / 2 - 0.55), 0.75);
  fillBlock(room, { x: -0.75, y: 0.34, z: 0.95, wide: 1.5, high: 0.12, deep: 0.5 }, [120, 50, 46]);
  for (const x of [-0.65, 0.5])
    fillBlock(room, { x, y: 0, z: 1.05, wide: 0.15, high: 0.34, deep: 0.3 }, scale(room.scheme.wood, 0.8));
  setRope(room);
  const sky = room.point(0, room.height, near * 0.4);
  room.lamps.push({
    x: sky.x,
    y: Math.max(0, sky.y),
    radius: room.unit * 0.7,
    color: [255, 246, 226],
    strength: 0.7,
  });
};

function hangGallery(room: Room): void {
  const { width, random, near } = room;
  const big = Math.min(1.8, width * 0.34);
  hangPicture(room, 'back', { along: width / 2 - big / 2, up: 1.15, wide: big, high: big * 0.72 });
  for (const side of [-1, 1])
    for (let row = 0; row < 2; row++) {
      const wide = Math.min(0.8, width * 0.14);
      hangPicture(room, 'back', {
        along: width / 2 + side * (big / 2 + wide * 0.85) - wide / 2,
        up: 1 + row * 0.8,
        wide,
        high: random.range(0.56, 0.68),
      });
    }
  for (const wall of ['left', 'right'] as const) {
    if (!isSeen(room, wall)) continue;
    for (const share of [0.18, 0.52])
      hangPicture(room, wall, {
        along: near * share,
        up: 1.15,
        wide: near * 0.26,
        high: random.range(0.7, 1),
      });
  }
}

function standStatue(room: Room, x: number, z: number): void {
  shadeBelow(room, { x: x - 0.25, z, wide: 0.5, deep: 0.5 });
  fillBlock(room, { x: x - 0.25, y: 0, z, wide: 0.5, high: 0.95, deep: 0.5 }, [214, 208, 198]);
  const foot = room.point(x, 0.95, z + 0.25);
  const size = room.scaleAt(z) * 0.62;
  const marble: Rgb = [240, 236, 228];
  fillTurned(
    room,
    { ...foot, size },
    rows<2>('0,0.16 0.08,0.12 0.14,0.34 0.4,0.4 0.5,0.16 0.62,0.14'),
    marble,
  );
  fillBall(room, foot.x, foot.y - size * 0.78, size * 0.19, size * 0.25, marble);
  fillBall(room, foot.x, foot.y - size * 0.92, size * 0.2, size * 0.14, scale(marble, 0.9));
}

function setRope(room: Room): void {
  const { width } = room;
  const posts = [-0.36, -0.14, 0.14, 0.36].map((share) => share * width);
  for (const [index, x] of posts.entries()) {
    const foot = room.point(x, 0, 0.5);
    const size = room.scaleAt(0.5);
    fillTurned(
      room,
      { ...foot, size },
      rows<2>('0,0.12 0.04,0.1 0.06,0.03 0.8,0.03 0.82,0.06 0.88,0.05'),
      [216, 176, 90],
    );
    const next = posts[index + 1];
    if (next === undefined || index === 1) continue;
    strokePath(
      room,
      Array.from({ length: 9 }, (_, step) =>
        room.point(x + ((next - x) * step) / 8, 0.76 - Math.sin((step / 8) * Math.PI) * 0.18, 0.5),
      ),
      [150, 36, 46],
      size * 0.05,
    );
  }
}
