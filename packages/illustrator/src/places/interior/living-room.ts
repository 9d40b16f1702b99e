import { scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { hearth } from './room/hearth.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standBookcase } from './room/room-books.ts';
import { hangPendant, standLamp } from './room/room-lamps.ts';
import { decorateForParty } from './room/room-party.ts';
import { hangPicture } from './room/room-pictures.ts';
import { layRug, standPlant, standSofa } from './room/room-pieces.ts';
import { paintShell } from './room/room-shell.ts';
import { isSeen, type WallFinish } from './room/room-walls.ts';
import { openWindow } from './room/room-windows.ts';
import { asksFor } from './room/room-wishes.ts';

/** A home: window and curtains, a sofa, pictures, plants, a rug; sometimes a hearth. */
export const paintLivingRoom: PaintPlace = (room) => {
  const { random, scheme, width } = room;
  const finish = random.pick<WallFinish>(['plaster', 'stripes', 'flowers', 'plaster', 'boards']);
  paintShell(room, {
    wallFinish: finish,
    floorFinish: random.pick(['planks', 'planks', 'boards-across', 'checks']),
    ...(random.chance(0.45) ? { dado: { height: 0.9, color: scheme.trim, finish: 'panels' as const } } : {}),
    ...(random.chance(0.3) ? { beams: scheme.wood } : {}),
  });
  const withHearth = room.stage.brief.features.has('fireplace') || room.cosy || random.chance(0.25);
  const share = 0.5 + room.side * 0.27;
  const wide = Math.min(1.5, width * 0.34);
  openWindow(room, 'back', {
    along: width * share - wide / 2,
    up: 1,
    wide,
    high: 1.25,
    curtains: scheme.cloth,
    panes: random.pick(rows<2>('2,2 2,3 3,2')),
  });
  if (withHearth) hearth(room, -room.side * width * 0.28);
  else furnishFarSide(room);
  layRug(
    room,
    { x: 0, z: room.near * 0.52, wide: Math.min(width * 0.62, 3.2), deep: room.near * 0.66 },
    scheme.cloth,
  );
  decorateSides(room);
  decorateForParty(room);
  if (random.chance(0.5) || room.daylight === 0) hangPendant(room, -room.side * 0.4, 0.9);
};

function furnishFarSide(room: Room): void {
  const { random, width, side, scheme } = room;
  const middle = -side * width * 0.22;
  if (random.chance(0.35)) {
    standBookcase(room, 'back', { along: width / 2 + middle - 0.7, up: 0, wide: 1.4, high: 2 });
    return;
  }
  const wide = Math.min(2, width * 0.42);
  for (let picture = 0; picture < 3; picture++)
    hangPicture(room, 'back', {
      along: width / 2 + middle - wide / 2 + picture * wide * 0.36,
      up: 1.35 + (picture % 2) * 0.12,
      wide: wide * 0.28,
      high: random.range(0.42, 0.62),
    });
  if (!asksFor(room, 'sofa', 'armchair', 'chair', 'bed'))
    standSofa(room, middle - wide / 2, 0.06, wide, scale(scheme.cloth, 0.92));
  standLamp(room, middle - side * (wide / 2 + 0.28), 0.3);
}

function decorateSides(room: Room): void {
  const { random, width, side, near } = room;
  const plantAt = side * (width / 2 - 0.32);
  standPlant(room, plantAt, 0, 0.42, random.range(1.1, 1.5));
  for (const wall of ['left', 'right'] as const) {
    if (!isSeen(room, wall)) continue;
    if ((wall === 'left') === side < 0)
      openWindow(room, wall, {
        along: near * 0.34,
        up: 1,
        wide: near * 0.3,
        high: 1.2,
        panes: [2, 2],
        curtains: room.scheme.cloth,
      });
    else if (random.chance(0.5))
      standBookcase(room, wall, { along: near * 0.2, up: 0, wide: near * 0.42, high: 1.9 });
    else hangPicture(room, wall, { along: near * 0.32, up: 1.2, wide: 0.7, high: 0.8 });
  }
}
