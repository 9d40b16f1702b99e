import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import type { Tool } from '../../plans/plans.types.ts';
import { describeReward, READING_REWARDS } from '../reading-rewards.rules.ts';
import { type ReadingTimer, remainingTime, timeRead } from '../reading-timer.rules.ts';
import { readingClock } from './browser-reading-clock.ts';

interface EarnCreditsPanelProps {
  /** The tool whose credits are short. */
  suggested: Tool;
  /** An account is told that the credits go to the guest balance of this browser. */
  isGuest: boolean;
  /** The timer runs; the visitor is to be taken to something to read. */
  onStartReading: () => void;
}

const OPTIONS = [
  { value: 'green', label: 'Green tool', detail: describeReward(READING_REWARDS.green), accent: 'green' },
  { value: 'yellow', label: 'Yellow tool', detail: describeReward(READING_REWARDS.yellow), accent: 'yellow' },
] as const;

/** Offered to a Free Trial user who cannot afford a run. */
export function EarnCreditsPanel({ suggested, isGuest, onStartReading }: EarnCreditsPanelProps) {
  const [target, setTarget] = useState<Tool>(suggested);
  const [running, setRunning] = useState<ReadingTimer>();
  const startAnew = () => {
    readingClock().start(target);
    onStartReading();
  };
  const start = () => {
    const { timer } = readingClock().getSnapshot();
    if (timer && timeRead(timer) !== '') setRunning(timer);
    else startAnew();
  };
  const goOn = () => {
    readingClock().resume();
    onStartReading();
  };
  return (
    <section
      // Both tools may show the panel at once; their names tell them apart.
      aria-label={`Earn More Credits for the ${suggested} tool`}
      className="grid gap-5 rounded-lg border border-accent-line bg-accent-soft p-5 sm:p-6 lg:grid-cols-[1fr_1.4fr_auto] lg:items-center"
    >
      <div>
        <h3 className="text-title-sm">Earn More Credits</h3>
        <p className="mt-1 text-small text-ink-soft">
          Read our articles while a timer runs. It counts while this tab is open and in view, and you get your
          credits when it reaches zero.
          {!isGuest && ' They go to the guest balance of this browser.'}
        </p>
      </div>
      <RadioCards
        legend="Credits for"
        legendHidden
        options={OPTIONS}
        value={target}
        onValueChange={(value) => setTarget(value === 'yellow' ? 'yellow' : 'green')}
      />
      <Button icon={<BookOpen aria-hidden="true" className="size-4.5" />} onClick={start}>
        Start Reading Articles
      </Button>
      {running && <StartOverQuestion timer={running} onGoOn={goOn} onStartOver={startAnew} />}
    </section>
  );
}

interface StartOverQuestionProps {
  timer: ReadingTimer;
  onGoOn: () => void;
  onStartOver: () => void;
}

/** O-18: a second timer takes the place of the first, so somebody who has read already is asked. */
function StartOverQuestion({ timer, onGoOn, onStartOver }: StartOverQuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={ref}
      role="alertdialog"
      aria-label="A timer is running already"
      aria-describedby="start-over-question"
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 lg:col-span-3"
    >
      <p id="start-over-question" className="min-w-0 text-small text-ink-soft">
        You have already read for {timeRead(timer)} for the {timer.target} tool, with {remainingTime(timer)}{' '}
        to go. If you start over, that time is lost.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onGoOn}>
          Continue reading
        </Button>
        <Button size="small" variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </div>
  );
}
