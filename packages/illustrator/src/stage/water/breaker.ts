import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../stage.types.ts';

interface Breaker {
  /** Screen row of the wave's foot. */
  y: number;
  /** Height of the tallest peak, pixels. */
  height: number;
  /** 0 near, 1 lost in the air. */
  haze: number;
  /** So many peaks more than usual. */
  steep?: number;
}

interface CrestPoint {
  x: number;
  y: number;
  /** 0 in a trough, 1 on the sharpest peak. */
  peak: number;
}

/** A row of storm waves with pointed crests: light shines through their tops, foam caps them and veins their faces. */
export function drawBreaker(stage: Stage, random: Random, { y, height, haze, steep }: Breaker): void {
  const crest = crestOf(stage, random, y, height, steep);
  drawBody(stage, crest, { y, height, haze });
  drawVeins(stage, random, crest, { y, height, haze });
  drawCap(stage, random, crest, { y, height, haze });
}

function crestOf(stage: Stage, random: Random, y: number, height: number, steep = 1): CrestPoint[] {
  const { width, noise } = stage;
  const shift = random.range(0, 99);
  const length = (height * random.range(4.2, 6.2)) / steep;
  const lean = random.chance(0.5) ? 1 : -1;
  const points: CrestPoint[] = [];
  const step = Math.max(2, width / 300);
  for (let x = -step; x <= width + step; x += step) {
    const phase = (x / length) * Math.PI + shift + noise.at((x / length) * 0.6, shift) * 1.2;
    // Steeper on the side that the wind blows to.
    const wave = Math.sin(phase + Math.sin(phase * 2) * 0.32 * lean);
    const peak = (1 - Math.abs(wave)) ** 1.5;
    const swell = 0.55 + 0.45 * noise.at(x / (length * 1.7) + shift, 5);
    const chop = noise.at((x / length) * 9, shift) * 0.06 + noise.at((x / length) * 24, shift) * 0.03;
    points.push({
      x,
      y: y - height * (clamp(peak * swell + 0.12) + chop * (0.4 + peak)),
      peak: clamp(peak * (0.6 + swell * 0.5)),
    });
  }
  return points;
}

function waterOf(stage: Stage, haze: number): { dark: Rgb; clear: Rgb } {
  const { palette } = stage;
  const night = palette.night ? 0.55 : 1;
  const dark = mix(mix(palette.zenith, [14, 54, 72], 0.72), palette.fog, haze);
  const clear = mix(mix(palette.ambient, [74, 178, 168], 0.68), palette.fog, haze);
  return { dark: scale(dark, night), clear: scale(clear, night) };
}

function drawBody(stage: Stage, crest: readonly CrestPoint[], { y, height, haze }: Breaker): void {
  const { context, width } = stage;
  const { dark, clear } = waterOf(stage, haze);
  const gradient = context.createLinearGradient(0, y - height, 0, y + height * 1.5);
  gradient.addColorStop(0, toCss(clear));
  gradient.addColorStop(0.2, toCss(mix(clear, dark, 0.5)));
  gradient.addColorStop(0.5, toCss(dark));
  gradient.addColorStop(1, toCss(scale(dark, 0.72), haze > 0.5 ? 0 : 1));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(-5, y + height * 1.5);
  for (const point of crest) context.lineTo(point.x, point.y);
  context.lineTo(width + 5, y + height * 1.5);
  context.fill();
}

/** Thin nets of old foam slide down the faces. */
function drawVeins(
  stage: Stage,
  random: Random,
  crest: readonly CrestPoint[],
  { y, height, haze }: Breaker,
): void {
  const { context, palette } = stage;
  const white = palette.night ? '150,170,190' : '214,234,236';
  context.lineCap = 'round';
  const veins = 70;
  for (let vein = 0; vein < veins; vein++) {
    const from = random.pick(crest);
    const start = lerp(from.y, y, random.range(0.15, 0.8));
    context.strokeStyle = `rgba(${white},${random.range(0.1, 0.34) * (1 - haze)})`;
    context.lineWidth = Math.max(0.6, height * random.range(0.008, 0.022));
    context.beginPath();
    context.moveTo(from.x, start);
    let x = from.x;
    let level = start;
    for (let bend = 0; bend < 3; bend++) {
      const nextX = x + random.range(-0.3, 0.3) * height;
      const nextY = level + random.range(0.03, 0.14) * height;
      context.quadraticCurveTo(x + (nextX - x) * 0.2, nextY, nextX, nextY);
      x = nextX;
      level = nextY;
    }
    context.stroke();
  }
}

/** Thick foam on the peaks, torn below, with spray that the wind takes off. */
function drawCap(
  stage: Stage,
  random: Random,
  crest: readonly CrestPoint[],
  { height, haze }: Breaker,
): void {
  const { context, palette, noise } = stage;
  const foam = mix(
    mix(palette.ambient, palette.night ? [150, 168, 190] : [246, 250, 250], 0.8),
    palette.fog,
    haze * 0.7,
  );
  const shift = random.range(0, 99);
  for (const [thick, alpha, tone] of rows<3>('0.34,0.5,0.82 0.2,0.96,1')) {
    context.fillStyle = toCss(scale(foam, tone), alpha);
    context.beginPath();
    for (const point of crest) context.lineTo(point.x, point.y);
    for (let index = crest.length - 1; index >= 0; index--) {
      const { x, y, peak } = crest[index]!;
      const torn =
        0.55 + noise.at((x / height) * 3 + shift, thick * 9) * 0.8 + noise.at((x / height) * 9, shift) * 0.35;
      context.lineTo(x, y + height * thick * smoothstep(0.2, 0.9, peak) * Math.max(0, torn));
    }
    context.fill();
  }
  for (let drop = 0; drop < 150; drop++) {
    const { x, y, peak } = random.pick(crest);
    if (peak < 0.5) continue;
    context.fillStyle = toCss(foam, random.range(0.2, 0.85) * (1 - haze));
    context.beginPath();
    context.arc(
      x + random.range(-0.24, 0.24) * height,
      y - random.next() ** 1.7 * height * 0.4,
      Math.max(0.5, height * random.range(0.004, 0.018)),
      0,
      7,
    );
    context.fill();
  }
}

/** Great breakers one behind the other, higher than any that the eye can see over. */
export function rollWaves(stage: Stage, random: Random): void {
  const { height, horizon } = stage;
  const below = height - horizon;
  const tall = stage.brief.features.has('high-waves') ? 2 : 1;
  for (const t of [0.1, 0.26, 0.48, 0.76]) {
    stage.checkpoint.check();
    drawBreaker(stage, random, {
      y: horizon + below * t,
      height: height * (0.05 + t * 0.2) * random.range(0.85, 1.15) * tall,
      haze: 0.5 * (1 - t) ** 2,
      steep: tall,
    });
  }
}
