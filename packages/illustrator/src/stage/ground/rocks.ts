import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { stampDepth } from '../depth-stamp.ts';
import { lightSide, litColor } from '../light/lighting.ts';
import type { PlantSpot } from '../plants/foliage-pine.ts';
import type { Stage } from '../stage.types.ts';

type Corner = readonly [number, number];

/** A boulder of a few facets; `size` of the spot is its height in pixels. */
export function drawRock(stage: Stage, spot: PlantSpot, random: Random, color: Rgb): void {
  const { x, y, size, distance } = spot;
  const half = size * random.range(0.65, 1.05);
  const outline = outlineOf(spot, half, random);
  const peak: Corner = [x + half * random.range(-0.25, 0.25), y - size * random.range(0.45, 0.62)];
  const shelf = outline.map((corner): Corner => towards(corner, peak, random.range(0.3, 0.6)));
  for (let corner = 0; corner < outline.length; corner++) {
    const next = (corner + 1) % outline.length;
    const [from, to] = [outline[corner]!, outline[next]!];
    const ground = next === 0 ? scale(color, 0.72) : color;
    fillFacet(stage, spot, random, { corners: [from, to, shelf[next]!], half, color: ground });
    fillFacet(stage, spot, random, { corners: [from, shelf[next]!, shelf[corner]!], half, color: ground });
    fillFacet(stage, spot, random, { corners: [shelf[corner]!, shelf[next]!, peak], half, color });
  }
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

function towards(from: Corner, to: Corner, share: number): Corner {
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
}

interface Facet {
  corners: readonly [Corner, Corner, Corner];
  half: number;
  color: Rgb;
}

function fillFacet(
  stage: Stage,
  { x, y, size, distance }: PlantSpot,
  random: Random,
  { corners, half, color }: Facet,
): void {
  const { context, brief } = stage;
  const middleX = (corners[0][0] + corners[1][0] + corners[2][0]) / 3;
  const middleY = (corners[0][1] + corners[1][1] + corners[2][1]) / 3;
  const towardLight = clamp(((middleX - x) * lightSide(stage, x)) / half, -1, 1);
  const light = 0.5 + 0.5 * towardLight + 0.42 * clamp((y - middleY) / size);
  const facet = scale(color, light * random.range(0.92, 1.08));
  const covered = brief.snow && middleY < y - size * 0.6 ? mix(facet, [236, 242, 250], 0.85) : facet;
  const css = toCss(litColor(stage, covered, { distance, sun: 0.44 }));
  context.fillStyle = css;
  context.strokeStyle = css;
  context.lineWidth = 0.7;
  context.beginPath();
  for (const corner of corners) context.lineTo(...corner);
  context.closePath();
  context.fill();
  context.stroke();
}
