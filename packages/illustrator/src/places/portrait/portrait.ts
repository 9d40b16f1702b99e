import { hslToRgb, type Rgb, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { BACKDROPS } from './backdrops.registry.ts';
import type { Backdrop } from './backdrops.ts';

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
  const { timeOfDay, lighting, features, style, placeHints, subjects } = stage.brief;
  const pick = (...backdrops: Backdrop[]) => random.pick(backdrops);
  if (timeOfDay === 'night' || timeOfDay === 'neon' || lighting === 'neon')
    return pick('evening-lights', 'evening-lights', 'painterly');
  if (features.has('flowers')) return 'garden';
  if (lighting === 'low-key' || lighting === 'candle')
    return pick('baroque', 'baroque', 'studio', 'painterly');
  if (lighting === 'high-key') return pick('studio', 'sky', 'patterned');
  if (features.has('divine') || lighting === 'divine' || placeHints?.has('exalted'))
    return pick('gilded', 'gilded', 'baroque', 'arch', 'sky');
  if (timeOfDay === 'sunset' || timeOfDay === 'dawn')
    return pick('sky', 'garden', 'evening-lights', 'window');
  if (style === 'ukiyo-e' || style === 'pop' || style === 'papercut')
    return pick('patterned', 'arch', 'patterned', 'sky');
  const { kind, habitat } = subjects[0]?.noun ?? {};
  if (kind === 'animal' || kind === 'flying')
    return pick('woods', 'garden', 'sky', 'painterly', 'woods', 'patterned');
  if (style === 'oil') return pick('baroque', 'painterly', 'window', 'baroque', 'garden');
  // Who works in town or indoors is not met in the woods.
  if (habitat === 'city' || habitat === 'interior')
    return pick('studio', 'studio', 'window', 'painterly', 'arch', 'patterned');
  return pick(
    'painterly',
    'studio',
    'garden',
    'window',
    'arch',
    'woods',
    'sky',
    'patterned',
    'garden',
    'baroque',
  );
}
