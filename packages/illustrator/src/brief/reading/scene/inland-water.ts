import type { SceneFeature } from '../../brief.types.ts';

export function isInlandWater(features: readonly SceneFeature[] = []): boolean {
  return features.includes('lake') || features.includes('river');
}

/** Water that is a rill in a wood and a sight among mountains. */
export function isBroadWater(features: readonly SceneFeature[] = []): boolean {
  return features.includes('lake') || features.includes('waterfall');
}
