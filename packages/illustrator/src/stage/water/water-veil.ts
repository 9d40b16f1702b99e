import { createLayer, drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

/** A sheet of falling water on the screen, pixels. */
interface Veil {
  /** Middle of the lip and of the foot. */
  x: number;
  footX?: number;
  top: number;
  bottom: number;
  /** Half the width at the lip and at the foot. */
  lip: number;
  foot: number;
  /** Strength of the spray at the foot, 0..1. */
  spray?: number;
  /** It falls free, without ledges on its way. */
  free?: boolean;
}

/** White strands over blue shade that part around rocks, and a cloud of spray where they land. */
export function drawWaterVeil(stage: Stage, random: Random, veil: Veil): void {
  const tall = veil.bottom - veil.top;
  const half = Math.max(veil.lip, veil.foot);
  if (tall < 4 || half < 1) return;
  const { canvas, context } = createLayer(half * 2.6, tall);
  drawBody(stage, context, veil, tall, canvas.width);
  drawStrands(stage, random, context, veil, tall, canvas.width);
  const shift = ((veil.footX ?? veil.x) - veil.x) / tall;
  stage.context.save();
  stage.context.transform(1, 0, shift, 1, veil.x - shift * veil.top, 0);
  stage.context.drawImage(canvas, -canvas.width / 2, veil.top);
  stage.context.restore();
  if (half > 6 && !veil.free) breakOnLedges(stage, random, veil);
  paintVeilSpray(stage, random, veil);
  if (half > 6) spreadRings(stage, random, veil);
}

/** The water falls in steps: above each a blue shadow, on it a white cushion that swells past the edges. */
function breakOnLedges(stage: Stage, random: Random, veil: Veil): void {
  const { context } = stage;
  const tall = veil.bottom - veil.top;
  const drift = (veil.footX ?? veil.x) - veil.x;
  const blue = mix(stage.palette.middle, [70, 116, 140], 0.6);
  for (const share of [random.range(0.26, 0.36), random.range(0.6, 0.7)]) {
    const half = veil.lip + (veil.foot - veil.lip) * share;
    const [x, y] = [veil.x + drift * share, veil.top + tall * share];
    const tilt = random.range(-0.16, 0.16);
    for (const [lift, tone] of [
      [-0.12, toCss(blue, 0.26)],
      [0.06, toCss(whiteOf(stage), 0.72)],
    ] as const) {
      context.fillStyle = tone;
      for (let puff = 0; puff < 11; puff++) {
        const across = puff / 5 - 1;
        context.beginPath();
        context.ellipse(
          x + across * half * 0.84,
          y + half * (lift + across * tilt + (1 - across * across) * 0.08 + random.range(-0.05, 0.05)),
          half * random.range(0.14, 0.24),
          half * random.range(0.07, 0.13),
          0,
          0,
          TAU,
        );
        context.fill();
      }
    }
  }
}

/** Rings and flecks of foam run out from the foot over the pool. */
function spreadRings(stage: Stage, random: Random, veil: Veil): void {
  if ((veil.spray ?? 1) < 0.7) return;
  const { context, wet, width, height } = stage;
  const x = veil.footX ?? veil.x;
  const isOnWater = (column: number, row: number) =>
    column >= 0 &&
    column < width &&
    row >= 0 &&
    row < height &&
    wet?.[Math.floor(row) * width + Math.floor(column)] === 1;
  for (let fleck = 0; fleck < 110; fleck++) {
    const out = random.next() ** 1.4;
    const atX = x + random.range(-1, 1) * veil.foot * (1 + out * 2.4);
    const atY = veil.bottom + veil.foot * (0.05 + out * 2.6);
    const long = veil.foot * random.range(0.06, 0.24) * (1 + out);
    if (!isOnWater(atX - long, atY) || !isOnWater(atX + long, atY)) continue;
    context.fillStyle = toCss(whiteOf(stage), 0.6 * (1 - out) ** 1.2 + 0.06);
    context.beginPath();
    context.ellipse(atX, atY, long, Math.max(0.5, long * 0.16), 0, 0, TAU);
    context.fill();
  }
}

function whiteOf(stage: Stage, tone = 1): Rgb {
  const lit = litColor(stage, [240, 247, 252], { sun: 0.5, ambient: 0.72 });
  return [lit[0] * tone, lit[1] * tone, lit[2] * tone];
}

function drawBody(stage: Stage, context: Stage['context'], veil: Veil, tall: number, width: number): void {
  const shade = mix(whiteOf(stage, 0.8), stage.palette.zenith, 0.24);
  const gradient = context.createLinearGradient(0, 0, 0, tall);
  gradient.addColorStop(0, toCss(shade, 0.94));
  gradient.addColorStop(0.12, toCss(whiteOf(stage), 0.95));
  gradient.addColorStop(0.75, toCss(shade, 0.86));
  gradient.addColorStop(1, toCss(whiteOf(stage), 0.85));
  context.fillStyle = gradient;
  const middle = width / 2;
  context.beginPath();
  context.moveTo(middle - veil.lip, 0);
  context.quadraticCurveTo(middle - veil.lip * 0.9, tall * 0.4, middle - veil.foot, tall);
  context.lineTo(middle + veil.foot, tall);
  context.quadraticCurveTo(middle + veil.lip * 0.9, tall * 0.4, middle + veil.lip, 0);
  context.quadraticCurveTo(middle, veil.lip * 0.25, middle - veil.lip, 0);
  context.fill();
}

/** Long strands: bright where the water is thick, bluish where the rock shines through. */
function drawStrands(
  stage: Stage,
  random: Random,
  context: Stage['context'],
  veil: Veil,
  tall: number,
  width: number,
): void {
  context.globalCompositeOperation = 'source-atop';
  context.lineCap = 'round';
  const blue = mix(stage.palette.middle, [70, 110, 140], 0.55);
  const strands = 110;
  for (let strand = 0; strand < strands; strand++) {
    if ((strand & 31) === 0) stage.checkpoint.check();
    const across = random.range(-1, 1);
    const from = random.next() ** 1.5 * tall * 0.8;
    const length = tall * random.range(0.12, 0.5);
    const x = (t: number) => width / 2 + across * (veil.lip + (veil.foot - veil.lip) * t);
    const bright = strand % 3 !== 0;
    context.strokeStyle = bright
      ? toCss(whiteOf(stage, 1.12), random.range(0.3, 0.85))
      : toCss(blue, random.range(0.15, 0.42));
    context.lineWidth = Math.max(0.7, veil.lip * random.range(0.02, bright ? 0.11 : 0.08));
    context.beginPath();
    context.moveTo(x(from / tall), from);
    context.lineTo(x((from + length) / tall) + random.range(-0.02, 0.02) * veil.lip, from + length);
    context.stroke();
  }
}

function paintVeilSpray(stage: Stage, random: Random, veil: Veil): void {
  const { context, width, height } = stage;
  const strength = veil.spray ?? 1;
  if (strength <= 0) return;
  const half = veil.foot;
  const x = veil.footX ?? veil.x;
  drawSoftly(context, width, height, { blur: half * 0.3, resolution: 0.25 }, (soft) => {
    for (let puff = 0; puff < 34; puff++) {
      const lift = random.next();
      soft.fillStyle = toCss(whiteOf(stage), strength * random.range(0.1, 0.34) * (1 - lift * 0.6));
      soft.beginPath();
      soft.arc(
        x + random.range(-1.6, 1.6) * half,
        veil.bottom + half * (0.22 - lift * 1.1),
        half * random.range(0.2, 0.6),
        0,
        TAU,
      );
      soft.fill();
    }
  });
}
