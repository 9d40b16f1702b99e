import { partAvoidedWords } from '../../avoided-words.rules.ts';
import { cleanWords, joinWords } from '../../remote/engine-words.rules.ts';
import { alignSize, nearestSize, type PictureSize } from '../../remote/picture-size.rules.ts';
import { stripPromptControls } from '../../remote/prompt-controls.rules.ts';

/** Beside the portable subset. */
type ImagesField = 'response_format' | 'seed';
export type ImagesServer = 'openai' | 'localai' | 'sd-cpp';

export interface ImagesWish {
  prompt: string;
  negativePrompt?: string;
  width: number;
  height: number;
  seed: number;
  /** Of a picture to begin with. */
  denoising?: number;
  /** '' where the service has but one. */
  model: string;
}

export interface ImagesHabits {
  server: ImagesServer;
  fields: readonly ImagesField[];
  /** The only ones that the service draws; empty where the model tells, or any. */
  sizes: readonly PictureSize[];
}

/** The body of `POST /images/generations`. */
export interface ImagesBody {
  model?: string;
  prompt: string;
  n: 1;
  size: string;
  response_format?: 'b64_json';
  seed?: number;
}

const LONGEST_PROMPT = 4_000;
const LONGEST_OF_DALL_E_2 = 1_000;
/** Multiples of 64 suit every diffusion model; below 256 they have no room to draw. */
const ANY_SIZE = { step: 64, least: 256, most: 2_048 };

const square = (side: number): PictureSize => ({ width: side, height: side });
const LYING_AND_STANDING = (long: number, short: number): PictureSize[] => [
  { width: long, height: short },
  { width: short, height: long },
];

/** https://platform.openai.com/docs/api-reference/images/create: `size`. */
const SIZES_OF_MODELS: readonly [RegExp, readonly PictureSize[]][] = [
  [/^(chat)?gpt-image/, [square(1024), ...LYING_AND_STANDING(1536, 1024)]],
  [/^dall-e-3/, [square(1024), ...LYING_AND_STANDING(1792, 1024)]],
  [/^dall-e-2/, [square(256), square(512), square(1024)]],
];

/**
 * The portable subset, and of the rest only what the owner says that the service takes: OpenAI refuses
 * fields it does not know, and stable-diffusion.cpp fails on empty ones, so there are none.
 */
export function writeImagesBody(wish: ImagesWish, habits: ImagesHabits): ImagesBody {
  const { width, height } = chooseSize(wish, habits);
  const takes = (field: ImagesField) => habits.server === 'localai' || habits.fields.includes(field);
  return {
    ...(wish.model === '' ? {} : { model: wish.model }),
    prompt: writePrompt(wish, habits.server),
    n: 1,
    size: `${width}x${height}`,
    ...(takes('response_format') ? { response_format: 'b64_json' } : {}),
    ...(takes('seed') ? { seed: wish.seed } : {}),
  };
}

/** Whether a model begins with a picture: dall-e-3 cannot, and dall-e-2 repaints what is transparent alone. */
export function beginsWithPictures(model: string): boolean {
  return !/^dall-e/.test(model);
}

/** Whether a model looks at several pictures, as OpenAI's own do. */
export function looksAtPictures(model: string): boolean {
  return /^(chat)?gpt-image/.test(model);
}

/** What is asked for: the nearest that the model draws. */
export function chooseSize(
  wish: Pick<ImagesWish, 'width' | 'height' | 'model'>,
  { sizes }: Pick<ImagesHabits, 'sizes'>,
): PictureSize {
  const known = SIZES_OF_MODELS.find(([model]) => model.test(wish.model))?.[1] ?? [];
  const [first, ...others] = sizes.length > 0 ? sizes : known;
  return first ? nearestSize(wish, [first, ...others]) : alignSize(wish, ANY_SIZE);
}

function writePrompt(wish: ImagesWish, server: ImagesServer): string {
  const longest = /^dall-e-2/.test(wish.model) ? LONGEST_OF_DALL_E_2 : LONGEST_PROMPT;
  const prompt = stripPromptControls(wish.prompt);
  const negativePrompt = stripPromptControls(wish.negativePrompt ?? '');
  if (server === 'openai') return joinWords({ prompt, negativePrompt }, longest);
  const parted = partAvoidedWords({ prompt, negativePrompt });
  const wanted = joinWords({ prompt: parted.prompt }, longest);
  const unwanted = cleanWords(parted.negativePrompt);
  if (server === 'localai') return unwanted === '' ? wanted : `${wanted}|${unwanted}`;
  const extra = {
    seed: wish.seed,
    ...(wish.denoising === undefined ? {} : { strength: wish.denoising }),
    ...(unwanted === '' ? {} : { negative_prompt: unwanted }),
  };
  return `${wanted}<sd_cpp_extra_args>${JSON.stringify(extra)}</sd_cpp_extra_args>`;
}
