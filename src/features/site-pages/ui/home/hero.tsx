import { AccentScope } from '../../../../ui/accent.tsx';
import type { MediaImage } from '../../../media/media.types.ts';
import { SitePicture } from '../site-picture.tsx';
import { StartButton } from './start-button.tsx';

interface HeroPictures {
  dragon: MediaImage;
  lighthouse: MediaImage;
  cabin: MediaImage;
}

export function Hero({ pictures }: { pictures: HeroPictures }) {
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-5 pt-14 pb-16 sm:px-8 sm:pt-20 lg:grid-cols-[1.05fr_1fr] lg:pb-24">
      <div>
        <p className="text-small font-medium text-ink-soft">
          For artists, designers, marketers, developers, hobbyists, beginners and professionals
        </p>
        <h1 className="mt-5 text-display-lg wrap-anywhere">Generate Image</h1>
        <p className="mt-6 max-w-prose text-lead text-balance text-ink-soft">
          Describe what you want to see and choose a style, a mood and the light. You get two pictures in
          seconds, with no account, no card and no waiting list.
        </p>
        <AccentScope accent="green" className="mt-9 flex flex-wrap gap-3">
          <StartButton size="large">Start Creating</StartButton>
          <StartButton size="large" variant="secondary">
            Try for Free
          </StartButton>
        </AccentScope>
      </div>
      <HeroCollage pictures={pictures} />
    </section>
  );
}

/** Three pictures that were words a moment ago; each says its prompt to who cannot see it. */
function HeroCollage({ pictures }: { pictures: HeroPictures }) {
  return (
    <div className="grid grid-cols-[1.55fr_1fr] gap-3 sm:gap-4">
      <SitePicture
        image={pictures.dragon}
        eager
        sizes="(min-width: 1024px) 340px, 60vw"
        className="col-start-1 row-start-1 rounded-xl border border-line"
      />
      <SitePicture
        image={pictures.lighthouse}
        eager
        sizes="(min-width: 1024px) 220px, 38vw"
        className="col-start-2 row-start-1 h-full rounded-xl border border-line object-cover"
      />
      <figure className="col-span-2 overflow-hidden rounded-xl border border-line bg-surface">
        <SitePicture
          image={pictures.cabin}
          sizes="(min-width: 1024px) 560px, 92vw"
          className="aspect-[16/7] w-full object-cover"
        />
        <figcaption className="flex items-baseline gap-3 px-4 py-3 text-small text-ink-soft">
          <span className="shrink-0 font-medium text-green">Prompt</span>
          {pictures.cabin.alt}
        </figcaption>
      </figure>
    </div>
  );
}
