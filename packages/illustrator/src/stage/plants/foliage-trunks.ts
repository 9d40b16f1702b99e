import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { stampDepth } from '../depth-stamp.ts';
import { lightSide, litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

export type Bark = 'pine' | 'birch' | 'oak' | 'redwood';

const BARKS: Record<Bark, Rgb> = {
  pine: [94, 70, 54],
  birch: [216, 212, 200],
  oak: [85, 72, 60],
  redwood: [132, 73, 47],
};

export interface Trunk {
  /** Foot on the screen. */
  x: number;
  y: number;
  /** Width at the foot, pixels. */
  width: number;
  distance: number;
  bark: Bark;
}

/** A trunk that leaves the picture at its top: rounded by light, with the marks of its bark. */
export function drawTrunk(stage: Stage, trunk: Trunk, random: Random): void {
  const { context } = stage;
  const { x, y, width, distance, bark } = trunk;
  const side = lightSide(stage, x);
  const lean = random.range(-0.03, 0.03) * y;
  const base = mix(BARKS[bark], scale(BARKS[bark], 0.7), random.next() * 0.5);
  const tone = (share: number) =>
    toCss(litColor(stage, scale(base, share), { distance, sun: 0.4, haze: 0.02 }));
  const gradient = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  const bright = side > 0 ? 0.72 : 0.28;
  gradient.addColorStop(0, tone(side > 0 ? 0.4 : 0.8));
  gradient.addColorStop(bright, tone(1.25));
  gradient.addColorStop(1, tone(side > 0 ? 0.8 : 0.4));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - width * 0.78, y + width * 0.1);
  context.quadraticCurveTo(x - width * 0.5, y - width * 0.4, x - width * 0.45, y - width * 2);
  context.lineTo(x + lean - width * 0.34, -5);
  context.lineTo(x + lean + width * 0.34, -5);
  context.lineTo(x + width * 0.45, y - width * 2);
  context.quadraticCurveTo(x + width * 0.5, y - width * 0.4, x + width * 0.82, y + width * 0.1);
  context.fill();
  if (width > 5) drawBarkMarks(stage, trunk, random, lean, tone);
  stampDepth(stage, { x, y, width: width * 0.9, height: y, distance: distance || 2, shape: 'post' });
}

function drawBarkMarks(
  { context }: Stage,
  { x, y, width, bark }: Trunk,
  random: Random,
  lean: number,
  tone: (share: number) => string,
): void {
  const marks = Math.min(90, Math.round(y / Math.max(3, width * (bark === 'birch' ? 0.35 : 0.16))));
  context.lineCap = 'round';
  for (let mark = 0; mark < marks; mark++) {
    const up = random.next();
    const markY = (y - width * 1.2) * (1 - up);
    const middle = x + lean * up;
    const across = random.range(-0.38, 0.38) * width;
    if (bark === 'birch') {
      context.strokeStyle = tone(0.22);
      context.lineWidth = width * random.range(0.03, 0.08);
      context.beginPath();
      context.moveTo(middle + across, markY);
      context.lineTo(middle + across + width * random.range(-0.2, 0.2), markY + width * 0.02);
    } else {
      context.strokeStyle = tone(random.pick([0.4, 0.55, 1.35]));
      context.lineWidth = width * random.range(0.02, 0.05);
      context.beginPath();
      context.moveTo(middle + across, markY);
      context.lineTo(
        middle + across + random.range(-0.05, 0.05) * width,
        markY + width * random.range(0.3, 1.3),
      );
    }
    context.stroke();
  }
}
