import { ImageReveal } from '../../../../ui/image-reveal.tsx';
import { SparkMark } from '../../../../ui/logo-mark.tsx';
import { Tile, type TileState } from '../../../../ui/tile.tsx';
import { slideAlt } from '../../draft/slide-texts.rules.ts';
import { isPending } from '../../draft/story-draft.rules.ts';
import type { DraftSlide, SlidePicture } from '../../draft/story-draft.types.ts';
import { SLIDE_SIZE } from '../../draft/story-package.rules.ts';

/** The picture of a slide as it stands; one that is being replaced stays in sight until the new one comes. */
export function SlidePictureFrame({ slide }: { slide: DraftSlide }) {
  return (
    <Tile
      state={tileState(slide)}
      aspectRatio={`${SLIDE_SIZE.width} / ${SLIDE_SIZE.height}`}
      // The whole draft tells once how its pictures come along.
      announceError={false}
    />
  );
}

function tileState(slide: DraftSlide): TileState {
  const { work, picture } = slide;
  if (picture) return { status: 'success', content: <Picture slide={slide} picture={picture} /> };
  if (work.status === 'waiting') return { status: 'loading', title: 'Waiting' };
  if (work.status === 'drawing') return { status: 'loading', title: 'Drawing' };
  if (work.status === 'failed') return { status: 'error', message: 'No picture' };
  return { status: 'empty', text: 'No picture yet' };
}

function Picture({ slide, picture }: { slide: DraftSlide; picture: SlidePicture }) {
  return (
    <>
      <ImageReveal key={picture.src} src={picture.src} alt={slideAlt(slide)} {...SLIDE_SIZE} />
      {isPending(slide) && (
        <span className="absolute inset-0 grid animate-fade-in place-items-center overflow-hidden bg-ground-deep/70">
          <span
            aria-hidden="true"
            className="absolute inset-0 animate-sheen bg-linear-to-r from-transparent via-white/10 to-transparent"
          />
          <SparkMark className="size-10 animate-twinkle text-accent" />
        </span>
      )}
      {slide.work.status === 'failed' && (
        <span className="absolute inset-x-0 bottom-0 bg-ground-deep/85 px-1 py-2 text-center text-caption font-semibold text-danger">
          Earlier picture
        </span>
      )}
    </>
  );
}
