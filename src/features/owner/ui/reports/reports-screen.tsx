import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ReportedShare } from '../../../sharing/sharing.types.ts';
import type { Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ReportedLink } from './reported-link.tsx';
import { TryWords } from './try-words.tsx';

/** Shared pictures that visitors report, the one that has waited longest first. */
export function ReportsScreen({ me }: { me: Me }) {
  const { state, reload } = useAnswer<{ links: ReportedShare[] }>('/reports');
  return (
    <ConsoleFrame
      me={me}
      title="Reports"
      intro="What visitors say about shared pictures. You see a picture for as long as a report about it is open."
    >
      {state.name === 'failed' && <FailedAnswer message={state.message} onRetry={reload} />}
      {state.name === 'loading' && <Skeleton className="h-64 rounded-xl" />}
      {state.name === 'loaded' && <Links links={state.answer.links} onDone={reload} />}
      <div className="mt-6">
        <TryWords />
      </div>
    </ConsoleFrame>
  );
}

function Links({ links, onDone }: { links: readonly ReportedShare[]; onDone: () => void }) {
  if (links.length === 0)
    return (
      <EmptyState
        title="Nothing is reported"
        icon={<ShieldCheck aria-hidden="true" className="size-8 text-success" />}
      >
        When a visitor reports a shared picture, it waits for you here.
      </EmptyState>
    );
  return (
    <ul className="grid gap-6">
      {links.map((link) => (
        <ReportedLink key={link.linkId} link={link} onDone={onDone} />
      ))}
    </ul>
  );
}
