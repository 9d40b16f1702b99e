/**
 * Writes src/vocabulary/nearest/nearest-kinds.json: for words that we have no noun for, the nearest that we draw, by
 * WordNet and by hand. Run it with `node packages/illustrator/tools/build-nearest-kinds.ts` after many
 * nouns came; a word that became a noun of ours meanwhile borrows no more, table or not.
 */
import { writeFileSync } from 'node:fs';
import { findNearestKinds } from './words/nearest-kinds.ts';
import { stateOf } from './words/word-states.ts';
import { readWordNet } from './words/wordnet.ts';

const FILE = new URL('../src/vocabulary/nearest/nearest-kinds.json', import.meta.url);

const nearest = findNearestKinds(readWordNet(), (word) => ['known', 'silent'].includes(stateOf(word)));
const wordsOf: Record<string, string> = {};
for (const drawn of [...new Set(nearest.values())].sort()) {
  const words = [...nearest].filter(([, other]) => other === drawn).map(([word]) => word);
  wordsOf[drawn] = words.sort().join(' ');
}
const undrawn = Object.keys(wordsOf).filter((phrase) => !isDrawn(phrase));
if (undrawn.length > 0) throw new Error(`Borrowed from, and not drawn themselves: ${undrawn.join(', ')}.`);
writeFileSync(FILE, `${JSON.stringify(wordsOf, null, 2)}\n`);
console.log(`${nearest.size} words borrow from ${Object.keys(wordsOf).length} nouns and places.`);

function isDrawn(phrase: string): boolean {
  return stateOf(phrase) === 'known';
}
