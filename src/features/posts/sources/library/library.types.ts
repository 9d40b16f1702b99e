import type { PostAuthor } from '../../posts.types.ts';

/** A picture of a post: drawn from words, or a file. */
export type LibraryPicture = DrawnPicture | FilePicture;

/** A picture that is drawn on demand from words. Names of options are those of the tools, e.g. `style`. */
export interface DrawnPicture {
  prompt: string;
  options?: Readonly<Record<string, string>>;
  negativePrompt?: string;
  seed: number;
  width: number;
  height: number;
  alt: string;
}

/** A picture file as it was found. */
export interface PictureFile {
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** As the picture is shown, in pixels: upright, and a large one made smaller. */
  width: number;
  height: number;
}

/** A picture that is a file of the content folder. */
export interface FilePicture extends PictureFile {
  /** From the content folder on, e.g. `pictures/my-story/slide-1.jpg`. */
  file: string;
  alt: string;
}

/** A post as it enters the library. */
export interface LibraryPost {
  slug: string;
  title: string;
  excerpt: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** How many minutes its author's clock was ahead of UTC then; 0 when left out. */
  publishedOffset?: number;
  updatedAt: number;
  labels: readonly string[];
  author: PostAuthor;
  /**
   * Sanitised HTML. A drawn picture's address is written `media:{name}?{hash of its recipe}`; the
   * version that pages carry also depends on the engine, so it is filled in when a post is read.
   */
  content: string;
  /** `media:…` as above, an https address, or ''. */
  featuredImage: string;
  featuredImageAlt: string;
  /** The pictures of this post by their names, unique in the library, e.g. `light-first-cover`. */
  pictures: Readonly<Record<string, LibraryPicture>>;
  /** Who wrote the row: a Markdown file of the content folder, an import, or somebody in the console. */
  origin: 'content' | 'import' | 'console';
  /** Changes when the source of the post does. */
  sourceHash: string;
}

/** Where a stored post came from. */
export interface PostOrigin extends Pick<LibraryPost, 'slug' | 'origin' | 'sourceHash'> {
  /** The file that a post of the console was taken over from. */
  takenFrom?: string | null;
}
