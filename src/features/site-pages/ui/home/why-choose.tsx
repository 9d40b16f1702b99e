import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { SitePicture } from '../site-picture.tsx';
import type { HomePictures } from './home-pictures.ts';

const STYLES = [
  ['illustrator-style-1', 'Oil'],
  ['illustrator-style-2', 'Stained glass'],
  ['illustrator-style-3', 'Papercut'],
  ['illustrator-style-4', 'Linocut'],
] as const;

const SEEDS = [
  ['illustrator-seed-1', 'First'],
  ['illustrator-seed-2', 'Second'],
  ['illustrator-seed-3', 'Third'],
  ['illustrator-seed-4', 'Fourth'],
] as const;

/** Three claims, each beside the pictures that prove it. */
export function WhyChoose({ pictures }: { pictures: HomePictures }) {
  const { name } = useSiteInfo();
  return (
    <section aria-labelledby="why-choose" className="mx-auto max-w-page px-5 py-16 sm:px-8 sm:py-28">
      <h2 id="why-choose" className="text-display-sm">
        Why choose {name}
      </h2>
      <ul className="mt-10 grid gap-x-6 gap-y-16 sm:mt-14 lg:grid-cols-2 lg:gap-y-20">
        <li className="lg:col-span-2">
          <SitePicture
            image={pictures.realism}
            sizes="(min-width: 80rem) 76rem, 96vw"
            className="aspect-[4/3] w-full rounded-2xl object-cover sm:aspect-[21/9]"
          />
          <Claim title="Realism" lead="Light that makes sense.">
            Shadows follow the sun, water reflects the sky, and distant hills fade into haze. Choose
            Photorealistic or Cinematic to see it at its best.
          </Claim>
        </li>
        <li>
          <Strip pictures={pictures} parts={STYLES} />
          <Claim title="Creative control" lead="The same boats in four styles.">
            Shape the picture with over 20 creative options, rule things out with a negative prompt, and lock
            the seed to keep the composition while you change one word.
          </Claim>
        </li>
        <li>
          <Strip pictures={pictures} parts={SEEDS} />
          <Claim title="Speed" lead="Four versions in seconds.">
            A picture takes seconds, so it’s easy to try another idea. These four dragons came from a single
            word.
          </Claim>
        </li>
      </ul>
    </section>
  );
}

type Part = (typeof STYLES | typeof SEEDS)[number];

function Strip({ pictures, parts }: { pictures: HomePictures; parts: readonly Part[] }) {
  return (
    <div className="grid grid-cols-2 gap-1.5 overflow-hidden rounded-2xl">
      {parts.map(([name, label]) => (
        <figure key={name} className="relative">
          <SitePicture
            image={pictures[name]}
            sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 46vw"
            className="w-full"
          />
          <figcaption className="absolute bottom-2 left-2 rounded-full bg-ground-deep/80 px-2.5 py-0.5 text-caption font-semibold text-ink">
            {label}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function Claim({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <div className="mt-6 grid gap-x-10 gap-y-2">
      <h3 className="text-small font-semibold text-green">{title}</h3>
      <p className="font-display text-title font-semibold text-balance">{lead}</p>
      <p className="max-w-prose text-ink-soft">{children}</p>
    </div>
  );
}
