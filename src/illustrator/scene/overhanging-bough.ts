import { fromHex, type Rgb, scale, toCss } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { litColour } from './lighting.ts';
import type { Stage } from './stage.types.ts';
import { coversSubject } from './subject-room.ts';

const LEAVES: Record<Stage['brief']['season'], string[]> = {
  spring: ['#8fbf4e', '#f2b8cc', '#7fb04a', '#f6d0dc'],
  summer: ['#4f8a3a', '#5d9440', '#457a38'],
  autumn: ['#cf7a2c', '#dba236', '#b4482c'],
  winter: [],
};

interface Twig {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
}

/** A leafy bough that reaches in from the upper corner of one side and frames what lies below it. */
export function drawBough(stage: Stage, random: Random, side: -1 | 1): void {
  const { width, height, brief } = stage;
  const unit = Math.min(width, height);
  const names = LEAVES[brief.snow ? 'winter' : brief.season];
  const leaves = names.length > 0 ? fromHex(random.pick(names)) : undefined;
  const boughs = 2 + random.integer(2);
  for (let bough = 0; bough < boughs; bough++) {
    stage.checkpoint.check();
    const start: Twig = {
      x: width * (0.5 + side * 0.53),
      y: height * (0.02 + bough * random.range(0.07, 0.12)),
      angle: (side > 0 ? Math.PI : 0) - side * random.range(-0.22, 0.3),
      length: unit * random.range(0.24, 0.38),
      width: unit * random.range(0.008, 0.013),
    };
    growTwig(stage, random, start, leaves, 0);
  }
}

function growTwig(stage: Stage, random: Random, twig: Twig, leaves: Rgb | undefined, level: number): void {
  const { context, brief } = stage;
  const { x, y, angle, length, width } = twig;
  const droop = 0.1 + level * 0.12;
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length + droop * length;
  context.lineCap = 'round';
  context.strokeStyle = toCss(litColour(stage, [72, 54, 42], { sun: 0.2, ambient: 0.6 }));
  context.lineWidth = Math.max(0.7, width);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(
    x + Math.cos(angle) * length * 0.5,
    y + Math.sin(angle) * length * 0.4,
    endX,
    endY,
  );
  context.stroke();
  if (brief.snow) {
    context.strokeStyle = toCss(litColour(stage, [240, 245, 252], { sun: 0.4 }));
    context.lineWidth = Math.max(0.6, width * 0.5);
    context.stroke();
  }
  if (leaves && level > 0) drawLeaves(stage, random, { fromX: x, fromY: y, toX: endX, toY: endY }, leaves);
  if (level >= 2) return;
  const forks = level === 0 ? 4 : 3;
  for (let fork = 0; fork < forks; fork++) {
    const t = 0.4 + (0.6 * (fork + 1)) / forks;
    growTwig(
      stage,
      random,
      {
        x: x + (endX - x) * t,
        y: y + (endY - y) * t,
        angle: angle + (fork % 2 ? 1 : -1) * random.range(0.25, 0.8),
        length: length * random.range(0.4, 0.62),
        width: width * 0.55,
      },
      leaves,
      level + 1,
    );
  }
}

function drawLeaves(
  stage: Stage,
  random: Random,
  { fromX, fromY, toX, toY }: { fromX: number; fromY: number; toX: number; toY: number },
  leaves: Rgb,
): void {
  const { context, width, height } = stage;
  const size = Math.min(width, height) * 0.017;
  for (let leaf = 0; leaf < 10; leaf++) {
    const t = random.next();
    const x = fromX + (toX - fromX) * t + random.range(-1.8, 1.8) * size;
    const y = fromY + (toY - fromY) * t + random.range(-1, 2.2) * size;
    if (coversSubject(stage, { x, y: y + size }, size * 2)) continue;
    const tone = random.range(0.55, 1.15);
    context.fillStyle = toCss(litColour(stage, scale(leaves, tone), { sun: 0.34, ambient: 0.66 }));
    context.beginPath();
    context.ellipse(
      x,
      y,
      size * random.range(0.75, 1.1),
      size * random.range(0.38, 0.55),
      random.range(0, TAU),
      0,
      TAU,
    );
    context.fill();
  }
}
