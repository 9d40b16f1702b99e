import { USUAL_VIEW } from '../../../../ui/pictures/picture-crop.rules.ts';
import { decodeDataUrl } from '../run/data-url.ts';
import type { ToolModel } from '../use-tool.ts';
import { fetchPicture, toFile } from './handed-picture.ts';
import { USUAL_STRENGTH } from './starting-picture.types.ts';

/** Makes one of the pictures that came the beginning of the next ones. */
export function PaintAgain({ model }: { model: ToolModel }) {
  const { run, startingPicture, promptRef } = model;
  const places = [...run.tiles.entries()].filter(([, { status }]) => status === 'success');
  if (places.length === 0) return null;
  const begin = async (src: string) => {
    const file = src.startsWith('data:') ? toFile(decodeDataUrl(src)) : await fetchPicture(src);
    const { strength = USUAL_STRENGTH } = startingPicture.getSnapshot() ?? {};
    startingPicture.set({ file, view: USUAL_VIEW, strength });
    promptRef.current?.focus({ preventScroll: true });
    promptRef.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-3 text-small text-ink-soft">
      <legend className="contents">Paint one of these again:</legend>
      {places.map(([place, { key, src }]) => (
        <button
          key={key}
          type="button"
          aria-label={`Paint image ${place + 1} again`}
          onClick={() => void begin(src).catch(console.warn)}
          className="size-12 cursor-pointer overflow-hidden rounded-md border border-line-strong transition-colors hover:border-accent-line"
        >
          <img src={src} alt="" className="size-full object-cover" />
        </button>
      ))}
    </fieldset>
  );
}
