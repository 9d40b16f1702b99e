import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { createUnknownMediaError } from './media.errors.ts';
import { describeMedia, widthsOf } from './media.rules.ts';
import type { MediaStore } from './media.store.ts';
import type { MediaImage, MediaRecipe, MediaRecipes } from './media.types.ts';

const WEBP_QUALITY = 82;

export interface MediaOptions {
  recipes: MediaRecipes;
  store: MediaStore;
  /** Draws a recipe at its full size, in any format sharp reads. */
  draw: (recipe: MediaRecipe, signal: AbortSignal) => Promise<Uint8Array>;
  /** Changes whenever the same recipe may give another picture. */
  engineVersion: string;
  /** Told which picture could not be made ready ahead; its first visitor asks for it again. */
  onWarmFailed?: (name: string, error: unknown) => void;
}

export interface Media {
  /**
   * The WebP bytes of a picture in one of its widths, drawn at the first request.
   * @throws {AppError} 404 for a name or width that does not exist.
   */
  picture(name: string, width: number): Promise<Uint8Array<ArrayBuffer>>;
  describe(name: string): MediaImage;
  /** What `v` carries in the present addresses of a picture; undefined for an unknown name. */
  versionOf(name: string): string | undefined;
  /**
   * Draws what is missing, one picture after the other, until `signal` says stop. A picture that fails
   * does not keep the others from being drawn.
   */
  warm(signal: AbortSignal): Promise<void>;
}

export function createMedia({
  recipes,
  store,
  draw,
  engineVersion,
  onWarmFailed = () => {},
}: MediaOptions): Media {
  /** Several visitors who ask for one missing picture wait for one drawing. */
  const drawing = new Map<string, Promise<void>>();
  const never = new AbortController().signal;

  const versionOf = (recipe: MediaRecipe) =>
    createHash('sha256')
      .update(JSON.stringify([recipe, engineVersion]))
      .digest('hex')
      .slice(0, 12);
  const keyOf = (recipe: MediaRecipe, width: number) => `${versionOf(recipe)}-${width}`;

  const drawAllWidths = async (recipe: MediaRecipe, signal: AbortSignal) => {
    const full = await draw(recipe, signal);
    for (const width of widthsOf(recipe)) {
      const bytes = await sharp(full).resize({ width }).webp({ quality: WEBP_QUALITY }).toBuffer();
      await store.write(keyOf(recipe, width), bytes);
    }
  };

  const ensureDrawn = (name: string, recipe: MediaRecipe, signal: AbortSignal) => {
    const running = drawing.get(name);
    if (running) return running;
    const work = drawAllWidths(recipe, signal).finally(() => drawing.delete(name));
    drawing.set(name, work);
    return work;
  };

  const recipeOf = (name: string) => (Object.hasOwn(recipes, name) ? recipes[name] : undefined);

  const warmOne = async (recipe: MediaRecipe, name: string, signal: AbortSignal) => {
    if (await store.read(keyOf(recipe, recipe.width))) return;
    await ensureDrawn(name, recipe, signal);
  };

  return {
    async picture(name, width) {
      const recipe = recipeOf(name);
      if (!recipe || !widthsOf(recipe).includes(width)) throw createUnknownMediaError();
      const key = keyOf(recipe, width);
      const known = await store.read(key);
      if (known) return known;
      await ensureDrawn(name, recipe, never);
      const drawn = await store.read(key);
      if (!drawn) throw new Error(`The picture ${name} was drawn but not stored.`);
      return drawn;
    },
    describe(name) {
      const recipe = recipeOf(name);
      if (!recipe) throw new Error(`There is no recipe named ${name}.`);
      return describeMedia(name, recipe, versionOf(recipe));
    },
    versionOf(name) {
      const recipe = recipeOf(name);
      return recipe && versionOf(recipe);
    },
    async warm(signal) {
      for (const [name, recipe] of Object.entries(recipes)) {
        if (signal.aborted) return;
        await warmOne(recipe, name, signal).catch((error) => {
          if (!signal.aborted) onWarmFailed(name, error);
        });
      }
    },
  };
}
