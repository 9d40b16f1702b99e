import { BookOpen, Pause, Play, Sparkles, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AccentScope } from '../../../ui/accent.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { Tool } from '../../plans/plans.types.ts';
import { READING_REWARDS } from '../reading-rewards.rules.ts';
import { type ReadingTimer, remainingTime, timeRead } from '../reading-timer.rules.ts';
import { readingClock } from './browser-reading-clock.ts';

const subscribe = (listener: () => void) => readingClock().subscribe(listener);
const readState = () => readingClock().getSnapshot();

/** The countdown of a reading, on every page while there is one, and a moment of joy at its end. */
export function ReadingNotice() {
  const { timer, earned } = useSyncExternalStore(subscribe, readState);
  useEffect(() => readingClock().run(), []);
  return (
    <div className="clears-bottom pointer-events-none fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom),var(--bottom-taken))] left-4 z-50 flex flex-col items-end sm:right-6">
      {timer ? <Countdown timer={timer} /> : null}
      {/* There from the start, and never hidden: a region that comes with its text is not read out. */}
      <div role="status">{earned ? <Earned target={earned} /> : null}</div>
    </div>
  );
}

const PANEL =
  'pointer-events-auto rounded-xl border border-accent-line bg-surface-high/95 shadow-floating backdrop-blur-md';

function Countdown({ timer }: { timer: ReadingTimer }) {
  const [isAsking, setAsking] = useState(false);
  const crossRef = useRef<HTMLButtonElement>(null);
  const { target, readMs, isPaused } = timer;
  const answer = (act?: () => void) => {
    setAsking(false);
    act?.();
    // The pressed button goes away with the question.
    crossRef.current?.focus();
  };
  return (
    <AccentScope accent={target}>
      <section aria-label="Reading timer" className={PANEL}>
        {isAsking && <GiveUpQuestion timer={timer} onAnswer={answer} />}
        <div className="flex items-center gap-1 py-3 pr-2 pl-4">
          <BookOpen aria-hidden="true" className="mr-3 size-5 shrink-0 text-accent" />
          <div className="mr-2">
            <p role="timer" className="font-display text-title-sm leading-none tabular-nums">
              {remainingTime(timer)}
            </p>
            <p className="mt-1 text-caption text-ink-soft">
              {isPaused ? 'Paused. Your time is kept.' : 'Keep this tab active to earn.'}
            </p>
            <p className="text-caption text-ink-muted">
              You get {READING_REWARDS[target].credits} credits when it ends.
            </p>
          </div>
          <IconButton
            label={isPaused ? 'Resume the timer' : 'Pause the timer'}
            icon={
              isPaused ? (
                <Play aria-hidden="true" className="size-4" />
              ) : (
                <Pause aria-hidden="true" className="size-4" />
              )
            }
            onClick={isPaused ? readingClock().resume : readingClock().pause}
          />
          <IconButton
            ref={crossRef}
            label="Stop the timer"
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => (timeRead({ readMs }) === '' ? readingClock().cancel() : setAsking(true))}
          />
        </div>
      </section>
    </AccentScope>
  );
}

interface GiveUpQuestionProps {
  timer: ReadingTimer;
  onAnswer: (act?: () => void) => void;
}

/** Minutes that were read are lost only after a yes. */
function GiveUpQuestion({ timer, onAnswer }: GiveUpQuestionProps) {
  const ref: RefObject<HTMLDivElement | null> = useRef(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={ref}
      role="alertdialog"
      aria-label="Stop the timer?"
      aria-describedby="reading-question"
      onKeyDown={({ key }) => key === 'Escape' && onAnswer()}
      className="max-w-80 border-b border-line px-4 pt-3.5 pb-4"
    >
      <p className="font-semibold">Stop the timer?</p>
      <p id="reading-question" className="mt-1 text-small text-ink-soft">
        You’ve read for {timeRead(timer)}. If you stop, you’ll lose that time.
        {!timer.isPaused && ' If you pause, you’ll keep it.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {timer.isPaused ? (
          <Button size="small" onClick={() => onAnswer()}>
            Keep My Time
          </Button>
        ) : (
          <Button size="small" onClick={() => onAnswer(readingClock().pause)}>
            Pause
          </Button>
        )}
        {!timer.isPaused && (
          <Button size="small" variant="secondary" onClick={() => onAnswer()}>
            Keep reading
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => onAnswer(readingClock().cancel)}>
          Stop
        </Button>
      </div>
    </div>
  );
}

function Earned({ target }: { target: Tool }) {
  return (
    <AccentScope accent={target}>
      <div className={`${PANEL} mt-3 flex items-center gap-4 py-3 pr-5 pl-4`}>
        <Sparkles aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <div>
          <p className="font-semibold text-accent">Credits Earned!</p>
          <p className="mt-0.5 text-small text-ink-soft">
            {READING_REWARDS[target].credits} more for the {target} tool.
          </p>
        </div>
      </div>
    </AccentScope>
  );
}
