import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extendedOptionLists, optionSynonymLists, shortOptionLists, unseenOptions } from './option-lists.ts';

const OPTIONS = join(import.meta.dirname, '..', '..', 'src/features/generator/options');

test.each([
  ['short-option-lists.generated.ts', shortOptionLists],
  ['extended-option-lists.generated.ts', extendedOptionLists],
  ['unseen-options.generated.ts', unseenOptions],
  ['option-synonyms.generated.ts', optionSynonymLists],
])('%s holds what the illustrator offers (npm run docs renews it)', (file, write) => {
  expect(readFileSync(join(OPTIONS, file), 'utf8')).toBe(write());
});
