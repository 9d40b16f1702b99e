import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { paintFloorFinish } from './room/room-floors.ts';
import { standPlant } from './room/room-pieces.ts';
import { fillBlock, fillOutline, shadeBelow, strokePath, traceOutline } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { asksFor } from './room/room-wishes.ts';
import { paintView } from './room/window-view.ts';

const FRAMES: readonly Rgb[] = colorList('#ecf0e8 #405c54 #383e42');

/** A nave of glass and iron ribs with benches of plants on both sides and the sky above. */
export const paintGreenhouse: PaintPlace = (room) => {
  const { random, width, height, near } = room;
  paintShell(room, { floor: [176, 160, 140], floorFinish: 'stone' });
  const { stage, context } = room;
  const sky = [
    { x: 0, y: 0 },
    { x: stage.width, y: 0 },
    { x: stage.width, y: stage.height },
    { x: 0, y: stage.height },
  ];
  context.save();
  traceOutline(room, [
    room.point(-width / 2, 0, near * 1.3),
    room.point(-width / 2, 0, 0),
    room.point(width / 2, 0, 0),
    room.point(width / 2, 0, near * 1.3),
    { x: stage.width * 2, y: -stage.height },
    { x: -stage.width, y: -stage.height },
  ]);
  context.clip();
  paintView(
    room,
    sky.map(({ x, y }) => ({ x, y: y * 0.78 })),
    'garden',
  );
  context.restore();
  paintFloorFinish(room, [184, 168, 146], 'stone');
  raiseFrame(room, random.pick(FRAMES));
  room.panes.push({
    outline: sky.slice(0, 2).concat([
      { x: stage.width, y: stage.height * 0.3 },
      { x: 0, y: stage.height * 0.3 },
    ]),
    patch: [
      room.point(-0.5, 0, 0.3),
      room.point(0.5, 0, 0.3),
      room.point(0.9, 0, near),
      room.point(-0.2, 0, near),
    ],
  });
  setBenches(room);
  hangBaskets(room, height);
};

const RISE = 0.9;

function raiseFrame(room: Room, color: Rgb): void {
  const { width, height, near } = room;
  const half = width / 2;
  const eaves = height * 0.62;
  const roof = (share: number, z: number) =>
    room.point(-half + width * share, eaves + Math.sin(share * Math.PI) * (height * 0.5) * RISE, z);
  for (let z = 0; z < near * 1.25; z += 0.75) {
    const thick = room.scaleAt(z) * 0.05;
    strokePath(room, [room.point(-half, 0, z), room.point(-half, eaves, z)], color, thick);
    strokePath(room, [room.point(half, 0, z), room.point(half, eaves, z)], color, thick);
    strokePath(
      room,
      Array.from({ length: 17 }, (_, step) => roof(step / 16, z)),
      color,
      thick,
    );
  }
  for (const share of [0, 0.18, 0.36, 0.5, 0.64, 0.82, 1])
    strokePath(room, [roof(share, 0), roof(share, near * 1.2)], color, room.scaleAt(0) * 0.035);
  for (const side of [-half, half])
    for (const up of [0.02, 0.35, 0.68])
      strokePath(
        room,
        [room.point(side, eaves * up, 0), room.point(side, eaves * up, near * 1.2)],
        color,
        room.scaleAt(0) * 0.03,
      );
  for (let bar = 1; bar < 8; bar++) {
    const top = roof(bar / 8, 0);
    strokePath(
      room,
      [room.point(-half + (width * bar) / 8, 0, 0), top],
      color,
      room.scaleAt(0) * (bar === 3 || bar === 5 ? 0.05 : 0.028),
    );
  }
  strokePath(room, [room.point(-half, eaves, 0), room.point(half, eaves, 0)], color, room.scaleAt(0) * 0.04);
  strokePath(
    room,
    [room.point(-width / 8, height * 0.42, 0), room.point(width / 8, height * 0.42, 0)],
    color,
    room.scaleAt(0) * 0.05,
  );
}

function setBenches(room: Room): void {
  const { random, width, near, stage, scheme } = room;
  const fern = asksFor(room, 'fern') ? 0 : undefined;
  const deep = Math.min(0.95, width * 0.24);
  for (const side of [-1, 1]) {
    const x = side < 0 ? -width / 2 + 0.05 : width / 2 - deep - 0.05;
    const block = { x, y: 0.5, z: 0.1, wide: deep, high: 0.08, deep: near * 1.1 };
    shadeBelow(room, { ...block }, 0.4);
    fillOutline(
      room,
      [
        room.point(side < 0 ? x + deep : x, 0, 0.1),
        room.point(side < 0 ? x + deep : x, 0, near * 1.2),
        room.point(side < 0 ? x + deep : x, 0.5, near * 1.2),
        room.point(side < 0 ? x + deep : x, 0.5, 0.1),
      ],
      [44, 58, 44],
    );
    for (let z = 0.3; z < near; z += 0.55)
      standPlant(room, side * (width / 2 - deep - 0.02), 0, z, 0.55, fern);
    fillBlock(room, block, mix(scheme.wood, [150, 130, 100], 0.3));
    stage.checkpoint.check();
    for (let z = 0.2; z < near * 1.05; z += 0.3)
      for (const across of [0.22, 0.72])
        standPlant(
          room,
          x + deep * across,
          0.58,
          z + random.range(-0.08, 0.08),
          random.range(0.75, 1.25),
          fern,
        );
  }
  standPlant(room, 0, 0, 0.15, 1.3, 1);
}

function hangBaskets(room: Room, height: number): void {
  const { random, width, near, context } = room;
  for (const [across, z] of [
    [-0.26, 0.5],
    [0.25, 0.8],
    [-0.22, near * 0.55],
  ] as const) {
    const at = room.point(width * across, height * 0.8, z);
    const size = room.scaleAt(z) * 0.24;
    strokePath(room, [{ x: at.x, y: at.y - size * 2.4 }, at], [70, 60, 50], size * 0.06);
    for (let leaf = 0; leaf < 26; leaf++) {
      const [dx, dy] = [random.range(-1, 1), random.range(-0.5, 1.6)];
      context.fillStyle = toCss(scale([96, 156, 76], random.range(0.7, 1.3)));
      context.beginPath();
      context.ellipse(
        at.x + dx * size * (1.1 - Math.max(0, dy) * 0.4),
        at.y + dy * size,
        size * 0.22,
        size * 0.13,
        dx,
        0,
        7,
      );
      context.fill();
    }
  }
}
