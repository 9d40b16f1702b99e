import type { MediaImage } from '../../../media/media.types.ts';
import type { IllustratorPictureName } from '../../illustrator-pictures.rules.ts';
import { SectionShell } from '../home/section-shell.tsx';
import { SitePicture } from '../site-picture.tsx';

interface Strip {
  title: string;
  text: string;
  pictures: readonly (readonly [IllustratorPictureName, string])[];
}

const STRIPS: readonly Strip[] = [
  {
    title: 'Change the time of day',
    text: '“A castle by a lake” at four times of day, with the same seed. The sun moves and the castle stays put.',
    pictures: [
      ['illustrator-time-1', 'dawn'],
      ['illustrator-time-2', 'noon'],
      ['illustrator-time-3', 'sunset'],
      ['illustrator-time-4', 'night'],
    ],
  },
  {
    title: 'Change the weather',
    text: '“A barn and a windmill in a field.” Fog fades the colors, rain darkens the sky, and snow settles on the roof.',
    pictures: [
      ['illustrator-weather-1', 'sun'],
      ['illustrator-weather-2', 'fog'],
      ['illustrator-weather-3', 'rain'],
      ['illustrator-weather-4', 'snow'],
    ],
  },
  {
    title: 'Change the style',
    text: '“Two sailing boats at sea at sunset.” A style isn’t a filter. Each one paints, cuts or prints the scene from scratch.',
    pictures: [
      ['illustrator-style-1', 'oil'],
      ['illustrator-style-2', 'stained glass'],
      ['illustrator-style-3', 'papercut'],
      ['illustrator-style-4', 'linocut'],
    ],
  },
  {
    title: 'Change the seed',
    text: '“A dragon,” and nothing else. The seed decides everything you leave open.',
    pictures: [
      ['illustrator-seed-1', 'seed 1'],
      ['illustrator-seed-2', 'seed 2'],
      ['illustrator-seed-3', 'seed 3'],
      ['illustrator-seed-4', 'seed 4'],
    ],
  },
];

/** One motif after another, with one thing changed from picture to picture. */
export function PictureStrips({ pictures }: { pictures: Record<IllustratorPictureName, MediaImage> }) {
  return (
    <SectionShell
      title="What a word changes"
      lead="Keep the seed and change one word. The scene stays the same except for what you changed."
    >
      <div className="space-y-14">
        {STRIPS.map((strip) => (
          <section key={strip.title} aria-label={strip.title}>
            <h3 className="text-title-sm">{strip.title}</h3>
            <p className="mt-2 max-w-prose text-ink-muted">{strip.text}</p>
            <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
              {strip.pictures.map(([name, label]) => (
                <li key={name}>
                  <SitePicture
                    image={pictures[name]}
                    sizes="(min-width: 1280px) 290px, (min-width: 768px) 23vw, 46vw"
                    className="w-full rounded-lg border border-line"
                  />
                  <p className="mt-2 text-small text-ink-soft">{label}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SectionShell>
  );
}
