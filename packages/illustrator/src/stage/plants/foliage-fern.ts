import { type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import type { PlantSpot } from './foliage-pine.ts';

/** Arching fronds from one foot. */
export function drawFern(
  stage: Stage,
  { x, y, size, distance }: PlantSpot,
  random: Random,
  color: Rgb,
): void {
  const { context } = stage;
  const fronds = size > 40 ? 9 : 6;
  context.lineCap = 'round';
  for (let frond = 0; frond < fronds; frond++) {
    const spread = (frond / (fronds - 1) - 0.5) * 2 + random.range(-0.15, 0.15);
    const tipX = x + spread * size * 0.95;
    const tipY = y - size * (0.95 - Math.abs(spread) * 0.55) * random.range(0.8, 1.1);
    const bendX = x + spread * size * 0.35;
    const bendY = y - size * (1.05 - Math.abs(spread) * 0.3);
    context.strokeStyle = toCss(
      litColor(stage, scale(color, random.range(0.5, 1.05)), { distance, sun: 0.4, haze: 0.02 }),
    );
    context.lineWidth = Math.max(0.7, size * 0.016);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(bendX, bendY, tipX, tipY);
    const leaflets = size > 40 ? 15 : 7;
    for (let leaflet = 2; leaflet < leaflets; leaflet++) {
      const t = leaflet / leaflets;
      const atX = (1 - t) ** 2 * x + 2 * t * (1 - t) * bendX + t * t * tipX;
      const atY = (1 - t) ** 2 * y + 2 * t * (1 - t) * bendY + t * t * tipY;
      const reach = size * 0.17 * (1 - t * 0.75);
      context.moveTo(atX - reach * 0.75, atY + reach * 0.45);
      context.lineTo(atX, atY);
      context.lineTo(atX + reach * 0.75, atY + reach * 0.45);
    }
    context.stroke();
  }
}
