import { DERIVED_VERSION, type DerivedPost } from '../../derived/derive-post.ts';
import { deriveStored } from './derived/stored-derived.ts';
import type { PostDerivedRow, PostLabelRow, PostPictureRow, PostRow } from './library.tables.ts';
import type { LibraryPicture, LibraryPost } from './library.types.ts';
import { postIdOf, postNumberOf } from './post-numbers.ts';
import { wordsOfPost } from './search-words.ts';

/** A post in the form of its rows. */
export interface StorablePost {
  row: PostRow;
  content: string;
  derived: DerivedPost;
  labels: readonly string[];
  words: readonly string[];
  pictures: Readonly<Record<string, LibraryPicture>>;
}

export function toStorable(post: LibraryPost): StorablePost {
  const slug = storableText(post.slug);
  const labels = [...new Set(post.labels.map((label) => storableText(label).trim()))].filter(Boolean);
  const title = storableText(post.title);
  const content = storableText(post.content);
  const row: PostRow = {
    number: postNumberOf(slug),
    id: postIdOf(slug),
    slug,
    title,
    excerpt: storableText(post.excerpt),
    published_at: timeOf(post.publishedAt, slug),
    published_offset: post.publishedOffset ?? 0,
    updated_at: timeOf(post.updatedAt, slug),
    labels: JSON.stringify(labels),
    author: storableText(JSON.stringify(post.author)),
    featured_image: storableText(post.featuredImage),
    featured_image_alt: storableText(post.featuredImageAlt),
    origin: post.origin,
    source_hash: storableText(post.sourceHash),
    derived_version: DERIVED_VERSION,
  };
  return {
    row,
    content,
    derived: deriveStored({ ...row, content }),
    labels,
    words: wordsOfPost({ title, labels, content }),
    pictures: post.pictures,
  };
}

export function labelRowsOf({ row, labels }: Pick<StorablePost, 'row' | 'labels'>): PostLabelRow[] {
  const { number, published_at, updated_at } = row;
  return labels.map((label) => ({ label, published_at, number, updated_at }));
}

export function derivedRowOf({ number }: Pick<PostRow, 'number'>, derived: DerivedPost): PostDerivedRow {
  return { number, slides: JSON.stringify(derived.slides), article: JSON.stringify(derived.article) };
}

export function pictureRowsOf({ row, pictures }: StorablePost): PostPictureRow[] {
  return Object.entries(pictures).map(([name, picture], place) => ({
    name: storableText(name),
    number: row.number,
    place,
    recipe: storableText(JSON.stringify(picture)),
  }));
}

function timeOf(milliseconds: number, slug: string): number {
  const time = new Date(milliseconds).getTime();
  if (Number.isNaN(time)) throw new RangeError(`The post ${slug} has a time that does not exist.`);
  return time;
}

/** Postgres refuses a NUL and half a pair of surrogates; no article means either. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
