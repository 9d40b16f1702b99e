import { fromHex } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Outfit } from './furnished.registry.ts';
import type { PaintPlace } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { fillBlock, fillOutline, patchOutline, shadeBelow, wallPoint } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

function table<N extends number>(text: string | undefined): ReturnType<typeof coloredRows<N>> {
  return text === undefined ? [] : coloredRows<N>(text);
}

/** Paints a room from its row, from the walls forward. */
export function outfitRoom(outfit: Outfit): PaintPlace {
  return (room) => {
    const { width, near } = room;
    const { wall, dado, floor, windows } = outfit;
    paintShell(room, {
      wall: fromHex(wall[0]),
      wallFinish: wall[1],
      ...(dado && { dado: { height: dado[0], color: fromHex(dado[1]), finish: dado[2] } }),
      floor: fromHex(floor[0]),
      floorFinish: floor[1],
    });
    const patch = (left: number, up: number, wide: number, high: number) => ({
      along: width * (left + 0.5),
      up,
      wide: wide * width,
      high,
    });
    if (windows)
      for (const at of rows<4>(windows.at))
        openWindow(room, 'back', { ...patch(...at), panes: windows.panes, view: windows.view });
    for (const [left, depth, wide, deep, color] of table<4>(outfit.ground)) {
      const corner = (x: number, z: number) => room.point(x * width, 0, Math.min(z, 1.25) * near);
      fillOutline(
        room,
        [
          corner(left, depth),
          corner(left + wide, depth),
          corner(left + wide, depth + deep),
          corner(left, depth + deep),
        ],
        color,
      );
    }
    const discs = table<3>(outfit.discs);
    for (const [middle, up, radius, color] of discs) {
      const { x, y } = wallPoint(room, 'back', width * (middle + 0.5), up);
      fillDisc(room.context, color, x, y, room.scaleAt(0) * radius);
    }
    for (const [left, up, wide, high, color] of table<4>(outfit.panels))
      fillOutline(room, patchOutline(room, 'back', patch(left, up, wide, high)), color);
    for (const [left, y, depth, wide, high, deep, color] of table<6>(outfit.blocks)) {
      const block = { x: left * width, y, z: depth * near, wide: wide * width, high, deep: deep * near };
      if (y === 0) shadeBelow(room, block);
      fillBlock(room, block, color);
    }
    for (const across of outfit.lamps) hangPendant(room, across * width, near * 0.4, 0.4, [236, 236, 230]);
  };
}
