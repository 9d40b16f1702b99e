import { type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { countFor } from '../brief-questions.ts';
import { isOnRoad } from '../ground/path.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

interface GrassWish {
  color: Rgb;
  /** Colors of the flowers among the blades; none when empty. */
  flowers?: readonly Rgb[];
  /** Share of the picture's height that the blades rise from, measured from below. */
  reach?: number;
  /** 1 is a mown field, 2 a wild one. */
  tallness?: number;
}

/** Blades and flowers along the lower edge, larger towards the viewer. */
export function drawGrass(stage: Stage, wish: GrassWish): void {
  const { color, flowers = [] } = wish;
  const { context, width, height } = stage;
  // Who looks up from the ground looks through the grass.
  const low = stage.brief.cameraAngle === 'low';
  const reach = (wish.reach ?? 0.14) * (low ? 1.5 : 1);
  const tallness = (wish.tallness ?? 1) * (low ? 2.4 : 1);
  const random = stage.random.fork('grass');
  const side = Math.min(width, height);
  const rows = 6;
  const blades = countFor(stage.brief, (150 * width) / side);
  context.lineCap = 'round';
  for (let row = 0; row < rows; row++) {
    stage.checkpoint.check();
    const base = height * (1 - reach + (reach * 1.15 * row) / (rows - 1));
    for (let blade = 0; blade < blades; blade++) {
      const x = random.next() * width;
      const y = base + random.range(0, 0.05) * height;
      if (isWet(stage, x, y) || isRoad(stage, x, y)) continue;
      const tall = side * random.range(0.014, 0.034) * (0.6 + row * 0.22) * tallness;
      const bend = random.range(-0.5, 0.5) * tall;
      const shade = scale(color, 0.5 + random.next() * 0.75);
      context.strokeStyle = toCss(litColor(stage, shade, { sun: 0.2 + random.next() * 0.36 }), 0.9);
      context.lineWidth = ((1 + row * 0.35) * side) / 1024;
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + bend * 0.2, y - tall * 0.6, x + bend, y - tall);
      context.stroke();
      if (flowers.length > 0 && random.chance(0.07))
        drawFlower(stage, {
          x: x + bend,
          y: y - tall,
          radius: ((2.4 + row * 0.9) * side) / 1024,
          color: random.pick(flowers),
        });
    }
  }
}

function isRoad(stage: Stage, x: number, y: number): boolean {
  return isOnRoad(stage, x, (stage.focal * stage.cameraHeight) / Math.max(1, y - stage.horizon));
}

function isWet({ wet, width, height }: Stage, x: number, y: number): boolean {
  return wet?.[Math.min(height - 1, Math.floor(y)) * width + Math.floor(x)] === 1;
}

export interface Flower {
  x: number;
  y: number;
  radius: number;
  color: Rgb;
}

/** Five petals and a yellow eye; a dot when it is only a few pixels wide. */
export function drawFlower(stage: Stage, { x, y, radius, color }: Flower): void {
  const { context } = stage;
  context.fillStyle = toCss(litColor(stage, color, { sun: 0.5, ambient: 0.66 }));
  context.beginPath();
  if (radius < 3) {
    context.arc(x, y, radius, 0, TAU);
    context.fill();
    return;
  }
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * TAU + x;
    const petalX = x + Math.cos(angle) * radius * 0.62;
    const petalY = y + Math.sin(angle) * radius * 0.5;
    context.moveTo(petalX + radius * 0.5, petalY);
    context.ellipse(petalX, petalY, radius * 0.5, radius * 0.38, angle, 0, TAU);
  }
  context.fill();
  fillDisc(context, litColor(stage, [250, 214, 90], { sun: 0.5 }), x, y, radius * 0.3);
}
