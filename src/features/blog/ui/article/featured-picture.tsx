import { preload } from 'react-dom';
import { readCaption } from '../../../posts/derived/story-slides.rules.ts';
import { imageSrcSet, resizedImage } from '../../../posts/picture-sizes.rules.ts';
import { PostPicture } from '../post-picture.tsx';

const SIZES = '(min-width: 76rem) 42rem, (min-width: 64rem) 54vw, 100vw';

interface FeaturedPictureProps {
  slug: string;
  /** '' shows the drawn ground alone. */
  src: string;
  alt: string;
  /** Its shape and place. */
  className: string;
}

/** The picture at the top of an article: the largest thing of the page, so it is fetched first. */
export function FeaturedPicture({ slug, src, alt, className }: FeaturedPictureProps) {
  if (src !== '') {
    preload(resizedImage(src, 's640'), {
      as: 'image',
      imageSrcSet: imageSrcSet(src),
      imageSizes: SIZES,
      fetchPriority: 'high',
    });
  }
  return (
    <PostPicture
      src={src}
      alt={readCaption(alt).caption}
      sizes={SIZES}
      tint={slug}
      eager
      className={`article-picture ${className}`}
    />
  );
}
