import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { playFlowingLines } from './flowing-lines-player.ts';
import { useResizingFlag } from './use-resizing-flag.ts';

interface FlowingLinesProps {
  /** Where it stands: give it a place behind the content, `absolute inset-0 -z-10`. */
  className?: string;
}

/** A slow ribbon of light behind the content. Decoration: no pointer, no reader ever meets it. */
export function FlowingLines({ className }: FlowingLinesProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => (frameRef.current ? playFlowingLines(frameRef.current) : undefined), []);
  useResizingFlag();
  return (
    <div
      ref={frameRef}
      aria-hidden="true"
      className={classNames('pointer-events-none overflow-hidden', className)}
    />
  );
}
