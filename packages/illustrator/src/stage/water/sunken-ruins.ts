import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, fillOval, framed, linear } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../camera.ts';
import { stampDepth } from '../depth-stamp.ts';
import { hazeAt } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

const MARBLE: Rgb = [206, 206, 188];

/** Columns, an arch and fallen drums of a drowned temple, grown over with weed. */
export function raiseRuins(stage: Stage, random: Random): void {
  const arch = { x: random.range(-2.4, 2.4), z: random.range(13, 17) };
  const columns = Array.from({ length: 9 }, (_, index) => ({
    x: (index % 2 ? 1 : -1) * random.range(2.4, 5) * (1 + index * 0.16),
    z: 24 - index * 1.9 + random.range(-0.6, 0.6),
    tall: random.range(2, 6.4),
  })).sort((a, b) => b.z - a.z);
  let arched = false;
  for (const column of columns) {
    stage.checkpoint.check();
    if (!arched && column.z < arch.z) {
      drawArch(stage, random, arch);
      arched = true;
    }
    drawColumn(stage, random, column);
  }
  for (let drum = 0; drum < 6; drum++) {
    const z = random.range(6, 14);
    drawDrum(stage, random, (random.chance(0.5) ? 1 : -1) * random.range(1.6, 4.4), z);
  }
}

function seen(stage: Stage, z: number, tone: number): string {
  const lit = scale(mix(MARBLE, stage.palette.ambient, 0.45), tone);
  return toCss(mix(lit, stage.palette.fog, 0.08 + 0.92 * hazeAt(stage, z, 0.03)));
}

function shaft(stage: Stage, left: number, top: number, width: number, tall: number, z: number): void {
  const { context } = stage;
  const gradient = context.createLinearGradient(left, 0, left + width, 0);
  gradient.addColorStop(0, seen(stage, z, 0.62));
  gradient.addColorStop(0.4, seen(stage, z, 1.12));
  gradient.addColorStop(1, seen(stage, z, 0.5));
  fillBox(context, gradient, left, top, width, tall);
  context.fillStyle = seen(stage, z, 0.66);
  for (let flute = 1; flute < 6; flute++)
    context.fillRect(left + (width * flute) / 6, top, Math.max(0.6, width * 0.035), tall);
}

function drawColumn(
  stage: Stage,
  random: Random,
  { x, z, tall }: { x: number; z: number; tall: number },
): void {
  const { context } = stage;
  const foot = project(stage, x, (stage.ground?.(x, z, 4) ?? 0) - 0.1, z);
  const wide = foot.scale * 0.62;
  const high = foot.scale * tall;
  shaft(stage, foot.x - wide / 2, foot.y - high, wide, high, z);
  context.fillStyle = seen(stage, z, 0.9);
  context.fillRect(foot.x - wide * 0.72, foot.y - foot.scale * 0.22, wide * 1.44, foot.scale * 0.24);
  if (tall > 4.4) {
    context.fillStyle = seen(stage, z, 1.05);
    context.fillRect(foot.x - wide * 0.72, foot.y - high - foot.scale * 0.16, wide * 1.44, foot.scale * 0.22);
  } else {
    // The break is jagged.
    context.fillStyle = seen(stage, z, 0.8);
    context.beginPath();
    context.moveTo(foot.x - wide / 2, foot.y - high + 1);
    for (let tooth = 1; tooth <= 5; tooth++)
      context.lineTo(
        foot.x - wide / 2 + (wide * tooth) / 6,
        foot.y - high - foot.scale * random.range(0, 0.3),
      );
    context.lineTo(foot.x + wide / 2, foot.y - high + 1);
    context.fill();
  }
  hangWeed(stage, random, foot.x, foot.y - high, wide, high, z);
  stampDepth(stage, { x: foot.x, y: foot.y, width: wide, height: high, distance: z, shape: 'post' });
}

function hangWeed(
  stage: Stage,
  random: Random,
  x: number,
  top: number,
  wide: number,
  high: number,
  z: number,
): void {
  const { context } = stage;
  context.lineCap = 'round';
  context.strokeStyle = toCss(mix([70, 120, 78], stage.palette.fog, 0.1 + 0.9 * hazeAt(stage, z, 0.03)));
  for (let strand = 0; strand < 7; strand++) {
    const from = x + random.range(-0.5, 0.5) * wide;
    const y = top + random.range(0, 0.5) * high;
    context.lineWidth = Math.max(0.6, wide * random.range(0.03, 0.07));
    context.beginPath();
    context.moveTo(from, y);
    context.quadraticCurveTo(
      from + wide * 0.2,
      y + high * 0.1,
      from + random.range(-0.1, 0.2) * wide,
      y + high * random.range(0.14, 0.32),
    );
    context.stroke();
  }
}

function drawArch(stage: Stage, random: Random, { x, z }: { x: number; z: number }): void {
  const { context } = stage;
  const foot = project(stage, x, (stage.ground?.(x, z, 4) ?? 0) - 0.1, z);
  const unit = foot.scale;
  for (const side of [-1, 1])
    shaft(stage, foot.x + side * unit * 1.7 - unit * 0.35, foot.y - unit * 3.2, unit * 0.7, unit * 3.2, z);
  context.lineWidth = unit * 0.66;
  context.strokeStyle = seen(stage, z, 0.92);
  context.beginPath();
  context.arc(foot.x, foot.y - unit * 3.1, unit * 1.7, Math.PI, TAU);
  context.stroke();
  context.lineWidth = Math.max(0.7, unit * 0.05);
  context.strokeStyle = seen(stage, z, 0.5);
  for (let stone = 1; stone < 9; stone++) {
    const angle = Math.PI * (1 + stone / 9);
    context.beginPath();
    context.moveTo(
      foot.x + Math.cos(angle) * unit * 1.38,
      foot.y - unit * 3.1 + Math.sin(angle) * unit * 1.38,
    );
    context.lineTo(
      foot.x + Math.cos(angle) * unit * 2.02,
      foot.y - unit * 3.1 + Math.sin(angle) * unit * 2.02,
    );
    context.stroke();
  }
  hangWeed(stage, random, foot.x, foot.y - unit * 4.8, unit * 3, unit * 3, z);
}

function drawDrum(stage: Stage, random: Random, x: number, z: number): void {
  const { context } = stage;
  const foot = project(stage, x, stage.ground?.(x, z, 4) ?? 0, z);
  const radius = foot.scale * random.range(0.26, 0.34);
  const long = radius * random.range(1.6, 2.6);
  framed(context, { at: [foot.x, foot.y - radius * 0.7], turn: random.range(-0.16, 0.16) }, () => {
    const gradient = linear(
      context,
      [0, -radius, 0, radius],
      fade(seen(stage, z, 1.12), seen(stage, z, 0.46)),
    );
    fillBox(context, gradient, -long / 2, -radius, long, radius * 2);
    fillOval(context, seen(stage, z, 0.86), long / 2, 0, radius * 0.5, radius);
  });
}
