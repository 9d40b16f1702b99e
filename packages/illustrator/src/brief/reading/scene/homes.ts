import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import { PLACE_SCENES, type PlaceName, type SceneKind } from '../../brief.types.ts';

/** Where one meets a thing when nothing else brings it there; on a rocky coast lie rocks, yet rocks lie elsewhere too. */
const NOT_ONLY_HERE: ReadonlySet<PlaceName> = new Set(['rocky-coast', 'seabed']);

/** The scene in which a noun is at home. */
export function habitatOfNoun({ home, habitat }: Noun): SceneKind | undefined {
  if (habitat === 'portrait') return habitat;
  return home && !NOT_ONLY_HERE.has(home) ? PLACE_SCENES[home] : habitat;
}
