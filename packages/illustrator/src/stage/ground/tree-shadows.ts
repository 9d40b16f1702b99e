import { drawSoftly } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import { isOvercast } from '../brief-questions.ts';
import { hazeAt } from '../light/lighting.ts';
import type { Spot } from '../scatter.ts';
import type { Stage } from '../stage.types.ts';

/** Shadows on the ground of things that stand at `spots`, `height` metres tall: all of them on one soft layer. */
export function castShadows(stage: Stage, spots: readonly Spot[], height: number): void {
  const { context, width, palette, light, brief } = stage;
  const snow = brief.snow;
  const tint = snow ? '58,84,140' : '14,20,30';
  const strength = (isOvercast(brief) ? 0.16 : palette.night ? 0.24 : 0.34) * (snow ? 1.1 : 1);
  // The lower the sun, the longer the shadow; light from behind throws it towards the viewer.
  const long = clamp(0.5 / Math.max(0.2, light[1]), 0.5, 1.7) * (isOvercast(brief) ? 0.4 : 1);
  drawSoftly(context, width, stage.height, { blur: width * 0.0025, resolution: 0.5 }, (soft) => {
    for (const spot of spots) {
      const size = spot.scale * height;
      if (size < 6) continue;
      const shiftX = -light[0] * size * long * 0.7;
      const shiftY = (light[2] > 0 ? 0.13 : -0.02) * size * long;
      soft.fillStyle = `rgba(${tint},${strength * (1 - hazeAt(stage, spot.distance))})`;
      soft.beginPath();
      soft.moveTo(spot.x - size * 0.05, spot.y);
      soft.quadraticCurveTo(
        spot.x + shiftX * 0.5 - size * 0.14,
        spot.y + shiftY * 0.5 - size * 0.035,
        spot.x + shiftX,
        spot.y + shiftY,
      );
      soft.quadraticCurveTo(
        spot.x + shiftX * 0.5 + size * 0.14,
        spot.y + shiftY * 0.5 + size * 0.045,
        spot.x + size * 0.05,
        spot.y,
      );
      soft.fill();
      soft.beginPath();
      soft.ellipse(spot.x, spot.y, size * 0.17, size * 0.035, 0, 0, 7);
      soft.fill();
    }
  });
}
