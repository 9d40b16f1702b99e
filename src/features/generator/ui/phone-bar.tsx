import { Sparkles, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { creditsText } from '../credits-text.rules.ts';
import { costPerRun } from '../run-cost.rules.ts';
import type { ToolModel } from './use-tool.ts';

/**
 * The prompt and Generate within a thumb's reach, while the button of the form is off the screen. It adds
 * nothing for a keyboard or a screen reader, which have both in the form: they are not told of it.
 */
export function PhoneBar({ model }: { model: ToolModel }) {
  const { tool, status, choices, promptRef, run } = model;
  const isShown = useShown(promptRef);
  if (!isShown) return null;
  const isRunning = run.phase === 'running';
  return (
    <div
      aria-hidden="true"
      className="clears-bottom fixed inset-x-0 bottom-[var(--bottom-taken)] z-20 flex animate-fade-in gap-2 border-t border-line bg-ground/90 px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] backdrop-blur-xl sm:hidden print:hidden"
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => promptRef.current?.focus()}
        className="min-h-12 min-w-0 flex-1 truncate rounded-md border border-line-strong bg-surface-sunken px-3.5 text-left text-body"
      >
        {choices.prompt.trim() || <span className="text-ink-muted">Describe your vision</span>}
      </button>
      <Button
        tabIndex={-1}
        variant={isRunning ? 'secondary' : 'primary'}
        disabled={!isRunning && model.obstacle !== null && model.obstacle !== 'prompt-empty'}
        onClick={() => promptRef.current?.form?.requestSubmit()}
        icon={
          isRunning ? <Square className="size-4 fill-current" /> : <Sparkles className="size-4.5 shrink-0" />
        }
        className="min-h-12 shrink-0 px-4!"
      >
        {isRunning ? (
          'Stop'
        ) : (
          <span className="grid leading-tight">
            Generate{' '}
            <span className="text-caption font-medium">{creditsText(tool, costPerRun(tool, status))}</span>
          </span>
        )}
      </Button>
    </div>
  );
}

/** Two tools share a page, and one of them has the middle of the screen. */
const MIDDLE_LINE = { rootMargin: '-50% 0px -50% 0px' };

/** Whether the tool is on the screen and its own button is not. */
function useShown(promptRef: ToolModel['promptRef']): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = promptRef.current?.form;
    const card = form?.closest('section');
    const button = form?.querySelector('[type=submit]');
    if (!card || !button) return;
    let isCardHere = false;
    let isButtonHere = true;
    const decide = () => setShown(isCardHere && !isButtonHere);
    // A busy page tells of several moments at once, the latest last.
    const cardWatch = new IntersectionObserver((entries) => {
      isCardHere = entries.at(-1)?.isIntersecting === true;
      decide();
    }, MIDDLE_LINE);
    const buttonWatch = new IntersectionObserver((entries) => {
      isButtonHere = entries.at(-1)?.isIntersecting === true;
      decide();
    });
    cardWatch.observe(card);
    buttonWatch.observe(button);
    return () => {
      cardWatch.disconnect();
      buttonWatch.disconnect();
    };
  }, [promptRef]);
  return isShown;
}
