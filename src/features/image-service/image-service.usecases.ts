import { digestOf } from '../../platform/hash-of.ts';
import type { Clock } from '../../shared/clock.ts';
import { partAvoidedWords } from '../image-engines/avoided-words.rules.ts';
import type { ImageEngine, PicturePreview } from '../image-engines/image-engines.types.ts';
import type { ImageEngines } from '../image-engines/image-engines.usecases.ts';
import { markPicture } from '../provenance/marked-file.rules.ts';
import { writeXmp } from '../provenance/picture-mark.rules.ts';
import type { PictureSigner } from '../provenance/signing/picture-signer.usecases.ts';
import { createWordsRefusedError } from '../word-policy/word-policy.errors.ts';
import type { WordPolicy } from '../word-policy/word-policy.usecases.ts';
import type { ImageCache } from './image-cache.ts';
import { createNothingKnownError } from './image-service.errors.ts';
import type { AdmittedDrawing, DrawingNews, DrawnImage, ImageRecipe } from './image-service.types.ts';
import { describeOrigin } from './picture-origin.rules.ts';
import type { FairQueue } from './queue/fair-queue.ts';
import { createSharedWork } from './queue/shared-work.ts';
import { marksOf } from './recipe-marks.rules.ts';

interface ImageServiceParts {
  engines: ImageEngines;
  queue: FairQueue;
  cache: ImageCache;
  policy: WordPolicy;
  /** What each picture says it was made with. */
  siteName: string;
  signer: PictureSigner;
  clock: Clock;
  /** Told how long an image waited for its turn, in milliseconds. */
  onWaited?: (milliseconds: number) => void;
  /** Told whether an image that was asked for is remembered. */
  onRemembered?: (isRemembered: boolean) => void;
}

interface DrawOptions {
  /** Whose turn it takes. */
  visitor: string;
  signal: AbortSignal;
  /** Told where it waits and how much of it is done. */
  onNews?: (news: DrawingNews) => void;
  /** How many previews are wished for among the news; a picture that is remembered has none. */
  previews?: number;
  /** What it shares with other requests; the recipe alone when left out. */
  shared?: Pick<AdmittedDrawing, 'key' | 'begin'>;
  /** Told when the signal is aborted while the image is drawn, so that its work is lost. */
  onLeftDrawing?: () => void;
}

export interface ImageServiceUsecases {
  /**
   * Looks at the words of a recipe before anything is counted, held or asked for.
   * @returns the recipe, marked where its words are left to engines that moderate.
   * @throws {AppError} 422 when the policy has them refused, or no engine here moderates.
   */
  applyPolicy(recipe: ImageRecipe): ImageRecipe;
  /** @throws {AppError} 422 when the engine whose turn it is would show none of these words. */
  assertKnown(words: string): void;
  /**
   * The image of a recipe: remembered, shared with whoever waits for the same one, or drawn in turn.
   * @throws {AppError} 429 or 503 when too many wait, 502 or 504 when it could not be drawn.
   * @throws {DOMException} named AbortError when the signal was aborted.
   */
  draw(recipe: ImageRecipe, options: DrawOptions): Promise<DrawnImage>;
  /**
   * Keeps a place for a drawing that is about to be asked for, until the returned function is called.
   * An image that is remembered or drawn already needs none.
   * @throws {AppError} 429 or 503 when too many wait.
   */
  claimPlace(recipe: ImageRecipe, visitor: string): () => void;
  /** The tags that the image of a recipe may carry: one, when the first engine draws the same again. */
  listTags(recipe: ImageRecipe): string[];
  /** Whether an engine of this name draws only when those before it cannot. */
  isStandIn(engine: string): boolean;
}

export function createImageServiceUsecases(parts: ImageServiceParts): ImageServiceUsecases {
  const { engines, queue, cache, policy, onWaited = () => {}, onRemembered = () => {} } = parts;
  const shared = createSharedWork<DrawnImage, DrawingNews>();
  /** What engines draw at this moment, each with its own signal: stopped work may outlast its successor's start. */
  const drawing = new Map<string, AbortSignal>();
  const [first] = engines.engines;
  // Kept pictures name the engine that drew them, not the one that was asked.
  const isStandIn = (engine: string) =>
    first !== undefined && engine !== first.name && engine !== first.drawsBy;
  const tellsModelsApart = engines.engines.some((engine) => engine.tellsModelsApart);
  const keyOf = (recipe: ImageRecipe) => describeRecipe(recipe, tellsModelsApart);

  async function drawFor(key: string, wanted: WantedDrawing): Promise<DrawnImage> {
    const { signal } = wanted;
    const signs = !isSignedLater(parts.signer, wanted);
    drawing.set(key, signal);
    const image = await drawNow(parts, { ...wanted, signs }).finally(() => {
      if (drawing.get(key) === signal) drawing.delete(key);
    });
    // When the first engine is well again, it draws what was asked of it.
    if (signs && !isStandIn(image.engine) && isCacheable(wanted.recipe))
      cache.set(keyOf(wanted.recipe), image);
    return image;
  }

  function drawInTurn(key: string, wanted: WantedDrawing): Promise<DrawnImage> {
    const asked = performance.now();
    const { visitor, signal, begin, onNews } = wanted;
    const work = async () => {
      onWaited(performance.now() - asked);
      return (await begin?.()) ?? (await drawFor(key, wanted));
    };
    return queue.run(visitor, signal, work, (askPlace) => onNews?.({ askPlace }));
  }

  return {
    applyPolicy(recipe) {
      const { prompt: wanted, negativePrompt: unwanted } = partAvoidedWords(recipe);
      const verdict = policy.judge({ wanted, unwanted });
      if (verdict.action === 'allow') return recipe;
      const mayAsk = verdict.action === 'ask-engine' && engines.engines.some((engine) => engine.moderates);
      if (!mayAsk) throw createWordsRefusedError(verdict, 'prompt');
      return { ...recipe, needsModeration: true };
    },
    assertKnown(words) {
      const next = engines.engines.find((engine) => !engine.isCircuitOpen?.());
      if (next?.knowsNothingOf?.(words)) throw createNothingKnownError();
    },
    async draw(recipe, { visitor, signal, onNews, previews, shared: own, onLeftDrawing = () => {} }) {
      const known = cache.get(keyOf(recipe));
      const key = own?.key ?? keyOf(recipe);
      onRemembered(known !== undefined);
      if (known) return known;
      const noteLeaving = () => {
        if (drawing.has(key)) onLeftDrawing();
      };
      signal.addEventListener('abort', noteLeaving, { once: true });
      const image = shared.join(key, { signal, onNews }, (workSignal, tell) =>
        // Engines need not look how far they are when nobody asks.
        drawInTurn(key, {
          recipe,
          visitor,
          signal: workSignal,
          onNews: onNews && tell,
          previews,
          begin: own?.begin,
        }),
      );
      return await image.finally(() => signal.removeEventListener('abort', noteLeaving));
    },
    claimPlace(recipe, visitor) {
      const key = keyOf(recipe);
      return cache.get(key) || shared.has(key) ? () => {} : queue.claimPlace(visitor);
    },
    listTags: (recipe) =>
      first?.deterministic && isCacheable(recipe) ? [createTag(recipe, first, parts)] : [],
    isStandIn,
  };
}

type WantedDrawing = Pick<DrawOptions, 'visitor' | 'signal' | 'onNews' | 'previews'> & {
  recipe: ImageRecipe;
  begin?: AdmittedDrawing['begin'];
};

/** An account's picture is dated when it is kept, and signed after that. */
const isSignedLater = ({ fingerprint }: PictureSigner, { begin }: WantedDrawing) =>
  begin !== undefined && fingerprint !== '';

/** What is painted from a visitor's own picture, or in their own style, is nobody else's, and is not kept. */
const isCacheable = ({ startingPicture, learnedStyle }: ImageRecipe) =>
  startingPicture === undefined && learnedStyle === undefined;

async function drawNow(
  parts: Pick<ImageServiceParts, 'engines' | 'siteName' | 'signer' | 'clock'>,
  { recipe, signal, onNews, previews: most = 0, signs }: WantedDrawing & { signs: boolean },
): Promise<DrawnImage> {
  const { engines, siteName, signer, clock } = parts;
  const started = performance.now();
  const onProgress = onNews && ((done: number | undefined) => onNews({ done }));
  const onPreview = (preview: PicturePreview) =>
    onNews?.({ preview: { ...preview, bytes: markPreview(parts, recipe, preview) } });
  const previews = most > 0 ? { most, onPreview } : undefined;
  const image = await engines.generate(recipe, { signal, onProgress, previews });
  const durationMs = performance.now() - started;
  const [first] = engines.engines;
  const { engine, drawnBy } = image;
  const isFirst = first?.name === engine && first.drawsBy === drawnBy;
  const isRepeatable = isFirst && first.deterministic && isCacheable(recipe);
  const origin = describeOrigin({ ...recipe, seed: image.seed }, drawnBy ?? engine, siteName);
  // What is drawn again is the same on every day.
  const createdAt = isRepeatable ? undefined : clock.now();
  const marked = markPicture(image.bytes, { ...origin, createdAt });
  const bytes = signs ? await signer.sign(marked) : marked;
  const tag = isRepeatable ? createTag(recipe, first, parts) : undefined;
  return { ...image, bytes, durationMs, tag };
}

/** It says of itself what the picture says. It is not signed: it is nothing to keep. */
function markPreview(
  { siteName, clock }: Pick<ImageServiceParts, 'siteName' | 'clock'>,
  recipe: ImageRecipe,
  { bytes, engine, drawnBy, seed }: PicturePreview,
): Uint8Array<ArrayBuffer> {
  const origin = describeOrigin({ ...recipe, seed }, drawnBy ?? engine, siteName);
  return markPicture(bytes, { ...origin, createdAt: clock.now() });
}

function createTag(
  recipe: ImageRecipe,
  { name, drawsBy = name, version, tellsModelsApart = false }: ImageEngine,
  { siteName, signer }: Pick<ImageServiceParts, 'siteName' | 'signer'>,
): string {
  const said = writeXmp(describeOrigin(recipe, drawsBy, siteName));
  const made = `${name} ${version} ${describeRecipe(recipe, tellsModelsApart)} ${said}${signer.fingerprint}`;
  return digestOf(made).slice(0, 27);
}

/** Only where tools have models of their own is the same recipe another picture on another tool. */
function describeRecipe(recipe: ImageRecipe, tellsModelsApart: boolean): string {
  const { prompt, negativePrompt = '', width, height, seed, format, toolModel = 'standard' } = recipe;
  const model = tellsModelsApart ? [toolModel] : [];
  return JSON.stringify([prompt, negativePrompt, width, height, seed, format, ...model, ...marksOf(recipe)]);
}
