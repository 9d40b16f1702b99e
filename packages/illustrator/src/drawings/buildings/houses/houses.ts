import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { sketch } from '../../pen/sketch.ts';
import { drawPlinth, drawWalls, type Volume } from '../../pen/solid.ts';
import { isEerie } from '../parts/building-state.ts';
import { drawShrubs } from '../parts/doorstep.ts';
import { drawChimneyStack, drawDoorway, drawSideWindow, drawWindow } from '../parts/house-parts.ts';
import { drawGableRoof, drawPointedRoof, drawSlopingRoof } from '../parts/roofs.ts';
import type { Surface } from '../parts/wall-surface.ts';

const ROOFS = ['#a24a36', '#8a3d32', '#56606e', '#6b4a3a', '#4d5a4a'];
const DOORS = ['#2f5a5c', '#7a2f2a', '#3c5a34', '#2d4272', '#8a5a2c'];

/** A low country house under a deep roof that faces us: plastered, timber-framed or of stone. */
export function drawCottage(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const surface = random.pick<Surface>(['plaster', 'timber-frame', 'stone']);
  const wall =
    color ?? fromHex(surface === 'stone' ? '#b8a993' : random.pick(['#efe3cb', '#f2e9dc', '#e9d2b4']));
  const roof = pickColor(random, '#a24a36 #8f5a3c #c19a56 #6b5246');
  const house: Volume = { left: -0.6, right: 0.34, top: -0.38, depth: 0.5 };
  const porch = random.pick([-0.36, 0.06]);
  return sketch({ size, left: -0.85, right: 0.95, top: -1.02 }, (sheet) => {
    drawChimneyStack(sheet, { x: 0.2, bottom: -0.66, width: 0.1, height: 0.26 }, request);
    drawWalls(sheet, house, { color: wall, surface }, request);
    drawPlinth(sheet, house, [150, 142, 132], request);
    drawSideWindow(sheet, house, { from: 0.3, to: 0.68, top: -0.29, bottom: -0.14 }, request);
    drawSlopingRoof(sheet, house, { rise: 0.4, overhang: 0.06 }, roof, wall, request);
    const dormer: Volume = { left: -0.28, right: -0.02, top: -0.6, base: -0.44, depth: 0.16 };
    drawWalls(sheet, dormer, { color: wall, surface: 'plaster' }, request);
    drawGableRoof(
      sheet,
      dormer,
      { rise: 0.12, overhang: 0.03 },
      roof,
      { color: wall, surface: 'plaster' },
      request,
    );
    drawWindow(sheet, { x: -0.15, bottom: -0.49, width: 0.1, height: 0.12 }, { sill: false }, request);
    const shutters = fromHex(random.pick(DOORS));
    for (const x of [porch < 0 ? -0.08 : -0.42, porch < 0 ? 0.18 : -0.2])
      drawWindow(
        sheet,
        { x, bottom: -0.13, width: 0.1, height: 0.14 },
        { shutters, flowers: true, bars: [1, 1] },
        request,
      );
    drawDoorway(sheet, { x: porch, bottom: 0, width: 0.13, height: 0.27 }, fromHex(random.pick(DOORS)), {
      arched: true,
    });
    drawShrubs(sheet, -0.62, 0.36, porch, request);
  });
}

/** A tall, narrow town house with a gable to the street. */
export function drawTownHouse(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const any = random.pick<Surface>(['plaster', 'brick', 'timber-frame']);
  const surface = request.qualities.includes('half-timbered') ? 'timber-frame' : any;
  const wall =
    color ??
    fromHex(surface === 'brick' ? '#b0664c' : random.pick(['#e8c98a', '#d99a7a', '#a9c0b4', '#efe0c4']));
  const roof = fromHex(random.pick(ROOFS));
  const house: Volume = { left: -0.36, right: 0.2, top: -0.62, depth: 0.5 };
  return sketch({ size, left: -0.6, right: 0.8, top: -1.1 }, (sheet) => {
    drawWalls(sheet, house, { color: wall, surface }, request);
    drawPlinth(sheet, house, [150, 142, 132], request);
    for (const [top, bottom] of rows<2>('-0.53,-0.39 -0.28,-0.14'))
      drawSideWindow(sheet, house, { from: 0.32, to: 0.66, top, bottom }, request);
    drawChimneyStack(sheet, { x: 0.22, bottom: -0.78, width: 0.08, height: 0.24 }, request);
    drawGableRoof(sheet, house, { rise: 0.36 }, roof, { color: wall, surface }, request);
    const frame = mix(wall, [255, 255, 250], 0.75);
    const shutters = random.chance(0.5) ? fromHex(random.pick(DOORS)) : undefined;
    for (const x of [-0.23, 0.07])
      drawWindow(
        sheet,
        { x, bottom: -0.4, width: 0.1, height: 0.15 },
        { frame, shutters, flowers: true },
        request,
      );
    drawWindow(sheet, { x: -0.08, bottom: -0.67, width: 0.1, height: 0.13 }, { frame }, request);
    drawWindow(
      sheet,
      { x: 0.07, bottom: -0.12, width: 0.12, height: 0.15 },
      { frame, flowers: true },
      request,
    );
    drawDoorway(sheet, { x: -0.22, bottom: 0, width: 0.13, height: 0.27 }, fromHex(random.pick(DOORS)), {
      frame,
      steps: 2,
    });
    drawShrubs(sheet, -0.38, 0.24, -0.22, request);
  });
}

/** A large house with a turret, a bay and a porch; pale by day, eerie when haunted. */
export function drawVictorianHouse(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const eerie = isEerie(request);
  const wall: Rgb =
    color ?? fromHex(eerie ? '#8b859c' : random.pick(['#dfe6e2', '#e9cfc0', '#c3d2c4', '#d5c3dc']));
  const roof = fromHex(eerie ? '#4c465e' : random.pick(['#5b5f72', '#7a4440', '#4a5c5c']));
  const trim: Rgb = eerie ? [150, 144, 156] : [250, 246, 238];
  const house: Volume = { left: -0.34, right: 0.32, top: -0.52, depth: 0.42 };
  const turret: Volume = { left: -0.56, right: -0.28, top: -0.68, depth: 0.24 };
  const wing = { color: wall, surface: 'clapboard' as const };
  return sketch({ size, left: -0.75, right: 0.85, top: -1.16 }, (sheet) => {
    drawChimneyStack(sheet, { x: 0.3, bottom: -0.7, width: 0.08, height: 0.26 }, request, [132, 84, 76]);
    drawWalls(sheet, house, wing, request);
    for (const [top, bottom] of rows<2>('-0.45,-0.32 -0.23,-0.08'))
      drawSideWindow(sheet, house, { from: 0.35, to: 0.65, top, bottom }, request, trim);
    drawSlopingRoof(sheet, house, { rise: 0.3 }, roof, wall, request);
    const gable: Volume = { left: 0.0, right: 0.3, top: -0.54, base: -0.4, depth: 0.2 };
    drawWalls(sheet, gable, wing, request);
    drawGableRoof(sheet, gable, { rise: 0.24, overhang: 0.035 }, roof, wing, request);
    drawWindow(
      sheet,
      { x: 0.15, bottom: -0.5, width: 0.08, height: 0.13 },
      { frame: trim, arched: true },
      request,
    );
    drawWalls(sheet, turret, wing, request);
    drawPointedRoof(sheet, turret, { rise: 0.42, overhang: 0.045 }, roof, request);
    for (const bottom of [-0.5, -0.28, -0.06])
      drawWindow(
        sheet,
        { x: -0.42, bottom, width: 0.09, height: 0.15 },
        { frame: trim, arched: true, bars: [1, 0] },
        request,
      );
    for (const x of [-0.12, 0.15])
      drawWindow(
        sheet,
        { x, bottom: -0.32, width: 0.085, height: 0.14 },
        { frame: trim, bars: [1, 0] },
        request,
      );
    drawWindow(
      sheet,
      { x: 0.17, bottom: -0.08, width: 0.12, height: 0.17 },
      { frame: trim, bars: [1, 1] },
      request,
    );
    drawDoorway(
      sheet,
      { x: -0.08, bottom: 0, width: 0.13, height: 0.25 },
      eerie ? [72, 52, 60] : fromHex(random.pick(DOORS)),
      { frame: trim, steps: 3 },
    );
    const porch: Volume = { left: -0.26, right: 0.34, top: -0.27, base: -0.245, depth: 0.06 };
    drawWalls(sheet, porch, { color: scale(roof, 1.2), surface: 'plaster' }, request);
    for (const x of [-0.24, 0.04, 0.31]) drawPost(sheet, x, trim);
    drawShrubs(sheet, -0.58, 0.34, -0.08, request);
  });
}

function drawPost({ context }: Parameters<typeof drawPlinth>[0], x: number, color: Rgb): void {
  context.fillStyle = `rgb(${color.map(Math.round).join(',')})`;
  context.fillRect(x - 0.011, -0.245, 0.022, 0.245);
  context.fillStyle = 'rgba(30,24,40,0.3)';
  context.fillRect(x + 0.003, -0.245, 0.008, 0.245);
}
