import type { PostKind, WrittenState } from './written-posts.types.ts';

interface WrittenPostRow {
  id: string;
  slug: string;
  kind: PostKind;
  title: string;
  state: WrittenState;
  revision: number;
  saved_at: number;
  published_at: number | null;
  updated_at: number | null;
  taken_from: string | null;
}

interface WrittenRevisionRow {
  post_id: string;
  revision: number;
  /** A `PostText` as JSON. */
  text: string;
  saved_at: number;
  saved_by: string;
}

/** Somebody who may be named as an author, beside those of authors.yaml. */
interface WrittenAuthorRow {
  key: string;
  name: string;
  bio: string;
  location: string;
}

/** A picture that was uploaded for posts. */
interface WrittenPictureRow {
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  stored_object_id: string;
  width: number;
  height: number;
}

/** A picture of a post that nobody has published yet. */
interface PreviewPictureRow {
  name: string;
  /** A `LibraryPicture` as JSON. */
  recipe: string;
  made_at: number;
}

declare module '../../../platform/db/database.types.ts' {
  interface Tables {
    written_post: WrittenPostRow;
    written_revision: WrittenRevisionRow;
    written_author: WrittenAuthorRow;
    written_picture: WrittenPictureRow;
    preview_picture: PreviewPictureRow;
  }
}
