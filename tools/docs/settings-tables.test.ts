import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentExample, insertSettings } from './settings-tables.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/configuration.md holds the settings that the code describes (npm run docs renews them)', () => {
  const page = read('docs/configuration.md');
  expect(page).toBe(insertSettings(page));
});

test('.env.example is the one that the code describes', () => {
  expect(read('.env.example')).toBe(environmentExample());
});
