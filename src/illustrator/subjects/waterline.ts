import { drawSoftly } from '../core/canvas.ts';
import { mix, toCss } from '../core/colour.ts';
import { clamp, TAU } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../scene/stage.types.ts';
import type { Placement } from './placement.types.ts';

/** Foam where a hull or a back breaks the water, and the wave it pushes before it. */
export function drawFoam(
  stage: Stage,
  random: Random,
  { x, y, width, height, mirrored }: Placement,
  fog: number,
): void {
  const foam = mix(stage.palette.fog, [244, 250, 252], stage.palette.night ? 0.25 : 0.75);
  const tall = Math.min(height, width);
  drawSoftly(stage.context, stage.width, stage.height, { blur: tall * 0.012, resolution: 0.5 }, (context) => {
    for (let fleck = 0; fleck < 30; fleck++) {
      context.fillStyle = toCss(foam, random.range(0.15, 0.5) * (1 - fog));
      context.beginPath();
      context.ellipse(
        x + random.range(-0.5, 0.5) * width,
        y + random.range(-0.012, 0.028) * tall,
        width * random.range(0.025, 0.09),
        tall * random.range(0.006, 0.02),
        0,
        0,
        TAU,
      );
      context.fill();
    }
    const bow = mirrored ? -1 : 1;
    for (let ripple = 0; ripple < 4; ripple++) {
      context.strokeStyle = toCss(foam, 0.34 * (1 - fog) * (1 - ripple / 5));
      context.lineWidth = tall * 0.008;
      context.beginPath();
      context.moveTo(x + bow * width * (0.36 + ripple * 0.05), y);
      context.quadraticCurveTo(
        x + bow * width * 0.2,
        y + tall * (0.04 + ripple * 0.025),
        x - bow * width * (0.3 + ripple * 0.16),
        y + tall * (0.05 + ripple * 0.035),
      );
      context.stroke();
    }
  });
}

/** Lets a storm or a swell tilt a boat, in radians. */
export function swayOf(stage: Stage, random: Random): number {
  const strength = stage.brief.weather === 'storm' ? random.range(0.06, 0.15) : random.range(0, 0.022);
  return clamp(strength, 0, 0.16) * (random.chance(0.5) ? 1 : -1);
}

/** Part of a placement's height that is above the water, 0..1; what is below is not seen. */
export function waterlineOf({ drawing, request, visible }: Placement): number {
  if (visible !== undefined) return visible;
  const { kind } = request.noun;
  return drawing.anchors.waterline?.y ?? (kind === 'boat' ? 0.95 : kind === 'person' ? 0.74 : 0.8);
}

/** A placement as it is seen: what swims has sunk to its waterline. */
export function asSeen(placement: Placement): Placement {
  if (placement.footing !== 'water') return placement;
  return { ...placement, y: placement.y + placement.height * (1 - waterlineOf(placement)) };
}
