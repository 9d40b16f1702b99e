import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { stampDepth } from './depth-stamp.ts';
import type { PlantSpot } from './foliage-pine.ts';
import { lightSide, litColour } from './lighting.ts';
import type { Stage } from './stage.types.ts';

/** A boulder of a few facets; `size` of the spot is its height. */
export function drawRock(
  stage: Stage,
  { x, y, size, distance }: PlantSpot,
  random: Random,
  colour: Rgb,
): void {
  const { context, brief } = stage;
  const side = lightSide(stage, x);
  const half = size * random.range(0.65, 1.05);
  const corners: Array<[number, number]> = [];
  const number = 8;
  for (let corner = 0; corner <= number; corner++) {
    const t = corner / number;
    const angle = Math.PI * (1 - t);
    const reach = random.range(0.82, 1.12);
    corners.push([x + Math.cos(angle) * half * reach, y - Math.sin(angle) * size * reach]);
  }
  const peak: [number, number] = [
    x + side * half * random.range(0, 0.25),
    y - size * random.range(0.4, 0.62),
  ];
  for (let corner = 0; corner < number; corner++) {
    const [fromX, fromY] = corners[corner]!;
    const [toX, toY] = corners[corner + 1]!;
    const middle = (fromX + toX) / 2 - x;
    const light =
      0.5 + 0.42 * Math.max(-1, Math.min(1, (middle * side) / half)) + 0.3 * ((y - (fromY + toY) / 2) / size);
    const facet = scale(colour, light * random.range(0.92, 1.08));
    const shade =
      brief.snow && (fromY + toY) / 2 < y - size * 0.6 ? mix(facet, [236, 242, 250], 0.85) : facet;
    context.fillStyle = toCss(litColour(stage, shade, { distance, sun: 0.44 }));
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX + 0.5, toY);
    context.lineTo(peak[0], Math.max(peak[1], Math.min(y, toY)));
    context.lineTo(x, y);
    context.fill();
  }
  stampDepth(stage, { x, y, width: half * 1.6, height: size * 0.9, distance: distance || 3, shape: 'post' });
}
