import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createRandom } from '../core/random.ts';
import { LANGUAGES } from './language.types.ts';
import { languageBook, type Meaning } from './language-book.ts';

/** Their English words must be shown by the picture; those of other sections only join or change these. */
const SHOWN = new Set(['times', 'weathers', 'seasons', 'places', 'styles', 'nouns']);

function isShown({ english, role }: Meaning): boolean {
  // A style stands in a clause of its own.
  const prompt = role === 'styles' ? `a fox, ${english}` : `a ${english}`;
  const { understood, unknown, borrowed } = readBrief(prompt, { random: createRandom(1) });
  return understood.length > (role === 'styles' ? 1 : 0) && unknown.length + borrowed.length === 0;
}

describe.each(LANGUAGES)('the table of %s', (language) => {
  const book = languageBook(language);
  const meanings = [...book.meanings.values()];

  it('means what the reader knows', () => {
    const lost = meanings.filter((meaning) => SHOWN.has(meaning.role) && !isShown(meaning));
    expect(lost.map(({ english }) => english)).toEqual([]);
  });

  it('names the colors, some numbers, the times, weathers and seasons', () => {
    const ofRole = (role: string) =>
      new Set(meanings.filter((one) => one.role === role).map((one) => one.english));
    expect(ofRole('colors').size).toBeGreaterThanOrEqual(13);
    expect(ofRole('numbers').size).toBeGreaterThanOrEqual(9);
    expect(ofRole('times').size).toBeGreaterThanOrEqual(7);
    expect(ofRole('weathers').size).toBeGreaterThanOrEqual(4);
    expect(ofRole('seasons').size).toBe(4);
    expect(ofRole('nouns').size).toBeGreaterThanOrEqual(450);
  });
});
