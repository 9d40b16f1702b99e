import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkGroups } from '../../vite.config.ts';

const cwd = join(import.meta.dirname, '..', '..');

/** What the bundler could show a group, as it would write it. */
const candidates = [
  ...globSync('src/**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.*'] }),
  ...globSync('node_modules/{react,react-dom,scheduler,react-router}/package.json', { cwd }),
  ...globSync('node_modules/lucide-react/dist/esm/**/*.mjs', { cwd }),
].map((file) => `/${file}`);

/** Each name between `(` or `|` and `|`, `)` or what looks ahead. */
const NAMES = /(?<=[(|]|\(\?[:!=])[\w.\\[\]/-]+(?=[|)]|\(\?=)/g;

const matchedBy = (source: string) => candidates.filter((file) => new RegExp(source).test(file)).join();

describe.each(chunkGroups.map(({ name, test: pattern }) => [name, pattern.source]))(
  'chunk group %s',
  (_, source) => {
    const whole = matchedBy(source);

    test('holds something', () => {
      expect(whole).not.toBe('');
    });

    test.each([...source.matchAll(NAMES)].map(({ 0: name, index }) => [name, index]))(
      'the name %s stands for a file',
      (name, index) => {
        const without = `${source.slice(0, index)}(?!)${source.slice(index + name.length)}`;
        expect(matchedBy(without)).not.toBe(whole);
      },
    );
  },
);
