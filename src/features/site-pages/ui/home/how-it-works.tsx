import { Download } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';
import { downloadFileName } from '../../../generator/download-name.rules.ts';
import { SitePicture } from '../site-picture.tsx';
import type { HomePictures } from './home-pictures.ts';

/** One sentence on its way to a picture: the words, the words with their options, the picture and its file. */
export function HowItWorks({ pictures }: { pictures: HomePictures }) {
  const finished = pictures['stage-finished'];
  const { sentence, style } = partStyle(finished.alt);
  return (
    <section aria-labelledby="how-it-works" className="border-y border-line bg-ground-deep/60">
      <div className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="how-it-works" className="text-display-sm">
          How it works
        </h2>
        <ol className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-y-12 sm:mt-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-x-20">
          <Stage place={1} title="Enter a prompt" text="Describe the picture the way you would to a friend.">
            <Sentence>{sentence}</Sentence>
          </Stage>
          <Stage
            place={2}
            className="lg:ml-24 lg:self-end"
            title="Customize the style"
            text="Pick a style, a size or a seed, or skip this step. A sentence is enough."
          >
            <Sentence>{sentence}</Sentence>
            <Options names={[style, 'Portrait 3:4', 'Seed 7']} />
          </Stage>
          <Stage
            place={3}
            isPicture
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
            title="Generate and download"
            text="You get two pictures each time. Download the ones you like as PNG files."
          >
            <SitePicture
              image={finished}
              sizes="(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, 92vw"
              className="w-full"
            />
            <p className="flex items-center gap-3 px-5 py-4">
              <Download aria-hidden className="size-4 shrink-0 text-green" />
              <span className="min-w-0 truncate font-mono text-caption text-ink-soft">
                {downloadFileName(finished.alt)}
              </span>
            </p>
          </Stage>
        </ol>
      </div>
    </section>
  );
}

/** The style stands behind the last comma of a recipe's words. */
function partStyle(words: string): { sentence: string; style: string } {
  const comma = words.lastIndexOf(', ');
  return { sentence: words.slice(0, comma), style: words.slice(comma + 2) };
}

interface StageProps {
  place: number;
  title: string;
  text: string;
  /** The content reaches the edges. */
  isPicture?: boolean;
  className?: string;
  children: React.ReactNode;
}

function Stage({ place, title, text, isPicture = false, className, children }: StageProps) {
  return (
    <li className={className}>
      <h3 className="flex items-baseline gap-3 text-title">
        <span aria-hidden className="text-green tabular-nums">
          {place}
        </span>
        {title}
      </h3>
      <p className="mt-1 text-ink-muted">{text}</p>
      <div
        className={classNames(
          'mt-5 overflow-hidden rounded-xl border border-line-strong bg-surface shadow-floating',
          !isPicture && 'px-6 py-8 sm:px-8 sm:py-10 lg:py-14',
        )}
      >
        {children}
      </div>
    </li>
  );
}

function Sentence({ children }: { children: React.ReactNode }) {
  return (
    <p className="font-display text-title text-balance wrap-anywhere lg:max-w-[11em] lg:text-[clamp(1.25rem,2.8125vw,2.25rem)]/[1.15]">
      {children}
      <span aria-hidden className="ml-1 inline-block h-[1em] w-0.5 translate-y-[0.15em] bg-green" />
    </p>
  );
}

function Options({ names }: { names: readonly string[] }) {
  return (
    <ul aria-label="Chosen options" className="mt-6 flex flex-wrap gap-2">
      {names.map((name) => (
        <li
          key={name}
          className="rounded-full border border-green/40 bg-green/10 px-3 py-1 text-small font-medium text-green"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
