import { hslToRgb, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { TAU } from '../../../core/maths.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Room, WallName } from './room.types.ts';
import { type Block, fillBlock, fillOutline, fillTurned, type Patch, shadeBelow } from './room-shapes.ts';

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

/** A rug on the floor: an ellipse or a rectangle with a border and a pattern. */
export function layRug(
  room: Room,
  { x, z, wide, deep }: { x: number; z: number; wide: number; deep: number },
  color: Rgb,
): void {
  const { random, scheme } = room;
  const second = mix(color, [250, 240, 220], 0.55);
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
      : rows<2>('-1,-1 1,-1 1,1 -1,1').map(([a, b]) =>
          room.point(x + (a! * wide * share) / 2, 0, z + (b! * deep * share) / 2),
        );
  fillOutline(room, outline(1.04), [20, 12, 14], 0.3);
  for (const [share, tone] of [
    [1, color],
    [0.9, second],
    [0.84, color],
    [0.5, scheme.accent],
    [0.44, second],
    [0.2, color],
  ] as const)
    fillOutline(room, outline(share), tone);
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
    framed(context, { at: [foot.x, foot.y - unit * 0.3], turn: angle }, () => {
      context.fillStyle = toCss(scale(green, random.range(0.75, 1.35)));
      context.beginPath();
      const half = long * (kind === 1 ? 0.09 : kind === 2 ? 0.26 : 0.13);
      context.moveTo(0, 0);
      context.quadraticCurveTo(-half * 1.6, -long * 0.6, 0, -long);
      context.quadraticCurveTo(half * 1.6, -long * 0.6, 0, 0);
      context.fill();
    });
  }
  fillTurned(
    room,
    { x: foot.x, y: foot.y, size: unit },
    rows<2>('0,0.14 0.26,0.2 0.27,0.23 0.34,0.23'),
    pickColor(random, '#c46c4a #ece2d0 #5c7e8c #d8a454'),
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
    const middle = x + (wide * (cushion + 0.5)) / cushions;
    const tone = cushion % 2 ? room.scheme.accent : mix(room.scheme.accent, [255, 250, 236], 0.5);
    const lean = cushion % 2 ? 0.04 : -0.04;
    const corner = (across: number, up: number) =>
      room.point(middle + across + lean * up * 4, 0.42 + up, z + 0.3);
    fillOutline(
      room,
      [
        corner(-0.2, 0.02),
        corner(0, 0),
        corner(0.2, 0.02),
        corner(0.18, 0.2),
        corner(0.19, 0.36),
        corner(0, 0.34),
        corner(-0.19, 0.36),
        corner(-0.18, 0.2),
      ],
      tone,
    );
    fillOutline(
      room,
      [corner(-0.02, 0.17), corner(0.02, 0.17), corner(0.02, 0.2), corner(-0.02, 0.2)],
      scale(tone, 0.7),
    );
  }
}
