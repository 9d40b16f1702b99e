import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { across, barrel, box, clipped, ellipse, fill, line, path, pathAt } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { drawWalls, faceTones } from '../../pen/solid.ts';

interface Dome {
  x: number;
  /** Where it rises from its drum. */
  y: number;
  width: number;
  onion: boolean;
}

/** A dome with ribs, a highlight and a gilt finial. */
export function drawDome(
  context: SKRSContext2D,
  { x, y, width, onion }: Dome,
  color: Rgb,
  { lightSide, snow }: DrawingRequest,
  crescent = true,
): void {
  const half = width / 2;
  const height = width * (onion ? 0.92 : 0.62);
  const bulge = onion ? half * 1.16 : half;
  const shape = path(
    `M${x - half} ${y}C${x - bulge * 1.12} ${y - height * 0.45} ${x - half * 0.62} ${y - height * 0.8} ${x} ${y - height}` +
      `C${x + half * 0.62} ${y - height * 0.8} ${x + bulge * 1.12} ${y - height * 0.45} ${x + half} ${y}Z`,
  );
  fill(context, shape, across(context, x - half * 1.1, x + half * 1.1, barrel(color, lightSide)));
  clipped(context, shape, () => {
    for (let rib = -2; rib <= 2; rib++)
      line(
        context,
        `M${x + rib * half * 0.42} ${y}Q${x + rib * half * 0.5} ${y - height * 0.6} ${x} ${y - height}`,
        toCss(scale(color, 0.55), 0.35),
        width * 0.012,
      );
    if (snow) fill(context, ellipse(x, y - height * 0.92, half * 0.8, height * 0.4), [242, 246, 252]);
  });
  line(context, shape, toCss(scale(color, 0.35), 0.7), 0.005);
  const gold: Rgb = [226, 184, 88];
  const tip = y - height;
  line(context, `M${x} ${tip + 0.01}v${-width * 0.22}`, gold, width * 0.04);
  fill(context, ellipse(x, tip - width * 0.06, width * 0.045), gold);
  if (crescent) {
    const moon = path('');
    moon.arc(x, tip - width * 0.28, width * 0.075, 2.4, 7.0);
    line(context, moon, gold, width * 0.035);
  }
}

/** A pointed archway in a frame; dark within, warm when lamps burn. */
function drawPointedArch(
  sheet: Sketch,
  x: number,
  bottom: number,
  width: number,
  height: number,
  frame: Rgb,
  lit: boolean,
): void {
  const { context } = sheet;
  const arch = (grow: number) =>
    path(
      `M${x - width / 2 - grow} ${bottom}V${bottom - height * 0.6}Q${x - width / 2 - grow} ${bottom - height * 0.85} ${x} ${bottom - height - grow}` +
        `Q${x + width / 2 + grow} ${bottom - height * 0.85} ${x + width / 2 + grow} ${bottom - height * 0.6}V${bottom}Z`,
    );
  fill(context, arch(width * 0.12), frame);
  for (const target of lit ? [context, sheet.glow] : [context])
    fill(target, arch(0), lit ? [255, 200, 112] : [62, 52, 62]);
  if (lit) sheet.light(x, bottom - height / 2, height * 0.9, [255, 190, 110]);
}

function drawMinaret(
  sheet: Sketch,
  x: number,
  height: number,
  wall: Rgb,
  dome: Rgb,
  request: DrawingRequest,
  width = 0.075,
): void {
  const { context } = sheet;
  fill(
    context,
    box(x, 0, width, height),
    across(context, x - width / 2, x + width / 2, barrel(wall, request.lightSide)),
  );
  for (const level of [0.55, 0.86]) {
    const y = -height * level;
    fill(context, pathAt(x, y, 'M-0.5 0.02L-0.85 -0.012H0.85L0.5 0.02Z', width), scale(wall, 0.8));
    fill(
      context,
      box(x, y - 0.01, width * 1.7, 0.03),
      across(context, x - width, x + width, barrel(wall, request.lightSide)),
    );
  }
  for (const level of [0.3, 0.7]) {
    const lit = request.lamps;
    for (const target of lit ? [context, sheet.glow] : [context])
      fill(
        target,
        ellipse(x, -height * level, width * 0.13, width * 0.3),
        lit ? [255, 206, 124] : [70, 58, 66],
      );
  }
  drawDome(context, { x, y: -height, width: width * 0.9, onion: true }, dome, request);
}

/** A mosque: a great dome over a hall with arches, half domes and minarets. */
export function drawMosque(request: DrawingRequest): Drawing {
  const { random, size, color, lamps } = request;
  const wall = pickColor(random, '#efe4cc #e6dcd0 #dcc7a0');
  const dome: Rgb = color ?? pickColor(random, '#3f8a96 #4a7fb0 #d8b050 #5a9a86');
  const pairs = random.pick([1, 2]);
  return sketch({ size, left: -0.85, right: 0.95, top: -1.14 }, (sheet) => {
    const { context } = sheet;
    if (pairs === 2)
      for (const x of [-0.46, 0.46])
        drawMinaret(sheet, x, 0.74, mix(wall, [170, 180, 200], 0.2), dome, request, 0.06);
    const upper = { left: -0.3, right: 0.3, top: -0.46, base: -0.28, depth: 0.2 };
    drawWalls(sheet, upper, { color: wall, surface: 'plaster' }, request);
    for (let arch = 0; arch < 7; arch++)
      drawPointedArch(sheet, -0.24 + arch * 0.08, -0.36, 0.04, 0.08, scale(wall, 0.9), lamps);
    drawDome(context, { x: 0, y: -0.46, width: 0.5, onion: random.chance(0.35) }, dome, request);
    for (const x of [-0.36, 0.36])
      drawDome(context, { x, y: -0.3, width: 0.22, onion: false }, dome, request);
    const hall = { left: -0.55, right: 0.55, top: -0.3, depth: 0.22 };
    drawWalls(sheet, hall, { color: wall, surface: 'plaster' }, request);
    fill(context, box(0, -0.29, 1.13, 0.022), scale(wall, faceTones(request).front * 0.85));
    for (const x of [-0.46, -0.32, 0.32, 0.46])
      drawPointedArch(sheet, x, -0.03, 0.085, 0.18, mix(wall, dome, 0.3), lamps);
    fill(context, box(0, 0, 0.36, 0.38), scale(wall, faceTones(request).front * 1.05));
    line(context, box(0, 0, 0.36, 0.38), scale(dome, 0.9), 0.018);
    drawPointedArch(sheet, 0, 0, 0.2, 0.31, dome, lamps);
    for (const x of [-0.62, 0.62]) drawMinaret(sheet, x, 0.86, wall, dome, request);
    fill(context, box(0, 0.015, 1.4, 0.03, 0.004), scale(wall, 0.7));
  });
}

/** A white marble mausoleum on its terrace between four slender minarets. */
export function drawMausoleum(request: DrawingRequest): Drawing {
  const { random, size, color, lamps } = request;
  const marble: Rgb = color ?? pickColor(random, '#f4efe6 #f2e6dc #eceef2');
  return sketch({ size, left: -0.98, right: 1.0, top: -1.0 }, (sheet) => {
    const { context } = sheet;
    for (const x of [-0.58, 0.58]) drawMinaret(sheet, x, 0.62, scale(marble, 0.93), marble, request, 0.05);
    const drum = box(0, -0.5, 0.34, 0.1);
    fill(context, drum, across(context, -0.17, 0.17, barrel(marble, request.lightSide)));
    drawDome(context, { x: 0, y: -0.57, width: 0.38, onion: true }, marble, request);
    for (const x of [-0.27, 0.27]) {
      fill(context, box(x, -0.48, 0.11, 0.07), scale(marble, 0.9));
      drawDome(context, { x, y: -0.54, width: 0.13, onion: true }, marble, request);
    }
    const body = { left: -0.4, right: 0.4, top: -0.5, base: -0.09, depth: 0.16 };
    drawWalls(sheet, body, { color: marble, surface: 'panels' }, request);
    for (const x of [-0.31, -0.2, 0.2, 0.31])
      for (const bottom of [-0.3, -0.11])
        drawPointedArch(sheet, x, bottom, 0.07, 0.15, scale(marble, 0.84), lamps);
    fill(context, box(0, -0.09, 0.28, 0.46), scale(marble, faceTones(request).front));
    line(context, box(0, -0.09, 0.28, 0.46), scale(marble, 0.7), 0.01);
    drawPointedArch(sheet, 0, -0.09, 0.19, 0.37, scale(marble, 0.8), lamps);
    fill(context, box(0, 0, 1.66, 0.09), scale(marble, faceTones(request).front * 0.9));
    for (let arch = 0; arch < 15; arch++)
      fill(context, `M${-0.77 + arch * 0.11 - 0.03} 0v-0.045q0.03 -0.03 0.06 0V0Z`, scale(marble, 0.66));
    for (const x of [-0.78, 0.78]) drawMinaret(sheet, x, 0.74, marble, marble, request, 0.058);
  });
}
