import { mix, toCss } from '../../core/color.ts';
import { forbids, hasSubjectOf } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';

/** A far flock above the horizon, on some fair days. */
export function paintBirds(stage: Stage): void {
  const { brief, context, palette, width, horizon } = stage;
  const random = stage.random.fork('birds');
  const fair = brief.weather === 'clear' || brief.weather === 'cloudy' || brief.weather === 'wind';
  if (
    palette.night ||
    !fair ||
    brief.scene === 'moon' ||
    forbids(brief, 'bird', 'animal') ||
    hasSubjectOf(brief, 'flying')
  )
    return;
  if (!random.chance(0.4)) return;
  const unit = Math.min(width, stage.height);
  const centre = { x: random.range(0.15, 0.85) * width, y: horizon * random.range(0.34, 0.66) };
  context.strokeStyle = toCss(mix(palette.ambient, [30, 32, 44], 0.75), 0.75);
  context.lineCap = 'round';
  const flock = 4 + random.integer(7);
  for (let bird = 0; bird < flock; bird++) {
    const x = centre.x + (random.next() + random.next() - 1) * unit * 0.13;
    const y = centre.y + (random.next() + random.next() - 1) * unit * 0.06;
    const span = unit * random.range(0.006, 0.013);
    const lift = span * random.range(0.2, 0.6);
    context.lineWidth = Math.max(0.8, span * 0.13);
    context.beginPath();
    context.moveTo(x - span, y - lift);
    context.quadraticCurveTo(x - span * 0.4, y - lift * 1.2, x, y);
    context.quadraticCurveTo(x + span * 0.4, y - lift * 1.2, x + span, y - lift);
    context.stroke();
  }
}
