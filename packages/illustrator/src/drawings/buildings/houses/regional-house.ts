import type { Region } from '../../../brief/place.types.ts';
import { mix, pickColor } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { drawPlinth, drawWalls, type Volume } from '../../pen/solid.ts';
import { drawShrubs } from '../parts/doorstep.ts';
import { drawChimneyStack, drawDoorway, drawSideWindow, drawWindow } from '../parts/house-parts.ts';
import { drawCornice, drawHippedRoof } from '../parts/roofs.ts';
import type { Surface } from '../parts/wall-surface.ts';

/** A house as it is built in a part of the world; colors are chosen from. */
interface RegionalHouse {
  walls: string;
  surface: Surface;
  /** Of tiles on a hipped roof; a flat roof has none. */
  roofs?: string;
  /** Of the door and of the shutters. */
  woods: string;
  arched?: boolean;
  domed?: boolean;
  chimney?: boolean;
}

/** Regions that build otherwise than the usual house does. */
const HOUSES: Partial<Record<Region, RegionalHouse>> = {
  greek: { walls: '#fbfaf6 #f6f8fa', surface: 'plaster', woods: '#1f62b8 #2a74c8', domed: true },
  moorish: { walls: '#d8a070 #e2b48a #ecd2ae', surface: 'plaster', woods: '#2f7d8c #2a5f96', arched: true },
  latin: {
    walls: '#f0b02e #e2583e #3fa0a8 #e87aa0',
    surface: 'plaster',
    woods: '#2f6a8c #3f7a50',
    arched: true,
  },
  indian: {
    walls: '#e89a7a #f0b86a #6a9cc8',
    surface: 'plaster',
    woods: '#2f7a6a #7a3a5c',
    arched: true,
    domed: true,
  },
  southern: {
    walls: '#e8b878 #f0d8a0 #e6c4a0',
    surface: 'plaster',
    roofs: '#c06a42 #b5603c',
    woods: '#3f7a5c #4a6a58',
    chimney: true,
  },
  french: {
    walls: '#eee2c8 #e6d8bc',
    surface: 'stone',
    roofs: '#5c6a7c #66748a',
    woods: '#7f9cb0 #8fa6a0',
    chimney: true,
  },
  british: {
    walls: '#a8604a #b8745a',
    surface: 'brick',
    roofs: '#5a5e68 #6a5a52',
    woods: '#2d4272 #7a2f2a',
    chimney: true,
  },
  japanese: {
    walls: '#e8dcc4 #d8c8a8',
    surface: 'timber-frame',
    roofs: '#4a5058 #3f444c',
    woods: '#6e523c #5a4030',
  },
  chinese: {
    walls: '#e6d8bc #b8604a',
    surface: 'timber-frame',
    roofs: '#4a6a5c #545a5c',
    woods: '#8c3a30 #a8483a',
  },
};

/** How the house of a region is drawn, where it builds otherwise than the usual house does. */
export function drawRegionalHouse(request: DrawingRequest): Drawing | undefined {
  const manner = request.region && HOUSES[request.region];
  if (!manner) return undefined;
  const { random, size } = request;
  const wall = request.color ?? pickColor(random, manner.walls);
  const wood = pickColor(random, manner.woods);
  const paint = { color: wall, surface: manner.surface };
  const house: Volume = { left: -0.5, right: 0.28, top: -0.58, depth: 0.5 };
  return sketch({ size, left: -0.8, right: 0.95, top: -1.06 }, (sheet) => {
    if (manner.chimney)
      drawChimneyStack(sheet, { x: 0.12, bottom: -0.74, width: 0.1, height: 0.26 }, request);
    drawWalls(sheet, house, paint, request);
    drawPlinth(sheet, house, mix(wall, [150, 142, 132], 0.5), request);
    for (const [top, bottom] of rows<2>('-0.5,-0.37 -0.27,-0.13'))
      drawSideWindow(sheet, house, { from: 0.32, to: 0.66, top, bottom }, request);
    if (manner.roofs)
      drawHippedRoof(sheet, house, { rise: 0.26, overhang: 0.07 }, pickColor(random, manner.roofs), request);
    else raiseTerrace(sheet, house, manner, request, wall, wood);
    const { arched } = manner;
    for (const [x, bottom] of rows<2>('-0.36,-0.36 -0.11,-0.36 0.14,-0.36 -0.36,-0.12 0.14,-0.12'))
      drawWindow(
        sheet,
        { x, bottom, width: 0.1, height: 0.15 },
        {
          shutters: arched ? undefined : wood,
          flowers: bottom < -0.2,
          arched,
          frame: arched ? wood : undefined,
        },
        request,
      );
    drawDoorway(sheet, { x: -0.11, bottom: 0, width: 0.14, height: 0.28 }, wood, {
      arched: arched || manner.domed,
    });
    drawShrubs(sheet, -0.52, 0.3, -0.11, request);
  });
}

/** A flat roof with a parapet; a smaller storey with its dome stands on it where that is the custom. */
function raiseTerrace(
  sheet: Sketch,
  house: Volume,
  { domed, surface }: RegionalHouse,
  request: DrawingRequest,
  wall: readonly [number, number, number],
  wood: readonly [number, number, number],
): void {
  drawCornice(sheet, house, [...wall], request, 0.06);
  if (!domed) return;
  const upper: Volume = { left: -0.42, right: -0.06, top: -0.78, base: -0.64, depth: 0.28 };
  fill(sheet.context, ellipse(-0.16, -0.84, 0.17, 0.17), [...wood]);
  fill(sheet.context, ellipse(-0.22, -0.92, 0.05, 0.05), mix([...wood], [255, 255, 255], 0.35));
  drawWalls(sheet, upper, { color: [...wall], surface }, request);
  drawCornice(sheet, upper, [...wall], request, 0.03);
}
