import { hslToRgb, type Rgb, scale } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { BACKDROPS, type Backdrop } from '../portrait-backdrops.ts';
import type { Stage } from '../stage.types.ts';

/** Metres: behind any bust, nearer than a landscape. */
const BACKDROP_DEPTH = 12;

/** A backdrop for a bust: brushed canvas, studio light, a garden or town lights out of focus, a window's slant, an arch. */
export function paintPortrait(stage: Stage): void {
  const random = stage.random.fork('portrait');
  const { width, height, brief } = stage;
  const right = random.chance(0.5);
  stage.floating = true;
  stage.sun = { x: width * (right ? 0.7 : 0.3), y: height * 0.2 };
  stage.light = [right ? 0.659 : -0.659, 0.584, -0.474];
  const hue = random.next();
  const backdrop = chooseBackdrop(stage, random);
  const dim = brief.lighting === 'low-key' ? 0.55 : brief.lighting === 'high-key' ? 1.5 : 1;
  const dark = scale(hslToRgb(hue, 0.36, 0.2), dim);
  const bright = scale(hslToRgb(hue + random.range(0.03, 0.1), 0.38, 0.47), dim);
  const ambient: Rgb = brief.lighting === 'neon' ? [150, 96, 190] : [142, 132, 140];
  stage.palette = {
    ...stage.palette,
    sun: [255, 238, 214],
    ambient,
    fog: dark,
    night: false,
    sunElevation: 0.4,
  };
  stage.depth.fill(BACKDROP_DEPTH);
  BACKDROPS[backdrop](stage, random, { dark, bright, hue });
}

function chooseBackdrop(stage: Stage, random: Random): Backdrop {
  const { timeOfDay, lighting, features } = stage.brief;
  if (timeOfDay === 'night' || timeOfDay === 'neon' || lighting === 'neon')
    return random.pick<Backdrop>(['evening-lights', 'evening-lights', 'painterly']);
  if (features.has('flowers')) return 'garden';
  if (lighting === 'high-key' || lighting === 'low-key')
    return random.pick<Backdrop>(['studio', 'painterly']);
  if (timeOfDay === 'sunset') return random.pick<Backdrop>(['garden', 'evening-lights', 'window']);
  return random.pick<Backdrop>(['painterly', 'studio', 'garden', 'window', 'arch', 'painterly']);
}
