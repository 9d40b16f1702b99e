import { countFor, forbids } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import type { SkyCover } from './sky-cover.ts';

interface StarWish {
  cover?: SkyCover;
  /** Stars on a square picture with normal detail. */
  count?: number;
  /** Screen row at which they have faded out; the horizon when left out. */
  fadeAt?: number;
}

/** Stars, denser and brighter towards the zenith, hidden behind clouds. */
export function paintStars(stage: Stage, { cover = () => 0, count, fadeAt }: StarWish = {}): void {
  const { brief, context, width, height } = stage;
  if (forbids(brief, 'star')) return;
  const random = stage.random.fork('stars');
  const bottom = fadeAt ?? stage.horizon * 1.5;
  const reach = Math.min(height, bottom);
  const total = countFor(brief, count ?? (brief.features.has('stars') ? 620 : 280));
  const unit = Math.min(width, height) / 1024;
  for (let index = 0; index < total; index++) {
    const x = random.next() * width;
    const y = random.next() * (fadeAt ? 1 : random.next() ** 0.5) * reach;
    const size = (random.next() ** 4 * 1.7 + 0.45) * Math.max(unit, 0.5);
    const warmth = random.next();
    const strength = (0.35 + random.next() * 0.65) * (1 - y / bottom) * (1 - cover(x, y));
    if (strength < 0.04) continue;
    context.fillStyle = `rgba(${215 + Math.round(warmth * 40)},${228 + Math.round(warmth * 14)},${255 - Math.round(warmth * 30)},${strength})`;
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
    if (size > 1.75 * unit) {
      context.globalAlpha = 0.3;
      context.fillRect(x - size * 5, y - 0.5 * unit, size * 10, unit);
      context.fillRect(x - 0.5 * unit, y - size * 5, unit, size * 10);
      context.globalAlpha = 1;
    }
  }
}
