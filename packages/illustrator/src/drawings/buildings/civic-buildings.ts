import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { points } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, ellipse, fill, line, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawPlinth, drawWalls, faceTones, type Volume } from '../pen/solid.ts';
import { drawAwning } from './parts/awning.ts';
import { drawShrubs } from './parts/doorstep.ts';
import { drawDoorway, drawSideWindow, drawWindow, type PaneStyle } from './parts/house-parts.ts';
import { drawPennant } from './parts/masonry.ts';
import { drawCornice, drawGableRoof, drawHippedRoof, drawSlopingRoof } from './parts/roofs.ts';
import type { Surface } from './parts/wall-surface.ts';
import { drawClock } from './sacred/churches.ts';

interface WindowGrid {
  from: number;
  to: number;
  columns: number;
  bottoms: readonly number[];
  width: number;
  height: number;
}

function drawWindowGrid(
  sheet: Sketch,
  { from, to, columns, bottoms, width, height }: WindowGrid,
  style: PaneStyle,
  request: DrawingRequest,
): void {
  for (const bottom of bottoms)
    for (let column = 0; column < columns; column++)
      drawWindow(
        sheet,
        { x: from + ((to - from) * column) / (columns - 1), bottom, width, height },
        style,
        request,
      );
}

/** A brick school: two wings, a gabled middle with a clock, a bell turret and a flag. */
export function drawSchool(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const brick: Rgb = color ?? pickColor(random, '#b5654a #c88a5a #a8584a');
  const roof = pickColor(random, '#5a5f6a #6b4a3a');
  const paint = { color: brick, surface: 'brick' as const };
  const wing: Volume = { left: -0.72, right: 0.6, top: -0.42, depth: 0.34 };
  const middle: Volume = { left: -0.24, right: 0.12, top: -0.5, depth: 0.3 };
  const frame: Rgb = [246, 240, 228];
  return sketch({ size, left: -0.95, right: 0.95, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    drawWalls(sheet, wing, paint, request);
    drawPlinth(sheet, wing, [168, 160, 150], request);
    drawSlopingRoof(sheet, wing, { rise: 0.2 }, roof, brick, request);
    drawWalls(sheet, middle, paint, request);
    drawGableRoof(sheet, middle, { rise: 0.22, overhang: 0.035 }, roof, paint, request);
    fill(context, box(-0.06, -0.72, 0.11, 0.13), [244, 238, 226]);
    fill(context, box(-0.06, -0.735, 0.055, 0.075, 0.02), [60, 54, 58]);
    fill(context, ellipse(-0.06, -0.76, 0.02, 0.024), [222, 176, 84]);
    fill(context, polygon(points('-0.14,-0.85 -0.06,-0.95 0.02,-0.85')), roof);
    drawPennant(context, -0.06, -0.94, 0.13, [216, 66, 59]);
    drawClock(sheet, -0.06, -0.55, 0.06, request);
    drawWindowGrid(
      sheet,
      { from: -0.64, to: -0.34, columns: 3, bottoms: [-0.25, -0.06], width: 0.1, height: 0.13 },
      { frame, bars: [1, 1] },
      request,
    );
    drawWindowGrid(
      sheet,
      { from: 0.22, to: 0.52, columns: 3, bottoms: [-0.25, -0.06], width: 0.1, height: 0.13 },
      { frame, bars: [1, 1] },
      request,
    );
    drawWindowGrid(
      sheet,
      { from: -0.16, to: 0.04, columns: 2, bottoms: [-0.31], width: 0.09, height: 0.12 },
      { frame, arched: true },
      request,
    );
    drawDoorway(sheet, { x: -0.06, bottom: 0, width: 0.18, height: 0.25 }, [138, 58, 48], {
      double: true,
      arched: true,
      frame,
      steps: 3,
    });
    drawShrubs(sheet, -0.74, 0.62, -0.06, request);
  });
}

/** A pale hospital with rows of windows, a red cross and a porch for ambulances. */
export function drawHospital(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const wall: Rgb = color ?? pickColor(random, '#eef0ee #e4ebf0 #f0e8dc');
  const paint = { color: wall, surface: 'panels' as const };
  const block: Volume = { left: -0.62, right: 0.46, top: -0.76, depth: 0.42 };
  return sketch({ size, left: -0.85, right: 0.95, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    drawWalls(sheet, block, paint, request);
    drawCornice(sheet, block, scale(wall, 0.9), request);
    for (const top of [-0.68, -0.5, -0.32])
      drawSideWindow(sheet, block, { from: 0.15, to: 0.85, top, bottom: top + 0.1 }, request);
    drawWindowGrid(
      sheet,
      { from: -0.52, to: 0.36, columns: 6, bottoms: [-0.58, -0.41, -0.24], width: 0.1, height: 0.1 },
      { frame: [206, 214, 220], bars: [0, 1], glass: [92, 146, 176] },
      request,
    );
    const sign = box(-0.08, -0.78, 0.24, 0.24, 0.03);
    fill(context, sign, [250, 250, 250]);
    line(context, sign, [180, 186, 192], 0.01);
    for (const target of request.lamps ? [context, sheet.glow] : [context])
      fill(
        target,
        'M-0.11 -0.98h0.06v0.05h0.05v0.06h-0.05v0.05h-0.06v-0.05h-0.05v-0.06h0.05Z',
        [222, 44, 44],
      );
    fill(context, box(-0.08, -0.17, 0.56, 0.05, 0.01), [206, 60, 56]);
    for (const x of [-0.33, 0.17]) fill(context, box(x, 0, 0.03, 0.17), scale(wall, 0.8));
    const doors = box(-0.08, 0, 0.3, 0.16);
    for (const target of request.lamps ? [context, sheet.glow] : [context])
      fill(target, doors, request.lamps ? [255, 232, 180] : [130, 172, 192]);
    line(context, 'M-0.08 0V-0.16M-0.155 0V-0.16M-0.005 0V-0.16', [90, 104, 114], 0.01);
    drawShrubs(sheet, -0.64, 0.48, -0.08, request);
  });
}

/** A grand hotel: many storeys of shuttered windows, a mansard, an awning and a lit sign. */
export function drawHotel(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const wall: Rgb = color ?? pickColor(random, '#eadcc0 #e8c8b4 #d8dcd0');
  const roof = pickColor(random, '#4f6a72 #5a5666 #6a4a44');
  const block: Volume = { left: -0.46, right: 0.34, top: -0.76, depth: 0.4 };
  const stripe = pickColor(random, '#a8323a #2f5f54 #2f4f8a');
  return sketch({ size, left: -0.7, right: 0.8, top: -1.1 }, (sheet) => {
    const { context } = sheet;
    drawWalls(sheet, block, { color: wall, surface: 'plaster' }, request);
    for (const top of [-0.7, -0.54, -0.38])
      drawSideWindow(sheet, block, { from: 0.3, to: 0.7, top, bottom: top + 0.1 }, request);
    drawHippedRoof(sheet, block, { rise: 0.2, overhang: 0.02 }, roof, request);
    drawCornice(sheet, block, scale(wall, 0.95), request);
    drawWindowGrid(
      sheet,
      { from: -0.37, to: 0.25, columns: 5, bottoms: [-0.59, -0.43, -0.27], width: 0.075, height: 0.11 },
      { frame: [250, 246, 238], flowers: true, bars: [1, 1] },
      request,
    );
    for (const y of [-0.57, -0.41])
      line(context, `M-0.46 ${y + 0.03}H0.34`, scale(wall, faceTones(request).front * 0.8), 0.01);
    const sign = box(-0.06, -0.82, 0.42, 0.11, 0.02);
    fill(context, sign, scale(stripe, 0.7));
    for (let letter = 0; letter < 5; letter++)
      for (const target of request.lamps ? [context, sheet.glow] : [context])
        line(target, `M${-0.2 + letter * 0.07} -0.845v-0.06`, [255, 226, 150], 0.022);
    if (request.lamps) sheet.light(-0.06, -0.88, 0.4, [255, 200, 110]);
    drawWindowGrid(
      sheet,
      { from: -0.38, to: 0.26, columns: 2, bottoms: [-0.04], width: 0.14, height: 0.14 },
      { frame: [250, 246, 238], arched: true },
      request,
    );
    drawDoorway(sheet, { x: -0.06, bottom: 0, width: 0.2, height: 0.2 }, [112, 70, 46], {
      double: true,
      steps: 2,
    });
    drawAwning(context, -0.22, 0.1, stripe, request, -0.26, 0.06);
    drawShrubs(sheet, -0.48, 0.36, -0.06, request);
  });
}

/** A museum or bank: columns and a pediment over a flight of steps. */
export function drawMuseum(request: DrawingRequest): Drawing {
  const { random, size, color, lightSide } = request;
  const stone: Rgb = color ?? pickColor(random, '#ded4c0 #d0cdc6 #e4d8c8');
  const paint = { color: stone, surface: 'stone' as Surface };
  const wing: Volume = { left: -0.78, right: 0.68, top: -0.5, depth: 0.34 };
  return sketch({ size, left: -0.98, right: 1.0, top: -0.96 }, (sheet) => {
    const { context } = sheet;
    drawWalls(sheet, wing, paint, request);
    drawCornice(sheet, wing, stone, request, 0.05);
    drawWindowGrid(
      sheet,
      { from: -0.68, to: -0.46, columns: 2, bottoms: [-0.14], width: 0.11, height: 0.2 },
      { frame: scale(stone, 0.9), arched: true },
      request,
    );
    drawWindowGrid(
      sheet,
      { from: 0.36, to: 0.58, columns: 2, bottoms: [-0.14], width: 0.11, height: 0.2 },
      { frame: scale(stone, 0.9), arched: true },
      request,
    );
    fill(context, box(-0.05, -0.08, 0.68, 0.44), scale(stone, 0.5));
    drawDoorway(sheet, { x: -0.05, bottom: -0.08, width: 0.16, height: 0.28 }, [92, 60, 44], {
      double: true,
      frame: scale(stone, 0.8),
      steps: 0,
    });
    for (let column = 0; column < 6; column++) {
      const x = -0.36 + column * 0.124;
      fill(
        context,
        box(x, -0.1, 0.058, 0.42),
        across(context, x - 0.03, x + 0.03, barrel(mix(stone, [255, 255, 250], 0.3), lightSide)),
      );
      for (const y of [-0.08, -0.5])
        fill(context, box(x, y, 0.084, 0.03, 0.006), mix(stone, [255, 255, 250], 0.2));
    }
    fill(context, box(-0.05, -0.53, 0.84, 0.07), scale(stone, faceTones(request).front));
    const pediment = polygon(points('-0.5,-0.6 -0.05,-0.82 0.4,-0.6'));
    fill(context, pediment, scale(stone, faceTones(request).front * 1.02));
    fill(context, polygon(points('-0.36,-0.625 -0.05,-0.765 0.26,-0.625')), scale(stone, 0.72));
    line(context, pediment, scale(stone, 0.5), 0.008);
    for (let step = 0; step < 5; step++)
      fill(
        context,
        box(-0.05, -0.064 + step * 0.02, 0.74 + step * 0.05, 0.024),
        scale(stone, 1 - step * 0.05),
      );
  });
}

/** A block of flats with balconies and washing. */
export function drawApartments(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const wall: Rgb = color ?? pickColor(random, '#c8a888 #b8bcb8 #d8b8a0 #a8b4bc');
  const block: Volume = { left: -0.4, right: 0.26, top: -0.94, depth: 0.42 };
  return sketch({ size, left: -0.6, right: 0.7, top: -1.06 }, (sheet) => {
    const { context } = sheet;
    drawWalls(sheet, block, { color: wall, surface: random.pick<Surface>(['brick', 'panels']) }, request);
    drawCornice(sheet, block, scale(wall, 0.85), request);
    for (let floor = 0; floor < 5; floor++) {
      const bottom = -0.19 - floor * 0.155;
      drawSideWindow(sheet, block, { from: 0.2, to: 0.42, top: bottom - 0.09, bottom }, request);
      drawSideWindow(sheet, block, { from: 0.58, to: 0.8, top: bottom - 0.09, bottom }, request);
      drawWindowGrid(
        sheet,
        { from: -0.31, to: 0.17, columns: 4, bottoms: [bottom], width: 0.085, height: 0.095 },
        { sill: false, bars: [0, 1] },
        request,
      );
      for (const x of [-0.07]) {
        fill(context, box(x, bottom + 0.02, 0.3, 0.018), [120, 116, 112]);
        for (let bar = 0; bar < 9; bar++)
          line(context, `M${x - 0.14 + bar * 0.035} ${bottom + 0.005}v-0.045`, [84, 82, 86], 0.007);
        line(context, `M${x - 0.15} ${bottom - 0.04}h0.3`, [84, 82, 86], 0.009);
      }
    }
    drawDoorway(sheet, { x: -0.07, bottom: 0, width: 0.13, height: 0.14 }, [86, 96, 104], {
      double: true,
      steps: 1,
    });
    drawShrubs(sheet, -0.42, 0.28, -0.07, request);
  });
}
