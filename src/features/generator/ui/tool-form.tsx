import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { urls } from '../../../urls.ts';
import { composePrompt } from '../composed-prompt.rules.ts';
import { generateLabel } from '../run-cost.rules.ts';
import { EMPTY_PROMPT_MESSAGE } from '../run-guards.rules.ts';
import { GenerateBar } from './generate-bar.tsx';
import { PromptField } from './prompt-field.tsx';
import { warmRuns } from './run/lazy-run-controller.ts';
import { useLazyPart } from './use-lazy-part.ts';
import { useFocusAfterLastRun, useRunInView } from './use-run-attention.ts';
import { noteFor, type ToolModel } from './use-tool.ts';

interface ToolFormProps {
  model: ToolModel;
  promptPlaceholder: string;
  /** A lasting hint about the tool, e.g. how to unlock it. */
  hint: ReactNode;
  /** Takes the focus when the button loses it. */
  resultsRef: RefObject<HTMLUListElement | null>;
  /** The controls between the prompt and the button. */
  children: ReactNode;
}

/** Comes once the window is as narrow as the bar's own styles want it. */
const loadPhoneBar = async () => {
  const phone = matchMedia('(width < 40rem)');
  if (!phone.matches)
    await new Promise((resolve) => phone.addEventListener('change', resolve, { once: true }));
  return await import('./phone-bar.tsx');
};
const loadStartingPicture = () => import('./starting-picture/starting-picture.tsx');

/** The keyboard only starts: pressing it again while editing the next prompt must not lose the pictures. */
function keepRunning(): void {}

/** What a visitor fills in and presses. */
export function ToolForm({ model, promptPlaceholder, hint, resultsRef, children }: ToolFormProps) {
  const { tool, status, run, choices, refusal, promptRef, submit, setPrompt } = model;
  const startingPicture = useLazyPart(loadStartingPicture, true);
  const phoneBar = useLazyPart(loadPhoneBar, true);
  const barRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isRunning = run.phase === 'running';
  const isDisabled = !isRunning && model.obstacle !== null;
  useRunInView(barRef, isRunning);
  useFocusAfterLastRun(buttonRef, resultsRef, isDisabled);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} onPointerEnter={warmRuns} onFocus={warmRuns} noValidate className="grid gap-5">
      <PromptField
        ref={promptRef}
        value={choices.prompt}
        placeholder={promptPlaceholder}
        error={refusal === 'prompt-empty' ? EMPTY_PROMPT_MESSAGE : undefined}
        onChange={setPrompt}
        onSubmit={isRunning ? keepRunning : submit}
      />
      {/* Its row is kept free until its code has come. */}
      <div className="min-h-28 sm:min-h-10">
        {startingPicture.part && <startingPicture.part.StartingPicture model={model} />}
      </div>
      {children}
      <div ref={barRef} className="scroll-mt-24">
        <GenerateBar
          ref={buttonRef}
          label={generateLabel(tool, status)}
          isRunning={isRunning}
          disabled={isDisabled}
          note={<Note model={model} hint={hint} />}
          hint={<ComposedPrompt model={model} />}
        />
      </div>
      {phoneBar.part && <phoneBar.part.PhoneBar model={model} />}
    </form>
  );
}

function Note({ model, hint }: { model: ToolModel; hint: ReactNode }) {
  const note = noteFor(model);
  if (!note) return hint;
  const isShort = model.obstacle === 'credits-short';
  return (
    <>
      <p className="text-balance text-ink">
        {note}{' '}
        {isShort && (
          <SiteLink to={urls.pricing()} className="font-semibold text-accent underline underline-offset-4">
            See the plans
          </SiteLink>
        )}
      </p>
      {/* It says when the credits return. */}
      {isShort && hint}
    </>
  );
}

/** What an engine is really told, once options add to the prompt. */
function ComposedPrompt({ model }: { model: ToolModel }) {
  const prompt = model.choices.prompt.trim();
  const composed = composePrompt(model.tool, model.choices);
  if (prompt === '') {
    return (
      <p className="hidden text-ink-muted pointer-fine:sm:block">Press Ctrl+Enter or ⌘+Enter to generate.</p>
    );
  }
  if (composed === prompt) return null;
  return (
    <p className="line-clamp-2 text-ink-muted" title={composed}>
      Full prompt: <bdi>{composed}</bdi>
    </p>
  );
}
