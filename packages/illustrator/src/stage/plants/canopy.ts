import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { countFor } from '../brief-questions.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

interface CanopyWish {
  leaves: Rgb;
  /** Share of the picture's height that the leaves reach down to. */
  reach: number;
  distance: number;
  /** Leaf clusters on a square picture. */
  count: number;
  /** Size of a cluster as a share of the shorter side. */
  size: number;
}

/** A ceiling of leaves that hangs lower at the sides than in the middle. */
export function paintCanopy(
  stage: Stage,
  random: Random,
  { leaves, reach, distance, count, size }: CanopyWish,
): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const clusters = countFor(stage.brief, (count * width) / unit);
  for (let cluster = 0; cluster < clusters; cluster++) {
    if ((cluster & 31) === 0) stage.checkpoint.check();
    const across = random.next();
    const arch = 0.45 + 0.75 * Math.abs(across - 0.5) * 2;
    const y = random.next() ** 1.4 * reach * height * arch - unit * 0.02;
    const radius = unit * size * random.range(0.5, 1.2);
    const towardSun = 1 - Math.min(1, Math.hypot(across * width - stage.sun.x, y - stage.sun.y) / width);
    const tone = scale(leaves, random.range(0.42, 0.9) + 0.7 * towardSun * random.next());
    context.fillStyle = toCss(
      litColor(stage, mix(tone, stage.palette.sun, 0.22 * towardSun), { distance, sun: 0.42, haze: 0.02 }),
      0.9,
    );
    for (let leaf = 0; leaf < 7; leaf++) {
      const angle = random.next() * TAU;
      const away = random.next() * radius;
      context.beginPath();
      context.ellipse(
        across * width + Math.cos(angle) * away,
        y + Math.sin(angle) * away * 0.7,
        radius * 0.3,
        radius * 0.16,
        angle,
        0,
        TAU,
      );
      context.fill();
    }
  }
}

/** Pools of light on the forest floor. */
export function paintLightPools(stage: Stage, random: Random): void {
  const { context, width, height, horizon, palette } = stage;
  if (palette.night) return;
  drawSoftly(
    context,
    width,
    height,
    { blur: width * 0.006, blend: 'soft-light', resolution: 0.25 },
    (soft) => {
      for (let pool = 0; pool < 26; pool++) {
        const down = random.next();
        const y = horizon + (height - horizon) * (0.08 + 0.92 * down);
        soft.fillStyle = toCss(palette.sun, random.range(0.35, 0.8));
        soft.beginPath();
        soft.ellipse(
          random.next() * width,
          y,
          width * random.range(0.02, 0.09) * (0.3 + down),
          height * 0.014 * (0.3 + down),
          0,
          0,
          TAU,
        );
        soft.fill();
      }
    },
  );
}
