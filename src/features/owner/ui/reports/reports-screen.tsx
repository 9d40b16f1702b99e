import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { ReportedShare } from '../../../sharing/sharing.types.ts';
import type { AnsweredTakedown } from '../../../sharing/takedowns/takedowns.types.ts';
import type { Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { AnswerCard } from './answer-card.tsx';
import { ReportedLink } from './reported-link.tsx';
import { TryWords } from './try-words.tsx';

/** Shared pictures that visitors report, and answers to takedowns, what has waited longest first. */
export function ReportsScreen({ me }: { me: Me }) {
  const { state, reload } = useAnswer<{ links: ReportedShare[]; answers: AnsweredTakedown[] }>('/reports');
  const { links, answers } = state.name === 'loaded' ? state.answer : { links: [], answers: [] };
  return (
    <ConsoleFrame
      me={me}
      title="Reports"
      intro="What visitors say about shared pictures. You see a picture for as long as a report about it, or an answer, is open."
    >
      {state.name === 'failed' && <FailedAnswer failure={state} onRetry={reload} />}
      {state.name === 'loading' && <Skeleton className="h-64 rounded-xl" />}
      {state.name === 'loaded' && (
        <div className="grid gap-10">
          {(links.length > 0 || answers.length === 0) && <Links links={links} onDone={reload} />}
          {answers.length > 0 && <Answers answers={answers} onDone={reload} />}
        </div>
      )}
      <div className="mt-10">
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

function Answers({ answers, onDone }: { answers: readonly AnsweredTakedown[]; onDone: () => void }) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-title">
        Answers
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        What accounts say to what you took down. Each may answer once.
      </p>
      <ul className="mt-5 grid gap-6">
        {answers.map((takedown) => (
          <AnswerCard key={takedown.id} takedown={takedown} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}
