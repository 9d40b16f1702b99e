import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { points, type Row } from '../../../core/number-tables.ts';
import type { PaintPlace, Room, WallName } from '../room/room.types.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  frontOutline,
  shadeBelow,
  strokePath,
  wallLength,
  wallOutline,
} from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';
import { hangTorch } from './wall-torches.ts';

const GOLD: Rgb = [230, 180, 76];
const LAPIS: Rgb = [38, 74, 132];

/** A burial chamber: carved walls, a gilded coffin upright in its niche, a stone sarcophagus, jars and torches. */
export const paintTomb: PaintPlace = (room) => {
  const { random, width, near } = room;
  const stone = pickColor(random, '#c2a274 #b8986e #a8927a');
  paintShell(room, {
    wall: stone,
    wallFinish: 'stone',
    floor: scale(stone, 0.8),
    floorFinish: 'stone',
    ceiling: scale(stone, 0.5),
    beams: scale(stone, 0.7),
  });
  for (const wall of ['left', 'right', 'back'] as const) carveWall(room, wall, stone);
  setNiche(room, stone);
  standCoffin(room);
  setSarcophagus(room, stone);
  for (const side of [-1, 1]) {
    hangTorch(room, side * width * 0.34, 1.9, 0.1);
    for (const [jar, z] of [0.5, 1.3, 2].entries())
      if (z < near * 0.8) standJar(room, side * width * (0.42 - jar * 0.03), z);
  }
};

/** Carved signs in a box of 1: an eye, a bird, a reed, water, a sun, a snake, a beetle, a staff. */
const SIGNS: readonly string[] = [
  '0,0.5 0.3,0.72 0.7,0.7 1,0.5 0.6,0.34 0.3,0.36 0,0.5 0.4,0.5 0.3,0.1 0.12,0.16',
  '0.9,0.85 0.7,0.95 0.6,0.8 0.3,0.5 0,0.3 0.5,0.36 0.5,0 0.5,0.36 0.66,0.5 0.7,0.8',
  '0.5,0 0.5,1 0.3,0.8 0.36,0.6 0.5,0.5 0.66,0.66 0.5,1',
  '0,0.5 0.14,0.66 0.28,0.4 0.42,0.66 0.56,0.4 0.7,0.66 0.84,0.4 1,0.5',
  '0.5,0.9 0.84,0.74 0.9,0.4 0.66,0.14 0.34,0.14 0.1,0.4 0.16,0.74 0.5,0.9',
  '0,0.2 0.3,0.4 0.5,0.2 0.7,0.4 0.76,0.8 0.94,0.9 0.96,0.7',
  '0.5,1 0.2,0.7 0,0.8 0.2,0.5 0.26,0.2 0.5,0 0.74,0.2 0.8,0.5 1,0.8 0.8,0.7 0.5,1 0.5,0',
  '0.5,0 0.5,0.55 0.2,0.55 0.8,0.55 0.5,0.55 0.7,0.8 0.5,1 0.3,0.8 0.5,0.55',
];

/** Two bands with one sign beside another, painted borders between them. */
function carveWall(room: Room, wall: WallName, stone: Rgb): void {
  const { random, height } = room;
  const length = wallLength(room, wall);
  for (const up of [height * 0.36, height * 0.62]) {
    const high = height * 0.17;
    const box = (low: number, top: number): Array<Row<2>> => [
      [0, low],
      [length, low],
      [length, top],
      [0, top],
    ];
    fillOutline(room, wallOutline(room, wall, box(up - 0.06, up + high + 0.06)), scale(stone, 1.12));
    for (const edge of [up - 0.09, up + high + 0.03])
      fillOutline(room, wallOutline(room, wall, box(edge, edge + 0.06)), mix(LAPIS, stone, 0.25));
    for (let along = 0.1; along < length - high * 0.6; along += high * 0.86) {
      const sign = points(random.pick(SIGNS)).map(
        ([right, above]): Row<2> => [along + right * high * 0.6, up + high * (0.12 + above * 0.76)],
      );
      strokePath(room, wallOutline(room, wall, sign), scale(stone, 0.42), room.unit * 0.005);
    }
  }
}

function setNiche(room: Room, stone: Rgb): void {
  const { width, height } = room;
  const half = Math.min(0.95, width * 0.2);
  for (const [grow, color] of [
    [0.22, scale(stone, 1.25)],
    [0.1, mix(GOLD, stone, 0.3)],
    [0, [44, 32, 26] as Rgb],
  ] as const)
    fillOutline(
      room,
      [
        room.point(-half - grow, 0, 0.02),
        room.point(-half * 0.86 - grow, height * 0.84 + grow, 0.02),
        room.point(half * 0.86 + grow, height * 0.84 + grow, 0.02),
        room.point(half + grow, 0, 0.02),
      ],
      color,
    );
}

/** Half widths of a coffin in the shape of a mummy, at shares of its height. */
const COFFIN = points(
  '0,0.13 0.04,0.15 0.1,0.13 0.5,0.19 0.68,0.245 0.75,0.23 0.78,0.15 0.86,0.16 0.95,0.12 1,0.05',
);

function standCoffin(room: Room): void {
  const foot = room.point(0, 0.05, 0.1);
  const size = room.scaleAt(0.1) * room.height * 0.78;
  fillTurned(room, { ...foot, size }, COFFIN, GOLD);
  const at = (right: number, up: number) => ({ x: foot.x + right * size, y: foot.y - up * size });
  for (const side of [-1, 1]) {
    for (const [up, half] of points('0.8,0.15 0.84,0.16 0.88,0.158 0.92,0.14'))
      strokePath(room, [at(side * 0.07, up), at(side * half, up)], LAPIS, size * 0.02);
    strokePath(room, [at(side * 0.2, 0.62), at(-side * 0.06, 0.7)], [150, 52, 40], size * 0.03);
    fillBall(room, at(side * 0.03, 0.88).x, at(0, 0.88).y, size * 0.016, size * 0.01, [24, 20, 24]);
  }
  for (let band = 0; band < 5; band++) {
    const up = 0.12 + band * 0.09;
    const half = 0.13 + up * 0.1;
    strokePath(room, [at(-half, up), at(half, up)], band % 2 ? LAPIS : [168, 62, 44], size * 0.022);
  }
}

/** A stone chest on a step, its lid with a carved figure lying before the niche. */
function setSarcophagus(room: Room, stone: Rgb): void {
  const { width, near } = room;
  const wide = Math.min(2.6, width * 0.56);
  const z = Math.min(0.9, near * 0.3);
  const step = { x: -wide * 0.6, y: 0, z: z - 0.15, wide: wide * 1.2, high: 0.16, deep: 1.2 };
  shadeBelow(room, step);
  fillBlock(room, step, scale(stone, 0.9));
  const chest = { x: -wide / 2, y: 0.16, z, wide, high: 0.62, deep: 0.85 };
  fillBlock(room, chest, scale(stone, 1.06));
  for (let panel = 0; panel < 5; panel++) {
    const left = 0.04 + panel * 0.192;
    fillOutline(
      room,
      frontOutline(room, chest, [left, 0.14, left + 0.15, 0.86]),
      mix(panel % 2 ? LAPIS : [150, 66, 46], stone, 0.3),
    );
    const sign = points(SIGNS[(panel * 3) % SIGNS.length]!).map(([right, up]) =>
      room.point(
        chest.x + wide * (left + 0.03 + right * 0.09),
        chest.y + chest.high * (0.24 + up * 0.52),
        z + chest.deep,
      ),
    );
    strokePath(room, sign, GOLD, room.unit * 0.006);
  }
  const lid = {
    ...chest,
    x: chest.x - 0.08,
    y: 0.78,
    z: z - 0.06,
    wide: wide + 0.16,
    high: 0.16,
    deep: 0.97,
  };
  fillBlock(room, lid, scale(stone, 1.2));
  fillOutline(room, frontOutline(room, lid, [0, 0.3, 1, 0.6]), GOLD);
}

function standJar(room: Room, x: number, z: number): void {
  const foot = room.point(x, 0, z);
  const size = room.scaleAt(z) * 0.62;
  shadeBelow(room, { x: x - 0.16, z: z - 0.16, wide: 0.32, deep: 0.32 });
  fillTurned(
    room,
    { ...foot, size },
    [
      [0, 0.14],
      [0.3, 0.2],
      [0.62, 0.22],
      [0.72, 0.15],
    ],
    [196, 160, 112],
  );
  fillTurned(
    room,
    { x: foot.x, y: foot.y - size * 0.7, size },
    [
      [0, 0.17],
      [0.16, 0.16],
      [0.3, 0.06],
    ],
    LAPIS,
  );
}
