import { AccentScope } from '../../../../ui/accent.tsx';
import { SitePicture } from '../site-picture.tsx';
import type { HomePictures } from './home-pictures.ts';
import { StartButton } from './start-button.tsx';

export function ClosingCall({ pictures }: { pictures: HomePictures }) {
  return (
    <section aria-labelledby="closing-call" className="mx-auto max-w-page px-5 pt-10 sm:px-8">
      <div className="relative isolate overflow-hidden rounded-2xl border border-line px-6 py-24 text-center shadow-raised sm:py-36">
        <SitePicture
          image={{ ...pictures.closing, alt: '' }}
          sizes="(min-width: 80rem) 76rem, 100vw"
          className="absolute inset-0 -z-20 h-full w-full object-cover"
        />
        <div className="absolute inset-0 -z-10 bg-ground-deep/60" />
        <h2 id="closing-call" className="mx-auto max-w-3xl text-display">
          <span className="inline-block">You can picture it.</span>{' '}
          <span className="inline-block">Now make it.</span>
        </h2>
        <p className="mx-auto mt-5 max-w-prose text-lead text-balance text-ink-soft">
          You start with 500 free credits. That’s ten pictures before you decide anything.
        </p>
        <AccentScope accent="green" className="mt-9 flex justify-center">
          <StartButton size="large">Start Generating Now</StartButton>
        </AccentScope>
      </div>
    </section>
  );
}
