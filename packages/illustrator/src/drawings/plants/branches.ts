import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { limb, line, modelled, type Point } from '../pen/pen.ts';

interface Branching {
  /** Thickness of the trunk at its foot, in units. */
  width: number;
  /** Length of the trunk before it forks. */
  trunk: number;
  /** How far branches turn from their parent, in radians. */
  spread: number;
  /** Twigs of twigs. */
  levels: number;
  bark: Rgb;
  lightSide: -1 | 1;
  /** How crooked: 0 straight. */
  bend?: number;
  /** Snow lies on the upper sides. */
  snow?: boolean;
}

/** A tree's wood from (0, 0) upwards; returns where its twigs end, for leaves and blossom. */
export function drawBranches(context: SKRSContext2D, random: Random, branching: Branching): Point[] {
  const { width, trunk, bark, lightSide, bend = 0.2 } = branching;
  const lean = random.range(-0.03, 0.03);
  const foot: Point[] = [
    [0, 0.01],
    [lean * 0.5 + bend * 0.06, -trunk * 0.5],
    [lean, -trunk],
  ];
  modelled(context, limb(foot, [width * 1.35, width * 0.9, width * 0.74]), bark, {
    depth: width * 0.34,
    lightSide,
  });
  for (const side of [-1, 1])
    modelled(
      context,
      `M${side * width * 0.3} -0.07Q${side * width * 0.7} -0.02 ${side * width * 1.25} 0.012H0Z`,
      scale(bark, 0.9),
      { depth: 0.01, lightSide, outline: 0 },
    );
  for (let crack = 0; crack < 7; crack++) {
    const x = random.range(-0.35, 0.35) * width;
    const y = -random.range(0.05, 0.9) * trunk;
    line(
      context,
      `M${x} ${y}q${random.range(-0.01, 0.01)} ${trunk * 0.06} 0 ${trunk * 0.12}`,
      toCss(scale(bark, 0.6), 0.7),
      width * 0.05,
    );
  }
  const tips: Point[] = [];
  const forks = 3 + random.integer(2);
  for (let fork = 0; fork < forks; fork++) {
    const turn = (fork / (forks - 1) - 0.5) * 2 * branching.spread + random.range(-0.1, 0.1);
    const start: Point = [lean * (0.8 + 0.2 * (fork % 2)), -trunk * (0.86 + 0.12 * (fork % 2))];
    grow(
      context,
      random,
      branching,
      start,
      -Math.PI / 2 + turn,
      (1 - trunk) * random.range(0.36, 0.46),
      width * 0.56,
      branching.levels,
      tips,
    );
  }
  return tips;
}

function grow(
  context: SKRSContext2D,
  random: Random,
  branching: Branching,
  [x, y]: Point,
  angle: number,
  length: number,
  width: number,
  levels: number,
  tips: Point[],
): void {
  const { bark, lightSide, bend = 0.2, spread, snow } = branching;
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const sway = random.range(-1, 1) * bend * length;
  const data = `M${x} ${y}Q${(x + end[0]) / 2 - Math.sin(angle) * sway} ${(y + end[1]) / 2 + Math.cos(angle) * sway} ${end[0]} ${end[1]}`;
  const curve = data;
  line(context, curve, scale(bark, 0.62), width);
  context.save();
  context.translate(lightSide * width * 0.14, -width * 0.1);
  line(context, curve, mix(bark, [255, 240, 214], 0.12), width * 0.56);
  if (snow && width > 0.006) {
    context.translate(0, -width * 0.3);
    line(context, curve, 'rgba(244,248,253,0.95)', width * 0.5);
  }
  context.restore();
  if (levels === 0 || length < 0.03) {
    tips.push(end);
    return;
  }
  if (levels <= 2) tips.push(end);
  const children = levels > 2 ? 3 : 2 + random.integer(2);
  for (let child = 0; child < children; child++) {
    const turn = (child / (children - 1) - 0.5) * spread * 1.15 + random.range(-0.16, 0.16);
    const along = child === 1 && children === 3 ? 1 : random.range(0.72, 1);
    const start: Point = [x + (end[0] - x) * along, y + (end[1] - y) * along];
    // Twigs strive upwards, however their branch leans.
    const upward = Math.sin(angle + turn) > 0 ? -0.3 * Math.sign(Math.cos(angle + turn)) : 0;
    grow(
      context,
      random,
      branching,
      start,
      angle + turn + upward,
      length * random.range(0.62, 0.76),
      width * 0.6,
      levels - 1,
      tips,
    );
  }
}
