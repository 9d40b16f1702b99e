import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainWording } from '../brief/text/wording.ts';
import { EVERYDAY_NOUNS } from '../evaluation/everyday-nouns.ts';
import { UNPLANNED_PROMPTS } from '../evaluation/unplanned-prompts.ts';
import { toEnglish } from './to-english.ts';

const SOURCES = new URL('../..', import.meta.url);

/** Every text of some words in a source file: the prompts of tests and tools are among them. */
function textsIn(file: string): string[] {
  const source = readFileSync(new URL(file, SOURCES), 'utf8');
  return [...source.matchAll(/'([^'\n]*\s[^'\n]*)'|"([^"\n]*\s[^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
}

const TESTS_OF_READING = readdirSync(new URL('src/brief', SOURCES))
  .filter((name) => name.endsWith('.test.ts') && !name.includes('languages'))
  .map((name) => `src/brief/${name}`);
const OPTIONS = readdirSync(new URL('src/brief/options', SOURCES), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/brief/options/${name}`);

const isLatin = (text: string) => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);

describe('an English prompt', () => {
  it.each<[string, readonly string[]]>([
    ['the unplanned prompts', Object.values(UNPLANNED_PROMPTS).flat()],
    [
      'the nouns of every day',
      EVERYDAY_NOUNS.flatMap((noun) => [noun, `a ${noun}`, `the ${noun} of a king`]),
    ],
    ['the golden pictures', textsIn('tests/golden.test.ts')],
    ['the contact sheets', textsIn('tools/sheet-prompts.ts')],
    ['the tests of reading', TESTS_OF_READING.flatMap(textsIn).filter(isLatin)],
    ['the options', OPTIONS.flatMap(textsIn).filter((text) => !/[{}()=>]/.test(text))],
  ])('is read as it is: %s', (_, prompts) => {
    expect(prompts.length).toBeGreaterThan(20);
    const changed = prompts.filter((prompt) => toEnglish(plainWording(prompt)).text !== prompt);
    expect(changed).toEqual([]);
  });

  it.each([
    'El Capitan at dawn',
    'la dolce vita',
    'Sagrada Familia at sunset',
    'a portrait of Frida Kahlo in Casa Azul',
    'Dia de los Muertos skulls',
    'café au lait on a table',
    'a table in a bistro called Chez Nous',
    'an old mesa',
    'a corral, a pueblo, a villa',
    'Notre Dame de Paris in the rain',
    'a chat in the pub',
    'die hard poster',
    'a fin in the water',
    'an angel, art by Hieronymus Bosch',
    'zyzzyva quokka',
  ])('may have foreign names: %s', (prompt) => {
    expect(toEnglish(plainWording(prompt)).text).toBe(prompt);
  });
});
