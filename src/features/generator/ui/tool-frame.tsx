import { type ReactNode, useRef } from 'react';
import { AccentScope } from '../../../ui/accent.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AccountBar } from '../../user-status/ui/account-bar.tsx';
import { mayEarnCredits } from '../run-guards.rules.ts';
import { PartFailure } from './part-failure.tsx';
import { ReadingOffer } from './reading-offer.tsx';
import { ResultGrid } from './result-grid.tsx';
import { RunProgress } from './run-progress.tsx';
import { ToolForm } from './tool-form.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import { useLazyPart } from './use-lazy-part.ts';
import type { ToolModel } from './use-tool.ts';

/** What is said about a run and can be done with its pictures; nobody needs it before there is one. */
const loadRunRemarks = () => import('./run-remarks.tsx');

interface ToolFrameProps {
  model: ToolModel;
  /** The accessible name of the whole tool. */
  name: string;
  /** Names the tool among the headings of its page. */
  heading: string;
  promptPlaceholder: string;
  /** A lasting hint about the tool, e.g. how to unlock it. */
  hint?: ReactNode;
  /** The controls between the prompt and the button. */
  children: ReactNode;
}

/** What both tools share: account, prompt, button, progress, results and what went wrong. */
export function ToolFrame({ model, name, heading, promptPlaceholder, hint, children }: ToolFrameProps) {
  const { tool, status, run, size } = model;
  const { actions, dialog } = useAccountActions(tool);
  const resultsRef = useRef<HTMLUListElement>(null);
  const offersReading = run.phase !== 'running' && mayEarnCredits(tool, status);
  // Under the pictures it does not push them away when the last credits are spent.
  const hasPictures = run.tiles.some((tile) => tile.status === 'success');
  const remarks = useLazyPart(loadRunRemarks, hasPictures || run.phase !== 'idle' || run.older.length > 0);
  return (
    <AccentScope accent={tool}>
      <Card as="section" aria-label={name} highlighted padding="none" className="overflow-clip print:hidden">
        <h2 className="sr-only">{heading}</h2>
        <div className="grid gap-4 border-b border-line px-4 py-3.5 sm:px-7">
          <AccountBar tool={tool} status={status} actions={actions} />
          {dialog}
        </div>
        <div className="grid gap-6 p-4 pt-6 sm:p-7 noscript:hidden">
          <ToolForm {...{ model, promptPlaceholder, hint, resultsRef }}>{children}</ToolForm>
          {offersReading && !hasPictures && <ReadingOffer model={model} />}
          <div className="grid gap-4">
            {remarks.part && <remarks.part.UndrawnPrompt model={model} />}
            <RunProgress startedAt={run.startedAt} expectedMs={run.expectedMs} done={run.done} />
            {remarks.part && <remarks.part.RunProblems run={run} />}
            <ResultGrid
              ref={resultsRef}
              tiles={run.tiles}
              size={size}
              actionsFor={(tile, place) =>
                remarks.part && <remarks.part.TileActions {...{ tile, place, model, resultsRef }} />
              }
            />
            {remarks.part && <remarks.part.RunNotes model={model} />}
            {remarks.hasFailed && <PartFailure onRetry={remarks.retry} />}
            {remarks.part && <remarks.part.OlderStrips {...{ model, resultsRef }} />}
          </div>
          {offersReading && hasPictures && <ReadingOffer model={model} />}
        </div>
        <p role="status" className="sr-only">
          {run.announcement}
        </p>
      </Card>
    </AccentScope>
  );
}
