/** Scheduled posts become published at their time. */
export type WrittenState = 'draft' | 'scheduled' | 'published' | 'unpublished';

export type PostKind = 'post' | 'story';

/** A picture as the files of the content folder say it: a recipe by its keys, or a file. */
export type PictureText = Readonly<Record<string, string | number>>;

/** What somebody writes: the settings and the Markdown of a file of the content folder, without its times. */
export interface PostText {
  title: string;
  /** A key of authors.yaml, or of an author of the console. */
  author: string;
  labels?: readonly string[] | undefined;
  excerpt?: string | undefined;
  /** The key of the featured picture. */
  picture?: string | undefined;
  pictures?: Readonly<Record<string, PictureText>> | undefined;
  body: string;
}

/** Somebody whom posts may name. */
export interface NewAuthor {
  name: string;
  /** A sentence. */
  bio: string;
  location: string;
}

/** Whom a post of the console may name. */
export interface KnownAuthor {
  key: string;
  /** As readers see it. */
  name: string;
  /** Of an author of the console, who can be changed there. */
  ownWords?: NewAuthor | undefined;
}

/** A post of the console without its text. Times are milliseconds since 1970. */
export interface WrittenPost {
  id: string;
  slug: string;
  kind: PostKind;
  title: string;
  state: WrittenState;
  /** Counted from 1; every save is one. */
  revision: number;
  savedAt: number;
  /** When it is, or was, first shown. */
  publishedAt: number | null;
  updatedAt: number | null;
  /** The file that it was taken over from, e.g. `content/posts/light-first.md`. */
  takenFrom: string | null;
}

export interface PostRevision {
  revision: number;
  savedAt: number;
  /** An account's id. */
  savedBy: string;
}

/** What was done to a post, for whoever writes it down. */
export interface ActOnPost {
  id: string;
  slug: string;
  /** Null for a post that was not there. */
  before: Pick<WrittenPost, 'state' | 'revision'> | null;
  /** Null for one that is gone. */
  after: Pick<WrittenPost, 'state' | 'revision'> | null;
}

/** Which posts a list shows. */
export interface PostsShown {
  state?: WrittenState | undefined;
  origin?: ListedPost['origin'] | undefined;
}

/** A line of the list of all posts. */
export interface ListedPost {
  /** Of a post that is not of the console: its slug. */
  id: string;
  slug: string;
  title: string;
  kind: PostKind;
  state: WrittenState;
  origin: 'console' | 'content' | 'import';
  changedAt: number;
  publishedAt: number | null;
}

export interface PostsSearch extends PostsShown {
  /** Part of a title or address; '' finds all. */
  words: string;
  before: { time: number; slug: string } | null;
  limit: number;
}
