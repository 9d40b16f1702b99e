import { AccentScope } from '../../../../ui/accent.tsx';
import { StartButton } from './start-button.tsx';

export function Hero() {
  return (
    <section className="mx-auto max-w-page px-5 pt-16 pb-14 sm:px-8 sm:pt-28 sm:pb-20">
      <p className="text-small font-medium text-ink-soft">
        For artists, designers, marketers, developers and everyone who thinks in pictures
      </p>
      <h1 className="mt-5 text-display-lg">Generate Image</h1>
      <p className="mt-6 max-w-prose text-lead text-ink-soft">
        Write what you see. Choose a style, a mood, a light. Two pictures appear while you read your own
        sentence again: no account, no card, no waiting list.
      </p>
      <AccentScope accent="green" className="mt-9 flex flex-wrap gap-3">
        <StartButton size="large">Start Creating</StartButton>
        <StartButton size="large" variant="secondary">
          Try for Free
        </StartButton>
      </AccentScope>
    </section>
  );
}
