/**
 * Writes src/languages/emoji-names/*.json: what the languages call those emoji that the illustrator can draw,
 * out of Unicode's CLDR. Run it with `node packages/illustrator/tools/build-emoji-names.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readBrief } from '../src/brief/read-brief.ts';
import { createRandom } from '../src/core/random.ts';
import { LANGUAGES } from '../src/languages/language.types.ts';

const require = createRequire(import.meta.url);
type Annotations = Record<string, { tts?: [string] }>;

function readNames(language: string): Annotations {
  const file = require.resolve(`cldr-annotations-full/annotations/${language}/annotations.json`);
  return JSON.parse(readFileSync(file, 'utf8')).annotations.annotations;
}

/** Understood as a whole, and as one thing. */
function isDrawn(name: string): boolean {
  const { understood, unknown, borrowed } = readBrief(`a ${name}`, { random: createRandom(1) });
  return unknown.length + borrowed.length === 0 && understood.length === 1 && understood[0] === name;
}

const english = Object.entries(readNames('en')).flatMap(([emoji, { tts }]) =>
  tts && isDrawn(tts[0].toLowerCase()) ? [[emoji, tts[0].toLowerCase()] as const] : [],
);
for (const language of LANGUAGES) {
  const names = readNames(language);
  const rows = english.flatMap(([emoji, name]) => {
    // "Künstler(in)" names both.
    const own = names[emoji]?.tts?.[0].replace(/\s*\(.*?\)/g, '');
    return own && !/[,:!-]/.test(own) ? [[name, own] as const] : [];
  });
  const sorted = Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    new URL(`../src/languages/emoji-names/${language}.json`, import.meta.url),
    `${JSON.stringify(sorted, null, 2)}\n`,
  );
  console.log(`${language}: ${rows.length} names`);
}
