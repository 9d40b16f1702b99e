import type { SKRSContext2D } from '../../core/canvas.ts';
import { pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, down, fade, fill, line, path } from '../pen/pen.ts';
import { anchorAll, sketch } from '../pen/sketch.ts';

const ROPE = 'rgba(50,38,28,0.8)';
const SPAR: Rgb = [70, 48, 32];

interface Mast {
  x: number;
  height: number;
  width: number;
}

/** A three-masted sailing ship heading right, sails full. */
export function drawGalleon({ size, random, color, qualities, lamps, lightSide }: DrawingRequest): Drawing {
  const pirate = qualities.includes('pirate');
  const hull: Rgb = color ?? pickColor(random, '#6b4428 #5a3a24 #7a5230');
  const sail: Rgb = pirate ? [84, 80, 82] : pickColor(random, '#efe6d0 #f3eee2 #e8dcc2');
  const masts: Mast[] = [
    { x: -0.27, height: 0.8, width: 0.24 },
    { x: 0.02, height: 1, width: 0.29 },
    { x: 0.28, height: 0.82, width: 0.24 },
  ];
  return sketch({ size, left: -0.72, right: 0.86, top: -1.22, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawRigging(context, masts);
    for (const mast of masts) {
      line(context, `M${mast.x} -0.16L${mast.x + 0.01} ${-mast.height}`, SPAR, 0.018);
      drawSquareSail(
        context,
        mast.x,
        -mast.height * 0.97,
        mast.width * 0.66,
        mast.height * 0.2,
        sail,
        lightSide,
      );
      drawSquareSail(
        context,
        mast.x,
        -mast.height * 0.74,
        mast.width * 0.9,
        mast.height * 0.24,
        sail,
        lightSide,
      );
      drawSquareSail(
        context,
        mast.x,
        -mast.height * 0.47,
        mast.width * 1.08,
        mast.height * 0.25,
        sail,
        lightSide,
      );
    }
    const jib = 'M0.3 -0.72Q0.5 -0.44 0.69 -0.33Q0.48 -0.31 0.37 -0.28Q0.36 -0.5 0.3 -0.72Z';
    fill(context, jib, across(context, 0.3, 0.7, fade(scale(sail, 1.02), scale(sail, 0.74))));
    drawHull(context, hull);
    const flag = pirate ? [30, 28, 32] : pickColor(random, '#b8282e #243e6e #d8a83c');
    drawFlag(context, 0.03, -1, flag as Rgb, pirate);
    if (lamps) {
      for (const [x, y] of points('-0.46,-0.3 -0.42,-0.21')) {
        fill(sheet.glow, box(x, y, 0.028, 0.036, 0.006), [255, 220, 130]);
        sheet.light(x, y, 0.16, [255, 180, 80]);
      }
    }
    anchorAll(sheet, 'waterline 0,-0.045 seat -0.13,-0.17');
  });
}

function drawRigging(context: SKRSContext2D, masts: readonly Mast[]): void {
  const stays: ReadonlyArray<readonly [number, number, number, number]> = rows<4>(`
    -0.27,0.8,-0.52,0.26 0.02,1,-0.27,0.2 0.02,1,0.28,0.2 0.28,0.82,0.54,0.24 0.28,0.82,0.02,0.2
    0.28,0.82,0.74,0.35 0.02,1,0.28,0.82 -0.27,0.8,0.02,1
  `);
  for (const [x0, y0, x1, y1] of stays) line(context, `M${x0} ${-y0}L${x1} ${-y1}`, ROPE, 0.004);
  for (const { x, height } of masts) {
    for (const side of [-1, 1]) {
      for (let rope = 1; rope < 4; rope++)
        line(context, `M${x} ${-height * 0.72}L${x + side * rope * 0.028} -0.2`, ROPE, 0.003);
    }
  }
}

function drawSquareSail(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  sail: Rgb,
  lightSide: -1 | 1,
): void {
  const half = width / 2;
  const belly = width * 0.17;
  const shape = path(
    `M${x - half} ${y}H${x + half}Q${x + half + belly * 1.4} ${y + height * 0.55} ${x + half * 1.12} ${y + height}` +
      `Q${x + belly * 0.8} ${y + height * 0.84} ${x - half * 1.12} ${y + height}Q${x - half + belly * 1.1} ${y + height * 0.5} ${x - half} ${y}Z`,
  );
  const bright = lightSide < 0 ? 0.32 : 0.66;
  fill(
    context,
    shape,
    across(context, x - half, x + half + belly, [
      [0, scale(sail, 0.8)],
      [bright, scale(sail, 1.04)],
      [1, scale(sail, 0.66)],
    ]),
  );
  context.save();
  context.clip(shape);
  context.fillStyle = down(
    context,
    y,
    y + height,
    fade(
      'rgba(60,40,30,0.28)',
      [0.22, 'rgba(60,40,30,0)'],
      [0.8, 'rgba(255,250,235,0.16)'],
      'rgba(60,40,30,0.22)',
    ),
  );
  context.fillRect(x - width, y, width * 2, height);
  context.restore();
  for (let seam = 1; seam < 4; seam++) {
    const top = x - half + (width * seam) / 4;
    line(
      context,
      `M${top} ${y}Q${top + belly} ${y + height * 0.5} ${x - half * 1.12 + (width * 1.12 * seam) / 4} ${y + height * 0.94}`,
      'rgba(70,55,40,0.3)',
      0.004,
    );
  }
  line(context, shape, 'rgba(70,52,38,0.55)', 0.004);
  line(context, `M${x - half - 0.02} ${y}H${x + half + 0.02}`, SPAR, 0.012);
}

function drawHull(context: SKRSContext2D, hull: Rgb): void {
  line(context, 'M0.46 -0.24L0.78 -0.36', SPAR, 0.016);
  const shape = path(
    'M-0.55 -0.35L-0.36 -0.33L-0.34 -0.2Q0 -0.15 0.34 -0.2L0.36 -0.255L0.54 -0.27Q0.46 -0.08 0.34 0H-0.4Q-0.5 -0.12 -0.55 -0.35Z',
  );
  fill(context, shape, down(context, -0.34, 0, fade(scale(hull, 1.3), [0.5, hull], scale(hull, 0.45))));
  context.save();
  context.clip(shape);
  for (let plank = 1; plank < 10; plank++) {
    const y = -0.3 + plank * 0.032;
    line(context, `M-0.6 ${y - 0.02}Q0 ${y + 0.05} 0.6 ${y - 0.03}`, toCss(scale(hull, 0.4), 0.5), 0.004);
  }
  context.fillStyle = 'rgba(240,226,190,0.2)';
  context.fillRect(-0.56, -0.34, 0.2, 0.02);
  context.restore();
  line(context, 'M-0.52 -0.24Q-0.4 -0.16 0 -0.115Q0.3 -0.12 0.5 -0.21', [216, 178, 92], 0.012);
  line(context, 'M-0.34 -0.2Q0 -0.15 0.34 -0.2', scale(hull, 0.5), 0.014);
  for (let port = 0; port < 9; port++) {
    const x = -0.36 + port * 0.086;
    const y = -0.075 - Math.abs(port - 4) ** 2 * 0.0022;
    fill(context, box(x, y, 0.034, 0.034, 0.004), [216, 178, 92]);
    fill(context, box(x, y - 0.005, 0.024, 0.024, 0.003), [24, 18, 16]);
  }
  for (const x of [-0.49, -0.44, -0.395]) fill(context, box(x, -0.27, 0.026, 0.036, 0.004), [250, 214, 130]);
  line(context, shape, toCss(scale(hull, 0.28), 0.8), 0.006);
}

function drawFlag(context: SKRSContext2D, x: number, y: number, color: Rgb, skull: boolean): void {
  const large = skull ? 1.7 : 1;
  context.save();
  context.translate(x - 0.02, y);
  context.scale(large, large);
  line(context, 'M0 0.04V-0.08', SPAR, 0.01);
  fill(context, 'M0 -0.08q0.06 -0.04 0.1 -0.01t0.08 -0.01v0.075q-0.05 0.02 -0.09 -0.006t-0.09 0.02Z', color);
  if (skull) {
    const bone: Rgb = [244, 240, 230];
    line(context, 'M0.055 -0.036L0.115 -0.06M0.055 -0.06L0.115 -0.036', bone, 0.008);
    fill(context, box(0.085, -0.045, 0.032, 0.034, 0.015), bone);
    fill(context, box(0.085, -0.04, 0.018, 0.014, 0.004), bone);
    for (const side of [-1, 1]) fill(context, box(0.085 + side * 0.007, -0.056, 0.008, 0.009, 0.004), color);
  }
  context.restore();
}
