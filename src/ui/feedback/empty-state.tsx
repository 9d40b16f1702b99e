import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SeedMark } from '../logo-mark.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** The level of the title as a heading. */
  headingLevel?: 1 | 2 | 3;
  /** Drawn above the title, in place of the mark. */
  icon?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, headingLevel = 2, icon, actions, className, children }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(
        'accent-pool flex flex-col items-center gap-4 rounded-2xl border border-dashed border-line-strong px-6 py-14 text-center sm:py-20',
        className,
      )}
    >
      <span className="lit-border grid size-20 place-items-center rounded-full bg-surface-raised text-ink-soft shadow-raised">
        {icon ?? <SeedMark className="size-9" />}
      </span>
      <div className="max-w-prose">
        <Title className="text-title">{title}</Title>
        {children && <div className="mt-2 text-balance text-ink-soft">{children}</div>}
      </div>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
