import { withinTime } from '../../platform/jobs/within-time.ts';
import { createKnownRecipes, type KnownRecipe } from './known-recipes.ts';
import { createUnknownMediaError } from './media.errors.ts';
import { describeMedia, postPictureAddress, widthsOf } from './media.rules.ts';
import type {
  MediaImage,
  MediaPicture,
  MediaRecipes,
  MediaRequest,
  MediaShape,
  MediaSource,
  PendingMedia,
} from './media.types.ts';
import { createRenderings, type RenderingOptions } from './media-renderings.ts';
import { shapeFor, shapeProportions } from './media-shapes.rules.ts';
import { hashRecipe, versionOf } from './media-version.ts';
import { drawAhead, type MediaToDraw } from './media-warming.ts';
import { CONTENT_TYPES } from './resize-media.ts';

export { hashRecipe, type MediaToDraw };

/** The pictures of posts, those first that visitors see first. */
type MediaList = AsyncIterable<MediaToDraw> | Iterable<MediaToDraw>;

const LOOK_AGAIN_MS = 1000;

export interface MediaOptions extends RenderingOptions {
  /** The pictures of the site's own pages. */
  recipes: MediaRecipes;
  /** Finds a picture of a post by its name. */
  findRecipe?: (name: string) => Promise<MediaSource | null | undefined>;
  /** Changes whenever the same recipe may give another picture. */
  engineVersion: string;
  /** Whether visitors wait for pictures of their own: nothing is drawn ahead meanwhile. */
  isBusy?: () => boolean;
  lookAgainMs?: number;
  /** Told which picture could not be made ready ahead; its first visitor asks for it again. */
  onWarmFailed?: (name: string, error: unknown) => void;
  /** Told which picture failed when nobody waited for it any more; the next request draws it again. */
  onDrawingFailed?: (name: string, error: unknown) => void;
}

export interface Media {
  /**
   * A picture in the offered shape nearest to what is asked for, drawn at the first request.
   * @param version what the address carries, if anything.
   * @throws {AppError} 404 for a name or width that does not exist.
   */
  picture(request: MediaRequest, version?: string): Promise<MediaPicture>;
  /**
   * As `picture`, but a picture that takes longer than `timeoutMs` is only begun: its shape comes
   * instead. Browsers open few connections to a site, and a page of pictures that wait to be drawn
   * would keep them all from everything else.
   */
  pictureWithin(
    timeoutMs: number,
    request: MediaRequest,
    version?: string,
  ): Promise<MediaPicture | PendingMedia>;
  /** A picture of the site's own pages. */
  describe(name: string): MediaImage;
  /**
   * Where a picture of a post is found at a longest side of 1600.
   * @param recipeHash what `hashRecipe` says of its recipe.
   */
  addressOf(name: string, recipeHash: string): string;
  /**
   * Draws what is missing, the site's own pictures first, one after the other, until `signal` says
   * stop. A picture that fails does not keep the others from being drawn. At the end pictures that
   * nothing shows any more are removed from the disk.
   */
  warm(signal: AbortSignal, pictures?: MediaList): Promise<void>;
}

export function createMedia(options: MediaOptions): Media {
  const {
    recipes,
    store,
    engineVersion,
    findRecipe = async () => undefined,
    onWarmFailed = () => {},
    onDrawingFailed = onWarmFailed,
  } = options;
  const knownRecipes = createKnownRecipes({ recipes, findRecipe, engineVersion });
  const renderings = createRenderings(options);
  const never = new AbortController().signal;

  const drawMissing = async ({ name, recipe }: MediaToDraw, signal: AbortSignal) => {
    const { version } = knownRecipes.know(recipe);
    await renderings.full(name, { recipe, version }, signal);
  };

  async function* ownFirst(others?: MediaList): AsyncGenerator<MediaToDraw> {
    for (const [name, recipe] of Object.entries(recipes)) yield { name, recipe };
    if (others) yield* others;
  }

  const removeUnused = async (used: ReadonlySet<string>) => {
    for (const name of await store.listNames()) {
      if (!used.has(name) && !(await knownRecipes.find(name))) await store.remove(name);
    }
  };

  const find = async ({ name, size }: MediaRequest, version?: string) => {
    const known = await knownRecipes.find(name, version);
    const shape = known && shapeOf(size, known);
    if (!shape) throw createUnknownMediaError();
    return { known, shape };
  };

  const render = async ({ name, format }: MediaRequest, { known, shape }: Found): Promise<MediaPicture> => ({
    bytes: await renderings.shape(name, known, shape, format, never),
    contentType: CONTENT_TYPES[format],
    version: known.version,
  });

  return {
    picture: async (request, version) => render(request, await find(request, version)),
    async pictureWithin(timeoutMs, request, version) {
      const found = await find(request, version);
      const pending = { pending: shapeProportions(found.shape, found.known.recipe) };
      let isLate = false;
      const picture = render(request, found).catch((error: unknown) => {
        if (!isLate) throw error;
        // Nobody else is left to hear it.
        onDrawingFailed(request.name, error);
        return pending;
      });
      return await withinTime<MediaPicture | PendingMedia>(picture, timeoutMs, () => {
        isLate = true;
        return pending;
      });
    },
    describe(name) {
      const known = knownRecipes.own(name);
      if (!known) throw new Error(`There is no recipe named ${name}.`);
      return describeMedia(name, known.recipe, known.version);
    },
    addressOf: (name, recipeHash) => postPictureAddress(name, versionOf(recipeHash, engineVersion)),
    async warm(signal, pictures) {
      const used = await drawAhead(ownFirst(pictures), signal, {
        draw: drawMissing,
        isBusy: options.isBusy ?? (() => false),
        lookAgainMs: options.lookAgainMs ?? LOOK_AGAIN_MS,
        onFailed: onWarmFailed,
      });
      if (used) await removeUnused(used);
    },
  };
}

/** Widths are for the site's own pages, which know what they ask for; anything else is answered nearly. */
function shapeOf(size: MediaRequest['size'], { recipe, isOwn }: KnownRecipe): MediaShape | undefined {
  if (!('width' in size)) return shapeFor(size, recipe);
  return isOwn && widthsOf(recipe).includes(size.width) ? { kind: 'width', width: size.width } : undefined;
}

interface Found {
  known: KnownRecipe;
  shape: MediaShape;
}
