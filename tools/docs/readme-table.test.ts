import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environmentExample, insertConfigTable } from './readme-table.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the README', () => {
  test('holds the configuration table that the code describes (npm run readme renews it)', () => {
    const readme = read('README.md');
    expect(readme).toBe(insertConfigTable(readme));
  });

  test('.env.example is the one that the code describes', () => {
    expect(read('.env.example')).toBe(environmentExample());
  });

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read('README.md').matchAll(/npm run ([a-z0-9:]+)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});
