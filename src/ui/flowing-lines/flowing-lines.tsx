import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

interface FlowingLinesProps {
  /** Where it stands: give it a place behind the content, `absolute inset-0 -z-10`. */
  className?: string;
}

/** A slow ribbon of light behind the content. Decoration: no pointer, no reader ever meets it. */
export function FlowingLines({ className }: FlowingLinesProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => (frameRef.current ? playWhenHere(frameRef.current) : undefined), []);
  return (
    <div
      ref={frameRef}
      aria-hidden="true"
      className={classNames('pointer-events-none overflow-hidden', className)}
    />
  );
}

/** Decoration, and what spares it during a resize, may come last: the code is fetched when the page is alive. */
function playWhenHere(frame: HTMLElement): () => void {
  let isGone = false;
  let stop: (() => void) | undefined;
  import('./flowing-lines-player.ts').then(
    ({ playFlowingLines }) => {
      if (!isGone) stop = playFlowingLines(frame);
    },
    // Without a connection the page is as good without it.
    console.warn,
  );
  return () => {
    isGone = true;
    stop?.();
  };
}
