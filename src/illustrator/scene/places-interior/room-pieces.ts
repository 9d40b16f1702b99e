import { hslToRgb, mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import type { Room, WallName } from './room.types.ts';
import {
  type Block,
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  type Patch,
  patchOutline,
  shadeBelow,
  strokePath,
  traceOutline,
  wallPoint,
} from './room-shapes.ts';

/** Lamps that hang or stand spread this colour. */
export const LAMPLIGHT: Rgb = [255, 206, 132];

/** The block that a piece of furniture takes when its back is against a wall. */
export function againstWall(
  room: Room,
  wall: WallName,
  { along, up, wide, high }: Patch,
  deep: number,
): Block {
  const half = room.width / 2;
  if (wall === 'back') return { x: along - half, y: up, z: 0, wide, high, deep };
  const x = wall === 'left' ? -half : half - deep;
  return { x, y: up, z: along, wide: deep, high, deep: wide };
}

/** A framed picture: hills and sky, a still life of shapes, or stripes of colour. */
export function hangPicture(room: Room, wall: WallName, patch: Patch): void {
  const { random, scheme, context } = room;
  const shadow = patchOutline(room, wall, {
    ...patch,
    along: patch.along - room.side * 0.03,
    up: patch.up - 0.04,
  });
  fillOutline(room, shadow, [30, 18, 20], 0.3);
  fillOutline(
    room,
    patchOutline(room, wall, patch),
    random.chance(0.5) ? scale(scheme.wood, 0.9) : [206, 168, 92],
  );
  const inset = Math.min(patch.wide, patch.high) * 0.1;
  const inner = {
    along: patch.along + inset,
    up: patch.up + inset,
    wide: patch.wide - inset * 2,
    high: patch.high - inset * 2,
  };
  const outline = patchOutline(room, wall, inner);
  fillOutline(room, outline, [246, 240, 226]);
  context.save();
  traceOutline(room, outline);
  context.clip();
  paintLittlePicture(room, wall, inner);
  context.restore();
}

function paintLittlePicture(room: Room, wall: WallName, { along, up, wide, high }: Patch): void {
  const { random } = room;
  const hue = random.next();
  const tone = (turn: number, light: number) => hslToRgb(hue + turn, 0.45, light);
  if (random.chance(0.6)) {
    fillOutline(room, patchOutline(room, wall, { along, up, wide, high }), tone(0.5, 0.78));
    const sun = wallPoint(room, wall, along + wide * random.range(0.25, 0.75), up + high * 0.68);
    fillBall(
      room,
      sun.x,
      sun.y,
      room.scaleAt(0) * wide * 0.11,
      room.scaleAt(0) * wide * 0.11,
      [250, 222, 150],
    );
    for (let hill = 0; hill < 3; hill++) {
      const base = up + high * (0.5 - hill * 0.14);
      const slope = random.range(-0.16, 0.16) * high;
      fillOutline(
        room,
        [
          wallPoint(room, wall, along, up),
          wallPoint(room, wall, along + wide, up),
          wallPoint(room, wall, along + wide, base - slope),
          wallPoint(room, wall, along + wide * 0.5, base + high * 0.08),
          wallPoint(room, wall, along, base + slope),
        ],
        tone(0.08 * hill, 0.58 - 0.12 * hill),
      );
    }
    return;
  }
  for (let shape = 0; shape < 4; shape++) {
    const at = wallPoint(
      room,
      wall,
      along + wide * random.range(0.2, 0.8),
      up + high * random.range(0.2, 0.8),
    );
    const size = room.scaleAt(0) * wide * random.range(0.1, 0.24);
    fillBall(room, at.x, at.y, size, size, tone(shape * 0.17, 0.55));
  }
}

/** Rows of books that stand in a patch of a shelf. */
export function fillWithBooks(
  room: Room,
  wall: WallName,
  { along, up, wide, high }: Patch,
  out: number,
): void {
  const { random } = room;
  let at = along;
  while (at < along + wide - 0.03) {
    if (random.chance(0.06)) {
      at += random.range(0.05, 0.14);
      continue;
    }
    const thick = Math.min(along + wide - at, random.range(0.03, 0.075));
    const tall = high * random.range(0.68, 0.95);
    const spine = hslToRgb(
      random.pick([0.01, 0.06, 0.1, 0.33, 0.55, 0.62, 0.9]) + random.range(-0.02, 0.02),
      random.range(0.3, 0.55),
      random.range(0.26, 0.5),
    );
    fillOutline(
      room,
      patchOutline(room, wall, { along: at, up, wide: thick * 0.94, high: tall }, out),
      spine,
    );
    fillOutline(
      room,
      patchOutline(room, wall, { along: at, up, wide: thick * 0.3, high: tall }, out),
      scale(spine, 1.25),
      0.6,
    );
    if (thick > 0.045)
      fillOutline(
        room,
        patchOutline(
          room,
          wall,
          { along: at, up: up + tall * 0.72, wide: thick * 0.94, high: tall * 0.07 },
          out,
        ),
        [226, 190, 110],
      );
    at += thick;
  }
}

/** A bookcase against a wall. */
export function standBookcase(room: Room, wall: WallName, patch: Patch, wood = room.scheme.wood): void {
  const deep = 0.3;
  const block = againstWall(room, wall, patch, deep);
  if (patch.up < 0.1) shadeBelow(room, block);
  fillBlock(room, block, scale(wood, 0.8));
  const rows = Math.max(1, Math.round(patch.high / 0.4));
  const bays = Math.max(1, Math.round(patch.wide / 1));
  const [tall, wide] = [patch.high / rows, patch.wide / bays];
  for (let row = 0; row < rows; row++) {
    room.stage.checkpoint.check();
    for (let bay = 0; bay < bays; bay++) {
      const cell = {
        along: patch.along + bay * wide + 0.035,
        up: patch.up + row * tall + 0.035,
        wide: wide - 0.07,
        high: tall - 0.05,
      };
      fillOutline(room, patchOutline(room, wall, cell, deep), scale(wood, 0.34));
      fillWithBooks(room, wall, cell, deep);
    }
  }
}

/** A rug on the floor: an ellipse or a rectangle with a border and a pattern. */
export function layRug(
  room: Room,
  { x, z, wide, deep }: { x: number; z: number; wide: number; deep: number },
  colour: Rgb,
): void {
  const { random, scheme } = room;
  const second = mix(colour, [250, 240, 220], 0.55);
  const round = random.chance(0.5);
  const outline = (share: number) =>
    round
      ? Array.from({ length: 40 }, (_, step) => {
          const angle = (step / 40) * TAU;
          return room.point(
            x + (Math.cos(angle) * wide * share) / 2,
            0,
            z + (Math.sin(angle) * deep * share) / 2,
          );
        })
      : [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([a, b]) => room.point(x + (a! * wide * share) / 2, 0, z + (b! * deep * share) / 2));
  fillOutline(room, outline(1.04), [20, 12, 14], 0.3);
  for (const [share, tone] of [
    [1, colour],
    [0.9, second],
    [0.84, colour],
    [0.5, scheme.accent],
    [0.44, second],
    [0.2, colour],
  ] as const)
    fillOutline(room, outline(share), tone);
}

/** A lamp that hangs from the ceiling, with its cone of light. */
export function hangPendant(
  room: Room,
  x: number,
  z: number,
  drop = 0.75,
  colour: Rgb = room.scheme.accent,
): void {
  const top = room.point(x, room.height, z);
  const head = room.point(x, room.height - drop, z);
  const size = room.scaleAt(z) * 0.34;
  strokePath(room, [top, head], [40, 30, 28], size * 0.06);
  room.context.fillStyle = toCss([255, 236, 190]);
  room.context.beginPath();
  room.context.ellipse(head.x, head.y + size * 0.42, size * 0.28, size * 0.16, 0, 0, TAU);
  room.context.fill();
  fillTurned(
    room,
    { x: head.x, y: head.y + size * 0.45, size },
    [
      [0, 0.52],
      [0.12, 0.5],
      [0.34, 0.24],
      [0.46, 0.07],
    ],
    colour,
  );
  room.lamps.push({
    x: head.x,
    y: head.y + size * 0.5,
    radius: room.unit * 0.55,
    colour: LAMPLIGHT,
    strength: 0.8,
  });
}

/** A standing lamp with a cloth shade. */
export function standLamp(room: Room, x: number, z: number, colour: Rgb = [244, 214, 150]): void {
  const foot = room.point(x, 0, z);
  const size = room.scaleAt(z);
  const y = foot.y - size * 1.4;
  fillBall(room, foot.x, foot.y, size * 0.16, size * 0.045, [70, 54, 44]);
  strokePath(room, [foot, { x: foot.x, y }], [70, 54, 44], size * 0.035);
  fillTurned(
    room,
    { x: foot.x, y: y + size * 0.06, size },
    [
      [0, 0.24],
      [0.34, 0.14],
    ],
    colour,
  );
  room.lamps.push({ x: foot.x, y: y - size * 0.06, radius: size * 1.7, colour: LAMPLIGHT, strength: 0.75 });
}

/** A plant in a pot; three kinds of leaves. */
export function standPlant(
  room: Room,
  x: number,
  y: number,
  z: number,
  size: number,
  kind = room.random.integer(3),
): void {
  const { random, context } = room;
  const foot = room.point(x, y, z);
  const unit = room.scaleAt(z) * size;
  const green = hslToRgb(random.range(0.25, 0.38), random.range(0.36, 0.5), random.range(0.3, 0.4));
  const leaves = kind === 0 ? 13 : 9;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const lean = ((leaf + 0.5) / leaves - 0.5) * 2 + random.range(-0.12, 0.12);
    const long = unit * (kind === 1 ? 0.62 : 0.5) * (1 - Math.abs(lean) * 0.25) * random.range(0.85, 1.1);
    const angle = lean * (kind === 1 ? 0.75 : 1.35);
    context.save();
    context.translate(foot.x, foot.y - unit * 0.3);
    context.rotate(angle);
    context.fillStyle = toCss(scale(green, random.range(0.75, 1.35)));
    context.beginPath();
    const half = long * (kind === 1 ? 0.09 : kind === 2 ? 0.26 : 0.13);
    context.moveTo(0, 0);
    context.quadraticCurveTo(-half * 1.6, -long * 0.6, 0, -long);
    context.quadraticCurveTo(half * 1.6, -long * 0.6, 0, 0);
    context.fill();
    context.restore();
  }
  fillTurned(
    room,
    { x: foot.x, y: foot.y, size: unit },
    [
      [0, 0.14],
      [0.26, 0.2],
      [0.27, 0.23],
      [0.34, 0.23],
    ],
    random.pick<Rgb>([
      [196, 108, 74],
      [236, 226, 208],
      [92, 126, 140],
      [216, 164, 84],
    ]),
  );
}

/** A legged table. */
export function standTable(room: Room, block: Block, wood = room.scheme.wood): void {
  const { x, z, wide, high, deep } = block;
  shadeBelow(room, block, 0.26);
  const leg = 0.07;
  for (const [dx, dz] of [
    [0.03, 0.03],
    [wide - leg - 0.03, 0.03],
    [0.03, deep - leg - 0.03],
    [wide - leg - 0.03, deep - leg - 0.03],
  ] as const)
    fillBlock(
      room,
      { x: x + dx, y: 0, z: z + dz, wide: leg, high: high - 0.05, deep: leg },
      scale(wood, 0.86),
    );
  fillBlock(room, { x, y: high - 0.06, z, wide, high: 0.06, deep }, wood);
}

/** A soft seat with arms and back, for one or more. */
export function standSofa(room: Room, x: number, z: number, wide: number, cloth: Rgb): void {
  const deep = 0.75;
  shadeBelow(room, { x, z, wide, deep });
  fillBlock(room, { x, y: 0.12, z, wide, high: 0.78, deep: 0.22 }, scale(cloth, 0.9));
  fillBlock(room, { x: x + 0.1, y: 0.1, z: z + 0.2, wide: wide - 0.2, high: 0.32, deep: 0.52 }, cloth);
  for (const side of [x, x + wide - 0.18])
    fillBlock(room, { x: side, y: 0.1, z, wide: 0.18, high: 0.5, deep }, scale(cloth, 1.05));
  const cushions = Math.max(1, Math.round(wide / 0.8));
  for (let cushion = 0; cushion < cushions; cushion++) {
    const at = room.point(x + (wide * (cushion + 0.5)) / cushions, 0.58, z + 0.34);
    const size = room.scaleAt(z) * 0.21;
    fillBall(
      room,
      at.x,
      at.y,
      size * 1.1,
      size,
      cushion % 2 ? room.scheme.accent : mix(room.scheme.accent, [255, 250, 236], 0.5),
    );
  }
}
