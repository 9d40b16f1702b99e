import { ArrowUpRight } from 'lucide-react';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { urls } from '../../../../urls.ts';
import { fillPrompt } from '../../../generator/ui/fill-prompt.ts';
import type { MediaImage } from '../../../media/media.types.ts';
import { ILLUSTRATOR_PICTURE_NAMES, type IllustratorPictureName } from '../../illustrator-pictures.rules.ts';
import { SitePicture } from '../site-picture.tsx';

const WALL = ILLUSTRATOR_PICTURE_NAMES.filter((name) => name.startsWith('illustrator-wall-'));

/** Pictures hung side by side, each with its words; pressing one takes the words to the generator. */
export function PictureWall({ pictures }: { pictures: Record<IllustratorPictureName, MediaImage> }) {
  return (
    <ul
      aria-label="Pictures and the words they were"
      className="mx-auto mt-14 max-w-page columns-1 gap-4 px-5 sm:columns-2 sm:px-8 lg:columns-3 xl:columns-4"
    >
      {WALL.map((name, position) => (
        <li key={name} className="mb-4 break-inside-avoid">
          <WallPicture image={pictures[name]} eager={position < 2} />
        </li>
      ))}
    </ul>
  );
}

function WallPicture({ image, eager }: { image: MediaImage; eager: boolean }) {
  return (
    <SiteLink
      to={urls.generatorSuite()}
      onClick={() => fillPrompt(image.alt)}
      className="group block overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-ink-muted"
    >
      <SitePicture
        image={{ ...image, alt: '' }}
        eager={eager}
        sizes="(min-width: 1280px) 290px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
        className="w-full"
      />
      <span className="flex items-start justify-between gap-3 px-4 py-3 text-small text-ink-soft">
        <span>{image.alt}</span>
        <ArrowUpRight
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-ink-muted transition-colors group-hover:text-green"
        />
      </span>
    </SiteLink>
  );
}
