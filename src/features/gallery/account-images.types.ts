import type { ImageRecipe } from './gallery.types.ts';

/** An image as its owner takes it along. */
export interface StatedImage {
  id: string;
  /** Of its file. */
  objectId: string;
  /** Of the picture that it began with. */
  startingObjectId: string | null;
  /** E.g. `image/webp`. */
  contentType: string;
  bytes: number;
  prompt: string;
  fullPrompt: string;
  width: number;
  height: number;
  tool: 'green' | 'yellow';
  cost: number;
  recipe: ImageRecipe | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** An image with what its owner marked it with. */
export interface MarkedImage extends StatedImage {
  starred: boolean;
  /** Ids of the collections that it is in. */
  collections: string[];
}

/** Where a list of images goes on. */
export interface ImagePlace {
  createdAt: number;
  id: string;
}
