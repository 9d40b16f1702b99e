import type { IllustratorFacts } from '../../features/site-pages/illustrator-facts.types.ts';
import { whatItKnows } from '../../illustrator/what-it-knows.ts';

export function readIllustratorFacts(): IllustratorFacts {
  const { themes, nouns, words, scenes, places, styles } = whatItKnows();
  return { themes, nouns, words, scenes: scenes.length, places: places.length, styles: styles.length };
}
