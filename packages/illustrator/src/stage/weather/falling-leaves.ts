import { colorList, toCss } from '../../core/color.ts';
import { countFor } from '../brief-questions.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

const LEAVES = colorList('#c8702a #d9a032 #a8442a #e0b84a #8f5a2c');

/** Autumn leaves on the wind, larger the nearer they are. */
export function drawFallingLeaves(stage: Stage): void {
  const { context, width, height } = stage;
  const random = stage.random.fork('leaves');
  const side = Math.min(width, height);
  const leaves = countFor(stage.brief, 70);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const size = side * (0.004 + 0.014 * random.next() ** 3);
    context.save();
    context.translate(random.next() * width, random.next() * height);
    context.rotate(random.next() * 6.3);
    context.scale(1, random.range(0.3, 0.9));
    context.fillStyle = toCss(litColor(stage, random.pick(LEAVES), { sun: 0.5, ambient: 0.7 }), 0.92);
    context.beginPath();
    context.moveTo(-size, 0);
    context.quadraticCurveTo(0, -size * 0.9, size, 0);
    context.quadraticCurveTo(0, size * 0.9, -size, 0);
    context.fill();
    context.restore();
  }
}
