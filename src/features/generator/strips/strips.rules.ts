import type { Tool } from '../../plans/plans.types.ts';
import { spokenChoices } from '../composed-prompt.rules.ts';
import type { ImageNotes, ImageTile } from '../generator.types.ts';
import { placeholderTiles } from '../placeholder-tiles.rules.ts';
import type { Strip } from './strip.types.ts';

/** How many of a tool stay on the page, and in the browser. */
export const MOST_STRIPS = 20;

export function isUnfinished({ tiles }: Strip): boolean {
  return tiles.some(({ status }) => status === 'loading');
}

/** A picture of an account that came, and whose page was gone before it was saved. */
export function isUnsaved({ status, holdId, imageId }: ImageTile): boolean {
  return status === 'success' && holdId !== undefined && imageId === undefined;
}

export function hasPicture({ tiles }: Pick<Strip, 'tiles'>): boolean {
  return tiles.some(({ status }) => status === 'success');
}

/** A strip whose pictures all failed is only shown, as long as the page is open. */
export function isWorthKeeping(strip: Strip): boolean {
  return hasPicture(strip) || (strip.owner !== null && isUnfinished(strip));
}

/**
 * What the browser keeps of a strip: pictures, and those on their way to an account. Of a picture that the
 * account's gallery has, the gallery's name is enough.
 */
export function toKeptStrip(strip: Strip): Strip {
  return { ...strip, tiles: strip.tiles.map(toKeptTile) };
}

function toKeptTile(tile: ImageTile): ImageTile {
  const { key, src, status, recipe, run, cost, isPrivate, imageId, holdId, frame } = tile;
  if (status !== 'success' && status !== 'loading') return emptyTile(tile);
  const notes = recipe?.notes?.standIn ? standInNotes(recipe.notes.engine) : undefined;
  return {
    ...{ key, status, error: '', src: imageId === undefined ? src : '' },
    ...(recipe && { recipe: { ...recipe, notes } }),
    ...{ run, cost, isPrivate, imageId, holdId, frame },
  };
}

/** A picture that is not there, in its place among the others. */
export function emptyTile({ key }: Pick<ImageTile, 'key'>): ImageTile {
  return { key, src: '', status: 'placeholder', error: '' };
}

/** Of the notes on a picture only what stands on it is shown again. */
export function standInNotes(engine: string | undefined): ImageNotes {
  return { understood: [], unknown: [], engine, standIn: true };
}

/** Only image data is put into a page and offered as a download, whatever was planted in the browser. */
export function fromKeptStrip(strip: Strip): Strip {
  const isOwn = ({ src }: ImageTile) => src === '' || src.startsWith('data:image/');
  return { ...strip, tiles: strip.tiles.map((tile) => (isOwn(tile) ? tile : emptyTile(tile))) };
}

/** Newest first, each once; of two the first one counts. */
export function mergeStrips(...lists: readonly (readonly Strip[])[]): Strip[] {
  const byId = new Map<string, Strip>();
  for (const strip of lists.flat()) if (!byId.has(strip.id)) byId.set(strip.id, strip);
  return [...byId.values()].sort((a, b) => b.startedAt - a.startedAt).slice(0, MOST_STRIPS);
}

/** The tiles of the result area: its own, and placeholders up to a tool's number. */
export function fillTiles(tool: Tool, tiles: readonly ImageTile[]): ImageTile[] {
  return placeholderTiles(tool).map((placeholder, place) => {
    const tile = tiles[place];
    return tile ? { ...tile, key: placeholder.key } : placeholder;
  });
}

/** From one place on. */
export function replaceTiles(strip: Strip, place: number, tiles: readonly ImageTile[]): Strip {
  return { ...strip, tiles: strip.tiles.map((tile, at) => tiles[at - place] ?? tile) };
}

/** What its pictures had set that a neutral form has not, as far as they have it in common. */
export function chipsOf({ tool, tiles }: Pick<Strip, 'tool' | 'tiles'>): string[] {
  const chosen = tiles.flatMap(({ recipe }) =>
    recipe?.choices ? [Object.values(spokenChoices(tool, recipe.choices))] : [],
  );
  const [first = [], ...others] = chosen;
  return first.filter((choice) => others.every((other) => other.includes(choice)));
}

/** What its pictures cost, in credits; null where an older version of the page did not say. */
export function costOf({ tiles }: Pick<Strip, 'tiles'>): number | null {
  const costs = tiles.flatMap(({ status, cost }) => (status === 'success' ? [cost] : []));
  return costs.includes(undefined) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
}
