import { AccentScope } from '../../../../ui/accent.tsx';
import { StartButton } from './start-button.tsx';

export function ClosingCall() {
  return (
    <section className="mx-auto max-w-page px-5 pt-10 sm:px-8">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface px-6 py-16 text-center shadow-raised sm:py-24">
        <h2 className="mx-auto max-w-3xl text-display-sm">You have seen it. Now show it.</h2>
        <p className="mx-auto mt-4 max-w-prose text-lead text-ink-soft">
          500 credits are waiting in this browser. That is ten pictures before you decide anything.
        </p>
        <AccentScope accent="green" className="mt-8 flex justify-center">
          <StartButton size="large">Start Generating Now</StartButton>
        </AccentScope>
      </div>
    </section>
  );
}
