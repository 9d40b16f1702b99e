import { PLACE_SCENES, type PlaceName } from '../../../brief.types.ts';
import { type Term, term, type Wish } from '../../option.types.ts';

/** Words for one particular place; more of a wish may come with it. */
export function place(name: PlaceName, words: string, more: Wish = {}, labels = ''): Term {
  const scene = PLACE_SCENES[name];
  const firmness = scene === 'abstract' ? 4 : scene === 'underwater' ? 3 : 2;
  return term(words, { place: name, scene, firmness, ...more }, labels);
}
