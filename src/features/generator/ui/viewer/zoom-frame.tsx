import { type ReactNode, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { useZoomGestures } from './use-zoom-gestures.ts';
import type { ViewedPicture } from './viewer.types.ts';
import { type Extent, keepInFrame, transformOf, type ZoomView } from './zoom.rules.ts';

interface ZoomFrameProps {
  picture: ViewedPicture;
  view: ZoomView;
  onView: (view: ZoomView) => void;
  onTurn?: (by: 1 | -1) => void;
  /** Lies over the picture and is moved and enlarged with it. */
  over?: { picture: ViewedPicture; share: number };
  caption?: ReactNode;
  /** Looks for another address of a picture; settles when there is one or none is to be had. */
  onBroken?: (src: string) => Promise<void>;
}

/** A picture in the largest frame there is, moved and enlarged by wheel, fingers and pointer. */
export function ZoomFrame({ picture, view, onView, onTurn, over, caption, onBroken }: ZoomFrameProps) {
  const [natural, setNatural] = useState<Extent>();
  const size = natural ?? { width: picture.width ?? 1, height: picture.height ?? 1 };
  const { ref, fitted, frame, handlers } = useZoomGestures({ picture: size, view, onView, onTurn });
  const transform = transformOf(keepInFrame(view, fitted, frame), fitted);
  return (
    <figure className="relative grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto]">
      <div
        ref={ref}
        {...handlers}
        className={classNames(
          'relative min-h-0 overflow-hidden rounded-lg bg-ground-deep select-none',
          view.zoom > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
      >
        <Shown
          key={picture.src}
          picture={picture}
          transform={transform}
          onSize={setNatural}
          onBroken={onBroken}
        />
        {over && (
          <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${over.share * 100}%)` }}>
            <Shown key={over.picture.src} picture={over.picture} transform={transform} onBroken={onBroken} />
          </div>
        )}
        {over && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink shadow-overlay"
            style={{ left: `${over.share * 100}%` }}
          />
        )}
      </div>
      {caption && <figcaption className="pt-2 text-center text-small text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}

interface ShownProps {
  picture: ViewedPicture;
  transform: string;
  onSize?: (size: Extent) => void;
  onBroken?: (src: string) => Promise<void>;
}

function Shown({ picture, transform, onSize, onBroken }: ShownProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const lookForAnother = async () => {
    await onBroken?.(picture.src);
    setState('broken');
  };
  return (
    <>
      {state === 'loading' && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label="Loading image" className="size-7" />
        </span>
      )}
      {state === 'broken' && (
        <p className="absolute inset-0 grid place-items-center p-6 text-center text-ink-soft">
          We couldn’t load this picture. Close it and try again.
        </p>
      )}
      <img
        src={picture.src}
        alt={picture.prompt || 'Untitled image'}
        data-state={state === 'shown' ? 'loaded' : state}
        draggable={false}
        decoding="async"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setState('shown');
          onSize?.({ width, height });
        }}
        onError={() => void lookForAnother()}
        className={classNames('size-full object-contain', state !== 'shown' && 'opacity-0')}
        style={{ transform }}
      />
    </>
  );
}
