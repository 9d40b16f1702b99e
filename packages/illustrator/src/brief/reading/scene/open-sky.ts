import type { SceneFeature } from '../../brief.types.ts';

const IN_THE_OPEN: readonly SceneFeature[] = [
  'full-moon',
  'stars',
  'rainbow',
  'double-rainbow',
  'aurora',
  'meteors',
  'fireworks',
  'solar-eclipse',
  'lunar-eclipse',
];

/** What is seen in the sky alone, where no crowns are in the way. */
export function isOpenSky(features: readonly SceneFeature[] = []): boolean {
  return features.some((feature) => IN_THE_OPEN.includes(feature));
}
