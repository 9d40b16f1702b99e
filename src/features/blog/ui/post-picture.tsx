import { classNames } from '../../../ui/class-names.ts';
import { SeedMark } from '../../../ui/logo-mark.tsx';
import { imageSrcSet, resizedImage } from '../../posts/picture-sizes.rules.ts';

interface PostPictureProps {
  /** Address of the picture; '' for none. */
  src: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** What tells this post's drawn picture from its neighbour's, e.g. its slug. */
  tint: string;
  /** Above the fold: fetched at once. */
  eager?: boolean;
  /** Shape and place of the frame, which the picture fills. */
  className?: string;
  style?: React.CSSProperties;
}

/** Green, teal, violet, plum and amber: what the brand's two lights make together. */
const HUES = [155, 200, 285, 330, 75] as const;

/** A post's picture, on a drawn ground that stays when there is none or when it cannot be loaded. */
export function PostPicture({ src, alt, sizes, tint, eager, className, style }: PostPictureProps) {
  return (
    <span
      className={classNames('relative block overflow-hidden bg-surface-high', className)}
      style={{ ...style, backgroundImage: drawnGround(tint) }}
    >
      <SeedMark className="absolute inset-0 m-auto size-1/4 max-h-24 text-white/35" />
      {src === '' ? null : (
        <img
          key={src}
          ref={hideWhenBroken}
          src={resizedImage(src, 's640')}
          srcSet={imageSrcSet(src)}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={(event) => hide(event.currentTarget)}
          className="absolute inset-0 size-full object-cover transition-[scale] duration-page group-hover/card:scale-103"
        />
      )}
    </span>
  );
}

/** A picture may have failed before the page came alive, and then sends no event. */
function hideWhenBroken(image: HTMLImageElement | null) {
  if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) hide(image);
}

function hide(image: HTMLImageElement) {
  image.hidden = true;
}

function drawnGround(tint: string): string {
  let sum = 0;
  for (const character of tint) sum += character.charCodeAt(0);
  const light = HUES[sum % HUES.length] ?? HUES[0];
  return `radial-gradient(75% 95% at ${20 + (sum % 60)}% 0%,oklch(.62 .15 ${light}/.85),transparent),linear-gradient(160deg,oklch(.34 .09 ${light + 45}),oklch(.2 .06 284))`;
}
