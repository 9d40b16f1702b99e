import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ContainerProps {
  /** `prose` is the width of a line that reads well. */
  width?: 'page' | 'prose';
  className?: string;
  children: ReactNode;
}

/** Keeps content to a readable width, with even margins on every screen. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 sm:px-6 lg:px-8',
        width === 'page' ? 'max-w-page' : 'max-w-prose',
        className,
      )}
    >
      {children}
    </div>
  );
}
