import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SectionHeadingProps {
  /** A few words above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** `display` opens a page, `section` opens a part of it. */
  scale?: 'display' | 'section';
  align?: 'start' | 'center';
  /** The id of the title, for `aria-labelledby`. */
  id?: string;
  className?: string;
  /** One or two sentences under the title. */
  children?: ReactNode;
}

/** The opening of a page or of a part of it. */
export function SectionHeading(props: SectionHeadingProps) {
  const { eyebrow, title, level = 2, scale = 'section', align = 'start', id, className, children } = props;
  const Title = `h${level}` as const;
  return (
    <div className={classNames('max-w-3xl', align === 'center' && 'mx-auto text-center', className)}>
      {eyebrow && (
        <p
          className={classNames(
            'mb-4 flex items-center gap-2.5 text-small font-semibold text-accent',
            align === 'center' && 'justify-center',
          )}
        >
          <span aria-hidden="true" className="h-px w-6 bg-accent" />
          {eyebrow}
          {align === 'center' && <span aria-hidden="true" className="h-px w-6 bg-accent" />}
        </p>
      )}
      <Title id={id} className={scale === 'display' ? 'text-display' : 'text-display-sm'}>
        {title}
      </Title>
      {children && <div className="mt-4 text-lead text-balance text-ink-soft *:text-balance">{children}</div>}
    </div>
  );
}
