import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, points } from '../../../core/number-tables.ts';
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
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { drawBars, drawOpening } from '../parts/masonry.ts';

/** A tiered pagoda with upswept roofs. */
export function drawPagoda({ size, random, color, lamps, snow, lightSide }: DrawingRequest): Drawing {
  const wood: Rgb = color ?? pickColor(random, '#b5362c #9c3b2c #7a3a2e');
  const tile: Rgb = pickColor(random, '#3d4a4e #4a5a4c #3c4260');
  const tiers = random.pick([4, 5]);
  return sketch({ size, left: -0.52, right: 0.52, top: -1.1 }, (sheet) => {
    const { context } = sheet;
    fill(
      context,
      polygon(points('-0.4,0 -0.36,-0.06 0.36,-0.06 0.4,0')),
      down(context, -0.06, 0, coloredRows<1>('0,#bab0a4 1,#78706a')),
    );
    line(context, 'M-0.38 -0.03H0.38', 'rgba(60,50,50,0.4)', 0.006);
    const step = 0.8 / tiers;
    for (let tier = 0; tier < tiers; tier++) {
      const base = -0.06 - tier * step;
      const half = 0.27 - tier * (0.15 / tiers);
      drawPagodaStorey(sheet, base, half, step * 0.52, wood, lamps);
      drawUpsweptRoof(context, base - step * 0.5, half * 1.62, step * 0.52, tile, snow, lightSide);
    }
    const top = -0.06 - tiers * step;
    line(context, `M0 ${top + 0.05}V-1.06`, [198, 158, 70], 0.014);
    for (let ring = 0; ring < 4; ring++)
      fill(context, ellipse(0, top - 0.03 - ring * 0.028, 0.026 - ring * 0.004, 0.009), [226, 186, 92]);
  });
}

function drawPagodaStorey(
  sheet: Sketch,
  base: number,
  half: number,
  height: number,
  wood: Rgb,
  lamps: boolean,
): void {
  const { context } = sheet;
  fill(
    context,
    box(0, base, half * 2, height),
    across(context, -half, half, fade(mix(wood, [255, 240, 220], 0.12), scale(wood, 0.62))),
  );
  for (let post = 0; post <= 4; post++) {
    const x = -half + (half * post) / 2;
    line(context, `M${x} ${base}V${base - height}`, scale(wood, 0.55), 0.014);
  }
  for (const x of [-half * 0.5, half * 0.5]) {
    const shape = { x, y: base - height * 0.48, width: half * 0.34, height: height * 0.56, arched: false };
    drawOpening(sheet, shape, lamps, [232, 216, 180]);
    drawBars(sheet, shape, lamps);
    if (lamps) sheet.light(x, shape.y, 0.1, [255, 190, 100]);
  }
  line(context, `M${-half * 1.12} ${base - height * 0.14}H${half * 1.12}`, [206, 170, 96], 0.012);
}

function drawUpsweptRoof(
  context: SKRSContext2D,
  y: number,
  half: number,
  height: number,
  tile: Rgb,
  snow: boolean,
  lightSide: -1 | 1,
): void {
  const roof = path(
    pathAt(0, y, 'M-1 -0.1Q-0.86 0.06 -0.62 0.1H0.62', half, height) +
      `Q${half * 0.86} ${y + height * 0.06} ${half} ${y - height * 0.1}Q${half * 0.6} ${y - height * 0.3} ${half * 0.42} ${y - height}H${-half * 0.42}Q${-half * 0.6} ${y - height * 0.3} ${-half} ${y - height * 0.1}Z`,
  );
  const tone = snow ? mix(tile, [242, 246, 252], 0.8) : tile;
  fill(context, roof, across(context, -half, half, barrel(tone, lightSide, 0.8)));
  context.save();
  context.clip(roof);
  for (let rib = -8; rib <= 8; rib++)
    line(
      context,
      `M${(rib / 8) * half * 0.42} ${y - height}L${(rib / 8) * half * 0.95} ${y + height * 0.14}`,
      toCss(scale(tone, 0.6), 0.55),
      0.006,
    );
  context.restore();
  line(
    context,
    pathAt(0, y, 'M-1 -0.1Q-0.86 0.06 -0.62 0.1H0.62Q0.86 0.06 1 -0.1', half, height),
    [214, 170, 86],
    0.01,
  );
}

/** A Doric temple on three steps; with `old` or `ruined` some columns have fallen. */
export function drawGreekTemple({ size, random, color, qualities, lightSide }: DrawingRequest): Drawing {
  const marble: Rgb = color ?? pickColor(random, '#e6ddcb #ece7de #dcc9a8');
  const ruined = qualities.includes('ruined') || qualities.includes('old');
  return sketch({ size: size * 0.92, left: -0.85, right: 0.85, top: -0.95 }, (sheet) => {
    const { context } = sheet;
    fill(
      context,
      box(0, -0.14, 1.18, 0.48),
      across(context, -0.6, 0.6, fade(scale(marble, 0.45), [0.5, scale(marble, 0.3)], scale(marble, 0.4))),
    );
    for (let step = 0; step < 3; step++)
      fill(
        context,
        box(0, -step * 0.045, 1.62 - step * 0.12, 0.046),
        down(
          context,
          -step * 0.045 - 0.046,
          -step * 0.045,
          fade(mix(marble, [255, 255, 255], 0.3), [0.25, marble], scale(marble, 0.66)),
        ),
      );
    const columns = 6;
    for (let column = 0; column < columns; column++) {
      const x = -0.58 + (1.16 * column) / (columns - 1);
      const broken = ruined && column > 3;
      drawColumn(context, x, broken ? random.range(0.16, 0.34) : 0.48, marble, lightSide, broken);
    }
    drawPediment(context, marble, ruined, lightSide);
    if (ruined) {
      for (let piece = 0; piece < 7; piece++)
        modelled(
          context,
          box(
            random.range(0.2, 0.78),
            random.range(-0.02, 0.01),
            random.range(0.05, 0.1),
            random.range(0.03, 0.07),
            0.015,
          ),
          scale(marble, random.range(0.75, 1)),
          { depth: 0.02, lightSide },
        );
    }
  });
}

function drawColumn(
  context: SKRSContext2D,
  x: number,
  height: number,
  marble: Rgb,
  lightSide: -1 | 1,
  broken: boolean,
): void {
  const shaft = polygon([
    [x - 0.056, -0.135],
    [x - 0.046, -0.135 - height],
    [x + 0.046, -0.135 - height + (broken ? 0.04 : 0)],
    [x + 0.056, -0.135],
  ]);
  fill(context, shaft, across(context, x - 0.056, x + 0.056, barrel(marble, lightSide)));
  for (let flute = -2; flute <= 2; flute++)
    line(
      context,
      `M${x + flute * 0.02} -0.14L${x + flute * 0.017} ${-0.13 - height}`,
      toCss(scale(marble, 0.5), 0.35),
      0.004,
    );
  fill(context, box(x, -0.13, 0.13, 0.024, 0.006), scale(marble, 0.92));
  if (broken) return;
  fill(
    context,
    `M${x - 0.046} ${-0.13 - height}L${x - 0.07} ${-0.16 - height}H${x + 0.07}L${x + 0.046} ${-0.13 - height}Z`,
    marble,
  );
  fill(context, box(x, -0.158 - height, 0.15, 0.022), mix(marble, [255, 255, 255], 0.25));
}

function drawPediment(context: SKRSContext2D, marble: Rgb, ruined: boolean, lightSide: -1 | 1): void {
  const right = ruined ? 0.34 : 0.68;
  const beam = polygon([
    [-0.68, -0.72],
    [right, -0.72],
    [right + (ruined ? 0.05 : 0), -0.636],
    [-0.68, -0.636],
  ]);
  fill(
    context,
    beam,
    down(context, -0.72, -0.636, fade(mix(marble, [255, 255, 255], 0.3), [0.5, marble], scale(marble, 0.6))),
  );
  for (let triglyph = 0; triglyph < 14; triglyph++) {
    const x = -0.63 + triglyph * 0.097;
    if (x > right - 0.04) break;
    for (const shift of [-0.014, 0, 0.014])
      line(context, `M${x + shift} -0.705V-0.655`, toCss(scale(marble, 0.5), 0.55), 0.005);
  }
  const gable = ruined
    ? polygon(points('-0.72,-0.72 -0.02,-0.93 0.1,-0.86 0.06,-0.8 0.22,-0.76 0.3,-0.72'))
    : polygon(points('-0.72,-0.72 0,-0.94 0.72,-0.72'));
  fill(context, gable, across(context, -0.7, 0.7, barrel(marble, lightSide, 0.5)));
  if (!ruined) {
    fill(context, polygon(points('-0.52,-0.735 0,-0.895 0.52,-0.735')), scale(marble, 0.62));
    modelled(context, ellipse(0, -0.785, 0.05), marble, { depth: 0.03, lightSide });
    for (const x of [-0.2, 0.2])
      modelled(context, `M${x - 0.08} -0.74Q${x} -0.84 ${x + 0.07} -0.74Z`, scale(marble, 0.94), {
        depth: 0.02,
        lightSide,
      });
  }
  line(context, gable, toCss(scale(marble, 0.5), 0.7), 0.008);
}
