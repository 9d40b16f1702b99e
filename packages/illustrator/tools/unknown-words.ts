/**
 * Prints what becomes of the commonest picture nouns and lists those that stay unknown, the commonest first:
 * `node packages/illustrator/tools/unknown-words.ts [3000]`.
 */
import { commonestPictureNouns } from './words/picture-nouns.ts';
import { stateOf, type WordState } from './words/word-states.ts';
import { readWordNet } from './words/wordnet.ts';

const count = Number(process.argv[2] ?? 3000);
const states = new Map<WordState, string[]>([
  ['known', []],
  ['borrowed', []],
  ['silent', []],
  ['unknown', []],
]);
for (const noun of commonestPictureNouns(readWordNet(), count)) states.get(stateOf(noun))!.push(noun);
for (const [state, words] of states) {
  console.log(`${state}: ${words.length} (${((words.length / count) * 100).toFixed(1)} %)`);
}
console.log(`\n${states.get('unknown')!.join(' ')}`);
