import { spokenChoices } from '../composed-prompt.rules.ts';
import type { ImageTile, PictureRecipe } from '../generator.types.ts';
import type { ViewedPicture } from '../ui/viewer/viewer.types.ts';
import type { Strip } from './strip.types.ts';

export interface ViewedTile extends ViewedPicture {
  tile: ImageTile;
}

/** The finished pictures of the strips, in the order of the page. */
export function viewedTiles(strips: readonly Strip[]): ViewedTile[] {
  return strips.flatMap((strip) =>
    strip.tiles.flatMap((tile, place) =>
      tile.status === 'success' && tile.recipe ? [viewedTile(strip, tile, tile.recipe, place)] : [],
    ),
  );
}

/** By which a tile is found among those that are viewed. */
export function viewedTileId(strip: Pick<Strip, 'id'>, place: number): string {
  return `${strip.id}-${place}`;
}

function viewedTile(strip: Strip, tile: ImageTile, recipe: PictureRecipe, place: number): ViewedTile {
  const { prompt, fullPrompt, width, height, seed, variation, strength, learnedStyle, notes, choices } =
    recipe;
  return {
    id: viewedTileId(strip, place),
    tile,
    src: tile.src,
    ...(tile.thumbnail && { thumbnailSrc: tile.thumbnail }),
    ...{ prompt, fullPrompt, width, height },
    // Of what an older version of the page kept nobody knows it.
    ...(strip.startedAt > 0 && { createdAt: new Date(strip.startedAt).toISOString() }),
    generatorType: strip.tool,
    ...(tile.cost !== undefined && { cost: tile.cost }),
    notDrawn: notes?.unknown ?? [],
    recipe: {
      ...(choices && { options: spokenChoices(strip.tool, choices) }),
      ...(learnedStyle && { learnedStyle }),
      ...{ seed, variation, strength, engine: notes?.engine },
      ...(choices?.negativePrompt && { negativePrompt: choices.negativePrompt }),
    },
  };
}
