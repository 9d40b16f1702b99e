import { ArrowUp } from 'lucide-react';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { SitePicture } from '../site-picture.tsx';
import { takesWords } from './click-attributes.ts';
import type { HomePictures } from './home-pictures.ts';

const MODELS = [
  {
    picture: 'model-seraph',
    name: 'Seraph',
    text: 'Guardians and messengers in stained glass, with light pouring in behind them.',
    bestFor: 'Angels and blessings',
  },
  {
    picture: 'model-lotus',
    name: 'Lotus',
    text: 'Quiet scenes under a tree, in the gold of early morning.',
    bestFor: 'Meditation and calm',
  },
  {
    picture: 'model-deva',
    name: 'Deva',
    text: 'The radiant deities of Hindu tradition, enthroned in light.',
    bestFor: 'Festivals and shrines',
  },
  {
    picture: 'model-saga',
    name: 'Saga',
    text: 'Thunder, cold seas and a mighty hammer.',
    bestFor: 'Norse legends',
  },
  {
    picture: 'model-nile',
    name: 'Nile',
    text: 'Gods and guardians of ancient Egypt, with the sun setting behind them.',
    bestFor: 'Egyptian myth',
  },
  {
    picture: 'model-kami',
    name: 'Kami',
    text: 'Fox spirits and vermilion gates in the style of a woodblock print.',
    bestFor: 'Japanese folklore',
  },
] as const;

/** Six ways into the oldest stories there are: a subject, a style and a light that belong together. */
export function OfficialModels({ pictures }: { pictures: HomePictures }) {
  return (
    <section
      aria-labelledby="official-models"
      className="border-y border-line bg-ground-deep/60 py-16 sm:py-24"
    >
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <h2 id="official-models" className="max-w-3xl text-display-sm">
          Our Official AI Generator Models
        </h2>
        <p className="mt-4 max-w-prose text-lead text-balance text-ink-soft">
          Six presets for sacred and mythical subjects, drawn with respect for the people who hold them dear.
          Choose one to put its prompt in the tool.
        </p>
      </div>
      <ul className="scrollbar-slim mx-auto mt-10 flex max-w-page snap-x snap-mandatory scroll-px-5 gap-x-4 gap-y-12 overflow-x-auto px-5 pb-4 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-8 sm:pb-0 lg:grid-cols-3">
        {MODELS.map(({ picture, name, text, bestFor }) => (
          <li key={name} className="w-[78vw] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none">
            <ModelCard image={pictures[picture]} {...{ name, text, bestFor }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ModelCardProps {
  image: HomePictures['model-seraph'];
  name: string;
  text: string;
  bestFor: string;
}

function ModelCard({ image, name, text, bestFor }: ModelCardProps) {
  return (
    <div className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-xl border border-line transition-colors group-hover:border-green/50">
        <SitePicture
          image={image}
          sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 78vw"
          className="aspect-[3/4] w-full object-cover transition-transform duration-slow group-hover:scale-[1.02]"
        />
        <Badge tone="glass" className="absolute bottom-4 left-4">
          Best For: {bestFor}
        </Badge>
      </div>
      <h3 className="mt-4 text-title">{name}</h3>
      <p className="mt-1 mb-auto text-ink-soft">{text}</p>
      <button
        type="button"
        {...takesWords(image.alt)}
        className="inline-flex min-h-11 self-start cursor-pointer items-center gap-2 rounded-sm font-semibold text-green after:absolute after:inset-0 after:rounded-xl group-hover:text-ink"
      >
        <ArrowUp aria-hidden className="size-4" />
        Use this prompt
        <span className="sr-only">: {image.alt}</span>
      </button>
    </div>
  );
}
