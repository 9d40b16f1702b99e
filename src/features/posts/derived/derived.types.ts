import type { PostPage, PostQuery, PostSource, PostSummary } from '../posts.types.ts';
import type { StorySlide } from './story-slides.rules.ts';

export interface TableOfContentsEntry {
  /** The id of its heading. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** What of an article follows from its HTML. */
export interface DerivedArticle {
  /** Of the picture that opens the text; lists may show another one. */
  featuredImage?: string;
  featuredImageAlt?: string;
  /** What its author wrote below that picture. */
  featuredImageCaption?: string;
  /** Sanitised, without the picture that opens it, its headings with ids. */
  html: string;
  /** The language of its words, where its letters tell it and its looks depend on it. */
  language?: string;
  tableOfContents: readonly TableOfContentsEntry[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** An article, ready to be shown. */
export type Article = Omit<PostSummary, keyof DerivedArticle> &
  Pick<PostSummary, 'featuredImage' | 'featuredImageAlt'> &
  DerivedArticle & {
    /** The blog's owner publishes short texts only, so this is not the whole article. */
    isShortened: boolean;
  };

/** A post with what its card and its viewer show. */
export interface PostWithSlides extends PostSummary {
  /** Of a story; other posts have none. */
  slides: readonly StorySlide[];
}

/** A source that also knows what follows from the HTML of its posts, without reading that again for each visitor. */
export interface DerivedPostSource extends PostSource {
  listWithSlides(
    query: Omit<PostQuery, 'detail'>,
  ): Promise<Omit<PostPage, 'posts'> & { posts: readonly PostWithSlides[] }>;
  /** @param slug without `.html`. */
  findWithSlides(slug: string): Promise<PostWithSlides | null>;
  findArticle(slug: string): Promise<Article | null>;
}
