import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import type { Stage } from '../../stage/stage.types.ts';

interface WoodDusk {
  leaves: Rgb;
  /** Color of the light that falls in from above. */
  light: Rgb;
  /** Where the light breaks through, 0..1 across the picture. */
  glowX: number;
}

/** Instead of sky: the colored dusk of a deep wood with a bright opening; the air takes its color. */
export function paintWoodDusk(stage: Stage, { leaves, light, glowX }: WoodDusk): void {
  const { context, width, height, palette, brief } = stage;
  const dim = palette.night ? 0.34 : brief.weather === 'storm' ? 0.6 : 1;
  const shine = scale(mix(palette.sun, light, 0.6), dim);
  const mist = scale(mix(mix(palette.fog, leaves, brief.snow ? 0.12 : 0.46), palette.sun, 0.2), dim);
  const deep = scale(mix(mix(leaves, palette.ambient, 0.3), [20, 40, 30], 0.2), dim);
  const gradient = context.createLinearGradient(0, 0, 0, stage.horizon + height * 0.1);
  gradient.addColorStop(0, toCss(mix(deep, shine, 0.12)));
  gradient.addColorStop(0.6, toCss(mix(mist, shine, 0.3)));
  gradient.addColorStop(1, toCss(mist));
  fillBox(context, gradient, 0, 0, width, height);
  const x = width * glowX;
  const reach = Math.max(width, height) * 0.55;
  const glow = context.createRadialGradient(x, stage.horizon * 0.6, 0, x, stage.horizon * 0.7, reach);
  glow.addColorStop(0, toCss(shine, 0.92));
  glow.addColorStop(1, toCss(shine, 0));
  fillBox(context, glow, 0, 0, width, height);
  stage.palette = { ...palette, fog: mist, horizon: mist };
}
