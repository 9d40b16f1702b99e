import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { Strip } from '../../strips/strip.types.ts';
import type { ToolModel } from '../use-tool.ts';
import { OlderTile } from './older-tile.tsx';
import { StripFacts } from './strip-facts.tsx';

interface OlderStripsProps {
  model: ToolModel;
  resultsRef: RefObject<HTMLElement | null>;
}

/** More would push the rest of the page out of sight. */
const FIRST_SHOWN = 4;

/** The runs before the newest one: nothing that was made takes the place of what was made before. */
export function OlderStrips({ model, resultsRef }: OlderStripsProps) {
  const { older } = model.run;
  const [showsAll, setShowsAll] = useState(false);
  const rest = older.length - FIRST_SHOWN;
  if (older.length === 0) return null;
  return (
    <section aria-label="Earlier runs" className="mt-4 grid gap-3 border-t border-line pt-6">
      <h3 className="font-display text-title-sm font-semibold">Earlier</h3>
      <ol className={classNames('grid gap-x-5 gap-y-8', model.tool === 'green' && 'lg:grid-cols-2')}>
        {older.slice(0, showsAll ? undefined : FIRST_SHOWN).map((strip) => (
          <li key={strip.id}>
            <OlderStrip {...{ strip, model, resultsRef }} />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button
          variant="secondary"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-3 justify-self-center"
        >
          {showsAll ? 'Show fewer' : `Show ${rest} more ${rest === 1 ? 'run' : 'runs'}`}
        </Button>
      )}
    </section>
  );
}

/** Smaller than the newest one, so that many fit on a screen. */
function OlderStrip({ strip, model, resultsRef }: OlderStripsProps & { strip: Strip }) {
  const listRef = useRef<HTMLUListElement>(null);
  const prompt = strip.tiles.find(({ recipe }) => recipe)?.recipe?.prompt ?? '';
  const shown = [...strip.tiles.entries()].filter(([, { status }]) => status !== 'placeholder');
  return (
    <article className="grid gap-3">
      <div className="grid gap-1.5">
        <h4 className="line-clamp-2 text-pretty font-semibold" title={prompt}>
          <bdi>{prompt || 'Untitled'}</bdi>
        </h4>
        <StripFacts strip={strip} className="justify-start" />
      </div>
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label={`Pictures of ${prompt}`}
        className={classNames('grid grid-cols-2 gap-3', strip.tool === 'yellow' && 'sm:grid-cols-4')}
      >
        {shown.map(([place, tile]) => (
          <li key={tile.key} className="min-w-0">
            <OlderTile {...{ strip, place, tile, model, resultsRef, listRef }} />
          </li>
        ))}
      </ul>
    </article>
  );
}
