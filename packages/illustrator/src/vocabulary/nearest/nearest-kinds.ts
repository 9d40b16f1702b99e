import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../core/package-folder.ts';
import { NOUN_BOOK } from '../noun-lookup.ts';
import { pluralOf } from '../plural.ts';

const FILE = join(PACKAGE_FOLDER, 'src', 'vocabulary', 'nearest', 'nearest-kinds.json');

let loaded: ReadonlyMap<string, string> | undefined;

/** Most prompts have no word that we do not know, and are read without the table. */
function table(): ReadonlyMap<string, string> {
  loaded ??= readTable();
  return loaded;
}

function readTable(): Map<string, string> {
  const wordsOf = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(wordsOf).flatMap(([drawn, words]) =>
      words.split(' ').map((word): [string, string] => [word, drawn]),
    ),
  );
}

/** What is drawn for a noun that we do not have: "schooner" is a ship, "schooners" are ships. */
export function nearestKind(word: string): string | undefined {
  const drawn = table().get(word);
  if (drawn) return drawn;
  const one = singularsOf(word)
    .map((singular) => table().get(singular))
    .find(Boolean);
  if (!one) return undefined;
  const many = pluralOf(one);
  // A place has no plural.
  return NOUN_BOOK.get(many.split(' ').slice(-1)) || NOUN_BOOK.get(many.split(' ')) ? many : one;
}

const ENDINGS: ReadonlyArray<readonly [plural: RegExp, singular: string]> = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/men$/, 'man'],
  [/es$/, ''],
  [/s$/, ''],
];

function singularsOf(word: string): string[] {
  return ENDINGS.filter(([plural]) => plural.test(word)).map(([plural, singular]) =>
    word.replace(plural, singular),
  );
}
