import { drawSoftly, type SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, toCss } from '../../core/color.ts';
import { clamp, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { isWater } from '../plan/water-spot.ts';
import { contactsOnPicture } from './contact.ts';

/** Foam where a hull or a back breaks the water, and the wave it pushes before it. */
export function drawFoam(stage: Stage, random: Random, placement: Placement, fog: number): void {
  const { x, y, width, height, mirrored } = placement;
  const meets = contactsOnPicture(placement, 1 - waterlineOf(placement));
  const foam = mix(stage.palette.fog, [244, 250, 252], stage.palette.night ? 0.25 : 0.75);
  const tall = Math.min(height, width);
  drawSoftly(stage.context, stage.width, stage.height, { blur: tall * 0.012, resolution: 0.5 }, (context) => {
    for (const { from, to } of meets) drawRings(context, { from, to, y, high: tall * 0.03 }, foam, 1 - fog);
    for (let fleck = 0; fleck < 36; fleck++) {
      const { from, to } = random.pick(meets);
      const column = from + random.range(-0.08, 1.08) * (to - from);
      if (!stage.water && !isWater(stage, Math.round(column), Math.round(y))) continue;
      context.fillStyle = toCss(foam, random.range(0.15, 0.5) * (1 - fog));
      context.beginPath();
      context.ellipse(
        column,
        y + random.range(-0.012, 0.028) * tall,
        Math.min(width * 0.09, (to - from) * 0.3 + width * 0.01) * random.range(0.3, 1),
        tall * random.range(0.006, 0.02),
        0,
        0,
        TAU,
      );
      context.fill();
    }
    const bow = mirrored ? -1 : 1;
    // The wave at the bow is for the open sea; a bather makes rings.
    for (let ripple = 0; ripple < (stage.water ? 4 : 0); ripple++) {
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

/** Rings that spread from where something breaks the surface, the nearer half only. */
function drawRings(
  context: SKRSContext2D,
  { from, to, y, high }: { from: number; to: number; y: number; high: number },
  foam: Rgb,
  strength: number,
): void {
  const radius = (to - from) / 2;
  for (let ring = 0; ring < 3; ring++) {
    context.strokeStyle = toCss(foam, 0.5 * strength * (1 - ring / 3.4));
    context.lineWidth = high * (0.34 - ring * 0.07);
    context.beginPath();
    context.ellipse(
      (from + to) / 2,
      y,
      radius * (1.04 + ring * 0.09) + high * ring,
      high * (0.7 + ring * 0.8),
      0,
      0.06,
      Math.PI - 0.06,
    );
    context.stroke();
  }
}

/** Lets a storm or a swell tilt a boat, in radians. */
export function swayOf(stage: Stage, random: Random): number {
  const strength = stage.brief.weather === 'storm' ? random.range(0.06, 0.15) : random.range(0, 0.022);
  return clamp(strength, 0, 0.16) * (random.chance(0.5) ? 1 : -1);
}

const SWIMMING = 0.54;

/** Part of a placement's height that is above the water, 0..1; what is below is not seen. */
export function waterlineOf({ drawing, request, visible }: Placement): number {
  if (visible !== undefined) return visible;
  const { kind } = request.noun;
  // On a board one is above it.
  if (request.noun.name === 'surfer') return 0.98;
  // Of a beast that swims the head and the back show.
  const low = kind === 'animal' && request.pose === 'swimming' ? SWIMMING : 0.8;
  return drawing.anchors.waterline?.y ?? (kind === 'boat' ? 0.95 : kind === 'person' ? 0.74 : low);
}

/** A placement as it is seen: what swims has sunk to its waterline. */
export function asSeen(placement: Placement): Placement {
  if (placement.footing !== 'water') return placement;
  return { ...placement, y: placement.y + placement.height * (1 - waterlineOf(placement)) };
}
