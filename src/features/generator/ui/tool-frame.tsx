import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AccentScope } from '../../../ui/accent.tsx';
import { Card } from '../../../ui/card.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';
import { AccountBar } from '../../user-status/ui/account-bar.tsx';
import { composePrompt } from '../composed-prompt.rules.ts';
import { describeNotes } from '../image-notes.rules.ts';
import { generateLabel } from '../run-cost.rules.ts';
import { EMPTY_PROMPT_MESSAGE, mayEarnCredits } from '../run-guards.rules.ts';
import { FailurePanel } from './failure-panel.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { PromptField } from './prompt-field.tsx';
import { ResultGrid } from './result-grid.tsx';
import { warmImageRequests } from './run/browser-run-controller.ts';
import type { RunPhase } from './run/run-state.ts';
import { RunProgress } from './run-progress.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import { warmOptionLists } from './use-option-lists.ts';
import { noteFor, type ToolModel } from './use-tool.ts';

const EarnCreditsPanel = lazy(async () => {
  const { EarnCreditsPanel } = await import('../../reading-rewards/ui/earn-credits-panel.tsx');
  return { default: EarnCreditsPanel };
});

/** The code of lists and requests comes with the first touch of a tool, not with the page. */
function warmTool(): void {
  warmOptionLists();
  warmImageRequests();
}

interface ToolFrameProps {
  model: ToolModel;
  /** The accessible name of the whole tool. */
  name: string;
  promptPlaceholder: string;
  /** A lasting hint about the tool, e.g. how to unlock it. */
  hint?: ReactNode;
  /** The controls between the prompt and the button. */
  children: ReactNode;
}

/** What both tools share: account, prompt, button, progress, results and what went wrong. */
export function ToolFrame({ model, name, promptPlaceholder, hint, children }: ToolFrameProps) {
  const { tool, status, run, size } = model;
  const { actions, dialog } = useAccountActions();
  const resultsRef = useRef<HTMLUListElement>(null);
  const offersReading = run.phase !== 'running' && mayEarnCredits(tool, status);
  // Under the pictures it does not push them away when the last credits are spent.
  const hasPictures = run.tiles.some((tile) => tile.status === 'success');
  useFocusAfterRun(resultsRef, run.phase);
  return (
    <AccentScope accent={tool}>
      <Card as="section" aria-label={name} highlighted padding="none" className="overflow-clip">
        <div className="border-b border-line px-4 py-3.5 sm:px-7">
          <AccountBar tool={tool} status={status} actions={actions} />
        </div>
        <div className="grid gap-6 p-4 pt-6 sm:p-7">
          <ToolForm model={model} promptPlaceholder={promptPlaceholder} hint={hint}>
            {children}
          </ToolForm>
          {offersReading && !hasPictures && <Earning model={model} />}
          <div className="grid gap-4">
            <RunProgress startedAt={run.startedAt} expectedMs={run.expectedMs} />
            {run.failure && <FailurePanel failure={run.failure} />}
            <ResultGrid ref={resultsRef} tiles={run.tiles} size={size} />
            <RunNotes model={model} />
          </div>
          {offersReading && hasPictures && <Earning model={model} />}
        </div>
        <p role="status" className="sr-only">
          {run.announcement}
        </p>
      </Card>
      {dialog}
    </AccentScope>
  );
}

function ToolForm({ model, promptPlaceholder, hint, children }: Omit<ToolFrameProps, 'name'>) {
  const { tool, status, run, choices, refusal, promptRef, submit, setPrompt } = model;
  const barRef = useRef<HTMLDivElement>(null);
  const isRunning = run.phase === 'running';
  useRunInView(barRef, isRunning);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} onPointerEnter={warmTool} onFocus={warmTool} noValidate className="grid gap-5">
      <PromptField
        ref={promptRef}
        value={choices.prompt}
        placeholder={promptPlaceholder}
        error={refusal === 'prompt-empty' ? EMPTY_PROMPT_MESSAGE : undefined}
        onChange={setPrompt}
        onSubmit={submit}
      />
      {children}
      <div ref={barRef} className="scroll-mt-24">
        <GenerateBar
          label={generateLabel(tool, status)}
          isRunning={isRunning}
          disabled={!isRunning && model.obstacle !== null}
          note={<Note model={model} hint={hint} />}
          hint={<ComposedPrompt model={model} />}
        />
      </div>
    </form>
  );
}

/** The last affordable run disables the button that had the focus; the results take it, not the page's top. */
function useFocusAfterRun(results: RefObject<HTMLElement | null>, phase: RunPhase): void {
  useEffect(() => {
    if (phase === 'finished' && document.activeElement === document.body) {
      results.current?.focus({ preventScroll: true });
    }
  }, [results, phase]);
}

/** A run that was started from far above its pictures brings them into view. */
function useRunInView(bar: RefObject<HTMLDivElement | null>, isRunning: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isRunning || !element) return;
    const { bottom } = element.getBoundingClientRect();
    if (bottom > window.innerHeight * 0.55) element.scrollIntoView({ block: 'start' });
  }, [bar, isRunning]);
}

function Note({ model, hint }: { model: ToolModel; hint: ReactNode }) {
  const note = noteFor(model);
  if (!note) return hint;
  return (
    <p className="text-ink">
      {note}{' '}
      {model.obstacle === 'credits-short' && (
        <SiteLink to={urls.pricing()} className="font-semibold text-accent underline underline-offset-4">
          See the plans
        </SiteLink>
      )}
    </p>
  );
}

/** What an engine is really told, once options add to the prompt. */
function ComposedPrompt({ model }: { model: ToolModel }) {
  const prompt = model.choices.prompt.trim();
  const composed = composePrompt(model.tool, model.choices);
  if (prompt === '') {
    return <p className="hidden text-ink-muted pointer-fine:sm:block">Ctrl or ⌘ with Enter starts a run.</p>;
  }
  if (composed === prompt) return null;
  return (
    <p className="line-clamp-2 text-ink-muted" title={composed}>
      Full prompt: {composed}
    </p>
  );
}

function Earning({ model }: { model: ToolModel }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<div className="min-h-24" />}>
      <EarnCreditsPanel
        suggested={model.tool}
        isGuest={model.status?.isGuest ?? true}
        onStartReading={() => void navigate(urls.blog(), { viewTransition: true })}
      />
    </Suspense>
  );
}

/** Says honestly which words of the prompt the pictures leave out. */
function RunNotes({ model }: { model: ToolModel }) {
  const text = describeNotes(model.run.tiles.map((tile) => tile.recipe?.notes));
  return text && <p className="text-center text-small text-ink-soft">{text}</p>;
}
