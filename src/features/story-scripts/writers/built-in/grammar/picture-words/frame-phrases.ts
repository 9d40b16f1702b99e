import type { Orientation } from '../../picture-reading/picture-reading.types.ts';
import { entriesOf } from '../../title-reading/words-of.ts';

/** Noun phrases for the outline of a picture. */
const FRAMES: Readonly<Record<Orientation, string>> = {
  tall: `a view as tall as a door|a narrow slice of the world|a tall, upright view|a view like a bookmark`,
  square: `a view as square as a stamp|a neat square of the world|a view shaped like a biscuit|a tidy, four-cornered view`,
  wide: `a view as wide as a windscreen|a long, lying-down sort of view|a broad sweep of the world|a view like an open letter`,
};

export function framePhrases(orientation: Orientation): string[] {
  return entriesOf(FRAMES[orientation]);
}
