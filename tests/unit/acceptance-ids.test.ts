import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const LIST = 'docs/acceptance.md';

const listed = new Set(
  [...readFileSync(path.join(root, LIST), 'utf8').matchAll(/^- \*\*([A-Z]+-\d\d)\*\*/gm)].map(
    ([, id]) => id!,
  ),
);

function citedIds(text: string): string[] {
  const areas = [...new Set([...listed].map((id) => id.split('-')[0]))].join('|');
  return text.match(new RegExp(`\\b(?:${areas})-\\d\\d\\b`, 'g')) ?? [];
}

test('the list holds every area of the product', () => {
  expect(listed.size).toBeGreaterThanOrEqual(432);
});

test('every promise that code, tests or documents cite stands in the list', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|css|md)$/.test(file));
  const unknown = files.flatMap((file) =>
    citedIds(readFileSync(path.join(root, file), 'utf8'))
      .filter((id) => !listed.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
