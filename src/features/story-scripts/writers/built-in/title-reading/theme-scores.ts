import { THEMES } from '../grammar/themes/all-themes.ts';
import { GIVEN_NAMES } from './nouns-by-kind.ts';
import { singularOf } from './number-of-noun.ts';
import type { Phrase, Subject } from './title-reading.types.ts';

/** Characters of scripts without spaces are looked up inside of a word as well. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The themes whose words stand in a title, strongest first. A word counts 1, the words of the
 * subject 2 or 3, and a given name nothing, since "The Cat by the Sea" is more about the cat.
 */
export function themesOf(words: readonly string[], subject: Subject): string[] {
  const closeTo = (phrase: Phrase) => new Set(phrase.text.toLowerCase().split(/\s+/).map(singularOf));
  const [full, short] = [closeTo(subject.full), closeTo(subject.short)];
  const forms = words.map((word) => {
    const plain = word.toLowerCase().replace(/'s$/, '');
    const singular = singularOf(plain);
    const weight = GIVEN_NAMES.has(plain) ? 0 : short.has(singular) ? 3 : full.has(singular) ? 2 : 1;
    return { plain, singular, weight };
  });
  return THEMES.map((theme) => ({
    name: theme.name,
    score: forms.reduce((sum, form) => sum + (matches(theme.words, form) ? form.weight : 0), 0),
  }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ name }) => name);
}

function matches(
  keys: ReadonlySet<string>,
  { plain, singular }: { plain: string; singular: string },
): boolean {
  if (keys.has(plain) || keys.has(singular)) return true;
  return (
    WITHOUT_SPACES.test(plain) && [...keys].some((key) => WITHOUT_SPACES.test(key) && plain.includes(key))
  );
}
