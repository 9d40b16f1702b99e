import { LRUCache } from 'lru-cache';
import type { MediaRecipe, MediaRecipes, MediaSource } from './media.types.ts';
import { hashRecipe, versionOf } from './media-version.ts';

/** How many recipes of posts are remembered by their version. */
const REMEMBERED = 5000;

export interface KnownRecipe<Source extends MediaSource = MediaSource> {
  recipe: Source;
  /** What the present addresses of the picture carry. */
  version: string;
  /** Whether the picture belongs to the site's own pages. */
  isOwn: boolean;
}

interface KnownRecipesOptions {
  recipes: MediaRecipes;
  findRecipe: (name: string) => Promise<MediaSource | null | undefined>;
  engineVersion: string;
}

/** Every recipe that an address may name: the site's own, and those of posts, which come and change. */
interface KnownRecipes {
  /** A picture of the site itself. */
  own(name: string): KnownRecipe<MediaRecipe> | undefined;
  ownNames(): string[];
  /**
   * @param version what the address carries. A version names one recipe for good, so a remembered one
   * is answered without asking where the recipes of posts are kept.
   */
  find(name: string, version?: string): Promise<KnownRecipe | undefined>;
  know(recipe: MediaSource): KnownRecipe;
}

export function createKnownRecipes(options: KnownRecipesOptions): KnownRecipes {
  const { recipes, findRecipe, engineVersion } = options;
  const remembered = new LRUCache<string, KnownRecipe>({ max: REMEMBERED });

  const know = <Source extends MediaSource>(recipe: Source, isOwn = false): KnownRecipe<Source> => ({
    recipe,
    version: ('version' in recipe && recipe.version) || versionOf(hashRecipe(recipe), engineVersion),
    isOwn,
  });
  const own = new Map(Object.entries(recipes).map(([name, recipe]) => [name, know(recipe, true)]));

  return {
    own: (name) => own.get(name),
    ownNames: () => [...own.keys()],
    async find(name, version) {
      const known = own.get(name) ?? remembered.get(name);
      if (known && (known.isOwn || known.version === version)) return known;
      const recipe = await findRecipe(name);
      if (!recipe) {
        remembered.delete(name);
        return undefined;
      }
      const found = know(recipe);
      remembered.set(name, found);
      return found;
    },
    know,
  };
}
