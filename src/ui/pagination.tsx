import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { atLeastOnePage, pageFromInput } from './pagination-rules.ts';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  /** Names the navigation; give different names when a page has two. */
  label?: string;
  className?: string;
}

/** Previous and Next, and a box that takes a page number; what is no page reverts to the current one. */
export function Pagination({
  page,
  totalPages,
  onPageChange,
  label = 'Pagination',
  className,
}: PaginationProps) {
  const total = atLeastOnePage(totalPages);
  return (
    <nav
      aria-label={label}
      className={classNames('flex flex-wrap items-center justify-center gap-3', className)}
    >
      <Button
        variant="secondary"
        icon={<ChevronLeft aria-hidden="true" className="size-4" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        Previous
      </Button>
      {/* Another page is another form, so the box starts from its number. */}
      <PageForm key={page} page={page} total={total} onPageChange={onPageChange} />
      <Button
        variant="secondary"
        trailingIcon={<ChevronRight aria-hidden="true" className="size-4" />}
        disabled={page >= total}
        onClick={() => onPageChange(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}

interface PageFormProps {
  page: number;
  total: number;
  onPageChange: (page: number) => void;
}

function PageForm({ page, total, onPageChange }: PageFormProps) {
  const [text, setText] = useState(String(page));
  const go = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = pageFromInput(text, total);
    setText(String(page));
    if (wanted !== null && wanted !== page) onPageChange(wanted);
  };
  return (
    <form
      onSubmit={go}
      noValidate
      className="order-last flex basis-full items-center justify-center gap-2.5 sm:order-none sm:basis-auto"
    >
      <input
        aria-label="Page number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
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
