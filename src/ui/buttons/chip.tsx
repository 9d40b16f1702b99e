import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SiteLink } from './site-link.tsx';

interface ChipProps {
  /** Makes the chip a link inside the site. */
  href?: string;
  onPress?: () => void;
  /** A toggle's state; leave it out for a plain chip. */
  pressed?: boolean;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

const look =
  'inline-flex min-h-10 max-w-full cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface-raised px-4 py-1.5 ' +
  'text-left text-small font-medium text-ink-soft transition-colors hover:border-accent-line hover:bg-surface-high hover:text-ink ' +
  'aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** A small choice or suggestion that can be pressed: a tag, an example, a filter. */
export function Chip({ href, onPress, pressed, icon, className, children }: ChipProps) {
  const content = (
    <>
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <SiteLink to={href} className={classNames(look, className)}>
        {content}
      </SiteLink>
    );
  }
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className={classNames(look, className)}>
      {content}
    </button>
  );
}
