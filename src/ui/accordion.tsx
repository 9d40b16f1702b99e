import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { CollapsiblePanel } from './collapsible-panel.tsx';

/** The id that is open after `pressed` was pressed: at most one, and none when the open one is pressed. */
export function nextOpenItem(open: string | null, pressed: string): string | null {
  return open === pressed ? null : pressed;
}

/** Keeps at most one item open, over as many lists as share it. */
export function useSingleOpen(initial: string | null) {
  const [openItem, setOpenItem] = useState(initial);
  return { openItem, press: (id: string) => setOpenItem((open) => nextOpenItem(open, id)) };
}

interface AccordionItemProps {
  heading: ReactNode;
  /** The level of the heading that holds the button. */
  level?: 2 | 3 | 4;
  open: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One question and its answer. */
export function AccordionItem({ heading, level = 3, open, onPress, children }: AccordionItemProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className="border-b border-line last:border-b-0">
      <Heading className="text-title-sm">
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={id}
          onClick={onPress}
          className="group flex w-full cursor-pointer items-center gap-4 rounded-sm py-5 text-left text-ink"
        >
          <span className="min-w-0 flex-1">{heading}</span>
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-surface-high text-ink-soft transition-colors group-hover:text-accent">
            <Plus
              aria-hidden="true"
              className={classNames('size-4 transition-transform duration-slow', open && 'rotate-[135deg]')}
            />
          </span>
        </button>
      </Heading>
      <CollapsiblePanel
        id={id}
        open={open}
        labelledBy={`${id}-button`}
        className="pb-6 text-ink-soft sm:pr-12"
      >
        {children}
      </CollapsiblePanel>
    </div>
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
