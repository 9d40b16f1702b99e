import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, clipped, down, fade, fill, line, path } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { faceTones } from '../../pen/solid.ts';
import { isEerie } from '../parts/building-state.ts';
import { drawShrubs } from '../parts/doorstep.ts';
import { drawChimneyStack, drawDoorway, drawWindow, type PaneStyle } from '../parts/house-parts.ts';

interface Leaning {
  x: number;
  y: number;
  turn: number;
}

/** Draws with the paper turned about a point, so that doors and windows hang as askew as their wall. */
function askew({ context, glow }: Sketch, { x, y, turn }: Leaning, both: boolean, draw: () => void): void {
  const sheets = both ? [context, glow] : [context];
  for (const target of sheets) {
    target.save();
    target.translate(x, y);
    target.rotate(turn);
    target.translate(-x, -y);
  }
  draw();
  for (const target of sheets) target.restore();
}

/** A house that leans one way below and the other way above, under a bent, pointed roof. */
export function drawCrookedHouse(request: DrawingRequest): Drawing {
  const { random, size, color, lamps } = request;
  const eerie = isEerie(request);
  const wall: Rgb = color ?? fromHex(eerie ? '#857d9a' : random.pick(['#e3cfa6', '#c9b7a2', '#d8b48e']));
  const roof = fromHex(eerie ? '#4c4664' : random.pick(['#7a3d34', '#4c4560', '#5a4a34']));
  const trim: Rgb = eerie ? [66, 56, 66] : [96, 64, 44];
  const mirrored = random.chance(0.5);
  return sketch({ size, left: -0.75, right: 0.75, top: -1.14 }, (sheet) => {
    const sheets = lamps ? [sheet.context, sheet.glow] : [sheet.context];
    for (const target of sheets) {
      target.save();
      if (mirrored) target.scale(-1, 1);
    }
    drawLeaningWalls(sheet, wall, trim, {
      ...request,
      lightSide: mirrored ? (request.lightSide < 0 ? 1 : -1) : request.lightSide,
    });
    drawBentRoof(sheet, roof, request);
    const pane: PaneStyle = { frame: mix(trim, [230, 210, 180], 0.2), bars: [1, 1] };
    const windows = [
      { x: 0.17, y: -0.2, turn: -0.1, width: 0.13, height: 0.15 },
      { x: -0.2, y: -0.55, turn: 0.13, width: 0.12, height: 0.16 },
      { x: 0.08, y: -0.52, turn: 0.06, width: 0.14, height: 0.15 },
      { x: -0.03, y: -0.78, turn: 0.16, width: 0.09, height: 0.12 },
    ];
    for (const { x, y, turn, width, height } of windows)
      askew(sheet, { x, y, turn }, lamps, () =>
        drawWindow(
          sheet,
          { x, bottom: y + height / 2, width, height },
          { ...pane, arched: y < -0.7 },
          request,
        ),
      );
    askew(sheet, { x: -0.1, y: 0, turn: 0.07 }, false, () =>
      drawDoorway(
        sheet,
        { x: -0.1, bottom: 0, width: 0.15, height: 0.28 },
        pickColor(random, '#7a2f2a #3d5a4a #5a3c70'),
        { arched: true, frame: trim, steps: 2 },
      ),
    );
    drawShrubs(sheet, -0.36, 0.42, -0.1, request);
    for (const target of sheets) target.restore();
  });
}

function drawLeaningWalls({ context }: Sketch, wall: Rgb, trim: Rgb, request: DrawingRequest): void {
  const { front, side } = faceTones(request);
  const lower = path('M-0.32 0L-0.4 -0.36L0.24 -0.4L0.28 0Z');
  const lowerSide = path('M0.28 0L0.24 -0.4L0.44 -0.37L0.45 -0.03Z');
  const upper = path('M-0.46 -0.34L-0.36 -0.72L0.26 -0.66L0.34 -0.39Z');
  const upperSide = path('M0.34 -0.39L0.26 -0.66L0.48 -0.62L0.53 -0.37Z');
  const attic = path('M-0.36 -0.72L-0.08 -1.0L0.26 -0.66Z');
  for (const shape of [lowerSide, upperSide]) {
    fill(context, shape, scale(wall, side));
    line(context, shape, toCss(scale(wall, 0.3), 0.7), 0.006);
  }
  for (const shape of [lower, upper, attic]) {
    fill(
      context,
      shape,
      across(context, -0.46, 0.34, fade(scale(wall, front * 1.1), scale(wall, front * 0.9))),
    );
    clipped(context, shape, () =>
      fill(
        context,
        'M-0.6 -0.4L0.6 -0.44V-0.3L-0.6 -0.26Z',
        down(context, -0.36, -0.24, fade('rgba(20,12,30,0.4)', 'rgba(20,12,30,0)')),
      ),
    );
    line(context, shape, toCss(scale(wall, 0.3), 0.7), 0.006);
  }
  const beams =
    'M-0.31 -0.01L-0.39 -0.35M0.27 0L0.23 -0.39M-0.35 -0.17L0.26 -0.2M-0.45 -0.35L-0.35 -0.71M0.33 -0.4L0.25 -0.66' +
    'M-0.36 -0.72L0.26 -0.66M-0.05 -0.38L-0.06 -0.68M0.04 0L0.02 -0.38M-0.44 -0.36L-0.2 -0.69';
  line(context, beams, scale(trim, front), 0.024);
  line(context, 'M-0.48 -0.34L0.35 -0.395L0.54 -0.36', scale(trim, 0.8), 0.032);
}

function drawBentRoof(sheet: Sketch, roof: Rgb, request: DrawingRequest): void {
  const { context } = sheet;
  const { side } = faceTones(request);
  drawChimneyStack(sheet, { x: 0.3, bottom: -0.72, width: 0.08, height: 0.28 }, request);
  const plane = path(
    'M-0.1 -1.08Q0.06 -1.02 0.12 -1.0L0.62 -0.58Q0.44 -0.58 0.32 -0.61Q0.2 -0.84 -0.1 -1.08Z',
  );
  fill(context, plane, request.snow ? [222, 232, 246] : scale(roof, side * 1.1));
  clipped(context, plane, () => {
    for (let row = 0; row < 12; row++)
      line(
        context,
        `M${-0.1 + row * 0.04} ${-1.06 + row * 0.042}l0.34 0.06`,
        toCss(scale(roof, 0.45), 0.6),
        0.007,
      );
  });
  line(context, plane, scale(roof, 0.4), 0.008);
  const eaves = 'M-0.5 -0.68Q-0.3 -0.84 -0.1 -1.08Q0.2 -0.84 0.33 -0.61';
  line(context, eaves, scale(roof, 0.45), 0.075);
  line(context, eaves, request.snow ? [240, 245, 252] : scale(roof, 1.25), 0.05);
}
