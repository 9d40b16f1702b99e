import { ArrowUp } from 'lucide-react';
import { SitePicture } from '../site-picture.tsx';
import { takesWords } from './click-attributes.ts';
import type { HomePictures } from './home-pictures.ts';

const EXAMPLES = ['example-1', 'example-2', 'example-3', 'example-4'] as const;

/** Four prompts with their pictures; a click puts the prompt into the tool above. */
export function ExamplePrompts({ pictures }: { pictures: HomePictures }) {
  return (
    <section aria-labelledby="example-prompts" className="mx-auto max-w-page px-5 pb-16 sm:px-8 sm:pb-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="example-prompts" className="text-title">
          Try an example
        </h2>
        <p className="text-ink-muted">Click one to put it in the tool, then make it your own.</p>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {EXAMPLES.map((name) => (
          <li key={name}>
            <ExamplePrompt image={pictures[name]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExamplePrompt({ image }: { image: HomePictures['example-1'] }) {
  return (
    <button
      type="button"
      {...takesWords(image.alt)}
      className="group flex h-full w-full cursor-pointer flex-col overflow-hidden rounded-lg border border-line bg-surface text-left transition-colors hover:border-green/60"
    >
      <span className="block overflow-hidden">
        <SitePicture
          image={{ ...image, alt: '' }}
          sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 46vw"
          className="aspect-[5/4] w-full object-cover transition-transform duration-slow group-hover:scale-[1.03]"
        />
      </span>
      <span className="flex flex-1 items-start justify-between gap-3 p-3.5 text-small wrap-anywhere text-ink-soft group-hover:text-ink sm:p-4">
        {image.alt}
        <ArrowUp
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-ink-muted transition-colors group-hover:text-green"
        />
      </span>
    </button>
  );
}
