import type { SceneFeature } from '../../brief.types.ts';

export function isInlandWater(features: readonly SceneFeature[] = []): boolean {
  return features.includes('lake') || features.includes('river');
}
