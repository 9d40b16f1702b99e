import { mix, type Rgb, scale, toCss } from '../core/colour.ts';
import { clamp } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { stampDepth } from './depth-stamp.ts';
import type { PlantSpot } from './foliage-pine.ts';
import { lightSide, litColour } from './lighting.ts';
import type { Stage } from './stage.types.ts';

type Corner = readonly [number, number];

/** A boulder of a few facets; `size` of the spot is its height in pixels. */
export function drawRock(stage: Stage, spot: PlantSpot, random: Random, colour: Rgb): void {
  const { x, y, size, distance } = spot;
  const half = size * random.range(0.65, 1.05);
  const outline = outlineOf(spot, half, random);
  const peak: Corner = [x + half * random.range(-0.25, 0.25), y - size * random.range(0.45, 0.62)];
  for (let corner = 0; corner < outline.length - 1; corner++) {
    fillFacet(stage, spot, random, { from: outline[corner]!, to: outline[corner + 1]!, peak, half, colour });
  }
  fillFacet(stage, spot, random, {
    from: outline[outline.length - 1]!,
    to: outline[0]!,
    peak,
    half,
    colour: scale(colour, 0.72),
  });
  stampDepth(stage, { x, y, width: half * 1.6, height: size * 0.9, distance: distance || 3, shape: 'post' });
}

function outlineOf({ x, y, size }: PlantSpot, half: number, random: Random): Corner[] {
  const number = 7;
  return Array.from({ length: number + 1 }, (_, corner): Corner => {
    const angle = Math.PI * (1 - corner / number) + (corner % number === 0 ? 0 : random.range(-0.12, 0.12));
    const reach = corner % number === 0 ? 1 : random.range(0.84, 1.12);
    return [x + Math.cos(angle) * half * reach, y - Math.sin(angle) * size * reach];
  });
}

interface Facet {
  from: Corner;
  to: Corner;
  peak: Corner;
  half: number;
  colour: Rgb;
}

function fillFacet(
  stage: Stage,
  { x, y, size, distance }: PlantSpot,
  random: Random,
  { from, to, peak, half, colour }: Facet,
): void {
  const { context, brief } = stage;
  const middleX = (from[0] + to[0]) / 2;
  const middleY = (from[1] + to[1]) / 2;
  const towardLight = clamp(((middleX - x) * lightSide(stage, x)) / half, -1, 1);
  const light = 0.62 + 0.36 * towardLight + 0.3 * clamp((y - middleY) / size);
  const facet = scale(colour, light * random.range(0.92, 1.08));
  const covered = brief.snow && middleY < y - size * 0.6 ? mix(facet, [236, 242, 250], 0.85) : facet;
  const css = toCss(litColour(stage, covered, { distance, sun: 0.44 }));
  context.fillStyle = css;
  context.strokeStyle = css;
  context.lineWidth = 0.7;
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.lineTo(...peak);
  context.closePath();
  context.fill();
  context.stroke();
}
