import { type Rgb, toCss } from '../../core/color.ts';
import { forbids } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';

/** A soft bank of mist across the picture, thickest at `y`. */
export function paintHazeBand(
  stage: Stage,
  {
    y,
    reach,
    strength,
    color = stage.palette.fog,
  }: { y: number; reach: number; strength: number; color?: Rgb },
): void {
  if (forbids(stage.brief, 'fog', 'mist', 'haze')) return;
  const { context, width } = stage;
  const gradient = context.createLinearGradient(0, y - reach, 0, y + reach);
  gradient.addColorStop(0, toCss(color, 0));
  gradient.addColorStop(0.5, toCss(color, strength));
  gradient.addColorStop(1, toCss(color, 0));
  context.fillStyle = gradient;
  context.fillRect(0, y - reach, width, reach * 2);
}
