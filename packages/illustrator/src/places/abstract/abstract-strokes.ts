import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox, fillDisc } from '../../core/ink.ts';
import { lerp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';

export interface Focus {
  x: number;
  y: number;
}

const WHITE: Rgb = [255, 255, 255];

/** Strokes, rays and drops that turn about one bright point. */
export function paintSwirl(stage: Stage, random: Random, colors: readonly Rgb[], focus: Focus): void {
  const { context, width, height, brief } = stage;
  const unit = Math.min(width, height);
  const reach = Math.hypot(width, height) * 0.45;
  const spin = random.chance(0.5) ? 1 : -1;
  context.lineCap = 'round';
  for (let stroke = 0; stroke < countFor(brief, 420); stroke++) {
    if ((stroke & 31) === 0) stage.checkpoint.check();
    strokeAround(stage, random, colors, focus, { reach, unit, spin });
  }
  for (let ray = 0; ray < 64; ray++)
    drawRay(stage, random, colors, focus, { angle: (ray / 64) * TAU, unit, spin });
  for (let drop = 0; drop < countFor(brief, 120); drop++) {
    const angle = random.next() * TAU;
    const away = unit * (0.06 + random.next() ** 0.6 * 0.6);
    context.fillStyle = toCss(mix(random.pick(colors), WHITE, 0.35), 0.95);
    context.beginPath();
    context.arc(
      focus.x + Math.cos(angle) * away,
      focus.y + Math.sin(angle) * away,
      (random.next() ** 3 * 0.022 + 0.002) * unit,
      0,
      TAU,
    );
    context.fill();
  }
  const joy = brief.features.has('joyful');
  const glow = context.createRadialGradient(focus.x, focus.y, 0, focus.x, focus.y, unit * 0.42);
  glow.addColorStop(0, joy ? 'rgba(255,246,200,0.8)' : 'rgba(255,255,255,0.3)');
  glow.addColorStop(0.18, joy ? 'rgba(255,214,110,0.35)' : 'rgba(255,255,255,0.1)');
  glow.addColorStop(1, 'rgba(255,255,255,0)');
  context.save();
  context.globalCompositeOperation = 'screen';
  fillBox(context, glow, 0, 0, width, height);
  context.restore();
}

interface Turn {
  reach: number;
  unit: number;
  spin: number;
}

function strokeAround(
  stage: Stage,
  random: Random,
  colors: readonly Rgb[],
  focus: Focus,
  { reach, unit, spin }: Turn,
): void {
  const { context, noise } = stage;
  const angle = random.next() * TAU;
  const away = Math.sqrt(random.next()) * reach;
  let x = focus.x + Math.cos(angle) * away;
  let y = focus.y + Math.sin(angle) * away;
  context.strokeStyle = toCss(mix(random.pick(colors), WHITE, random.next() * 0.25), random.range(0.35, 0.9));
  context.lineWidth = random.next() ** 2 * unit * 0.02 + unit * 0.0015;
  context.beginPath();
  context.moveTo(x, y);
  const steps = 14 + random.integer(26);
  for (let step = 0; step < steps; step++) {
    const bend = noise.at((x / unit) * 4, (y / unit) * 4) * 1.7;
    const heading = Math.atan2(y - focus.y, x - focus.x) + spin * 1.25 + bend;
    x += Math.cos(heading) * unit * 0.009;
    y += Math.sin(heading) * unit * 0.009;
    context.lineTo(x, y);
  }
  context.stroke();
}

function drawRay(
  stage: Stage,
  random: Random,
  colors: readonly Rgb[],
  focus: Focus,
  { angle, unit, spin }: { angle: number; unit: number; spin: number },
): void {
  const { context, noise } = stage;
  const from = unit * random.range(0.04, 0.09);
  const to = unit * random.range(0.2, 0.62);
  const color = random.pick(colors);
  context.strokeStyle = toCss(color, 0.8);
  context.lineWidth = unit * random.range(0.0015, 0.007);
  context.beginPath();
  let x = focus.x;
  let y = focus.y;
  for (let step = 0; step <= 20; step++) {
    const t = step / 20;
    const turn = angle + spin * t * t * 1.1 + noise.at(angle * 3, t * 2) * 0.12;
    const away = lerp(from, to, t);
    x = focus.x + Math.cos(turn) * away;
    y = focus.y + Math.sin(turn) * away;
    context.lineTo(x, y);
  }
  context.stroke();
  fillDisc(context, mix(color, WHITE, 0.2), x, y, unit * random.range(0.003, 0.012));
}

/** Broad silk bands that wave across the picture, each with light and shadow along it. */
export function paintRibbons(stage: Stage, random: Random, colors: readonly Rgb[]): void {
  const { context, width, height } = stage;
  const [ground, second] = [colors[colors.length - 1]!, colors[0]!];
  const sky = context.createLinearGradient(0, 0, width * 0.3, height);
  sky.addColorStop(0, toCss(mix(ground, WHITE, 0.12)));
  sky.addColorStop(1, toCss(mix(ground, second, 0.4)));
  fillBox(context, sky, 0, 0, width, height);
  const tilt = random.range(-0.6, 0.6);
  const ribbons = countFor(stage.brief, 9);
  for (let ribbon = 0; ribbon < ribbons; ribbon++) {
    stage.checkpoint.check();
    drawRibbon(stage, random, random.pick(colors), {
      share: (ribbon + 0.5) / ribbons,
      tilt,
      shift: random.range(0, 50),
    });
  }
}

function drawRibbon(
  stage: Stage,
  random: Random,
  color: Rgb,
  { share, tilt, shift }: { share: number; tilt: number; shift: number },
): void {
  const { context, width, height, noise } = stage;
  const unit = Math.min(width, height);
  const thick = unit * random.range(0.07, 0.2);
  const threads = 34;
  context.lineCap = 'round';
  context.lineWidth = (thick / threads) * 2.4;
  for (let thread = 0; thread < threads; thread++) {
    const across = thread / (threads - 1) - 0.5;
    const fold = 0.62 + 0.62 * Math.cos(across * 3.1) + noise.at(across * 4 + shift, shift) * 0.2;
    context.strokeStyle = toCss(
      mix(scale(color, Math.min(1.1, fold)), WHITE, Math.max(0, fold - 1) * 0.8),
      0.92,
    );
    context.beginPath();
    for (let step = 0; step <= 40; step++) {
      const t = step / 40;
      const wave = noise.at(t * 2.1 + shift, share * 3) * 0.34 + noise.at(t * 4.6 + shift, 8) * 0.08;
      const twist = Math.cos(t * 4.2 + shift) * 0.75 + noise.at(t * 3 + shift, 5) * 0.5;
      const y = height * (share + wave + tilt * (t - 0.5)) + across * thick * twist;
      context.lineTo(width * (t * 1.1 - 0.05), y);
    }
    context.stroke();
  }
}
