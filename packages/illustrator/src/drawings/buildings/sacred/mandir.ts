import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import {
  across,
  barrel,
  box,
  down,
  ellipse,
  fade,
  fill,
  line,
  modelled,
  path,
  pathAt,
  polygon,
} from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';
import { drawOpening, layStones } from '../parts/masonry.ts';

/** A North Indian temple: curved spires, porch, steps and flags. */
export function drawMandir({ size, random, color, lamps, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#d9a066 #e6c79c #d98f76 #ece0cc');
  return sketch({ size, left: -0.72, right: 0.72, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    fill(
      context,
      polygon(points('-0.66,0 -0.6,-0.1 0.6,-0.1 0.66,0')),
      down(context, -0.1, 0, fade(stone, scale(stone, 0.6))),
    );
    layStones(context, random, { left: -0.6, right: 0.6, top: -0.1, bottom: -0.005 }, stone, 0.025, 0.35);
    for (const side of [-1, 1])
      drawShikhara(context, side * 0.38, 0.15, -0.3, 0.36, scale(stone, 0.92), lightSide);
    drawShikhara(context, 0, 0.27, -0.34, 0.68, stone, lightSide);
    fill(context, box(0, -0.1, 1.06, 0.24), across(context, -0.53, 0.53, barrel(stone, lightSide, 0.7)));
    layStones(context, random, { left: -0.53, right: 0.53, top: -0.34, bottom: -0.1 }, stone, 0.026, 0.25);
    fill(context, box(0, -0.335, 1.14, 0.03, 0.008), mix(stone, [255, 250, 230], 0.3));
    for (const side of [-1, 1]) drawDome(context, side * 0.21, -0.36, 0.085, stone, lightSide);
    for (let column = -3; column <= 3; column++) {
      const x = column * 0.15;
      if (column !== 0)
        fill(
          context,
          box(x + (column > 0 ? -0.0 : 0), -0.1, 0.034, 0.23),
          across(context, x - 0.017, x + 0.017, barrel(mix(stone, [255, 250, 230], 0.25), lightSide)),
        );
    }
    for (const x of [-0.375, -0.225, 0.225, 0.375]) {
      drawOpening(sheet, { x, y: -0.2, width: 0.075, height: 0.15 }, lamps, scale(stone, 0.3));
      if (lamps) sheet.light(x, -0.2, 0.16, [255, 180, 90]);
    }
    drawOpening(sheet, { x: 0, y: -0.195, width: 0.13, height: 0.19 }, lamps, scale(stone, 0.22));
    if (lamps) sheet.light(0, -0.2, 0.3, [255, 180, 90]);
    for (let step = 0; step < 5; step++)
      fill(context, box(0, -step * 0.02, 0.36 - step * 0.03, 0.021), scale(stone, 0.66 + step * 0.09));
  });
}

/** The curvilinear tower over a shrine, with ribs, a ribbed disc and a gold finial. */
function drawShikhara(
  context: SKRSContext2D,
  x: number,
  half: number,
  base: number,
  height: number,
  stone: Rgb,
  lightSide: -1 | 1,
): void {
  const shape = path(
    pathAt(x, base, 'M-1 0C-1.05 -0.5 -0.55 -0.85 -0.26 -0.92H0.26C0.55 -0.85 1.05 -0.5 1 0Z', half, height),
  );
  fill(context, shape, across(context, x - half, x + half, barrel(stone, lightSide)));
  context.save();
  context.clip(shape);
  for (let row = 0; row < 14; row++) {
    const y = base - (height * row) / 14;
    line(context, pathAt(x, y, 'M-1 0Q0 0.1 1 0', half, half), toCss(scale(stone, 0.55), 0.45), 0.006);
  }
  for (const rib of [-0.55, -0.22, 0.22, 0.55])
    line(
      context,
      `M${x + rib * half * 1.2} ${base}C${x + rib * half * 1.25} ${base - height * 0.5} ${x + rib * half * 0.7} ${base - height * 0.85} ${x + rib * half * 0.3} ${base - height}`,
      toCss(scale(stone, 0.5), 0.55),
      0.008,
    );
  context.restore();
  line(context, shape, toCss(scale(stone, 0.4), 0.6), 0.006);
  modelled(context, ellipse(x, base - height * 0.93, half * 0.4, half * 0.13), stone, {
    depth: 0.02,
    lightSide,
  });
  const gold: Rgb = [232, 186, 78];
  modelled(context, ellipse(x, base - height * 0.975, half * 0.14, half * 0.16), gold, {
    depth: 0.014,
    lightSide,
  });
  line(context, `M${x} ${base - height}V${base - height - half * 0.3}`, gold, 0.01);
  line(
    context,
    `M${x + 0.006} ${base - height - half * 0.28}l${half * 0.5} ${half * 0.1}l${-half * 0.5} ${half * 0.12}Z`,
    [226, 96, 40],
    0.012,
  );
}

function drawDome(
  context: SKRSContext2D,
  x: number,
  base: number,
  half: number,
  stone: Rgb,
  lightSide: -1 | 1,
): void {
  const dome = pathAt(x, base, 'M-1 0C-1.2 -0.9 -0.3 -1.1 0 -1.5C0.3 -1.1 1.2 -0.9 1 0Z', half, half);
  modelled(context, dome, mix(stone, [255, 250, 235], 0.15), { depth: 0.03, lightSide });
  fill(context, ellipse(x, base - half * 1.5, 0.012, 0.02), [232, 186, 78]);
}
