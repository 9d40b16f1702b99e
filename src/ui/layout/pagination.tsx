import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../buttons/button.tsx';
import { buttonStyle } from '../buttons/button-style.ts';
import { classNames } from '../class-names.ts';
import { atLeastOnePage, pageFromInput } from './pagination-rules.ts';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  /** The address of a page; the page is its parameter `page`, so that the form works without scripts. */
  address: (page: number) => string;
  /** Names the navigation; give different names when a page has two. */
  label?: string;
  className?: string;
}

/**
 * Previous and Next, and a box that takes a page number; what is no page reverts to the current one.
 * The list itself decides where to scroll to.
 */
export function Pagination({ page, totalPages, address, label = 'Pagination', className }: PaginationProps) {
  const total = atLeastOnePage(totalPages);
  return (
    <nav
      aria-label={label}
      className={classNames('flex flex-wrap items-center justify-center gap-3', className)}
    >
      <PageLink to={page > 1 ? address(page - 1) : undefined} relation="prev">
        <ChevronLeft aria-hidden="true" className="size-4" />
        Previous
      </PageLink>
      {/* Another page is another form, so the box starts from its number. */}
      <PageForm key={page} page={page} total={total} address={address} />
      <PageLink to={page < total ? address(page + 1) : undefined} relation="next">
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  /** Undefined where there is no such page. */
  to: string | undefined;
  relation: 'prev' | 'next';
  children: ReactNode;
}

function PageLink({ to, relation, children }: PageLinkProps) {
  const className = buttonStyle({ variant: 'secondary', size: 'medium', block: false });
  if (to === undefined) {
    return (
      <button type="button" disabled className={className}>
        {children}
      </button>
    );
  }
  return (
    <Link to={to} rel={relation} preventScrollReset className={className}>
      {children}
    </Link>
  );
}

interface PageFormProps {
  page: number;
  total: number;
  address: (page: number) => string;
}

/** A form that also works before, and without, any script. */
function PageForm({ page, total, address }: PageFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(String(page));
  const [path, query] = address(1).split('?');
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = pageFromInput(text, total);
    setText(String(page));
    if (wanted !== null && wanted !== page) void navigate(address(wanted), { preventScrollReset: true });
  };
  return (
    <form
      action={path}
      onSubmit={go}
      noValidate
      className="order-last flex basis-full items-center justify-center gap-2.5 sm:order-none sm:basis-auto"
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        aria-label="Page number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name="page"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="field-frame w-16 px-2 text-center tabular-nums"
      />
      <span className="whitespace-nowrap text-small text-ink-soft tabular-nums">of {total}</span>
      <Button type="submit" variant="secondary">
        Go
      </Button>
    </form>
  );
}
