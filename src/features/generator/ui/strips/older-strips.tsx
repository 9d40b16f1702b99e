import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Tile, type TileState } from '../../../../ui/tile.tsx';
import { downloadFileName } from '../../download-name.rules.ts';
import type { ImageTile } from '../../generator.types.ts';
import { TILE_ERROR_FALLBACK } from '../../run-failure.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { viewedTileId } from '../../strips/viewed-tiles.rules.ts';
import { downloadTile, VaryTile } from '../tile-actions.tsx';
import type { ToolModel } from '../use-tool.ts';
import { LookClosely } from '../viewer/look-closely.tsx';
import { RetryTile } from './retry-tile.tsx';
import { StripFacts } from './strip-facts.tsx';

interface OlderStripsProps {
  model: ToolModel;
  resultsRef: RefObject<HTMLElement | null>;
}

/** The runs before the newest one: nothing that was made takes the place of what was made before. */
export function OlderStrips({ model, resultsRef }: OlderStripsProps) {
  const { older } = model.run;
  if (older.length === 0) return null;
  return (
    <section aria-label="Earlier runs" className="mt-4 grid gap-3 border-t border-line pt-6">
      <h3 className="font-display text-title-sm font-semibold">Earlier</h3>
      <ol className={classNames('grid gap-x-5 gap-y-8', model.tool === 'green' && 'lg:grid-cols-2')}>
        {older.map((strip) => (
          <li key={strip.id}>
            <OlderStrip {...{ strip, model, resultsRef }} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Smaller than the newest one, so that many fit on a screen. */
function OlderStrip({ strip, model, resultsRef }: OlderStripsProps & { strip: Strip }) {
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
        aria-label={`Pictures of ${prompt}`}
        className={classNames('grid grid-cols-2 gap-3', strip.tool === 'yellow' && 'sm:grid-cols-4')}
      >
        {shown.map(([place, tile]) => (
          <li key={tile.key} className="min-w-0">
            <Tile
              aspectRatio={shapeOf(tile)}
              announceError={false}
              state={tileState(tile)}
              actions={
                tile.status === 'error' ? (
                  <RetryTile tile={tile} at={{ id: strip.id, place }} model={model} />
                ) : (
                  <OlderActions id={viewedTileId(strip, place)} {...{ tile, model, resultsRef }} />
                )
              }
            />
          </li>
        ))}
      </ul>
    </article>
  );
}

function OlderActions({ id, tile, model, resultsRef }: OlderStripsProps & { id: string; tile: ImageTile }) {
  return (
    <>
      <LookClosely id={id} model={model} />
      <IconButton
        label="Download as PNG"
        variant="glass"
        icon={<Download className="size-4.5" />}
        onClick={() => void downloadTile(tile.src, downloadFileName(tile.recipe?.prompt ?? ''))}
      />
      <VaryTile {...{ tile, model, resultsRef }} />
    </>
  );
}

function shapeOf({ recipe }: ImageTile): string {
  return recipe ? `${recipe.width} / ${recipe.height}` : '1 / 1';
}

function tileState(tile: ImageTile): TileState {
  if (tile.status === 'error')
    return { status: 'error', message: tile.error || TILE_ERROR_FALLBACK, detail: tile.errorDetail };
  if (tile.status === 'loading') return { status: 'loading', title: 'Summoning Pixels...' };
  return { status: 'success', content: <Picture tile={tile} /> };
}

function Picture({ tile: { src, thumbnail, recipe } }: { tile: ImageTile }) {
  return (
    <img
      src={thumbnail ?? src}
      alt={recipe?.prompt || 'Generated image'}
      width={recipe?.width}
      height={recipe?.height}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
}
