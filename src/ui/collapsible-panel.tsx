import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CollapsiblePanelProps {
  id: string;
  open: boolean;
  /** The id of the button that opens it; with one the panel becomes a named region. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Folds its content away by height. What is inside stays mounted, so typed values survive, and is
 * inert while folded, so neither the keyboard nor a screen reader meets it.
 */
export function CollapsiblePanel({ id, open, labelledBy, className, children }: CollapsiblePanelProps) {
  return (
    <div
      id={id}
      inert={!open}
      className={classNames(
        'grid transition-[grid-template-rows,visibility] duration-slow',
        open ? 'visible grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
      )}
      {...(labelledBy ? { role: 'region', 'aria-labelledby': labelledBy } : {})}
    >
      {/* The margin leaves room for focus rings that would be cut off by the clipping. */}
      <div className="-mx-1 min-h-0 overflow-clip px-1 [overflow-clip-margin:4px]">
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}
