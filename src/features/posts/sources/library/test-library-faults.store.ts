import type { Database } from '../../../../platform/db/database.types.ts';
import { deriveStored } from './derived/stored-derived.ts';
import type { PostDerivedRow, PostLabelRow, PostWordRow } from './library.tables.ts';
import { derivedRowOf, labelRowsOf } from './library-rows.ts';
import { wordsOfPost } from './search-words.ts';

/**
 * Compares what is kept for finding posts quickly with the posts themselves, row by row.
 * @returns a line for each difference.
 */
export async function findLibraryFaults({ reader }: Database): Promise<string[]> {
  const posts = await reader
    .selectFrom('post')
    .leftJoin('post_content', 'post_content.number', 'post.number')
    .selectAll('post')
    .select('post_content.content')
    .execute();
  const labels: PostLabelRow[] = [];
  const words: PostWordRow[] = [];
  const derived: PostDerivedRow[] = [];
  const counts = new Map<string, number>();
  for (const { content, ...row } of posts) {
    if (content === null) return [`${row.slug} has no content`];
    const own = JSON.parse(row.labels) as string[];
    derived.push(derivedRowOf(row, deriveStored({ ...row, content })));
    labels.push(...labelRowsOf({ row, labels: own }));
    for (const label of ['', ...own]) counts.set(label, (counts.get(label) ?? 0) + 1);
    for (const word of wordsOfPost({ title: row.title, labels: own, content }))
      words.push({ word, published_at: row.published_at, number: row.number });
  }
  return [
    ...differences('derived', derived, await reader.selectFrom('post_derived').selectAll().execute()),
    ...differences('label', labels, await reader.selectFrom('post_label').selectAll().execute()),
    ...differences('word', words, await reader.selectFrom('post_word').selectAll().execute()),
    ...differences(
      'count',
      [...counts].map(([label, number]) => ({ label, posts: number })),
      await reader.selectFrom('post_count').selectAll().execute(),
    ),
  ];
}

function differences(kind: string, expected: readonly object[], found: readonly object[]): string[] {
  const lines = (rows: readonly object[]) => new Set(rows.map(lineOf));
  const right = lines(expected);
  const stored = lines(found);
  return [
    ...[...right].filter((line) => !stored.has(line)).map((line) => `missing ${kind} ${line}`),
    ...[...stored].filter((line) => !right.has(line)).map((line) => `left over ${kind} ${line}`),
  ];
}

function lineOf(row: object): string {
  return JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}
