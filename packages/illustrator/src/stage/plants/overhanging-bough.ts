import { fromHex, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

const LEAVES: Record<Stage['brief']['season'], string[]> = {
  spring: ['#8fbf4e', '#f2b8cc', '#7fb04a', '#f6d0dc'],
  summer: ['#5f9a42', '#6ba548', '#548c3e'],
  autumn: ['#cf7a2c', '#dba236', '#b4482c'],
  winter: [],
};

interface Point {
  x: number;
  y: number;
}

interface Sprig extends Point {
  angle: number;
}

/**
 * A leafy bough that looks in at the upper corner of one side. It stays in its corner: a bough
 * that reaches into the sky or over the subject hides what the picture is about.
 */
export function drawBough(stage: Stage, random: Random, side: -1 | 1): void {
  const { width, height, brief } = stage;
  const unit = Math.min(width, height);
  const names = LEAVES[brief.snow ? 'winter' : brief.season];
  const leaves = names.length > 0 ? fromHex(random.pick(names)) : undefined;
  const boughs = [
    {
      x: 0.53,
      y: random.range(0.03, 0.06),
      length: random.range(0.24, 0.32),
      fall: random.range(0.05, 0.16),
    },
    { x: 0.44, y: -0.03, length: random.range(0.13, 0.19), fall: random.range(0.5, 0.8) },
    { x: 0.53, y: random.range(0.08, 0.11), length: random.range(0.13, 0.19), fall: random.range(0.45, 0.7) },
  ];
  const paths = boughs.map(({ x, y, length, fall }) => {
    const from = { x: width * (0.5 + side * x), y: height * y };
    return { from, to: { x: from.x - side * unit * length, y: from.y + unit * length * fall } };
  });
  if (paths.some(({ to }) => hidesSubject(stage, to, unit * 0.05))) return;
  const sprigs = paths.flatMap(({ from, to }) => drawWood(stage, random, from, to));
  if (!leaves) return;
  for (const [tone, reach] of rows<2>('0.62,1.2 0.95,1 1.22,0.78')) {
    stage.checkpoint.check();
    for (const sprig of sprigs) drawSprig(stage, random, sprig, scale(leaves, tone), unit * 0.026 * reach);
  }
}

function hidesSubject({ mask, width, height }: Stage, { x, y }: Point, reach: number): boolean {
  const step = Math.max(1, Math.floor(reach / 6));
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach * 1.4); row += step) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column < Math.min(width, x + reach);
      column += step
    ) {
      if (mask[row * width + column]) return true;
    }
  }
  return false;
}

/** A tapering limb in a slight bow; returns where its sprigs of leaves sit. */
function drawWood(stage: Stage, random: Random, from: Point, to: Point): Sprig[] {
  const { context, brief } = stage;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = length * random.range(-0.12, -0.05);
  const at = (t: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t + bend * Math.sin(t * Math.PI),
  });
  const pieces = 9;
  context.lineCap = 'round';
  for (const [color, share] of brief.snow
    ? ([
        [[72, 54, 42], 1],
        [[240, 245, 252], 0.55],
      ] as const)
    : ([[[84, 62, 46], 1]] as const)) {
    context.strokeStyle = toCss(litColor(stage, color, { sun: 0.3, ambient: 0.66 }));
    for (let piece = 0; piece < pieces; piece++) {
      const [start, end] = [at(piece / pieces), at((piece + 1) / pieces)];
      context.lineWidth = Math.max(0.7, length * 0.05 * (1 - (0.85 * piece) / pieces) * share);
      context.beginPath();
      context.moveTo(start.x, start.y - (share < 1 ? length * 0.01 : 0));
      context.lineTo(end.x, end.y - (share < 1 ? length * 0.01 : 0));
      context.stroke();
    }
  }
  const heading = Math.atan2(to.y - from.y, to.x - from.x);
  return Array.from({ length: 12 }, (_, index) => {
    const spot = at(0.16 + (0.86 * index) / 11);
    const turn = (index % 2 ? 1 : -1) * random.range(0.5, 1.1) * (1 - index / 14);
    return { ...spot, angle: heading + turn };
  });
}

/** Five pointed leaves that fan out from one stalk. */
function drawSprig(stage: Stage, random: Random, { x, y, angle }: Sprig, color: Rgb, size: number): void {
  const { context } = stage;
  const foot = { x: x + Math.cos(angle) * size * 0.5, y: y + Math.sin(angle) * size * 0.5 };
  if (hidesSubject(stage, foot, size * 2)) return;
  for (let leaf = 0; leaf < 5; leaf++) {
    const turned = angle + (leaf - 2) * 0.52 + random.range(-0.2, 0.2);
    const long = size * random.range(0.8, 1.2);
    const wide = long * 0.3;
    const [along, up] = [Math.cos(turned), Math.sin(turned)];
    const tip = { x: foot.x + along * long, y: foot.y + up * long + long * 0.16 };
    context.fillStyle = toCss(
      litColor(stage, scale(color, random.range(0.88, 1.1)), { sun: 0.4, ambient: 0.7 }),
    );
    context.beginPath();
    context.moveTo(foot.x, foot.y);
    context.quadraticCurveTo(
      foot.x + along * long * 0.5 - up * wide,
      foot.y + up * long * 0.5 + along * wide,
      tip.x,
      tip.y,
    );
    context.quadraticCurveTo(
      foot.x + along * long * 0.5 + up * wide,
      foot.y + up * long * 0.5 - along * wide,
      foot.x,
      foot.y,
    );
    context.fill();
  }
}
