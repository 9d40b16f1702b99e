import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { CollapsiblePanel } from './collapsible-panel.tsx';

interface DisclosureProps {
  /** What the button says. */
  label: ReactNode;
  /** Quieter text at the end of the button, for example a summary of what is set inside. */
  aside?: ReactNode;
  icon?: ReactNode;
  defaultOpen?: boolean;
  /** Give both to let the owner hold the state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A button that unfolds what is under it. */
export function Disclosure(props: DisclosureProps) {
  const { label, aside, icon, defaultOpen = false, onOpenChange, className, children } = props;
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const toggle = () => {
    setOwnOpen(!open);
    onOpenChange?.(!open);
  };
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md px-3 py-2 text-left font-semibold text-ink-soft transition-colors hover:bg-surface-high/60 hover:text-ink"
      >
        {icon && <span className="text-accent">{icon}</span>}
        <span className="min-w-0 flex-1">{label}</span>
        {aside && <span className="truncate text-small font-normal text-ink-muted">{aside}</span>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 shrink-0 transition-transform duration-slow', open && 'rotate-180')}
        />
      </button>
      <CollapsiblePanel id={id} open={open} className="pt-3">
        {children}
      </CollapsiblePanel>
    </div>
  );
}
