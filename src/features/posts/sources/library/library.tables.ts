import type { LibraryPost } from './library.types.ts';

export interface PostRow {
  /** From the slug, see `post-numbers.ts`: the same on every server. */
  number: number;
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  published_at: number;
  published_offset: number;
  updated_at: number;
  /** A JSON array of texts. */
  labels: string;
  /** A `PostAuthor` as JSON. */
  author: string;
  featured_image: string;
  featured_image_alt: string;
  origin: LibraryPost['origin'];
  source_hash: string;
  /** By which rules `post_derived` was made; 0 for a row that is missing. */
  derived_version: number;
}

export interface PostContentRow {
  number: number;
  content: string;
  /** A JSON array: exactly the words of this post in `post_word`. */
  words: string;
}

export interface PostDerivedRow {
  number: number;
  /** An array of `StorySlide` as JSON. */
  slides: string;
  /** A `DerivedArticle` as JSON. */
  article: string;
}

export interface PostWordRow {
  word: string;
  published_at: number;
  number: number;
}

export interface PostLabelRow {
  label: string;
  published_at: number;
  number: number;
  updated_at: number;
}

export interface PostCountRow {
  /** '' counts all posts. */
  label: string;
  posts: number;
}

export interface PostPictureRow {
  name: string;
  number: number;
  /** Its place among the pictures of its post, from 0. */
  place: number;
  /** A `LibraryPicture` as JSON. */
  recipe: string;
}

interface LibraryRevisionRow {
  only_row: 1;
  revision: number;
}

declare module '../../../../platform/db/database.types.ts' {
  interface Tables {
    post: PostRow;
    post_content: PostContentRow;
    post_derived: PostDerivedRow;
    post_word: PostWordRow;
    post_label: PostLabelRow;
    post_count: PostCountRow;
    post_picture: PostPictureRow;
    library_revision: LibraryRevisionRow;
  }
}
