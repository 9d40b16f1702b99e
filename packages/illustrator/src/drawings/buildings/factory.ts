import { pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, clipped, fill, line, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { at, drawWalls, faceTones, type Volume } from '../pen/solid.ts';
import { isRuined } from './parts/building-state.ts';
import { drawShrubs } from './parts/doorstep.ts';
import { drawDoorway, drawWindow } from './parts/house-parts.ts';
import { layStones } from './parts/masonry.ts';

const HALL: Volume = { left: -0.75, right: 0.4, top: -0.36, depth: 0.5 };

/** A brick works with a saw-tooth roof, tall windows and chimneys; broken panes and weeds when abandoned. */
export function drawFactory(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const brick: Rgb = color ?? pickColor(random, '#9a5540 #8a4f42 #a56a50');
  const stacks = random.pick([
    [-0.5, -0.24],
    [-0.55, -0.3, -0.05],
    [0.05, 0.26],
  ]);
  return sketch({ size, left: -0.95, right: 0.95, top: -1.14 }, (sheet) => {
    stacks.forEach((x, index) => {
      drawStack(sheet, x + 0.1, 0.96 - index * 0.1, brick, request);
    });
    drawWalls(sheet, HALL, { color: brick, surface: 'brick' }, request);
    drawSawTeeth(sheet, brick, request);
    const band = scale(brick, 0.62);
    line(sheet.context, `M${HALL.left} -0.355H${HALL.right}M${HALL.left} -0.2H${HALL.right}`, band, 0.014);
    const frame: Rgb = [92, 96, 100];
    for (let bay = 0; bay < 6; bay++) {
      const x = HALL.left + 0.1 + bay * 0.19;
      drawWindow(sheet, { x, bottom: -0.225, width: 0.12, height: 0.1 }, { frame, bars: [1, 3] }, request);
      if (bay !== 2)
        drawWindow(sheet, { x, bottom: -0.05, width: 0.12, height: 0.13 }, { frame, bars: [2, 3] }, request);
    }
    drawGateway(sheet, HALL.left + 0.48, request);
    drawShrubs(sheet, HALL.left, HALL.right, HALL.left + 0.48, { ...request, detail: request.detail });
  });
}

function drawStack(sheet: Sketch, x: number, height: number, brick: Rgb, request: DrawingRequest): void {
  const { context } = sheet;
  const shaft = polygon([
    [x - 0.07, -0.3],
    [x - 0.045, -height],
    [x + 0.045, -height],
    [x + 0.07, -0.3],
  ]);
  fill(context, shaft, across(context, x - 0.07, x + 0.07, barrel(scale(brick, 0.95), request.lightSide)));
  clipped(context, shaft, () =>
    layStones(
      context,
      request.random,
      { left: x - 0.07, right: x + 0.07, top: -height, bottom: -0.3 },
      scale(brick, 0.85),
      0.018,
      0.25,
    ),
  );
  for (const y of [-height + 0.02, -height + 0.09])
    line(context, `M${x - 0.05} ${y}h0.1`, scale(brick, 0.55), 0.022);
  line(context, `M${x - 0.052} ${-height}h0.104`, request.snow ? [240, 245, 252] : scale(brick, 1.2), 0.018);
  if (!isRuined(request)) sheet.smoke(x, -height - 0.02);
}

function drawSawTeeth(sheet: Sketch, brick: Rgb, request: DrawingRequest): void {
  const { context } = sheet;
  const { front, side } = faceTones(request);
  const teeth = 4;
  const width = (HALL.right - HALL.left) / teeth;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const left = HALL.left + tooth * width;
    const peak = left + width * 0.22;
    const right = left + width;
    const roof = polygon([
      at(peak, -0.56, 0),
      at(peak, -0.56, HALL.depth),
      at(right, HALL.top, HALL.depth),
      at(right, HALL.top, 0),
    ]);
    fill(context, roof, request.snow ? [228, 236, 248] : scale([112, 116, 124], side * 0.95));
    const end = polygon([
      [left, HALL.top],
      [left, -0.42],
      [peak, -0.56],
      [right, HALL.top],
    ]);
    fill(context, end, scale(brick, front));
    clipped(context, end, () =>
      layStones(
        context,
        request.random,
        { left, right, top: -0.56, bottom: HALL.top },
        scale(brick, front),
        0.019,
        0.6,
      ),
    );
    line(
      context,
      `M${left} -0.425L${peak} -0.565L${right + 0.01} ${HALL.top}`,
      request.snow ? [240, 245, 252] : [78, 76, 84],
      0.02,
    );
    line(context, roof, toCss([40, 36, 44], 0.5), 0.005);
    drawWindow(
      sheet,
      { x: left + width * 0.3, bottom: -0.4, width: 0.07, height: 0.06 },
      { frame: [92, 96, 100], sill: false },
      request,
    );
  }
}

function drawGateway(sheet: Sketch, x: number, request: DrawingRequest): void {
  drawDoorway(
    sheet,
    { x, bottom: 0, width: 0.15, height: 0.17 },
    isRuined(request) ? [92, 70, 58] : [62, 92, 86],
    { double: true, steps: 0, frame: [110, 104, 98] },
  );
}
