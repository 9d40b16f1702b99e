import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { PlanHistoryEntry } from '../plan-history.rules.ts';

/** Scrolls inside itself, so that the dialog's title and its way to the plans stay in view. */
export function PlanHistoryList({ entries }: { entries: readonly PlanHistoryEntry[] }) {
  return (
    <section
      aria-label="Activated plans"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      className="scrollbar-slim max-h-[50vh] overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-surface-sunken/60"
    >
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <PlanHistoryItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function PlanHistoryItem({ entry }: { entry: PlanHistoryEntry }) {
  const { planName, maskedKey, creditsAdded, activatedOn, expiresOn, isExpired, end } = entry;
  return (
    <li className="grid gap-4 px-4 py-4.5 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="flex items-center gap-2.5 font-body text-body font-semibold">
          {planName}
          {end && <Badge>{end.name}</Badge>}
          {isExpired && <Badge tone="danger">Expired</Badge>}
        </h3>
        <code className="font-mono text-small text-ink-soft">
          <VisuallyHidden>License key </VisuallyHidden>
          {maskedKey}
        </code>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        <Fact name="Credits added">{creditsAdded}</Fact>
        <Fact name="Activated">{activatedOn}</Fact>
        {end ? (
          <Fact name={end.name}>{end.on}</Fact>
        ) : (
          <Fact name={isExpired ? 'Expired' : 'Expires'}>{expiresOn}</Fact>
        )}
      </dl>
      {end && <p className="text-small text-pretty text-ink-soft">{end.text}</p>}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-muted">{name}</dt>
      <dd className="mt-0.5 text-small font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}

export function PlanHistoryEmpty() {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-line-strong px-5 py-10 text-center">
      <ReceiptText aria-hidden="true" className="size-9 text-ink-muted" />
      <p className="text-ink-soft">You have not activated any plans yet.</p>
    </div>
  );
}

/** The size of one entry. */
export function PlanHistoryLoading() {
  return (
    <div aria-busy="true" className="grid gap-4 rounded-lg border border-line-strong px-5 py-4.5">
      <VisuallyHidden>Loading your plans.</VisuallyHidden>
      <div className="flex justify-between">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6 w-36" />
      </div>
      <Skeleton className="h-9.5 w-full" />
    </div>
  );
}
