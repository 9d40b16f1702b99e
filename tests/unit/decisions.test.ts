import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'decisions');
const records = readdirSync(folder).filter((name) => name.endsWith('.md'));

/** `0007-an-illustrator.md` is 7. */
const numberOf = (record: string) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(record)?.[1]);

test('the numbers of decision records are unique', () => {
  const numbers = records.map(numberOf);
  expect(numbers.length).toBeGreaterThan(30);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe.each(records)('%s', (record) => {
  const lines = readFileSync(join(folder, record), 'utf8').split('\n');

  test('has a title with its number', () => {
    expect(lines[0]).toMatch(new RegExp(`^# ${numberOf(record)}\\. \\S`));
  });

  test('says below it how it stands, and by which records if not as it was written', () => {
    expect(lines[1]).toBe('');
    expect(lines[2]).toMatch(
      /^\*\*Status\.\*\* (Accepted\.|(Amended|Superseded) by \[\d+\]\(\d{4}-\S+\.md\))/,
    );
    expect(lines[3]).toBe('');
  });

  test('links to what exists', () => {
    const links = [...lines.join('\n').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });
});
