import { wordsOf } from './words-of.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  lives: 'life',
  loaves: 'loaf',
  shelves: 'shelf',
  elves: 'elf',
  dwarves: 'dwarf',
  thieves: 'thief',
  halves: 'half',
  wives: 'wife',
  scarves: 'scarf',
  cookies: 'cookie',
  movies: 'movie',
  pies: 'pie',
  ties: 'tie',
  shoes: 'shoe',
  potatoes: 'potato',
  tomatoes: 'tomato',
  heroes: 'hero',
  echoes: 'echo',
  brownies: 'brownie',
  selfies: 'selfie',
  aliens: 'alien',
};
const SINGULAR_IN_S = wordsOf(
  `christmas paris athens brussels texas mars venus bus gas lens news yes its circus octopus canvas atlas virus bonus
   campus compass jesus series species physics politics mathematics gymnastics electronics always perhaps
   thus this chess business princess glass grass dress address fitness happiness wellness success boss kiss cross class
   loss mess pass process progress access hummus cactus crocus iris tennis basis oasis crisis analysis wales philippines
   netherlands focus lotus walrus platypus genius minus status venus james lucas thomas elias jonas lars ines agnes
   otis charles`,
);
const PLURAL_WITHOUT_S = wordsOf(
  'people men women children mice geese feet teeth sheep deer twins cattle police',
);

/** Whether a noun speaks of several, as far as its form shows. */
export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase();
  if (PLURAL_WITHOUT_S.has(word)) return word !== 'sheep' && word !== 'deer';
  if (SINGULAR_IN_S.has(word) || /(ss|us|is|'s)$/.test(word)) return false;
  return word.length > 3 && word.endsWith('s');
}

/** The form of a noun to look up in a word list; a word that is no plural comes back as it is. */
export function singularOf(noun: string): string {
  const word = noun.toLowerCase();
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (!isPlural(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
