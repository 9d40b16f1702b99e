import { type Canvas, drawSoftly, type SKRSContext2D } from '../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../core/color.ts';
import { strokeLine } from '../core/ink.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { copyCanvas } from '../styles/shared/raster.ts';

/** Puts a dark foreground around the view: an arch of stone indoors and in cities, else branches with leaves. */
export function frameWithBranches(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height, brief, palette } = stage;
  const canvas = copyCanvas(source);
  const side = Math.min(width, height);
  const shade = scale(mix(palette.ambient, [24, 28, 30], 0.75), palette.night ? 0.35 : 0.55);
  const soft = { blur: side * 0.0035, resolution: 0.5 };
  drawSoftly(canvas.getContext('2d'), width, height, soft, (context) => {
    if (
      brief.scene === 'city' ||
      brief.scene === 'interior' ||
      brief.scene === 'portrait' ||
      stage.floating
    ) {
      drawArch(context, width, height, shade);
    } else {
      drawBranches(context, width, height, shade, stage, random);
    }
  });
  return canvas;
}

function drawArch(context: SKRSContext2D, width: number, height: number, shade: Rgb): void {
  const fill = context.createRadialGradient(
    width / 2,
    height * 0.5,
    Math.min(width, height) * 0.4,
    width / 2,
    height * 0.5,
    Math.hypot(width, height) * 0.55,
  );
  fill.addColorStop(0, toCss(scale(shade, 1.3), 0.97));
  fill.addColorStop(1, toCss(scale(shade, 0.4)));
  context.fillStyle = fill;
  const left = width * 0.09;
  const right = width - left;
  const spring = Math.min(height * 0.55, (right - left) * 0.5 + height * 0.05);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.moveTo(left, height + 2);
  context.lineTo(left, spring);
  context.ellipse(width / 2, spring, width / 2 - left, spring - height * 0.05, 0, Math.PI, TAU);
  context.lineTo(right, height + 2);
  context.closePath();
  context.fill('evenodd');
}

function drawBranches(
  context: SKRSContext2D,
  width: number,
  height: number,
  shade: Rgb,
  stage: Stage,
  random: Random,
): void {
  const side = Math.min(width, height);
  const leafless = stage.brief.snow || stage.brief.season === 'winter';
  context.lineCap = 'round';
  for (const edge of [-1, 1] as const) {
    const baseX = edge < 0 ? -side * 0.02 : width + side * 0.02;
    for (let bough = 0; bough < 4; bough++) {
      const startY = height * (bough * 0.09 - 0.05) + random.range(-0.03, 0.03) * side;
      const reach = side * random.range(0.34, 0.52) * (1 - bough * 0.17);
      growBough(
        context,
        baseX,
        startY,
        -edge,
        reach,
        random.range(0.02, 0.4),
        side,
        shade,
        leafless,
        stage,
        random,
      );
    }
    drawUndergrowth(context, baseX, edge, height, side, shade, random);
  }
}

/** One bough that hangs as it grows towards the middle, with twigs and leaves on both sides. */
function growBough(
  context: SKRSContext2D,
  startX: number,
  startY: number,
  direction: number,
  reach: number,
  droop: number,
  side: number,
  shade: Rgb,
  leafless: boolean,
  stage: Stage,
  random: Random,
): void {
  const steps = 16;
  let x = startX;
  let y = startY;
  for (let step = 0; step < steps; step++) {
    if ((step & 7) === 0) stage.checkpoint.check();
    const progress = step / steps;
    const nextX = x + (direction * reach) / steps;
    const nextY = y + (droop * reach * (0.3 + progress)) / steps + random.range(-0.006, 0.006) * side;
    strokeLine(context, shade, side * 0.013 * (1 - progress) + side * 0.002, x, y, nextX, nextY);
    x = nextX;
    y = nextY;
    if (leafless) drawTwig(context, x, y, direction, side * 0.07 * (1.1 - progress), random);
    else drawLeaves(context, x, y, side, shade, 7, random);
  }
}

function drawTwig(
  context: SKRSContext2D,
  x: number,
  y: number,
  direction: number,
  length: number,
  random: Random,
): void {
  context.lineWidth = Math.max(0.6, length * 0.05);
  for (const turn of [-1, 1]) {
    const angle = turn * random.range(0.4, 1);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + direction * Math.cos(angle) * length, y + Math.sin(angle) * length);
    context.stroke();
  }
}

function drawLeaves(
  context: SKRSContext2D,
  x: number,
  y: number,
  side: number,
  shade: Rgb,
  count: number,
  random: Random,
): void {
  for (let leaf = 0; leaf < count; leaf++) {
    const length = side * random.range(0.01, 0.022);
    const angle = random.range(0, TAU);
    const distance = side * random.range(0, 0.04);
    const tone = random.range(0.7, 1.5);
    context.fillStyle = toCss([shade[0] * tone, shade[1] * tone * 1.12, shade[2] * tone]);
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance * 0.8,
      length,
      length * 0.42,
      random.range(0, TAU),
      0,
      TAU,
    );
    context.fill();
  }
}

/** Blades and leaves in the lower corner, lower towards the middle. */
function drawUndergrowth(
  context: SKRSContext2D,
  baseX: number,
  edge: number,
  height: number,
  side: number,
  shade: Rgb,
  random: Random,
): void {
  for (let blade = 0; blade < 70; blade++) {
    const offset = side * 0.36 * random.next() ** 1.6;
    const x = baseX - edge * offset;
    const tall = side * random.range(0.05, 0.17) * (1 - offset / (side * 0.42));
    const lean = random.range(-0.4, 0.4) * tall;
    const tone = random.range(0.6, 1.3);
    context.fillStyle = toCss([shade[0] * tone, shade[1] * tone * 1.12, shade[2] * tone]);
    context.beginPath();
    context.moveTo(x - side * 0.006, height + 2);
    context.quadraticCurveTo(x, height - tall * 0.6, x + lean, height - tall);
    context.quadraticCurveTo(x + side * 0.006, height - tall * 0.5, x + side * 0.008, height + 2);
    context.fill();
  }
}
