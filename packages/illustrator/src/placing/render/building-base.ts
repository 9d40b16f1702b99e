import { type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** How far ground at about the building's own distance reaches left and right under its foot line, in pixels. */
export function supportUnder(stage: Stage, { x, y, distance }: Placement): { left: number; right: number } {
  const row = clamp(Math.round(y + stage.height * 0.006), 0, stage.height - 1);
  const reach = (step: number) => {
    let column = clamp(Math.round(x), 0, stage.width - 1);
    while (
      column > 0 &&
      column < stage.width - 1 &&
      stage.depth[row * stage.width + column]! < distance * 1.7 + 6
    )
      column += step;
    return column;
  };
  return { left: reach(-2), right: reach(2) };
}

/** Shrinks a building that is wider than its hilltop, moves it over the ground it has, and tells whether it still overhangs. */
export function settleBuilding(stage: Stage, placement: Placement): void {
  const { left, right } = supportUnder(stage, placement);
  const support = right - left;
  if (support < stage.width * 0.04) return;
  if (support >= placement.width * 0.96) {
    // There is room enough, but perhaps not here: at a cliff's edge it moves inland.
    const reach = Math.min(support, placement.width * 1.5) / 2;
    placement.x = clamp(placement.x, left + reach, Math.max(left + reach, right - reach));
    return;
  }
  const factor = clamp(support / (placement.width * 0.98), 0.74, 1);
  placement.width *= factor;
  placement.height *= factor;
  const half = placement.width / 2;
  placement.x = clamp((left + right) / 2, half + stage.width * 0.01, stage.width - half - stage.width * 0.01);
}

/** Earth or rock under the ends of a building that its hill does not carry. */
export function drawMound(stage: Stage, random: Random, placement: Placement, ground: readonly Rgb[]): void {
  const { left, right } = supportUnder(stage, placement);
  const { x, y, width, height } = placement;
  const over = Math.max(left - (x - width / 2), x + width / 2 - right);
  if (over < width * 0.02) return;
  const middle = ground.slice(Math.floor(ground.length * 0.35), Math.ceil(ground.length * 0.65));
  const tone = middle[middle.length >> 1] ?? ([90, 84, 76] as Rgb);
  const deep = Math.min(height * 0.3, over * 1.5 + height * 0.08);
  const { context } = stage;
  const shade = context.createLinearGradient(0, y, 0, y + deep);
  shade.addColorStop(0, toCss(tone));
  shade.addColorStop(0.55, toCss(scale(tone, 0.88), 0.95));
  shade.addColorStop(1, toCss(scale(tone, 0.8), 0));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - width * 0.53, y);
  for (let step = 0; step <= 20; step++)
    context.lineTo(x + (step / 20 - 0.5) * width * 1.06, y - height * 0.012 * random.range(0.2, 1));
  context.bezierCurveTo(
    x + width * 0.6,
    y + deep * 0.3,
    x + width * 0.72,
    y + deep * 0.7,
    x + width * 0.86,
    y + deep,
  );
  context.lineTo(x - width * 0.86, y + deep);
  context.bezierCurveTo(
    x - width * 0.72,
    y + deep * 0.7,
    x - width * 0.6,
    y + deep * 0.3,
    x - width * 0.53,
    y,
  );
  context.fill();
  for (let clod = 0; clod < 120; clod++) {
    const t = random.next() ** 1.6;
    const clodX = x + random.range(-0.5, 0.5) * width * (1.06 + t * 0.6);
    const size = height * random.range(0.008, 0.026);
    context.fillStyle = toCss(
      scale(random.pick(middle.length > 0 ? middle : [tone]), random.range(0.7, 1.2)),
      0.7 * (1 - t),
    );
    context.fillRect(clodX - size, y + t * deep, size * 2, size * 0.5);
  }
}
