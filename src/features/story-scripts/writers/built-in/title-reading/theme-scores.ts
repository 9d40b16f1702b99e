import { THEMES } from '../grammar/themes/all-themes.ts';
import { singularOf } from './number-of-noun.ts';

/** Characters of scripts without spaces are looked up inside of a word as well. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The themes whose words stand in a title, strongest first. A word counts 1, and the words of the
 * subject itself count 2, since "The Cat by the Sea" is more about the cat.
 */
export function themesOf(words: readonly string[], subject: string): string[] {
  const subjectWords = new Set(subject.toLowerCase().split(/\s+/).map(singularOf));
  const forms = words.map((word) => {
    const plain = word.toLowerCase().replace(/'s$/, '');
    return { plain, singular: singularOf(plain), weight: subjectWords.has(singularOf(plain)) ? 2 : 1 };
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
