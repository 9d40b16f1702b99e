import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../platform/db/database.types.ts';
import { jsonRows } from '../../../../platform/db/json-rows.ts';
import type {} from './library.tables.ts';

/** So many words are one parameter of moderate length. */
const WORDS_PER_STATEMENT = 5_000;

/** A post as `post_word` knows it. */
export interface WordedPost {
  number: number;
  publishedAt: number;
  words: readonly string[];
}

export interface LibraryWordsStore {
  /** Enters `posts` under their words, instead of what each was entered under before. */
  replace(
    transaction: DatabaseTransaction,
    former: readonly WordedPost[],
    posts: readonly WordedPost[],
  ): Promise<void>;
}

export function createLibraryWordsStore({ kind }: Pick<Database, 'kind'>): LibraryWordsStore {
  const rowsFrom = (places: readonly WordPlace[]) => sql`select ${COLUMNS} from ${jsonRows(kind, places)}`;
  return {
    async replace(transaction, former, posts) {
      for (const part of inParts(placesLeft(former, posts)))
        await sql`delete from post_word where (word, published_at, number) in (${rowsFrom(part)})`.execute(
          transaction,
        );
      for (const part of inParts(placesLeft(posts, former)))
        await sql`insert into post_word (word, published_at, number) ${rowsFrom(part)}`.execute(transaction);
    },
  };
}

/** A row of `post_word`. */
type WordPlace = readonly [word: string, publishedAt: number, number: number];

/**
 * The rows of `posts` that `others` do not have: most changes of an article change few words. They
 * are in the order of the words, in which many posts together meet each block of the table once.
 */
function placesLeft(posts: readonly WordedPost[], others: readonly WordedPost[]): WordPlace[] {
  const wordsThere = new Map(others.map((post) => [placeOf(post), new Set(post.words)]));
  return posts
    .flatMap((post) => {
      const there = wordsThere.get(placeOf(post));
      const words = there ? post.words.filter((word) => !there.has(word)) : post.words;
      return words.map((word): WordPlace => [word, post.publishedAt, post.number]);
    })
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function placeOf({ publishedAt, number }: WordedPost): string {
  return `${publishedAt} ${number}`;
}

function inParts(places: readonly WordPlace[]): WordPlace[][] {
  const parts: WordPlace[][] = [];
  for (let start = 0; start < places.length; start += WORDS_PER_STATEMENT)
    parts.push(places.slice(start, start + WORDS_PER_STATEMENT));
  return parts;
}

const COLUMNS = sql`value ->> 0, cast(value ->> 1 as bigint), cast(value ->> 2 as bigint)`;
