import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Tool } from '../../plans/plans.types.ts';
import { describeReward, READING_REWARDS } from '../reading-rewards.rules.ts';
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
  return (
    <section
      // Both tools may show the panel at once; their names tell them apart.
      aria-label={`Earn More Credits for the ${suggested} tool`}
      className="grid gap-5 rounded-lg border border-accent-line bg-accent-soft p-5 sm:p-6 lg:grid-cols-[1fr_1.4fr_auto] lg:items-center"
    >
      <div>
        <h3 className="text-title-sm">Earn More Credits</h3>
        <p className="mt-1 text-small text-ink-soft">
          Read our articles to earn credits. The timer runs while the tab is open and in view.
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
      <Button
        icon={<BookOpen aria-hidden="true" className="size-4.5" />}
        onClick={() => {
          readingClock().start(target);
          onStartReading();
        }}
      >
        Start Reading Articles
      </Button>
    </section>
  );
}
