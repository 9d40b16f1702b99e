import type {
  KnownAuthor,
  ListedPost,
  PostRevision,
  PostText,
  WrittenPost,
} from '../../posts/written/written-posts.types.ts';
import type { ListPage } from '../owner.types.ts';

export type PostsPage = ListPage<ListedPost>;

export interface PostToEdit extends WrittenPost {
  text: PostText;
  /** The newest first; `savedBy` is an email where it is known. */
  revisions: PostRevision[];
}

/** What may be chosen for a post. */
export interface PostChoices {
  authors: readonly KnownAuthor[];
  styles: readonly string[];
  /** The address of a blog that visitors see instead of all this; '' for none. */
  shownInstead: string;
}

/** A picture that was drawn, or uploaded, for a post. */
export interface MadePicture {
  /** Where it is seen before the post is. */
  address: string;
  width: number;
  height: number;
  /** As the post names it, of one that was uploaded. */
  file?: string;
}
