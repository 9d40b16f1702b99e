import { colorList, hslToRgb, mix, pickColor, type Rgb, rgbToHsl, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points } from '../../../core/number-tables.ts';
import type { Random } from '../../../core/random.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, type Point, polygon } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { drawDragonHead } from './dragon-head.ts';
import { type DragonPaint, drawDragonLeg, drawTrunk, drawWing, type WingPlan } from './dragon-parts.ts';

/** A western dragon in the air with spread wings, looking right. */
export function drawFlyingDragon(request: DrawingRequest): Drawing {
  const { size, random } = request;
  const paint = dragonPaint(request);
  return sketch(
    { size: size * 0.86, left: -1.15, right: 1.15, top: -1.5, bottom: 0.15, facing: 'right' },
    (sheet) => drawInFlight(sheet, random, paint, request),
  );
}

function dragonPaint({ color, random, lightSide, qualities }: DrawingRequest): DragonPaint {
  const body = color ?? pickColor(random, '#3f8f4a #a83232 #3a6ea5 #6d4a9a #2f8a86');
  const [hue, saturation, lightness] = rgbToHsl(body[0], body[1], body[2]);
  const tame = lightness > 0.85 || lightness < 0.2 || saturation < 0.12;
  return {
    body: lightness < 0.2 ? mix(body, [120, 110, 130], 0.22) : body,
    belly: mix(body, [250, 222, 160], lightness > 0.8 ? 0.3 : 0.62),
    membrane: tame
      ? mix(body, [150, 90, 100], 0.35)
      : hslToRgb(hue + 0.035, Math.min(1, saturation * 0.95), Math.min(0.62, lightness * 1.12)),
    spine: tame ? scale(body, 0.6) : hslToRgb(hue - 0.03, saturation * 0.8, lightness * 0.55),
    horn: [236, 220, 184],
    eye: qualities.includes('glowing') ? [150, 255, 255] : [255, 214, 64],
    lightSide,
  };
}

function drawInFlight(sheet: Sketch, random: Random, paint: DragonPaint, request: DrawingRequest): void {
  const { detail } = request;
  const lift = random.range(-0.06, 0.06);
  const reach = random.range(0.92, 1.06);
  const nearWing: WingPlan = {
    shoulder: [0.1, -0.53],
    elbow: [0.0, -0.76],
    wrist: [0.1, -1.02 + lift],
    tips: [
      [-0.42 * reach, -1.26 + lift],
      [-0.68 * reach, -0.98 + lift],
      [-0.62 * reach, -0.72],
      [-0.4, -0.56],
    ],
    root: [-0.2, -0.44],
  };
  const farWing: WingPlan = {
    shoulder: [0.16, -0.55],
    elbow: [0.22, -0.8],
    wrist: [0.3, -1.06 + lift],
    tips: [
      [0.66, -1.32 + lift],
      [0.8 * reach, -1.1 + lift],
      [0.66, -0.94],
    ],
    root: [0.02, -0.5],
  };
  drawWing(sheet, farWing, paint, 0.72);
  drawDragonLeg(sheet, [-0.12, -0.38], [0.0, -0.26], [-0.06, -0.14], 0.1, paint, 0.66);
  drawDragonLeg(sheet, [0.2, -0.46], [0.3, -0.36], [0.32, -0.25], 0.07, paint, 0.66);
  const wave = random.range(-0.05, 0.05);
  const spine: Point[] = [
    [-1.0, -0.34 - wave],
    [-0.9, -0.22 - wave],
    [-0.74, -0.15],
    [-0.56, -0.2 + wave],
    [-0.38, -0.34],
    [-0.2, -0.42],
    [-0.02, -0.44],
    [0.15, -0.5],
    [0.27, -0.6],
    [0.33, -0.72],
    [0.42, -0.82],
    [0.53, -0.85],
  ];
  const widths = [0.012, 0.028, 0.044, 0.066, 0.105, 0.165, 0.19, 0.2, 0.14, 0.1, 0.088, 0.09];
  drawTailBlade(sheet, spine[0]!, spine[1]!, paint);
  drawTrunk(sheet, random, spine, widths, paint, detail);
  drawDragonLeg(sheet, [-0.2, -0.38], [-0.06, -0.26], [-0.16, -0.12], 0.13, paint, 1);
  drawDragonLeg(sheet, [0.14, -0.42], [0.25, -0.31], [0.2, -0.2], 0.085, paint, 1);
  drawWing(sheet, nearWing, paint, 1);
  drawDragonHead(sheet, [0.57, -0.85], 0.12, 1.12, paint);
  anchorAll(sheet, 'seat 0.02,-0.52 hat 0.55,-0.93');
  sheet.head(0.14);
  if (breathesFire(request, 0.55)) drawFlame(sheet, [0.79, -0.78], 0.16);
}

function breathesFire({ random, qualities }: DrawingRequest, chance: number): boolean {
  return qualities.includes('fire-breathing') || random.chance(chance);
}

function drawTailBlade({ context }: Sketch, tip: Point, before: Point, paint: DragonPaint): void {
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  framed(context, { at: [tip[0], tip[1]], turn: angle }, () =>
    fill(context, polygon(points('-0.03,0 0,-0.055 0.11,0 0,0.055')), paint.spine),
  );
}

/** A gust of fire from the jaws: three nested tongues on both sheets. */
export function drawFlame(sheet: Sketch, [x, y]: Point, length: number): void {
  const tones: readonly Rgb[] = colorList('#ff6018 #ffaa28 #fff2aa');
  for (const context of [sheet.context, sheet.glow]) {
    tones.forEach((tone, index) => {
      const reach = length * (1 - index * 0.26);
      const spread = length * (0.34 - index * 0.1);
      const tongue =
        `M${x} ${y}C${x + reach * 0.3} ${y - spread} ${x + reach * 0.7} ${y - spread * 0.6} ${x + reach * 1.35} ${y + reach * 0.1}` +
        `C${x + reach} ${y + reach * 0.16} ${x + reach * 1.1} ${y + spread * 0.6} ${x + reach * 1.05} ${y + spread * 1.2}` +
        `C${x + reach * 0.7} ${y + spread * 1.1} ${x + reach * 0.3} ${y + spread * 0.8} ${x} ${y}Z`;
      fill(context, tongue, tone);
    });
    for (let spark = 0; spark < 6; spark++) {
      const away = length * (1.1 + spark * 0.09);
      fill(
        context,
        ellipse(x + away, y + Math.sin(spark * 2.4) * length * 0.35, 0.006 + 0.006 * ((spark * 7) % 3)),
        tones[1]!,
      );
    }
  }
  sheet.light(x + length * 0.5, y, length * 1.4, [255, 130, 40]);
}
