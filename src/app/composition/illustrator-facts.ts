import { whatItKnows } from '@dreamseed/illustrator/what-it-knows';
import type { IllustratorFacts } from '../../features/site-pages/illustrator-facts.types.ts';

export function readIllustratorFacts(): IllustratorFacts {
  const { themes, nouns, words, scenes, places, styles } = whatItKnows();
  return { themes, nouns, words, scenes: scenes.length, places: places.length, styles: styles.length };
}
