import type { ImageNotes, ImageTile, PictureRecipe } from '../generator.types.ts';
import { standInNotes } from './strips.rules.ts';

interface RestoredTiles {
  tiles: ImageTile[];
  /** What was wrong with the stored text, for the log. */
  problem: string | null;
}

/** The tiles of the one run that local storage once kept; corrupt entries are dropped and told in `problem`. */
export function decodeOldTiles(stored: string | null): RestoredTiles {
  if (stored === null) return { tiles: [], problem: null };
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return { tiles: [], problem: 'not JSON' };
  }
  if (!Array.isArray(value)) return { tiles: [], problem: 'not a list' };
  const tiles = value.flatMap((entry: unknown) => readTile(entry) ?? []);
  const dropped = value.length - tiles.length;
  return { tiles, problem: dropped > 0 ? `${dropped} of ${value.length} entries are not images` : null };
}

function readTile(entry: unknown): ImageTile | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { src, status, recipe, isPrivate, frame } = entry as Record<string, unknown>;
  // Only image data is put into a page and offered as a download, whatever was planted in storage.
  if (status !== 'success' || typeof src !== 'string' || !src.startsWith('data:image/')) return null;
  const known = readRecipe(recipe);
  return {
    key: '',
    src,
    status,
    error: '',
    ...(known && { recipe: known, ...(frame ? { frame: known } : {}) }),
    ...(isPrivate === true && { isPrivate }),
  };
}

/** What a picture was composed from is taken as it stands: whoever varies one sends it to the service, which checks it. */
function readRecipe(value: unknown): PictureRecipe | null {
  if (typeof value !== 'object' || value === null) return null;
  const { notes, ...recipe } = value as PictureRecipe;
  const { prompt, fullPrompt, width, height, seed } = recipe;
  if (typeof prompt !== 'string' || typeof fullPrompt !== 'string') return null;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof seed !== 'number') return null;
  const standIn = readStandIn(notes);
  return { ...recipe, ...(standIn && { notes: standIn }) };
}

function readStandIn(value: unknown): ImageNotes | null {
  if (typeof value !== 'object' || value === null) return null;
  const { engine, standIn } = value as Record<string, unknown>;
  if (standIn !== true || typeof engine !== 'string') return null;
  return standInNotes(engine);
}
