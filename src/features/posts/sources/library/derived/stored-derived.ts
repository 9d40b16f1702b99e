import { DERIVED_VERSION, type DerivedPost, derivePost } from '../../../derived/derive-post.ts';
import type { DerivedArticle } from '../../../derived/derived.types.ts';
import type { StorySlide } from '../../../derived/story-slides.rules.ts';
import { resizedImage } from '../../../picture-sizes.rules.ts';
import type { PostContentRow, PostRow } from '../library.tables.ts';
import {
  escaped,
  type PictureAddress,
  withPictureAddress,
  withPictureAddresses,
} from '../picture-addresses.ts';

type DerivableRow = Pick<PostRow, 'title' | 'labels' | 'featured_image'> & Pick<PostContentRow, 'content'>;

/**
 * Stands for a drawn picture in what is stored. It names a size as the picture's own address does, so
 * that other sizes are derived from it, but not the version, which also depends on the engine.
 */
const storedAddress: PictureAddress = (name, recipeHash) => `/media:${recipeHash}/s1600/${name}`;

const STORED = /(?<=^|["\s])\/media:([\w-]+)\/(s[1-9]\d*)\/([a-z0-9-]+)/g;
/** Where `withPictureAddresses` writes them. */
const STORED_IN_HTML = /<img src="\/media:[^"]*"(?: srcset="[^"]*")?/g;

/** Derives what is stored with a post. */
export function deriveStored({ title, labels, content, featured_image }: DerivableRow): DerivedPost {
  return derivePost({
    title,
    categories: JSON.parse(labels) as string[],
    content: withPictureAddresses(content, storedAddress),
    featuredImage: withPictureAddress(featured_image, storedAddress),
  });
}

export function isUpToDate({ derived_version }: Pick<PostRow, 'derived_version'>): boolean {
  return derived_version === DERIVED_VERSION;
}

/** The slides with the addresses that their pictures have now. */
export function shownSlides(slides: readonly StorySlide[], pictureAddress: PictureAddress): StorySlide[] {
  return slides.map((slide) => ({ ...slide, src: shownAddress(slide.src, pictureAddress) }));
}

/** The article with the addresses that its pictures have now. */
export function shownArticle(article: DerivedArticle, pictureAddress: PictureAddress): DerivedArticle {
  const { featuredImage } = article;
  const inHtml: PictureAddress = (name, recipeHash) => escaped(pictureAddress(name, recipeHash));
  return {
    ...article,
    ...(featuredImage !== undefined && { featuredImage: shownAddress(featuredImage, pictureAddress) }),
    html: article.html.replace(STORED_IN_HTML, (tag) => shownAddress(tag, inHtml)),
  };
}

function shownAddress(text: string, pictureAddress: PictureAddress): string {
  return text.replace(STORED, (_, recipeHash: string, size: `s${number}`, name: string) =>
    resizedImage(pictureAddress(name, recipeHash), size),
  );
}
