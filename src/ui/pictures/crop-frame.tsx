import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { coverCut, moveView, type PictureSize, type PictureView, zoomView } from './picture-crop.rules.ts';
import { usePictureGestures } from './use-picture-gestures.ts';

interface CropFrameProps {
  /** Undefined until it is decoded. */
  picture: ImageBitmap | undefined;
  alt: string;
  /** The shape of the frame. */
  target: PictureSize;
  view: PictureView;
  onView: (view: PictureView) => void;
  className?: string;
}

const KEY_STEP = 0.05;
const ZOOM_STEP = 1.15;
const KEY_MOVES: Readonly<Record<string, { across: number; down: number }>> = {
  ArrowLeft: { across: KEY_STEP, down: 0 },
  ArrowRight: { across: -KEY_STEP, down: 0 },
  ArrowUp: { across: 0, down: KEY_STEP },
  ArrowDown: { across: 0, down: -KEY_STEP },
};

/** A picture behind a frame of another shape: moved by dragging or arrow keys, made larger by wheel, pinch, plus and minus. */
export function CropFrame(props: CropFrameProps) {
  const { picture, alt, target, view, onView, className } = props;
  const size: PictureSize = picture ?? target;
  const cut = coverCut(size, target, view);
  // Several moves of a finger may come before the picture is drawn again.
  const latest = useRef(view);
  latest.current = view;
  const show = (next: PictureView) => {
    latest.current = next;
    onView(next);
  };
  const { ref, handlers } = usePictureGestures({
    onZoom: (factor) => show(zoomView(latest.current, factor)),
    onDrag({ right, down }) {
      const { clientWidth = 1, clientHeight = 1 } = ref.current ?? {};
      const move = { across: right / clientWidth, down: down / clientHeight };
      show(moveView(latest.current, move, size, target));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEY_MOVES[event.key];
    const next = move
      ? moveView(view, move, size, target)
      : event.key === '+' || event.key === '='
        ? zoomView(view, ZOOM_STEP)
        : event.key === '-'
          ? zoomView(view, 1 / ZOOM_STEP)
          : undefined;
    if (!next) return;
    event.preventDefault();
    show(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no keys of its own, and this has.
    <div
      ref={ref}
      role="group"
      aria-label={`${alt}. Move it with the arrow keys, make it larger or smaller with plus and minus.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...handlers}
      style={{ aspectRatio: `${target.width} / ${target.height}` }}
      className={classNames(
        'relative cursor-grab touch-none overflow-hidden rounded-lg border border-line-strong bg-surface-sunken select-none active:cursor-grabbing',
        className,
      )}
    >
      {picture && (
        <PaintedBitmap
          bitmap={picture}
          style={{
            width: `${(size.width / cut.width) * 100}%`,
            height: `${(size.height / cut.height) * 100}%`,
            left: `${(-cut.left / cut.width) * 100}%`,
            top: `${(-cut.top / cut.height) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

function PaintedBitmap({ bitmap, style }: { bitmap: ImageBitmap; style: CSSProperties }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    ref.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const { width, height } = bitmap;
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      className="pointer-events-none absolute max-w-none"
      style={style}
    />
  );
}
