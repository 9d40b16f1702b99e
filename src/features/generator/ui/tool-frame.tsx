import { type ReactNode, useRef } from 'react';
import { AccentScope } from '../../../ui/accent.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';
import { AccountBar } from '../../user-status/ui/account-bar.tsx';
import { describeEngine, describeNotes } from '../image-notes.rules.ts';
import { mayEarnCredits } from '../run-guards.rules.ts';
import { FailurePanel } from './failure-panel.tsx';
import { ReadingOffer } from './reading-offer.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { RunState } from './run/run-state.ts';
import { RunProgress } from './run-progress.tsx';
import { ToolForm } from './tool-form.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import type { ToolModel } from './use-tool.ts';

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
            <UnknownPrompt model={model} />
            <RunProgress startedAt={run.startedAt} expectedMs={run.expectedMs} done={run.done} />
            {run.notice && <Alert announce>{run.notice}</Alert>}
            {run.failure && <FailurePanel failure={run.failure} />}
            <ResultGrid ref={resultsRef} tiles={run.tiles} size={size} />
            <GalleryNote run={run} />
            <RunNotes model={model} />
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

/** Asks before anything is charged; another prompt is another question. */
function UnknownPrompt({ model }: { model: ToolModel }) {
  const { run, choices, obstacle, drawAnyway } = model;
  if (run.unknownPrompt === null || run.unknownPrompt !== choices.prompt.trim()) return null;
  return (
    <Alert
      announce
      title="We don’t know any of these words yet"
      actions={
        <Button variant="secondary" disabled={obstacle !== null} onClick={drawAnyway}>
          Draw Anyway
        </Button>
      }
    >
      Our illustrator works best in English, and it doesn’t know how to draw anything you wrote. It can still
      paint a scene, but not the one you described. You haven’t been charged.
    </Alert>
  );
}

/** Tells an account where its pictures are, in a line that stays when they have arrived there. */
function GalleryNote({ run }: { run: RunState }) {
  if (run.saving === 'nothing') return null;
  return (
    <p className="text-center text-small text-ink-soft">
      {run.saving === 'saving' ? (
        'Saving to your gallery…'
      ) : (
        <>
          Saved to{' '}
          <SiteLink to={urls.history()} className="font-semibold text-accent underline underline-offset-4">
            your gallery
          </SiteLink>
          .
        </>
      )}
    </p>
  );
}

/** Says honestly what drew the pictures, and which words of the prompt they leave out. */
function RunNotes({ model }: { model: ToolModel }) {
  const notes = model.run.tiles.map((tile) => tile.recipe?.notes);
  const lines = [describeNotes(notes), describeEngine(notes)].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1 text-center text-small text-ink-muted">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
