import { drawSoftly } from '../../core/canvas.ts';
import { hslToRgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';

/** A spiral of stars seen at a slant, bright in the middle. */
export function paintGalaxy(stage: Stage, random: Random): void {
  const { context, width, height, brief } = stage;
  const unit = Math.min(width, height);
  const disc: Disc = {
    x: width * random.range(0.3, 0.7),
    y: height * random.range(0.26, 0.42),
    unit,
    tilt: random.range(-0.6, 0.6),
    flat: random.range(0.34, 0.55),
    hue: random.range(0.55, 0.75),
    arms: random.pick([2, 2, 3]),
  };
  drawSoftly(context, width, height, { blur: unit * 0.022, blend: 'screen', resolution: 0.25 }, (soft) =>
    scatterStars(soft, random, disc, { count: 500, size: 0.022, strength: 0.22 }),
  );
  drawSoftly(context, width, height, { blur: 0, blend: 'screen', resolution: 1 }, (soft) =>
    scatterStars(soft, random, disc, { count: countFor(brief, 1500), size: 0.0013, strength: 0.9 }),
  );
  lightCore(stage, disc);
}

interface Disc {
  x: number;
  y: number;
  unit: number;
  tilt: number;
  /** How far the disc is turned from us: 1 is face on. */
  flat: number;
  hue: number;
  arms: number;
}

function scatterStars(
  soft: Stage['context'],
  random: Random,
  disc: Disc,
  { count, size, strength }: { count: number; size: number; strength: number },
): void {
  for (let star = 0; star < count; star++) {
    const t = random.next() ** 0.7;
    const arm = (random.integer(disc.arms) / disc.arms) * TAU;
    const stray = (random.next() + random.next() - 1) * (0.5 - 0.2 * t);
    const angle = arm + t * 5.2 + stray;
    const along = Math.cos(angle) * disc.unit * 0.44 * t;
    const across = Math.sin(angle) * disc.unit * 0.44 * t * disc.flat;
    const x = disc.x + along * Math.cos(disc.tilt) - across * Math.sin(disc.tilt);
    const y = disc.y + along * Math.sin(disc.tilt) + across * Math.cos(disc.tilt);
    const hue = disc.hue + 0.2 * (1 - t) + random.range(-0.06, 0.06);
    soft.fillStyle = toCss(hslToRgb(hue, 0.75, 0.55 + 0.35 * (1 - t)), strength * (1.1 - t));
    soft.beginPath();
    soft.arc(x, y, size * disc.unit * random.range(0.4, 1.2), 0, TAU);
    soft.fill();
  }
}

function lightCore({ context }: Stage, { x, y, unit }: Disc): void {
  const radius = unit * 0.2;
  const core = context.createRadialGradient(x, y, 0, x, y, radius);
  core.addColorStop(0, 'rgba(255,246,222,0.95)');
  core.addColorStop(0.18, 'rgba(255,222,170,0.5)');
  core.addColorStop(1, 'rgba(200,150,255,0)');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = core;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
