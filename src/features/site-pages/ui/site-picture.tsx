import { classNames } from '../../../ui/class-names.ts';
import type { MediaImage } from '../../media/media.types.ts';

interface SitePictureProps {
  image: MediaImage;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched at once. */
  eager?: boolean;
  className?: string;
}

/** A picture drawn by our own illustrator, in the size the screen wants. */
export function SitePicture({ image, sizes, eager = false, className }: SitePictureProps) {
  return (
    <img
      className={classNames('h-auto max-w-full bg-surface', className)}
      src={image.src}
      srcSet={image.srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
