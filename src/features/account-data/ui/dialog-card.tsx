import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';

interface DialogCardProps {
  id: string;
  title: ReactNode;
  /** What it is about, under the title. */
  children: ReactNode;
  button: string;
  icon: ReactNode;
  /** Fetches the dialog; keeps its identity. */
  load: () => Promise<ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>>;
  /** What the dialog is about may be another now. */
  onClosed?: () => void;
}

/** A card whose dialog is fetched when somebody wants it. */
export function DialogCard({ id, title, children, button, icon, load, onClosed }: DialogCardProps) {
  const [open, setOpen] = useState(false);
  const { part: CardDialog, hasFailed, retry, fetchAhead } = useLazyPart(load, open);
  const change = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) onClosed?.();
  };
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">{children}</p>
      {hasFailed && open && (
        <div className="mt-5">
          <PartFailure onRetry={retry} />
        </div>
      )}
      <Button
        variant="secondary"
        icon={icon}
        onPointerEnter={fetchAhead}
        onClick={() => setOpen(true)}
        className="mt-6"
      >
        {button}
      </Button>
      {CardDialog && <CardDialog open={open} onOpenChange={change} />}
    </Card>
  );
}
