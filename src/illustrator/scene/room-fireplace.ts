import type { SKRSContext2D } from '../core/canvas.ts';
import { type Rgb, scale, toCss } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { onWall, shaded } from './room-drawing.ts';
import type { Stage } from './stage.types.ts';

/** A fireplace of stone with a burning fire, and its light on the room. */
export function drawFireplace(stage: Stage, random: Random, x: number): void {
  const unit = Math.min(stage.width, stage.height);
  const hearth: Hearth = {
    x,
    unit,
    half: unit * 0.19,
    top: stage.horizon - unit * 0.34,
    foot: stage.horizon,
  };
  onWall(stage, (soft) => {
    layStones(stage, soft, random, hearth);
    for (let flame = 0; flame < 26; flame++) drawFlame(soft, random, hearth);
  });
  shineOnRoom(stage, hearth);
}

interface Hearth {
  x: number;
  unit: number;
  /** Half the width of the chimney piece. */
  half: number;
  top: number;
  foot: number;
}

function layStones(
  stage: Stage,
  soft: SKRSContext2D,
  random: Random,
  { x, unit, half, top, foot }: Hearth,
): void {
  const tall = (foot - top) / 7;
  for (let row = 0; row < 7; row++) {
    for (let stone = 0; stone < 6; stone++) {
      const left = x - half + (stone + (row % 2) * 0.5 - 0.25) * (half / 3);
      soft.fillStyle = toCss(shaded(stage, scale([132, 120, 110], random.range(0.75, 1.15)), left, top));
      soft.fillRect(left, top + row * tall, half / 3 - 2, tall - 2);
    }
  }
  soft.fillStyle = toCss(shaded(stage, [110, 76, 50], x, top));
  soft.fillRect(x - half * 1.2, top - unit * 0.03, half * 2.4, unit * 0.035);
  soft.fillStyle = '#120a08';
  soft.beginPath();
  soft.roundRect(x - half * 0.6, foot - unit * 0.22, half * 1.2, unit * 0.22, [half * 0.4, half * 0.4, 0, 0]);
  soft.fill();
}

const FLAMES: readonly Rgb[] = [
  [255, 120, 30],
  [255, 170, 50],
  [255, 220, 120],
];

function drawFlame(soft: SKRSContext2D, random: Random, { x, unit, half, foot }: Hearth): void {
  const flameX = x + random.range(-0.42, 0.42) * half;
  const tall = unit * random.range(0.04, 0.15) * (1 - Math.abs(flameX - x) / half);
  const tip = flameX + random.range(-0.03, 0.03) * half;
  const base = foot - unit * 0.015;
  soft.fillStyle = toCss(random.pick(FLAMES), 0.6);
  soft.beginPath();
  soft.moveTo(flameX - half * 0.07, base);
  soft.quadraticCurveTo(flameX - half * 0.08, foot - tall * 0.5, tip, foot - tall);
  soft.quadraticCurveTo(flameX + half * 0.08, foot - tall * 0.5, flameX + half * 0.07, base);
  soft.fill();
}

function shineOnRoom({ context, width, height }: Stage, { x, unit, foot }: Hearth): void {
  const y = foot - unit * 0.05;
  const glow = context.createRadialGradient(x, y, 0, x, y, unit * 0.7);
  glow.addColorStop(0, 'rgba(255,150,60,0.55)');
  glow.addColorStop(0.35, 'rgba(255,120,50,0.2)');
  glow.addColorStop(1, 'rgba(255,110,40,0)');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.restore();
}
