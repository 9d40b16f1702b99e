import { hslToRgb, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillOval } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPicture } from './room/room-pictures.ts';
import { standPlant, standTable } from './room/room-pieces.ts';
import { fillBlock, fillOutline, fillTurned, patchOutline, strokePath } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';
import { asksFor, isPlaceSaid } from './room/room-wishes.ts';

/** A big north window, canvases on and against the walls, an easel, jars of brushes, paint on the floor. */
export const paintArtistStudio: PaintPlace = (room) => {
  const { random, scheme, width, height, side } = room;
  paintShell(room, {
    wall: pickColor(random, '#eee6d6 #ded6c8 #e2dcd0 #ceccc4'),
    wallFinish: random.pick(['plaster', 'brick', 'plaster']),
    floor: mix(scheme.floor, [190, 160, 124], 0.5),
    floorFinish: 'planks',
    ...(random.chance(0.5) ? { beams: scheme.wood } : {}),
  });
  const wide = Math.min(2.3, width * 0.46);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.22 - wide / 2,
    up: 0.8,
    wide,
    high: height - 1.05,
    panes: [4, 4],
    frame: [70, 72, 76],
    view: random.pick(['garden', 'town', 'sky']),
  });
  splashFloor(room);
  hangCanvases(room);
  leanCanvases(room);
  if (!asksFor(room, 'easel')) standEasel(room, -side * width * 0.2);
  setJars(room);
  if (isPlaceSaid(room, 'messy') || isPlaceSaid(room, 'dirty') || random.chance(0.3)) makeMess(room);
  standPlant(room, side * (width / 2 - 0.25), 0, 0.5, 1.2);
};

function brightColor({ random }: Room): Rgb {
  return hslToRgb(
    random.pick([0.01, 0.08, 0.14, 0.3, 0.5, 0.58, 0.75, 0.92]),
    random.range(0.6, 0.8),
    random.range(0.48, 0.62),
  );
}

function splashFloor(room: Room): void {
  const { random, width, near, context } = room;
  for (let splash = 0; splash < 44; splash++) {
    const z = random.range(0.2, near * 1.05);
    const at = room.point(random.range(-0.5, 0.5) * width, 0, z);
    const size = room.scaleAt(z) * random.next() ** 2 * 0.13 + 1;
    fillOval(context, toCss(brightColor(room), 0.85), at.x, at.y, size, size * 0.34);
  }
}

function hangCanvases(room: Room): void {
  const { random, width, side } = room;
  const from = side > 0 ? 0.15 : width * 0.56;
  for (let picture = 0; picture < 4; picture++) {
    const wide = Math.min(0.8, width * 0.15) * random.range(0.8, 1.1);
    hangPicture(room, 'back', {
      along: from + (picture % 2) * Math.min(1, width * 0.19),
      up: 1.15 + (picture >> 1) * 0.72,
      wide,
      high: random.range(0.5, 0.64),
    });
  }
}

/** Canvases that stand on the floor with their faces or backs to us. */
function leanCanvases(room: Room): void {
  const { random, width, side } = room;
  for (let index = 3; index >= 0; index--) {
    const along = width / 2 - side * width * (0.44 - index * 0.07) - 0.35;
    const patch = { along, up: 0, wide: random.range(0.6, 0.9), high: random.range(0.7, 1.05) };
    if (index % 2) {
      fillOutline(room, patchOutline(room, 'back', patch, 0.16), [214, 190, 150]);
      fillOutline(
        room,
        patchOutline(
          room,
          'back',
          { along: along + 0.07, up: 0.07, wide: patch.wide - 0.14, high: patch.high - 0.14 },
          0.16,
        ),
        [236, 226, 204],
      );
    } else hangPicture(room, 'back', patch);
  }
}

function standEasel(room: Room, x: number): void {
  const { random, scheme } = room;
  const z = 0.95;
  const wood = scale(scheme.wood, 1.15);
  const thick = room.scaleAt(z) * 0.05;
  const top = room.point(x, 2.05, z - 0.1);
  for (const [foot, depth] of [
    [-0.42, z],
    [0.42, z],
    [0.05, z - 0.5],
  ] as const)
    strokePath(room, [room.point(x + foot, 0, depth), top], wood, thick);
  strokePath(room, [room.point(x - 0.45, 0.78, z), room.point(x + 0.45, 0.78, z)], wood, thick * 1.4);
  fillBlock(room, { x: x - 0.48, y: 0.8, z: z - 0.04, wide: 0.96, high: 1.05, deep: 0.04 }, [250, 246, 236]);
  const { context } = room;
  const [low, high] = [room.point(x - 0.44, 0.84, z), room.point(x + 0.44, 1.8, z)];
  context.save();
  context.beginPath();
  context.rect(low.x, high.y, high.x - low.x, low.y - high.y);
  context.clip();
  for (let stroke = 0; stroke < 26; stroke++) {
    const at = { x: low.x + random.next() * (high.x - low.x), y: high.y + random.next() * (low.y - high.y) };
    strokePath(
      room,
      [
        at,
        {
          x: at.x + random.range(-0.2, 0.2) * room.scaleAt(z),
          y: at.y + random.range(-0.05, 0.05) * room.scaleAt(z),
        },
      ],
      brightColor(room),
      room.scaleAt(z) * random.range(0.03, 0.09),
      0.85,
    );
  }
  context.restore();
}

function setJars(room: Room): void {
  const { random, width, side } = room;
  const x = side * width * 0.3 - 0.6;
  standTable(room, { x, y: 0, z: 0.35, wide: 1.2, high: 0.78, deep: 0.5 });
  for (let jar = 0; jar < 5; jar++) {
    const foot = room.point(x + 0.14 + jar * 0.23, 0.78, 0.6);
    const size = room.scaleAt(0.6) * 0.17;
    for (let brush = 0; brush < 5; brush++) {
      const tip = { x: foot.x + random.range(-0.6, 0.6) * size, y: foot.y - size * random.range(1.7, 2.3) };
      strokePath(room, [{ x: foot.x, y: foot.y - size * 0.5 }, tip], [176, 126, 76], size * 0.09);
      strokePath(room, [tip, { x: tip.x, y: tip.y - size * 0.12 }], brightColor(room), size * 0.17);
    }
    fillTurned(
      room,
      { ...foot, size },
      rows<2>('0,0.36 1,0.42'),
      random.pick<Rgb>([[200, 214, 216], brightColor(room), [226, 216, 196]]),
    );
  }
}

/** Crumpled paper, tubes, rags and canvases all over the floor. */
function makeMess(room: Room): void {
  const { random, width, near, context } = room;
  for (let thing = 0; thing < 34; thing++) {
    const z = near * (0.15 + (thing / 34) * 0.85);
    const x = (random.chance(0.5) ? 1 : -1) * width * random.range(0.1, 0.48);
    const at = room.point(x, 0, z);
    const size = room.scaleAt(z) * random.range(0.05, 0.11);
    switch (thing % 4) {
      case 0:
        fillOutline(
          room,
          Array.from({ length: 8 }, (_, corner) => ({
            x: at.x + Math.cos(corner * 0.785) * size * random.range(0.7, 1.2),
            y: at.y - size * 0.6 + Math.sin(corner * 0.785) * size * random.range(0.5, 0.9),
          })),
          [246, 242, 232],
        );
        break;
      case 1:
        strokePath(room, [at, { x: at.x + size * 2, y: at.y - size * 0.3 }], [226, 228, 230], size * 0.5);
        strokePath(
          room,
          [
            { x: at.x + size * 1.2, y: at.y - size * 0.18 },
            { x: at.x + size * 2, y: at.y - size * 0.3 },
          ],
          brightColor(room),
          size * 0.5,
        );
        break;
      case 2:
        context.fillStyle = toCss(brightColor(room), 0.9);
        context.beginPath();
        context.ellipse(at.x, at.y, size * 2.4, size * 0.7, 0, 0, TAU);
        context.fill();
        break;
      default:
        fillBlock(
          room,
          { x, y: 0, z, wide: random.range(0.25, 0.5), high: 0.05, deep: random.range(0.2, 0.35) },
          thing % 8 === 3 ? brightColor(room) : [240, 232, 214],
        );
    }
  }
}
