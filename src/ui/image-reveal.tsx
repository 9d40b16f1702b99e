import { type ImgHTMLAttributes, useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/spinner.tsx';

interface ImageRevealProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** Classes of the frame; the picture fills it. */
  frameClassName?: string;
}

type LoadState = 'loading' | 'loaded' | 'failed';

/**
 * A picture that fades in once it has loaded, with a spinner until then. Change `key` with `src` when
 * one picture replaces another.
 */
export function ImageReveal({
  src,
  alt,
  frameClassName,
  className,
  onLoad,
  onError,
  ...image
}: ImageRevealProps) {
  const [state, setState] = useState<LoadState>('loading');
  // A cached picture may have loaded before the page came alive, and then sends no event.
  const noticeLoaded = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth > 0) setState('loaded');
  }, []);
  return (
    <span className={classNames('relative block size-full overflow-hidden', frameClassName)}>
      <img
        {...image}
        ref={noticeLoaded}
        src={src}
        alt={alt}
        data-state={state}
        onLoad={(event) => {
          setState('loaded');
          onLoad?.(event);
        }}
        onError={(event) => {
          setState('failed');
          onError?.(event);
        }}
        className={classNames(
          'size-full object-cover transition-[opacity,filter,scale] duration-page data-[state=loading]:scale-103 data-[state=loading]:opacity-0 data-[state=loading]:blur-md',
          className,
        )}
      />
      {state === 'loading' && (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <Spinner label="Loading image" className="size-7" />
        </span>
      )}
    </span>
  );
}
