import { fromHex, pickColor, type Rgb, scale } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { clipped, ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { at, drawPlinth, drawWalls, type Volume } from '../../pen/solid.ts';
import { isRuined } from '../parts/building-state.ts';
import { drawShrubs } from '../parts/doorstep.ts';
import { archShape, drawDoorway, drawSideWindow, drawWindow, type Pane } from '../parts/house-parts.ts';
import { drawGableRoof, drawPointedRoof, drawSlopingRoof } from '../parts/roofs.ts';
import type { Surface } from '../parts/wall-surface.ts';

/** A village church: white boards, plaster or stone, its tower in front with bell, clock and steeple. */
export function drawChurch(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const surface = random.pick<Surface>(['clapboard', 'plaster', 'stone']);
  // White boards would vanish against snow.
  const plaster = request.snow ? ['#e0b27a', '#d99a78', '#e8c88c'] : ['#f4f0e6', '#efe4cf', '#f0d8a8'];
  const wall: Rgb = color ?? fromHex(surface === 'stone' ? '#b9ad9c' : random.pick(plaster));
  const roof = pickColor(random, '#7a3d34 #525a68 #8a4a38');
  const paint = { color: wall, surface };
  const nave: Volume = { left: -0.18, right: 0.4, top: -0.32, depth: 0.42 };
  const tower: Volume = { left: -0.38, right: -0.12, top: -0.6, depth: 0.26 };
  return sketch({ size, left: -0.65, right: 0.9, top: -1.16 }, (sheet) => {
    drawWalls(sheet, nave, paint, request);
    drawPlinth(sheet, nave, [150, 144, 136], request);
    drawSideWindow(sheet, nave, { from: 0.36, to: 0.64, top: -0.26, bottom: -0.1 }, request);
    drawSlopingRoof(sheet, nave, { rise: 0.28 }, roof, wall, request);
    for (const x of [-0.01, 0.13, 0.27])
      drawStainedWindow(sheet, { x, bottom: -0.09, width: 0.075, height: 0.17 }, request);
    drawWalls(sheet, tower, paint, request);
    drawPlinth(sheet, tower, [150, 144, 136], request);
    // Snow slides off a steeple.
    drawPointedRoof(sheet, tower, { rise: 0.44, overhang: 0.035 }, roof, { ...request, snow: false });
    const [crossX, crossY] = at(-0.25, -1.04, 0.13);
    line(sheet.context, pathAt(crossX, crossY, 'M0 0.03V-0.09M-0.032 -0.05h0.064'), [206, 166, 78], 0.016);
    drawBelfry(sheet, -0.25, -0.46);
    if (random.chance(0.6)) drawClock(sheet, -0.25, -0.39, 0.045, request);
    drawDoorway(sheet, { x: -0.25, bottom: 0, width: 0.13, height: 0.23 }, [110, 66, 44], {
      arched: true,
      double: true,
      steps: 2,
      frame: scale(wall, 0.9),
    });
    drawShrubs(sheet, -0.4, 0.42, -0.25, request);
  });
}

/** Colored glass that glows from inside. */
function drawStainedWindow(sheet: Sketch, pane: Pane, request: DrawingRequest): void {
  const { context } = sheet;
  const { random, lamps } = request;
  const shape = archShape(pane);
  line(context, archShape(pane, 0.012), [150, 140, 128], 0.02);
  const lit = lamps && !isRuined(request);
  for (const target of lit ? [context, sheet.glow] : [context]) {
    clipped(target, shape, () => {
      fill(target, shape, lit ? [255, 196, 104] : [58, 62, 92]);
      for (let piece = 0; piece < 14; piece++) {
        const x = pane.x + (random.next() - 0.5) * pane.width;
        const y = pane.bottom - random.next() * pane.height;
        const tone = pickColor(random, '#c8403c #3c6fc0 #e8b440 #3f9a6a #8a52b0');
        fill(target, ellipse(x, y, pane.width * 0.2), scale(tone, lit ? 1.15 : 0.66));
      }
    });
    line(
      target,
      pathAt(pane.x, pane.bottom, 'M0 0v-1M-0.5 -0.5h1', pane.width, pane.height),
      [50, 42, 48],
      pane.width * 0.08,
    );
  }
  if (lit) sheet.light(pane.x, pane.bottom - pane.height / 2, pane.height, [255, 190, 110]);
}

function drawBelfry({ context }: Sketch, x: number, bottom: number): void {
  const opening = archShape({ x, bottom, width: 0.1, height: 0.12 });
  fill(context, opening, [46, 38, 46]);
  fill(
    context,
    `M${x - 0.034} ${bottom - 0.02}q0.012 -0.02 0.014 -0.05q0.02 -0.03 0.04 0q0.002 0.03 0.014 0.05Z`,
    [214, 170, 80],
  );
  fill(context, ellipse(x, bottom - 0.016, 0.009), [150, 112, 48]);
  line(context, opening, [120, 110, 100], 0.012);
}

/** A clock face with two hands. */
export function drawClock(
  sheet: Sketch,
  x: number,
  y: number,
  radius: number,
  { lamps, random }: DrawingRequest,
): void {
  const { context } = sheet;
  const face: Rgb = lamps ? [255, 240, 196] : [246, 240, 226];
  fill(context, ellipse(x, y, radius * 1.18), [92, 76, 58]);
  for (const target of lamps ? [context, sheet.glow] : [context]) {
    fill(target, ellipse(x, y, radius), face);
    const hour = random.integer(12);
    for (const [turn, reach] of [
      [hour / 12, 0.5],
      [random.next(), 0.78],
    ] as const)
      line(
        target,
        `M${x} ${y}l${Math.sin(turn * 6.283) * radius * reach} ${-Math.cos(turn * 6.283) * radius * reach}`,
        [52, 40, 36],
        radius * 0.12,
      );
  }
  for (let mark = 0; mark < 12; mark++)
    fill(
      context,
      ellipse(
        x + Math.sin((mark / 12) * 6.283) * radius * 0.82,
        y - Math.cos((mark / 12) * 6.283) * radius * 0.82,
        radius * 0.07,
      ),
      [52, 40, 36],
    );
  if (lamps) sheet.light(x, y, radius * 3, [255, 220, 150]);
}

/** A Gothic cathedral: two towers, a rose window, three portals. */
export function drawCathedral(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const stone: Rgb = color ?? pickColor(random, '#c9bda8 #b4aca4 #d6c6aa');
  const roof = pickColor(random, '#4f5a68 #5a6f66');
  const paint = { color: stone, surface: 'stone' as const };
  return sketch({ size, left: -0.6, right: 0.95, top: -1.52 }, (sheet) => {
    const { context } = sheet;
    const nave: Volume = { left: -0.16, right: 0.2, top: -0.52, depth: 0.95 };
    drawWalls(sheet, nave, paint, request);
    for (let bay = 0; bay < 4; bay++)
      drawSideWindow(
        sheet,
        nave,
        { from: 0.42 + bay * 0.15, to: 0.5 + bay * 0.15, top: -0.44, bottom: -0.14 },
        request,
        stone,
      );
    drawGableRoof(sheet, nave, { rise: 0.22, overhang: 0.02 }, roof, paint, request);
    for (const x of [-0.3, 0.3]) {
      const tower: Volume = { left: x - 0.13, right: x + 0.13, top: -0.86, depth: 0.24 };
      drawWalls(sheet, tower, paint, request);
      drawPointedRoof(sheet, tower, { rise: 0.56, overhang: 0.01 }, roof, request);
      line(context, `M${x - 0.13} -0.34h0.26M${x - 0.13} -0.52h0.26`, scale(stone, 0.7), 0.016);
      drawWindow(
        sheet,
        { x, bottom: -0.58, width: 0.1, height: 0.2 },
        { arched: true, frame: scale(stone, 0.8), glass: [60, 64, 84], sill: false },
        request,
      );
      drawStainedWindow(sheet, { x, bottom: -0.37, width: 0.07, height: 0.13 }, request);
      drawDoorway(sheet, { x, bottom: 0, width: 0.12, height: 0.2 }, [98, 62, 44], {
        arched: true,
        double: true,
        frame: scale(stone, 0.72),
      });
    }
    line(context, 'M-0.17 -0.34H0.17', scale(stone, 0.7), 0.016);
    drawRoseWindow(sheet, 0, -0.45, 0.095, request);
    drawDoorway(sheet, { x: 0, bottom: 0, width: 0.18, height: 0.28 }, [98, 62, 44], {
      arched: true,
      double: true,
      frame: scale(stone, 0.72),
      steps: 3,
    });
  });
}

function drawRoseWindow(
  sheet: Sketch,
  x: number,
  y: number,
  radius: number,
  { lamps }: DrawingRequest,
): void {
  const { context } = sheet;
  fill(context, ellipse(x, y, radius * 1.2), [128, 118, 106]);
  for (const target of lamps ? [context, sheet.glow] : [context]) {
    fill(target, ellipse(x, y, radius), lamps ? [255, 190, 100] : [48, 52, 84]);
    for (let petal = 0; petal < 12; petal++) {
      const angle = (petal / 12) * 6.283;
      const tone = fromHex(['#d8484a', '#4a7ad0', '#ecbc48'][petal % 3]!);
      fill(
        target,
        ellipse(x + Math.sin(angle) * radius * 0.64, y - Math.cos(angle) * radius * 0.64, radius * 0.17),
        scale(tone, lamps ? 1.1 : 0.8),
      );
    }
    fill(target, ellipse(x, y, radius * 0.26), lamps ? [255, 228, 150] : [150, 60, 70]);
  }
  if (lamps) sheet.light(x, y, radius * 3, [255, 190, 110]);
}

/** A walled monastery on its rock: long white wings, a bell tower, red roofs. */
export function drawMonastery(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const wall: Rgb = color ?? pickColor(random, '#efe6d4 #d8c8ac #c8b8a0');
  const roof = pickColor(random, '#a8553c #8a4434');
  const paint = { color: wall, surface: random.pick<Surface>(['stone', 'plaster']) };
  return sketch({ size, left: -0.95, right: 0.95, top: -1.05 }, (sheet) => {
    const tower: Volume = { left: 0.02, right: 0.26, top: -0.68, depth: 0.24 };
    const church: Volume = { left: -0.34, right: 0.04, top: -0.46, depth: 0.4 };
    const wing: Volume = { left: -0.78, right: -0.3, top: -0.34, depth: 0.3 };
    const east: Volume = { left: 0.22, right: 0.66, top: -0.3, depth: 0.3 };
    for (const volume of [tower, church, wing, east]) {
      drawWalls(sheet, volume, paint, request);
      if (volume === tower) drawPointedRoof(sheet, volume, { rise: 0.24 }, roof, request);
      else if (volume === church) drawGableRoof(sheet, volume, { rise: 0.22 }, roof, paint, request);
      else drawSlopingRoof(sheet, volume, { rise: 0.16 }, roof, wall, request);
    }
    for (const bottom of [-0.54, -0.38])
      drawWindow(
        sheet,
        { x: 0.14, bottom, width: 0.07, height: 0.1 },
        { arched: true, sill: false },
        request,
      );
    for (const x of [-0.7, -0.6, -0.5, -0.4, 0.3, 0.4, 0.5, 0.6])
      drawWindow(
        sheet,
        { x, bottom: -0.15, width: 0.05, height: 0.09 },
        { arched: true, bars: [1, 0] },
        request,
      );
    drawStainedWindow(sheet, { x: -0.15, bottom: -0.33, width: 0.09, height: 0.14 }, request);
    drawDoorway(sheet, { x: -0.15, bottom: 0, width: 0.13, height: 0.22 }, [104, 66, 44], {
      arched: true,
      double: true,
    });
    drawShrubs(sheet, -0.8, 0.68, -0.15, request);
  });
}
