import { BookOpen, Sparkles, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { AccentScope } from '../../../ui/accent.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Tool } from '../../plans/plans.types.ts';
import { READING_REWARDS } from '../reading-rewards.rules.ts';
import { type ReadingTimer, remainingTime } from '../reading-timer.rules.ts';
import { readingClock } from './browser-reading-clock.ts';

const subscribe = (listener: () => void) => readingClock().subscribe(listener);
const readState = () => readingClock().getSnapshot();

/** The countdown of a reading, on every page while there is one, and a moment of joy at its end. */
export function ReadingNotice() {
  const { timer, earned } = useSyncExternalStore(subscribe, readState);
  useEffect(() => readingClock().run(), []);
  return (
    <div className="pointer-events-none fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom),var(--bottom-taken,0px))] z-50 flex flex-col items-end sm:right-6">
      {timer ? <Countdown timer={timer} /> : null}
      {/* There from the start, and never hidden: a region that comes with its text is not read out. */}
      <div role="status">{earned ? <Earned target={earned} /> : null}</div>
    </div>
  );
}

const PANEL =
  'pointer-events-auto flex items-center gap-4 rounded-xl border border-accent-line bg-surface-high/95 py-3 pr-3 pl-4 shadow-floating backdrop-blur-md';

function Countdown({ timer }: { timer: ReadingTimer }) {
  return (
    <AccentScope accent={timer.target}>
      <section aria-label="Reading timer" className={PANEL}>
        <BookOpen aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <div>
          <p role="timer" className="font-display text-title-sm leading-none tabular-nums">
            {remainingTime(timer)}
          </p>
          <p className="mt-1 text-caption text-ink-soft">Keep this tab active to earn.</p>
        </div>
        <IconButton
          label="Give up the reading"
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={readingClock().cancel}
        />
      </section>
    </AccentScope>
  );
}

function Earned({ target }: { target: Tool }) {
  return (
    <AccentScope accent={target}>
      <div className={`${PANEL} mt-3 pr-5`}>
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
