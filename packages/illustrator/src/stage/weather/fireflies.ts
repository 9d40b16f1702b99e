import { countFor } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';

/** Warm points of light above the ground, each with a soft halo. */
export function drawFireflies(stage: Stage): void {
  const { context, width, height, horizon } = stage;
  const random = stage.random.fork('fireflies');
  const side = Math.min(width, height);
  const top = Math.max(0, horizon - height * 0.22);
  context.save();
  context.globalCompositeOperation = 'lighter';
  const flies = countFor(stage.brief, 64);
  for (let fly = 0; fly < flies; fly++) {
    const x = random.next() * width;
    const y = top + random.next() * (height - top);
    const radius = side * random.range(0.008, 0.026);
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, 'rgba(255,250,190,0.95)');
    glow.addColorStop(0.14, 'rgba(250,226,110,0.6)');
    glow.addColorStop(0.45, 'rgba(220,200,70,0.14)');
    glow.addColorStop(1, 'rgba(200,190,60,0)');
    context.fillStyle = glow;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}
