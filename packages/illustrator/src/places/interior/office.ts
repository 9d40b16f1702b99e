import { mix, type Rgb, scale } from '../../core/color.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standBookcase } from './room/room-books.ts';
import { hangPicture } from './room/room-pictures.ts';
import { standPlant, standTable } from './room/room-pieces.ts';
import { fillBlock, fillOutline, shadeBelow } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

/** A desk with screen and lamp, a wide window on the town, files, a plant. */
export const paintOffice: PaintPlace = (room) => {
  const { random, width, side, scheme, height } = room;
  paintShell(room, {
    wall: mix(scheme.wall, [226, 226, 222], 0.55),
    floor: random.pick<Rgb>([[150, 160, 170], scheme.floor, [120, 132, 128]]),
    floorFinish: random.pick(['carpet', 'planks', 'tiles']),
  });
  const wide = Math.min(2.6, width * 0.5);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.17 - wide / 2,
    up: 0.85,
    wide,
    high: height - 1.2,
    panes: [3, 1],
    frame: [84, 90, 98],
    view: 'town',
  });
  standBookcase(room, 'back', { along: width / 2 - side * width * 0.32 - 0.55, up: 0, wide: 1.1, high: 2 });
  const x = side * width * 0.12 - 0.85;
  standTable(room, { x, y: 0, z: 0.35, wide: 1.7, high: 0.76, deep: 0.7 }, scale(scheme.wood, 1.1));
  setScreen(room, x + 0.55);
  for (let paper = 0; paper < 4; paper++)
    fillBlock(
      room,
      { x: x + 1.2, y: 0.76 + paper * 0.03, z: 0.5, wide: 0.32, high: 0.025, deep: 0.24 },
      paper % 2 ? [250, 248, 240] : scheme.accent,
    );
  standPlant(room, side * (width / 2 - 0.35), 0, 0.35, 1.4);
  hangPicture(room, 'back', { along: width / 2 - side * width * 0.12 - 0.25, up: 1.5, wide: 0.5, high: 0.4 });
};

function setScreen(room: Room, x: number): void {
  fillBlock(room, { x: x + 0.22, y: 0.76, z: 0.55, wide: 0.16, high: 0.16, deep: 0.08 }, [70, 76, 84]);
  fillBlock(room, { x, y: 0.9, z: 0.6, wide: 0.6, high: 0.4, deep: 0.05 }, [60, 66, 76]);
  const at = (across: number, up: number) => room.point(x + across, 0.9 + up, 0.655);
  fillOutline(room, [at(0.03, 0.04), at(0.57, 0.04), at(0.57, 0.37), at(0.03, 0.37)], [150, 206, 226]);
  fillOutline(room, [at(0.06, 0.08), at(0.3, 0.08), at(0.3, 0.33), at(0.06, 0.33)], [240, 248, 250]);
  shadeBelow(room, { x, z: 1.3, wide: 0.5, deep: 0.4 }, 0.3);
}
