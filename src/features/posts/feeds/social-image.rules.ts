import type { SocialImage } from '../../../shared/document-head.types.ts';
import { resizedImage } from '../picture-sizes.rules.ts';

/** The size at which other sites show the picture of a link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Cut to `SOCIAL_SIZE`, in the words of Blogger's addresses. */
const SOCIAL_TOKEN = 'w1200-h630-p';

/** A picture that a site of this kind draws. Some readers of links know no WebP, so they get a JPEG. */
const DRAWN_PICTURE = /(\/media\/w1200-h630-p\/[a-z0-9-]+)\.webp(?=$|\?)/;

/**
 * The address of a post's picture in the size that links are shown with elsewhere.
 * An address that names no size is left as it is.
 */
export function socialImage(address: string): string {
  return resizedImage(address, SOCIAL_TOKEN).replace(DRAWN_PICTURE, '$1.jpg');
}

/** The social picture of a post, or undefined when it has no picture. */
export function socialImageOf(post: {
  featuredImage: string;
  featuredImageAlt: string;
  title: string;
}): SocialImage | undefined {
  if (!post.featuredImage) return undefined;
  const src = socialImage(post.featuredImage);
  return {
    src,
    alt: post.featuredImageAlt || post.title,
    ...(src.includes(SOCIAL_TOKEN) ? SOCIAL_SIZE : {}),
  };
}
