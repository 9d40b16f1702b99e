import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface AccordionItemProps {
  heading: ReactNode;
  /** The level of the heading that is pressed. */
  level?: 2 | 3 | 4;
  /** At most one item of a group is open, over as many lists as share its name. */
  group: string;
  defaultOpen?: boolean;
  children: ReactNode;
}

/**
 * One question and its answer. The browser opens and closes it, so that it also works without scripts,
 * for a search in the page, and on paper, where every answer is open (see `folding.css`). It also tells a screen reader what is open.
 */
export function AccordionItem({
  heading,
  level = 3,
  group,
  defaultOpen = false,
  children,
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      name={group}
      open={defaultOpen}
      className="folding group/item border-b border-line last:border-b-0"
    >
      <summary className="group flex cursor-pointer list-none items-center gap-4 rounded-sm py-5 text-ink [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 flex-1 text-title-sm">{heading}</Heading>
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-high text-ink-soft transition-colors group-hover:text-accent">
          <Plus
            aria-hidden="true"
            className="size-4 transition-transform duration-slow group-open/item:rotate-[135deg]"
          />
        </span>
      </summary>
      <div className="pb-6 text-ink-soft sm:pr-12">{children}</div>
    </details>
  );
}

/** The frame around a list of items. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('lit-border surface-card rounded-xl px-5 shadow-raised sm:px-7', className)}>
      {children}
    </div>
  );
}
