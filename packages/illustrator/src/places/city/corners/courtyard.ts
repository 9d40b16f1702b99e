import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { TAU } from '../../../core/maths.ts';
import { paintFlatGround, traceGround } from '../../../stage/ground/city-ground.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { mannerOf } from '../houses/house-look.ts';
import {
  facingWall,
  fillWallOutline,
  fillWallPatch,
  stampWall,
  streetWall,
  type TownWall,
  wallColor,
} from '../houses/town-wall.ts';
import type { PaintTown } from '../town-street.ts';

/** Metres: how deep and how broad the court is, and how far its columns stand apart. */
const DEEP = 14;
const HALF = 6.6;
const BAY = 2.2;

/** A paved court between arcades in two storeys, open to the sky. */
export const paintCourtyard: PaintTown = (stage, random, light) => {
  const { dark } = light;
  const manner = mannerOf(stage);
  const stone: Rgb = manner
    ? random.pick(manner.walls)
    : random.pick([
        [232, 208, 170],
        [226, 196, 160],
        [238, 220, 190],
      ]);
  const roof: Rgb = manner ? random.pick(manner.roofs) : [186, 104, 72];
  paintFlatGround(stage, dark ? [104, 98, 110] : [206, 186, 158]);
  const back = facingWall(stage, -HALF, DEEP, HALF * 2);
  for (const wall of [
    back,
    ...([-1, 1] as const).map((side) => streetWall(stage, side * HALF, 0.9, DEEP, side)),
  ])
    raiseArcade(wall, stone, roof, dark ? light.lamps[0]! : undefined);
  layFlags(stage, dark);
};

/** Arches to walk under, and a gallery of smaller ones above; the light of lamps fills them after dark. */
function raiseArcade(wall: TownWall, stone: Rgb, roof: Rgb, lamp: Rgb | undefined): void {
  const face = wallColor(wall, stone);
  const trim = mix(face, wallColor(wall, [255, 250, 236]), 0.5);
  const within = lamp ? mix(scale(face, 0.5), lamp, 0.42) : scale(face, 0.42);
  fillWallPatch(wall, { along: 0, up: 0, wide: wall.length, high: 6.6 }, face);
  const bays = Math.round(wall.length / BAY);
  const bay = wall.length / bays;
  for (let index = 0; index < bays; index++) {
    const middle = (index + 0.5) * bay;
    openArch(wall, { middle, foot: 0, half: bay * 0.4, spring: 2.3 }, within, trim);
    openArch(wall, { middle, foot: 4, half: bay * 0.3, spring: 5 }, within, trim);
    fillWallPatch(wall, { along: middle - bay * 0.34, up: 4, wide: bay * 0.68, high: 0.5 }, scale(trim, 0.9));
  }
  for (let column = 0; column <= bays; column++) {
    const along = column * bay - 0.19;
    fillWallPatch(wall, { along, up: 0, wide: 0.38, high: 2.3 }, trim);
    fillWallPatch(wall, { along: along + 0.24, up: 0, wide: 0.14, high: 2.3 }, scale(trim, 0.76));
    for (const up of [0, 2.2])
      fillWallPatch(wall, { along: along - 0.1, up, wide: 0.58, high: 0.2 }, scale(trim, 1.04));
  }
  fillWallPatch(wall, { along: 0, up: 3.6, wide: wall.length, high: 0.16, out: 0.1 }, trim);
  coverArcade(wall, wallColor(wall, wall.stage.brief.snow ? [238, 243, 250] : roof));
  stampWall(wall, 6.6);
}

interface Arch {
  middle: number;
  foot: number;
  half: number;
  spring: number;
}

function openArch(wall: TownWall, { middle, foot, half, spring }: Arch, within: Rgb, trim: Rgb): void {
  const outline = (grow: number): [number, number, number][] => [
    [middle + half + grow, foot, 0],
    ...Array.from({ length: 13 }, (_, step): [number, number, number] => {
      const angle = ((step / 12) * TAU) / 2;
      return [middle + Math.cos(angle) * (half + grow), spring + Math.sin(angle) * (half + grow), 0];
    }),
    [middle - half - grow, foot, 0],
  ];
  fillWallOutline(wall, outline(0.12), trim);
  fillWallOutline(wall, outline(0), within);
  // What is behind is a little lighter where the day reaches it.
  fillWallOutline(wall, outline(-half * 0.34), scale(within, 1.28));
}

function coverArcade(wall: TownWall, tile: Rgb): void {
  const { length } = wall;
  fillWallOutline(
    wall,
    [
      [-0.2, 6.5, 0.35],
      [length + 0.2, 6.5, 0.35],
      [length + 0.2, 7.5, -0.8],
      [-0.2, 7.5, -0.8],
    ],
    tile,
  );
  fillWallPatch(wall, { along: -0.2, up: 6.4, wide: length + 0.4, high: 0.14, out: 0.35 }, scale(tile, 0.6));
}

/** Square flags in two tones. */
function layFlags(stage: Stage, dark: boolean): void {
  const stone = litColor(stage, stage.brief.snow ? [236, 242, 250] : dark ? [88, 82, 96] : [182, 156, 126], {
    sun: 0.36,
  });
  for (let row = 0; row < 11; row++)
    for (let column = row % 2; column < 10; column += 2) {
      const [x, z] = [-HALF + (column * HALF) / 5, DEEP - (row + 1) * 1.2];
      if (z < 0.8) continue;
      stage.context.fillStyle = toCss(stone, 0.42);
      traceGround(stage, [
        [x, z + 1.2],
        [x + HALF / 5, z + 1.2],
        [x + HALF / 5, z],
        [x, z],
      ]);
      stage.context.fill();
    }
}
