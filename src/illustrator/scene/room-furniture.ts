import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import { TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { onWall, shaded } from './room-drawing.ts';
import type { RoomLight } from './room-light.ts';
import { CROCKERY, SPINES } from './room-shelves.ts';
import type { Stage } from './stage.types.ts';

/** A framed picture or two on an empty wall. */
export function hangPictures(stage: Stage, random: Random, light: RoomLight, from: number, to: number): void {
  const { width, horizon } = stage;
  const unit = Math.min(stage.width, stage.height);
  onWall(stage, (soft) => {
    for (let x = from; x < to; x += 0.24) {
      const size = unit * random.range(0.12, 0.18);
      const left = x * width;
      const top = horizon * random.range(0.22, 0.36);
      soft.fillStyle = 'rgba(0,0,0,0.3)';
      soft.fillRect(left + unit * 0.008, top + unit * 0.01, size, size * 1.2);
      soft.fillStyle = toCss(shaded(stage, mix(light.wood, [190, 150, 80], 0.5), left, top));
      soft.fillRect(left, top, size, size * 1.2);
      const view = soft.createLinearGradient(0, top, 0, top + size * 1.2);
      view.addColorStop(0, toCss(shaded(stage, random.pick(CROCKERY), left, top)));
      view.addColorStop(0.6, toCss(shaded(stage, random.pick(CROCKERY), left, top)));
      view.addColorStop(1, toCss(shaded(stage, random.pick(SPINES), left, top)));
      soft.fillStyle = view;
      soft.fillRect(left + size * 0.1, top + size * 0.1, size * 0.8, size);
    }
  });
}

/** A round rug on the floor below the subject. */
export function layRug(stage: Stage, random: Random): void {
  const { context, width, height, horizon } = stage;
  const colour = random.pick<Rgb>([
    [140, 52, 46],
    [60, 84, 110],
    [150, 120, 80],
    [80, 96, 74],
  ]);
  const y = horizon + (height - horizon) * 0.62;
  for (let ring = 6; ring >= 1; ring--) {
    context.fillStyle = toCss(shaded(stage, scale(colour, ring % 2 ? 0.82 : 1.12), width / 2, y), 0.92);
    context.beginPath();
    context.ellipse(
      width / 2,
      y,
      (width * 0.4 * ring) / 6,
      ((height - horizon) * 0.27 * ring) / 6,
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

/** A hanging lamp with its pool of light. */
export function hangLamp(stage: Stage, x: number): void {
  const { context, height } = stage;
  const unit = Math.min(stage.width, stage.height);
  const y = unit * 0.13;
  context.strokeStyle = 'rgba(24,18,16,0.9)';
  context.lineWidth = Math.max(1, unit * 0.003);
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, y);
  context.stroke();
  context.fillStyle = '#2c2422';
  context.beginPath();
  context.moveTo(x - unit * 0.065, y + unit * 0.05);
  context.quadraticCurveTo(x - unit * 0.05, y, x, y - unit * 0.01);
  context.quadraticCurveTo(x + unit * 0.05, y, x + unit * 0.065, y + unit * 0.05);
  context.fill();
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(x, y + unit * 0.05, 0, x, y + unit * 0.05, unit * 0.6);
  glow.addColorStop(0, 'rgba(255,226,170,0.85)');
  glow.addColorStop(0.08, 'rgba(255,204,130,0.45)');
  glow.addColorStop(1, 'rgba(255,180,100,0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, stage.width, height);
  context.restore();
}
