import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a newcomer reads; decisions tell of their own time. */
const pages = [
  ...globSync(
    ['*.md', 'docs/*.md', 'docs/{engines,shops}/*.md', 'packages/*/*.md', 'bench/*.md', 'content/*.md'],
    { cwd: root },
  ),
];

describe('the documents', () => {
  test('name only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  test('link only to what exists', () => {
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:|picture:|#|\/)([^)#\s]+)/g)].map(([, link]) =>
        join(dirname(page), link!),
      ),
    );
    expect(links.length).toBeGreaterThan(50);
    expect([...new Set(links)].filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  test('name only files that exist', () => {
    const missing = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:src|packages|tests|tools|db|docs)\/[\w./-]*\w)`/g)]
        .map(([, file]) => file!)
        .filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, dirname(page), file)))
        .map((file) => `${page}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
