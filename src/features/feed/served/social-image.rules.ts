import type { SocialImage } from '../../../shared/page-meta.ts';

/** The size at which other sites show the picture of a link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Cut to `SOCIAL_SIZE`, in the words of Blogger's addresses. */
const SOCIAL_TOKEN = 'w1200-h630-p';

/** A size in an address of Blogger's kind: a path segment, or a suffix after `=`. */
const SIZE_TOKEN = /(\/|=)(?:s\d+|w\d+-h\d+|w\d+|h\d+)(?:-[a-z0-9]+)*(?=\/|$)/;

/** A picture that we draw ourselves. Some readers of links know no WebP, so they get a JPEG. */
const OWN_PICTURE = /^((?:https?:\/\/[^/]+)?\/media\/[^?]+)\.webp(\?.*)?$/;

/**
 * The address of a post's picture in the size that links are shown with elsewhere.
 * An address that names no size is left as it is.
 */
export function socialImage(address: string): string {
  if (!hasSize(address)) return address;
  return resize(address).replace(OWN_PICTURE, '$1.jpg$2');
}

/** The social picture of a post, or undefined when it has no picture. */
export function socialImageOf(post: {
  featuredImage: string;
  featuredImageAlt: string;
  title: string;
}): SocialImage | undefined {
  if (!post.featuredImage) return undefined;
  return {
    src: socialImage(post.featuredImage),
    alt: post.featuredImageAlt || post.title,
    ...(hasSize(post.featuredImage) ? SOCIAL_SIZE : {}),
  };
}

const pathOf = (address: string) => address.split('?')[0] ?? '';

function hasSize(address: string): boolean {
  return SIZE_TOKEN.test(pathOf(address));
}

function resize(address: string): string {
  const path = pathOf(address);
  return path.replace(SIZE_TOKEN, `$1${SOCIAL_TOKEN}`) + address.slice(path.length);
}
