import { readBrief } from '../../src/brief/read-brief.ts';
import { createRandom } from '../../src/core/random.ts';

/** What becomes of a word: `silent` ones are passed over, as most adjectives and parts of a body are. */
export type WordState = 'known' | 'borrowed' | 'silent' | 'unknown';

export function stateOf(word: string): WordState {
  const { subjects, understood, unknown, borrowed } = readBrief(`a ${word}`, { random: createRandom(1) });
  if (unknown.length > 0) return 'unknown';
  if (borrowed.length > 0) return 'borrowed';
  return subjects.length > 0 || understood.length > 0 ? 'known' : 'silent';
}
