import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Lifts towards the pointer: for cards that hold a link. */
  interactive?: boolean;
  /** Lit by the accent around it: for the one card that matters most. */
  highlighted?: boolean;
  padding?: 'none' | 'medium' | 'large';
  children: ReactNode;
}

const paddings = { none: '', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-8' };

/** A raised surface. */
export function Card(props: CardProps) {
  const {
    as: Element = 'div',
    interactive,
    highlighted,
    padding = 'medium',
    className,
    children,
    ...rest
  } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        'lit-border rounded-xl',
        highlighted ? 'lit-accent' : 'surface-card shadow-raised',
        paddings[padding],
        interactive &&
          'transition-[translate,box-shadow] duration-slow focus-within:shadow-floating hover:-translate-y-1 hover:shadow-floating hover:[--lit-top:var(--accent-line)]',
        className,
      )}
    >
      {children}
    </Element>
  );
}
