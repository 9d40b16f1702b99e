import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** Sound made visible: bands of color that swell and fall from a source, strings over them, notes like drops. */
export const paintWaves: PaintForm = (stage, random, colors) => {
  const { width, height } = stage;
  const unit = Math.min(width, height);
  const dark = random.chance(0.5);
  const ground: readonly Rgb[] = dark
    ? [[18, 14, 44], mix([40, 20, 70], colors[0]!, 0.2), [20, 12, 40]]
    : [[255, 246, 230], mix([255, 240, 220], colors[1 % colors.length]!, 0.16), [250, 236, 220]];
  fillGround(stage, ground);
  const source = { x: width * (random.chance(0.5) ? -0.04 : 1.04), y: height * random.range(0.55, 0.8) };
  if (dark) glowAt(stage, source.x, source.y, unit * 0.8, colors[1 % colors.length]!, 0.5);
  const bands = countFor(stage.brief, 9);
  const phase = random.range(0, 6);
  for (let band = 0; band < bands; band++) {
    stage.checkpoint.check();
    flowBand(stage, random, colors[band % colors.length]!, {
      source,
      share: (band + 0.5) / bands,
      phase: phase + band * 0.5,
    });
  }
  drawStrings(stage, random, source, phase, dark);
  scatterNotes(stage, random, colors, source, phase);
};

interface Flow {
  source: { x: number; y: number };
  share: number;
  phase: number;
}

/** Height of a wave that leaves the source: calm there, wide and lively at the far side. */
function wave({ width, height }: Stage, { source, share, phase }: Flow, t: number): { x: number; y: number } {
  const far = source.x < width / 2 ? width * 1.04 : -width * 0.04;
  const fan = (share - 0.5) * height * 1.15 * t ** 0.9;
  const swing =
    Math.sin(t * 7 + phase) * height * 0.09 * t + Math.sin(t * 13 + phase * 2) * height * 0.025 * t;
  return { x: source.x + (far - source.x) * t, y: source.y + (height * 0.46 - source.y) * t + fan + swing };
}

function flowBand(stage: Stage, random: Random, color: Rgb, flow: Flow): void {
  const { context, width, height } = stage;
  const thick = Math.min(width, height) * random.range(0.05, 0.12);
  const top: Array<{ x: number; y: number }> = [];
  const low: Array<{ x: number; y: number }> = [];
  for (let step = 0; step <= 60; step++) {
    const t = step / 60;
    const { x, y } = wave(stage, flow, t);
    const half = thick * (0.06 + t * (0.7 + 0.3 * Math.sin(t * 9 + flow.phase)));
    top.push({ x, y: y - half });
    low.unshift({ x, y: y + half });
  }
  const fill = context.createLinearGradient(flow.source.x, 0, width - flow.source.x, 0);
  fill.addColorStop(0, toCss(mix(color, [255, 255, 255], 0.35), 0.95));
  fill.addColorStop(0.5, toCss(color, 0.9));
  fill.addColorStop(1, toCss(scale(color, 0.85), 0.85));
  context.fillStyle = fill;
  context.beginPath();
  for (const { x, y } of [...top, ...low]) context.lineTo(x, y);
  context.fill();
  context.strokeStyle = toCss(mix(color, [255, 255, 255], 0.55), 0.8);
  context.lineWidth = Math.max(0.8, thick * 0.05);
  context.beginPath();
  for (const { x, y } of top) context.lineTo(x, y);
  context.stroke();
}

/** Five fine lines, as on a sheet of music or the neck of a fiddle. */
function drawStrings(
  stage: Stage,
  random: Random,
  source: Flow['source'],
  phase: number,
  dark: boolean,
): void {
  const { context, width, height } = stage;
  const gap = Math.min(width, height) * 0.026;
  context.strokeStyle = dark ? 'rgba(255,244,220,0.9)' : 'rgba(50,34,50,0.85)';
  context.lineWidth = Math.max(0.8, gap * 0.09);
  const shift = random.range(-0.1, 0.1);
  for (let line = -2; line <= 2; line++) {
    context.beginPath();
    for (let step = 0; step <= 60; step++) {
      const { x, y } = wave(stage, { source, share: 0.5 + shift, phase }, step / 60);
      context.lineTo(x, y + line * gap * (0.3 + step / 50));
    }
    context.stroke();
  }
}

function scatterNotes(
  stage: Stage,
  random: Random,
  colors: readonly Rgb[],
  source: Flow['source'],
  phase: number,
): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  drawSoftly(context, width, height, { blur: unit * 0.004, blend: 'screen', resolution: 0.5 }, (soft) => {
    for (let drop = 0; drop < 70; drop++) {
      const t = random.range(0.15, 1);
      const { x, y } = wave(stage, { source, share: random.range(-0.1, 1.1), phase }, t);
      soft.fillStyle = toCss(mix(random.pick(colors), [255, 255, 255], 0.4), random.range(0.3, 0.8));
      soft.beginPath();
      soft.arc(x, y, unit * random.range(0.003, 0.014) * (0.4 + t), 0, TAU);
      soft.fill();
    }
  });
  for (let note = 0; note < 7; note++) {
    const t = 0.3 + note * 0.095;
    const { x, y } = wave(stage, { source, share: 0.5 + random.range(-0.14, 0.14), phase }, t);
    drawNote(context, x, y, unit * (0.014 + t * 0.014), random.pick(colors), note % 3 === 0);
  }
}

function drawNote(
  context: Stage['context'],
  x: number,
  y: number,
  size: number,
  color: Rgb,
  double: boolean,
): void {
  context.fillStyle = toCss(mix(color, [40, 24, 50], 0.45));
  context.strokeStyle = context.fillStyle;
  context.lineWidth = size * 0.3;
  const heads = double ? [0, size * 2.2] : [0];
  for (const shift of heads) {
    context.beginPath();
    context.ellipse(x + shift, y, size, size * 0.72, -0.4, 0, TAU);
    context.fill();
    context.beginPath();
    context.moveTo(x + shift + size * 0.85, y - size * 0.2);
    context.lineTo(x + shift + size * 0.85, y - size * 3.6);
    context.stroke();
  }
  context.lineWidth = size * 0.7;
  context.beginPath();
  context.moveTo(x + size * 0.8, y - size * 3.4);
  if (double) context.lineTo(x + size * 3.1, y - size * 3.4);
  else context.quadraticCurveTo(x + size * 2.4, y - size * 2.6, x + size * 1.7, y - size * 1.5);
  context.lineWidth = double ? size * 0.7 : size * 0.3;
  context.stroke();
}
