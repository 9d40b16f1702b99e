import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../core/package-folder.ts';
import type { Language, LanguageTable, Role } from './language.types.ts';
import { fold, wordsOf } from './words-of.ts';

export interface Meaning {
  english: string;
  role: Role;
}

/** Everything known of one language. */
export interface LanguageBook extends Omit<LanguageTable, 'words'> {
  language: Language;
  /** By folded words, parted by one space. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Letters of its longest entry, and words of it. */
  longest: number;
  mostWords: number;
}

const loaded = new Map<Language, LanguageBook>();

/** Read when the first prompt needs it, once per process. */
export function languageBook(language: Language): LanguageBook {
  const book = loaded.get(language) ?? readBook(language);
  loaded.set(language, book);
  return book;
}

function readBook(language: Language): LanguageBook {
  const { words, ...rules } = readData<LanguageTable>('tables', language);
  const meanings = new Map<string, Meaning>();
  const add = (forms: string, meaning: Meaning) => {
    for (const form of forms.split(', ')) {
      const key = keyOf(form);
      if (!meanings.has(key)) meanings.set(key, meaning);
    }
  };
  for (const [role, rows] of Object.entries(words)) {
    for (const [english, forms] of Object.entries(rows)) add(forms, { english, role: role as Role });
  }
  const names = readData<Record<string, string>>('emoji-names', language);
  for (const [english, form] of Object.entries(names)) add(form, { english, role: 'nouns' });
  const keys = [...meanings.keys()];
  return {
    ...rules,
    nounEndings: rules.nounEndings.map(([ending, instead]) => [fold(ending), fold(instead)] as const),
    language,
    meanings,
    longest: Math.max(...keys.map((key) => key.length)),
    mostWords: Math.max(...keys.map((key) => key.split(' ').length)),
  };
}

function readData<T>(folder: string, language: Language): T {
  return JSON.parse(
    readFileSync(join(PACKAGE_FOLDER, 'src', 'languages', folder, `${language}.json`), 'utf8'),
  ) as T;
}

function keyOf(form: string): string {
  const words = wordsOf(form).map(({ word }) => word);
  // "l'" stands before a word only.
  return words.join(' ') + (form.endsWith("'") ? "'" : '');
}
