import { type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../brief-questions.ts';
import { drawRock } from '../ground/rocks.ts';
import { castShadows } from '../ground/tree-shadows.ts';
import { litColor } from '../light/lighting.ts';
import { scatter } from '../scatter.ts';
import type { Stage } from '../stage.types.ts';
import type { PlantSpot } from './foliage-pine.ts';

/** A clump of taller grass. */
export function drawTuft(
  stage: Stage,
  { x, y, size, distance }: PlantSpot,
  random: Random,
  color: Rgb,
): void {
  const { context } = stage;
  context.lineCap = 'round';
  const blades = size > 24 ? 22 : 9;
  for (let blade = 0; blade < blades; blade++) {
    const lean = random.range(-0.75, 0.75);
    const tall = size * random.range(0.55, 1) * (1 - Math.abs(lean) * 0.35);
    const foot = x + lean * size * 0.22;
    context.strokeStyle = toCss(
      litColor(stage, scale(color, random.range(0.5, 1.2)), { distance, sun: 0.42 }),
      0.95,
    );
    context.lineWidth = Math.max(0.7, size * 0.035);
    context.beginPath();
    context.moveTo(foot, y);
    context.quadraticCurveTo(foot + lean * size * 0.1, y - tall * 0.7, foot + lean * size * 0.55, y - tall);
    context.stroke();
  }
}

/** Tufts and a few stones, so that a wide lawn has something for the eye to rest on. */
export function strewTuftsAndStones(
  stage: Stage,
  random: Random,
  {
    grass,
    stone,
    grows,
  }: { grass: Rgb; stone: Rgb; grows?: (x: number, z: number, height: number) => boolean },
): void {
  const clear = { x: 0, halfWidth: 1.7, until: 16 };
  const places = grows ? { grows } : {};
  const stones = forbids(stage.brief, 'rock', 'stone')
    ? []
    : scatter(stage, random, { count: 16, near: 4, far: 30, clear, ...places });
  castShadows(stage, stones, 0.4);
  for (const spot of stones) {
    const size = spot.scale * (0.1 + random.next() ** 3 * 0.42);
    // From afar a small stone is only a dark speck.
    if (size < stage.height * 0.008) continue;
    drawRock(stage, { x: spot.x, y: spot.y + size * 0.1, size, distance: spot.distance }, random, stone);
  }
  if (stage.brief.snow) return;
  for (const spot of scatter(stage, random, { count: 70, near: 3, far: 26, clear, ...places }))
    drawTuft(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(0.16, 0.36), distance: spot.distance },
      random,
      grass,
    );
}
