import { productApi } from '../../../user-status/ui/api-client.ts';
import type { ImageTile } from '../../generator.types.ts';

/** What is needed of an entry of the gallery. */
interface SavedEntry {
  id: string;
  fullPrompt?: string;
  width?: number;
  height?: number;
  recipe?: { seed?: number; variation?: number; strength?: number; learnedStyle?: { name: string } } | null;
}

/** The ID that a finished image has in its account's gallery; null for a guest's, and when it is in none. */
export async function findSavedImage({ recipe, isPrivate }: ImageTile): Promise<string | null> {
  if (!isPrivate || !recipe) return null;
  const entries = await productApi().call<SavedEntry[]>({ method: 'GET', path: '/images/history' });
  const saved = entries?.find(
    ({ fullPrompt, width, height, recipe: kept }) =>
      fullPrompt === recipe.fullPrompt &&
      width === recipe.width &&
      height === recipe.height &&
      kept?.seed === recipe.seed &&
      kept.strength === recipe.strength &&
      (kept.variation || 0) === (recipe.variation || 0) &&
      kept.learnedStyle?.name === recipe.learnedStyle?.name,
  );
  return saved?.id ?? null;
}
