import { useSiteInfo } from '../../../ui/use-site-info.ts';
import { HOUSE_LOOKS, houseLookPicture } from '../house-looks.rules.ts';
import { describeLook } from '../look-summary.rules.ts';
import type { Look } from '../looks.types.ts';

interface HouseLooksProps {
  /** The selectors that the tool has. */
  lists: readonly string[];
  onUse: (look: Look) => void;
}

/** Ready-made looks, each with a picture that was drawn in it. */
export function HouseLooks({ lists, onUse }: HouseLooksProps) {
  const { namedPictures } = useSiteInfo();
  return (
    <section aria-labelledby="house-looks" className="grid gap-3">
      <h3 id="house-looks" className="text-lead font-semibold">
        Ready-made looks
      </h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {HOUSE_LOOKS.map((look) => (
          <li key={look.name}>
            <button
              type="button"
              onClick={() => onUse(look)}
              className="flex h-full w-full flex-col cursor-pointer gap-1 rounded-lg border border-line bg-surface-raised/50 p-2 pb-3 text-left transition-colors hover:border-accent-line hover:bg-surface-high"
            >
              <img
                {...houseLookPicture(look, namedPictures ?? '')}
                alt=""
                data-over=""
                loading="lazy"
                decoding="async"
                className="mb-1 aspect-4/3 w-full rounded-md bg-surface-sunken object-cover"
              />
              <span className="px-1 font-semibold">{look.name}</span>
              <span className="px-1 text-caption text-ink-muted">{describeLook(look, lists)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
