import { mix, type Rgb, scale } from '../../../core/color.ts';
import type { PaintPlace, Room, WallName } from '../room/room.types.ts';
import { fillOutline, patchOutline } from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';

interface CorridorLook {
  wall: Rgb;
  dado: Rgb;
  door: Rgb;
  floor: Rgb;
  /** White tubes under the ceiling, as in hospitals and schools. */
  bright: boolean;
}

const HOTEL: CorridorLook = {
  wall: [196, 170, 128],
  dado: [112, 66, 50],
  door: [92, 54, 38],
  floor: [140, 44, 50],
  bright: false,
};
const HOSPITAL: CorridorLook = {
  wall: [226, 238, 234],
  dado: [146, 200, 190],
  door: [96, 158, 176],
  floor: [198, 210, 208],
  bright: true,
};
const DOORS_ALONG = [0.9, 2.7, 4.5, 6.3];

/** A long passage between doors, with the light of its lamps on a shining floor and a window at its end. */
const paintCorridor =
  ({ wall, dado, door, floor, bright }: CorridorLook): PaintPlace =>
  (room) => {
    paintShell(room, {
      wall,
      floor,
      floorFinish: bright ? 'tiles' : 'carpet',
      ceiling: mix(wall, [255, 255, 255], 0.5),
      dado: { height: 1, color: dado, finish: bright ? 'plaster' : 'panels' },
    });
    const { width } = room;
    hangDoor(room, 'back', width * 0.24, width * 0.52, door);
    for (const side of ['left', 'right'] as const)
      for (const along of DOORS_ALONG) hangDoor(room, side, along, 0.95, door);
    for (let z = 0.6; z < room.near; z += 1.5) hangLight(room, z, bright);
  };

export const paintHotelCorridor = paintCorridor(HOTEL);
export const paintHospitalCorridor = paintCorridor(HOSPITAL);

function hangDoor(room: Room, wall: WallName, along: number, wide: number, color: Rgb): void {
  const high = 2.15;
  const tone = wall === 'back' ? 1 : (wall === 'left') === room.side < 0 ? 0.8 : 1.05;
  const patch = (inset: number, up: number, tall: number) =>
    patchOutline(room, wall, { along: along + inset, up, wide: wide - inset * 2, high: tall });
  fillOutline(room, patch(-0.09, 0, high + 0.09), scale(mix(color, [250, 250, 244], 0.6), tone));
  fillOutline(room, patch(0, 0, high), scale(color, tone));
  fillOutline(room, patch(wide * 0.2, 1.2, 0.62), scale(mix(color, [230, 240, 244], 0.7), tone));
  fillOutline(room, patch(wide * 0.14, 0.2, 0.7), scale(color, tone * 0.88));
}

/** A lamp under the ceiling and its image on the floor below. */
function hangLight(room: Room, z: number, bright: boolean): void {
  const [half, deep] = bright ? [0.42, 0.5] : [0.18, 0.2];
  const light: Rgb = bright ? [250, 255, 252] : [255, 222, 160];
  const at = (y: number) => [
    room.point(-half, y, z),
    room.point(half, y, z),
    room.point(half, y, z + deep),
    room.point(-half, y, z + deep),
  ];
  fillOutline(room, at(room.height - 0.02), light);
  fillOutline(room, at(0), light, bright ? 0.34 : 0.16);
  const { x, y } = room.point(0, room.height - 0.1, z);
  room.lamps.push({ x, y, radius: room.unit * 0.34, color: light, strength: bright ? 0.6 : 0.9 });
}
