import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CollapsiblePanelProps {
  id: string;
  open: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Folds its content away by height. What is inside stays mounted, so typed values survive, and is
 * inert while folded, so neither the keyboard nor a screen reader meets it.
 */
export function CollapsiblePanel({ id, open, className, children }: CollapsiblePanelProps) {
  return (
    <div
      id={id}
      inert={!open}
      className={classNames(
        'grid transition-[grid-template-rows,visibility] duration-slow noscript:visible noscript:grid-rows-[1fr]',
        open ? 'visible grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
      )}
    >
      {/* The margin leaves room for focus rings that would be cut off by the clipping. */}
      <div className="-mx-1 min-h-0 overflow-clip px-1 [overflow-clip-margin:4px]">
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}
