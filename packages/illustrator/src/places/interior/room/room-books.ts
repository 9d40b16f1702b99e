import { hslToRgb, scale } from '../../../core/color.ts';
import type { Room, WallName } from './room.types.ts';
import { againstWall } from './room-pieces.ts';
import { fillBlock, fillOutline, type Patch, patchOutline, shadeBelow } from './room-shapes.ts';

/** Rows of books that stand in a patch of a shelf. */
function fillWithBooks(room: Room, wall: WallName, { along, up, wide, high }: Patch, out: number): void {
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
      random.pick([0.0, 0.03, 0.07, 0.1, 0.12, 0.4, 0.55, 0.6]) + random.range(-0.02, 0.02),
      random.range(0.28, 0.48),
      random.range(0.24, 0.46),
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
