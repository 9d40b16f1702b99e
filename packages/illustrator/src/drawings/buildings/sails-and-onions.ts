import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, clipped, fade, fill, line, path } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { archShape } from './parts/house-parts.ts';
import { layStones } from './parts/masonry.ts';
import { drawDome } from './sacred/mosques.ts';

/** An opera house of white shells on a broad stone base, as at Sydney. */
export function drawOperaHouse(request: DrawingRequest): Drawing {
  const { size, color, lamps } = request;
  const tile: Rgb = color ?? [246, 242, 232];
  return sketch({ size: size * 1.15, left: -1.25, right: 1.25, top: -0.95, bottom: 0.06 }, (sheet) => {
    const { context } = sheet;
    for (const [x, width, height, way] of rows<4>(
      '0.98,0.4,0.36,1 0.62,0.52,0.56,1 0.16,0.62,0.78,1 -0.9,0.36,0.34,-1 -0.56,0.44,0.5,-1 -0.2,0.5,0.62,-1',
    ))
      drawShell(sheet, { x, width, height, way: way < 0 ? -1 : 1 }, tile, lamps);
    const base: Rgb = [186, 158, 132];
    fill(
      context,
      'M-1.2 0.02L-1.14 -0.16H1.14L1.2 0.02Z',
      across(context, -1.2, 1.2, fade(mix(base, [255, 244, 226], 0.25), scale(base, 0.8))),
    );
    for (const y of [-0.12, -0.08, -0.04])
      line(context, `M${-1.14 + y * 0.1} ${y}H${1.14 - y * 0.1}`, toCss(scale(base, 0.6), 0.6), 0.008);
    fill(context, 'M-0.3 0.02L-0.2 -0.16H0.2L0.3 0.02Z', mix(base, [255, 244, 226], 0.35));
    for (let step = 1; step < 6; step++)
      line(
        context,
        `M${-0.2 - step * 0.016} ${-0.16 + step * 0.03}h${0.4 + step * 0.032}`,
        scale(base, 0.7),
        0.007,
      );
  });
}

interface Shell {
  x: number;
  width: number;
  height: number;
  /** The side on which it opens. */
  way: -1 | 1;
}

/** A sail of tiles: a steep back, a pointed top that leans forward, glass below its mouth. */
function drawShell(sheet: Sketch, { x, width, height, way }: Shell, tile: Rgb, lamps: boolean): void {
  const { context } = sheet;
  const foot = -0.15;
  const [back, mouth] = [x - way * width * 0.62, x + way * width * 0.38];
  const tip = x + way * width * 0.5;
  const top = foot - height;
  const glass = path(
    `M${mouth - way * width * 0.3} ${foot}L${tip - way * 0.02} ${top + 0.04}Q${mouth} ${foot - height * 0.4} ${mouth} ${foot}Z`,
  );
  for (const target of lamps ? [context, sheet.glow] : [context])
    fill(target, glass, lamps ? [255, 204, 126] : [92, 104, 118]);
  if (lamps) sheet.light(mouth, foot - height * 0.2, height * 0.6, [255, 196, 120]);
  const sail = path(
    `M${back} ${foot}C${back} ${foot - height * 0.7} ${x - way * width * 0.1} ${top + height * 0.1} ${tip} ${top}` +
      `C${x + way * width * 0.26} ${foot - height * 0.6} ${x + way * width * 0.18} ${foot - height * 0.3} ${x + way * width * 0.16} ${foot}Z`,
  );
  sheet.cover(sail);
  fill(context, sail, across(context, back, tip, fade(mix(tile, [255, 255, 255], 0.5), scale(tile, 0.8))));
  clipped(context, sail, () => {
    for (let rib = 1; rib < 6; rib++)
      line(
        context,
        `M${back + (way * width * rib) / 7} ${foot}Q${x + way * width * (rib / 12 - 0.14)} ${foot - height * 0.6} ${tip} ${top}`,
        toCss(scale(tile, 0.7), 0.5),
        0.006,
      );
  });
  line(context, sail, toCss(scale(tile, 0.4), 0.8), 0.009);
}

/** A cathedral of many towers under onion domes, each in colors of its own, as at the Kremlin. */
export function drawOnionCathedral(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide, lamps } = request;
  const brick: Rgb = color ?? pickColor(random, '#b04a38 #a8523c');
  const white: Rgb = [240, 230, 214];
  return sketch({ size: size * 1.1, left: -0.85, right: 0.85, top: -1.22 }, (sheet) => {
    const { context } = sheet;
    for (const [x, width, height, dome] of coloredRows<3>(
      '0.34,0.15,0.62,#d8a83c -0.34,0.15,0.62,#3f7fb0 0.16,0.15,0.76,#4a9a66 -0.17,0.15,0.74,#c8503e 0.58,0.17,0.46,#3f7fb0 -0.58,0.17,0.46,#4a9a66',
    )) {
      fill(
        context,
        box(x, 0, width, height),
        across(context, x - width / 2, x + width / 2, barrel(brick, lightSide)),
      );
      for (const level of [0.35, 0.62, 0.86])
        fill(context, box(x, -height * level, width * 1.1, 0.022), white);
      const window = archShape({ x, bottom: -height * 0.66, width: width * 0.3, height: 0.1 });
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(target, window, lamps ? [255, 206, 124] : [66, 44, 48]);
      drawDome(context, { x, y: -height, width: width * 1.12, onion: true }, dome, request, false);
      for (let twist = 0; twist < 3; twist++)
        line(
          context,
          `M${x - width * 0.5} ${-height - 0.02 - twist * 0.036}q${width * 0.5} -0.06 ${width * (0.95 - twist * 0.16)} -0.012`,
          toCss(mix(dome, white, 0.6), 0.8),
          0.012,
        );
    }
    fill(context, 'M-0.13 -0.5L0 -1.0L0.13 -0.5Z', across(context, -0.13, 0.13, barrel(brick, lightSide)));
    for (const y of [-0.58, -0.68, -0.78])
      line(context, `M${-0.1 - (y + 0.58) * 0.25} ${y}h${0.2 + (y + 0.58) * 0.5}`, white, 0.014);
    drawDome(context, { x: 0, y: -0.97, width: 0.12, onion: true }, [222, 172, 70], request, false);
    const hall = path('M-0.74 0.02V-0.32H0.74V0.02Z');
    fill(context, hall, across(context, -0.74, 0.74, fade(mix(brick, white, 0.16), scale(brick, 0.76))));
    clipped(context, hall, () =>
      layStones(context, random, { left: -0.74, right: 0.74, top: -0.32, bottom: 0.02 }, brick, 0.024, 0.4),
    );
    for (let arch = -4; arch <= 4; arch++) {
      const pane = { x: arch * 0.155, bottom: 0, width: 0.085, height: arch === 0 ? 0.24 : 0.19 };
      line(context, archShape(pane), white, 0.03);
      fill(context, archShape(pane), lamps ? [255, 200, 118] : [70, 46, 50]);
      if (lamps) fill(sheet.glow, archShape(pane), [255, 200, 118]);
      fill(context, `M${arch * 0.155 - 0.075} -0.31a0.075 0.075 0 0 1 0.15 0Z`, mix(white, brick, 0.2));
    }
    fill(context, box(0, -0.3, 1.52, 0.03), white);
  });
}

/** A triumphal arch of pale stone with a broad gate, as at Paris. */
export function drawTriumphalArch(request: DrawingRequest): Drawing {
  const { size, random, color, lightSide } = request;
  const stone: Rgb = color ?? pickColor(random, '#dccdb0 #d2c2a4');
  return sketch({ size, left: -0.7, right: 0.7, top: -1.02 }, ({ context }) => {
    const gate = archShape({ x: 0, bottom: 0.03, width: 0.36, height: 0.66 });
    const body = path('M-0.52 0.02V-0.86H0.52V0.02Z');
    body.addPath(gate);
    clipped(context, gate, () =>
      fill(
        context,
        `M${-0.18 * lightSide} 0.03h${0.09 * lightSide}V-0.5q0 -0.1 ${0.09 * lightSide} -0.14L0 -0.7H${-0.18 * lightSide}Z`,
        scale(stone, 0.5),
      ),
    );
    context.save();
    context.clip(body, 'evenodd');
    fill(
      context,
      'M-0.52 0.02V-0.86H0.52V0.02Z',
      across(context, -0.52, 0.52, barrel(stone, lightSide, 0.5)),
    );
    layStones(context, random, { left: -0.52, right: 0.52, top: -0.86, bottom: 0.02 }, stone, 0.03, 0.25);
    context.restore();
    line(context, gate, mix(stone, [255, 252, 240], 0.4), 0.03);
    for (const [y, width, height] of rows<3>('-0.84,1.14,0.06 -0.9,1.06,0.08 -0.58,1.1,0.03 0.03,1.14,0.05'))
      fill(
        context,
        box(0, y, width, height, 0.006),
        across(context, -0.55, 0.55, barrel(stone, lightSide, 0.5)),
      );
    for (const side of [-1, 1]) {
      fill(context, box(side * 0.35, -0.12, 0.2, 0.34, 0.02), scale(stone, 0.86));
      for (const [x, height] of rows<2>('-0.06,0.22 0,0.3 0.06,0.2'))
        fill(context, box(side * 0.35 + x, -0.12, 0.05, height, 0.024), mix(scale(stone, 0.74), stone, 0.4));
      fill(context, box(side * 0.35, -0.64, 0.22, 0.12, 0.01), scale(stone, 0.84));
    }
    for (let tooth = -8; tooth <= 8; tooth++)
      fill(context, box(tooth * 0.06, -0.77, 0.03, 0.04), scale(stone, 0.72));
  });
}
