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

interface SectionProps {
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page with the vertical rhythm between parts; the scroll target of its `id`. */
export function Section({ id, labelledBy, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('relative scroll-mt-20 py-16 sm:py-24', className)}
    >
      {children}
    </section>
  );
}
