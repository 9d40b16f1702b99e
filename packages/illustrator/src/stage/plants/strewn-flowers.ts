import { type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../light/lighting.ts';
import { scatter } from '../scatter.ts';
import type { Stage } from '../stage.types.ts';
import { drawFlower } from './foliage-grass.ts';

interface FlowerWish {
  colors: readonly Rgb[];
  grass: Rgb;
  /** 1 dots a lawn, 3 covers a meadow. */
  density?: number;
  grows?: (x: number, z: number, height: number) => boolean;
}

/** Small flowers in drifts over the near ground, each on its stalk; further off the ground itself shows their color. */
export function strewFlowers(
  stage: Stage,
  random: Random,
  { colors, grass, density = 1, grows }: FlowerWish,
): void {
  if (colors.length === 0) return;
  const { context, noise } = stage;
  const limit = density > 1.5 ? -0.3 : 0;
  const spots = scatter(stage, random, {
    count: 300 * density,
    near: 2.4,
    far: 24,
    grows: (x, z, height) =>
      noise.at(x * 0.34 + 4, z * 0.3) > limit && (grows === undefined || grows(x, z, height)),
  });
  context.lineCap = 'round';
  for (const [index, spot] of spots.entries()) {
    if ((index & 63) === 0) stage.checkpoint.check();
    const drift =
      noise.at(spot.worldX * 0.5 + 40, spot.distance * 0.5) * 2.2 + 0.5 + random.range(-0.35, 0.35);
    const color = colors[Math.max(0, Math.min(colors.length - 1, Math.floor(drift * colors.length)))]!;
    const tall = spot.scale * random.range(0.06, 0.14);
    const radius = Math.min(spot.scale * random.range(0.02, 0.034), stage.height * 0.008);
    if (radius > 1.2) {
      context.strokeStyle = toCss(litColor(stage, scale(grass, random.range(0.5, 0.75)), { sun: 0.3 }));
      context.lineWidth = Math.max(0.6, radius * 0.3);
      context.beginPath();
      context.moveTo(spot.x, spot.y);
      context.lineTo(spot.x, spot.y - tall);
      context.stroke();
    }
    drawFlower(stage, {
      x: spot.x,
      y: spot.y - tall,
      radius: Math.max(0.7, radius),
      color: scale(color, random.range(0.88, 1.06)),
    });
  }
}
