import { drawSoftly } from '../../core/canvas.ts';
import { TAU } from '../../core/maths.ts';
import { forbids } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import type { SkyCover } from './sky-cover.ts';

/** The band of our galaxy on clear dark nights: a slanting glow of countless stars with a dark lane. */
export function paintMilkyWay(stage: Stage, cover: SkyCover): void {
  const { brief, context, width, height, horizon } = stage;
  const random = stage.random.fork('milky way');
  const wished = brief.features.has('stars');
  if (forbids(brief, 'star') || brief.features.has('full-moon') || brief.timeOfDay === 'neon') return;
  if (!wished && !random.chance(0.3)) return;
  const unit = Math.min(width, height);
  const middle = width * random.range(0.3, 0.7);
  const slope = random.range(0.35, 0.9) * (random.chance(0.5) ? 1 : -1);
  const along = (t: number, across: number) => ({
    x: middle + (t - 0.5) * slope * horizon * 1.5 + across * unit * 0.16,
    y: t * horizon * 1.05,
  });
  drawSoftly(context, width, height, { blur: unit * 0.03, blend: 'screen', resolution: 0.25 }, (soft) => {
    for (let glow = 0; glow < 130; glow++) {
      const across = random.next() + random.next() - 1;
      const { x, y } = along(random.next(), across);
      soft.fillStyle = glow % 3 ? 'rgba(120,140,215,0.12)' : 'rgba(225,180,200,0.13)';
      soft.beginPath();
      soft.arc(x, y, unit * random.range(0.02, 0.06) * (1.2 - Math.abs(across)), 0, TAU);
      soft.fill();
    }
  });
  const size = Math.max(0.6, unit / 1024);
  context.fillStyle = '#eef2ff';
  for (let star = 0; star < 620; star++) {
    const across = (random.next() + random.next() + random.next()) / 1.5 - 1;
    const { x, y } = along(random.next(), across);
    if (y > horizon) continue;
    context.globalAlpha = random.next() * 0.8 * (1 - cover(x, y)) * (1 - (y / horizon) ** 2 * 0.8);
    context.fillRect(x, y, size, size);
  }
  context.globalAlpha = 1;
}
