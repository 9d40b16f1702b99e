import type { Canvas } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';

/** Stamps a small red seal near a lower corner: abstract strokes in a rounded square, no writing. */
export function stampSeal(canvas: Canvas, random: Random): void {
  const context = canvas.getContext('2d');
  const side = Math.min(canvas.width, canvas.height) * 0.042;
  const margin = side * 0.9;
  const left = random.chance(0.5) ? margin : canvas.width - margin - side;
  const top = canvas.height - margin - side * 1.35;
  context.save();
  context.translate(left, top);
  context.fillStyle = 'rgba(178,44,36,0.9)';
  context.beginPath();
  context.roundRect(0, 0, side, side * 1.35, side * 0.14);
  context.fill();
  context.strokeStyle = 'rgba(243,232,208,0.92)';
  context.lineWidth = side * 0.085;
  context.lineCap = 'round';
  context.beginPath();
  for (let row = 0; row < 3; row++) {
    const y = side * (0.28 + row * 0.4);
    const half = side * random.range(0.16, 0.3);
    context.moveTo(side / 2 - half, y);
    context.lineTo(side / 2 + half, y + side * random.range(-0.05, 0.05));
    const x = side * random.range(0.34, 0.66);
    context.moveTo(x, y - side * random.range(0.06, 0.14));
    context.lineTo(x + side * random.range(-0.1, 0.1), y + side * random.range(0.1, 0.2));
  }
  context.stroke();
  context.restore();
}
