import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { PostPicture } from '../../../blog/ui/post-picture.tsx';
import { imageSrcSet } from '../../../posts/picture-sizes.rules.ts';
import type { StorySlide } from '../../web-stories.types.ts';
import { ON_STAGE, STAGE_SIZES } from './stage-style.ts';

/** Pictures as wide as this stand in for one that is still being drawn. */
const SHAPE_WIDTH = 8;
/** Above this width by height a picture is shown whole; others fill the upright stage. */
const WIDEST_FILLING = 0.8;

interface SlidePictureProps {
  slide: StorySlide;
  /** What tells the drawn ground of this story from another's. */
  tint: string;
  /** On screen now. */
  isCurrent: boolean;
  /** On screen now or in a moment. */
  isNear: boolean;
  /** Told when the picture has come, or will not. */
  onReady: () => void;
}

type Arrival = 'coming' | 'shown' | 'missing';

/** The picture of a slide on the stage, over a blurred copy of itself that fills the screen. */
export function SlidePicture({ slide, tint, isCurrent, isNear, onReady }: SlidePictureProps) {
  const { src, title, caption } = slide;
  const { arrival, picture, isWhole, notice, fail } = useArrival(slide, onReady);
  return (
    <>
      <Surroundings picture={picture} />
      <span className={classNames(ON_STAGE, 'block')}>
        {isWhole && arrival === 'shown' ? null : (
          <PostPicture src="" alt="" sizes="" tint={tint} className="absolute! inset-0" />
        )}
        {arrival === 'coming' && isCurrent ? (
          <span className="absolute inset-x-0 top-[58%] flex animate-fade-in justify-center text-white noscript:hidden [animation-delay:400ms]">
            <Spinner label="Loading picture" className="size-9" />
          </span>
        ) : null}
        {arrival === 'missing' ? null : (
          <img
            ref={notice}
            src={src}
            srcSet={imageSrcSet(src)}
            sizes={STAGE_SIZES}
            alt={caption === '' ? title : ''}
            loading={isNear ? 'eager' : 'lazy'}
            fetchPriority={isCurrent ? 'high' : 'auto'}
            draggable={false}
            onLoad={(event) => notice(event.currentTarget)}
            onError={fail}
            className={classNames(
              'absolute inset-0 size-full text-transparent',
              isWhole ? 'object-contain' : 'object-cover',
            )}
          />
        )}
      </span>
    </>
  );
}

/** Follows a picture from being asked for to being there. */
function useArrival({ src, width = 0, height = 0 }: StorySlide, onReady: () => void) {
  const [arrival, setArrival] = useState<Arrival>(src === '' ? 'missing' : 'coming');
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [isWhole, setIsWhole] = useState(isWide(width, height));

  const fail = useCallback(() => setArrival('missing'), []);
  /** Also called with a picture that came, or failed, before the page was alive. */
  const notice = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || image.currentSrc === '') return;
    const { naturalWidth, naturalHeight } = image;
    if (naturalWidth === 0) setArrival('missing');
    if (naturalWidth <= SHAPE_WIDTH) return;
    setIsWhole(isWide(naturalWidth, naturalHeight));
    setPicture(image);
    setArrival('shown');
  }, []);

  useEffect(() => {
    if (arrival !== 'coming') onReady();
  }, [arrival, onReady]);

  return { arrival, picture, isWhole, notice, fail };
}

function isWide(width: number, height: number): boolean {
  return width > height * WIDEST_FILLING;
}

/** So few points that the browser, making them large, blurs them: a filter would cost every frame. */
const SURROUNDINGS = { width: 12, height: 12 };

/** The same picture blurred and dimmed: what is left of the screen around it. */
function Surroundings({ picture }: { picture: HTMLImageElement | null }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d');
    if (!picture || !context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, SURROUNDINGS.width, SURROUNDINGS.height);
  }, [picture]);
  return (
    <canvas
      ref={canvasRef}
      {...SURROUNDINGS}
      className="absolute inset-0 size-full scale-110 opacity-45 noscript:hidden"
    />
  );
}
