import { z } from 'zod';
import { NO_NUL } from '../../shared/words/no-nul.ts';
import { userStatusSchema } from '../user-status/user-status.schema.ts';
import type { UserStatus } from '../user-status/user-status.types.ts';
import { inMegabytes, PICTURE_LIMITS } from './gallery.rules.ts';
import type { GalleryItem, ImageRecipe } from './gallery.types.ts';

const LONGEST_PROMPT = 4000;
const LONGEST_FULL_PROMPT = 8000;
const LONGEST_NEGATIVE = 1000;
const LONGEST_NAME = 100;
const LONGEST_OPTION = 200;
const MOST_OPTIONS = 60;
const LARGEST_SEED = 999_999_999;
const LARGEST_VARIATION = 9999;
const MOST_HOLDS = 8;
const LONGEST_RECEIPT = 2000;

const text = z.string({ error: 'must be a text' });

/** Characters as people count them, not as JavaScript does. */
function textUpTo(most: number, base = text) {
  return base.refine(...NO_NUL).refine((value) => value.length <= most || [...value].length <= most, {
    error: `must have at most ${most.toLocaleString('en-US')} characters`,
  });
}

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.int(error).min(least, error).max(most, error);
}

const side = wholeNumber(PICTURE_LIMITS.smallestSide, PICTURE_LIMITS.largestSide);
const id = textUpTo(LONGEST_NAME).min(1, 'must not be empty');
const EXAMPLE_HOLD = '0b6f5c1e-6c1f-4f5a-9a53-0d8c7f3f2b11';
const EXAMPLE_IMAGE = '5f0c9f4e-2a0e-4d2b-8f1c-7c6f2f5f9a10';
const tool = z.enum(['green', 'yellow'], { error: 'must be green or yellow' });

/** Asked before any entry is looked at, because a body has room for a million of them. */
function hasFewEntries(options: unknown): boolean {
  return typeof options !== 'object' || options === null || Object.keys(options).length <= MOST_OPTIONS;
}

const imageRecipeSchema: z.ZodType<ImageRecipe> = z.object(
  {
    options: z
      .unknown()
      .refine(hasFewEntries, 'has too many entries')
      .pipe(z.record(textUpTo(LONGEST_NAME), textUpTo(LONGEST_OPTION), { error: 'must be an object' }))
      .optional()
      .meta({
        description: 'What the option lists were set to, defaults left out.',
        example: { style: 'Anime' },
        // Whoever describes the schema sees only what is asked of it first.
        type: 'object',
        additionalProperties: { type: 'string' },
      }),
    negativePrompt: textUpTo(LONGEST_NEGATIVE).optional(),
    seed: wholeNumber(0, LARGEST_SEED).optional(),
    variation: wholeNumber(0, LARGEST_VARIATION).optional(),
    strength: z.number('must be a number from 0 to 1').min(0).max(1).optional().meta({
      description: 'How much of the picture that it began with was covered.',
      example: 0.7,
    }),
    learnedStyle: z
      .object({
        name: textUpTo(LONGEST_NAME).meta({ description: 'What it was called then.', example: 'Harbor ink' }),
        hash: textUpTo(LONGEST_NAME).meta({ description: 'Of the style, as GET /api/styles has it.' }),
        medium: textUpTo(LONGEST_NAME).meta({ description: 'The nearest medium.', example: 'ink' }),
      })
      .optional()
      .meta({ description: 'The learned style that it was drawn in.' }),
    engine: textUpTo(LONGEST_NAME).optional(),
  },
  { error: 'must be an object' },
);

const isDrawable = ({ width, height }: { width: number; height: number }) =>
  width * height <= PICTURE_LIMITS.pixels;
const TOO_MANY_PIXELS = {
  path: ['width'],
  error: `width times height must be at most ${PICTURE_LIMITS.pixels.toLocaleString('en-US')}`,
};

const imageDetails = z.object(
  {
    prompt: textUpTo(LONGEST_PROMPT, text.trim().min(1, 'must not be empty')).meta({
      description: 'As typed.',
      example: 'a red fox',
    }),
    fullPrompt: textUpTo(LONGEST_FULL_PROMPT).meta({
      description: 'As sent to the image service.',
      example: 'a red fox, anime style',
    }),
    width: side,
    height: side,
    generatorType: tool.meta({ description: 'The tool that it was made with.' }),
    holdId: id.optional().meta({
      description:
        'The value of `X-Dreamseed-Hold` from the image service. With it, the server saves the bytes it drew and charges the credits on hold.',
      example: EXAMPLE_HOLD,
    }),
    receipt: textUpTo(LONGEST_RECEIPT).optional().meta({
      description:
        'The value of `X-Dreamseed-Receipt` from the image service. With it, a picture that was drawn for a guest is kept at no price, once.',
    }),
    recipe: imageRecipeSchema.optional(),
  },
  { error: 'must be an object' },
);

/** Everything about a picture to save but the picture. */
export const imageDetailsSchema = imageDetails.refine(isDrawable, TOO_MANY_PIXELS);

/** The JSON body of `POST /api/images/save`. */
export const saveImageSchema = z
  .object({
    base64Image: z
      .string({ error: 'must be a text' })
      .min(1, 'must not be empty')
      .optional()
      .meta({
        description: `A PNG, JPEG or WebP picture, with or without a \`data:\` prefix, at most ${inMegabytes(PICTURE_LIMITS.bytes)}. Needed without a hold.`,
        example: 'iVBORw0KGgoAAAANSUhEUgAAAEAAAABA...',
      }),
    ...imageDetails.shape,
  })
  .refine(isDrawable, TOO_MANY_PIXELS)
  .refine(({ base64Image, holdId }) => base64Image !== undefined || holdId !== undefined, {
    error: 'must be a text',
    path: ['base64Image'],
  });

/** The parts of a form that `POST /api/images/save` takes as well, without base64. */
export const SAVE_PARTS = { image: 'image', details: 'details' } as const;

export type ImageDetails = z.infer<typeof imageDetailsSchema>;
/** The picture comes as base64 in JSON, or as it is in a form; of one with a hold the server has the bytes. */
export type SaveImageInput = ImageDetails & ({ base64Image?: string } | { picture: Uint8Array });

/** The body of `POST /api/images/release`. */
export const releaseSchema = z
  .object({
    holdIds: z
      .array(id, { error: 'must be a list of texts' })
      .max(MOST_HOLDS, `must have at most ${MOST_HOLDS} entries`)
      .optional()
      .meta({ example: [EXAMPLE_HOLD] }),
    runId: id.optional().meta({
      description: 'The `X-Dreamseed-Run` of the requests. Releases every hold of that run.',
      example: 'd1a2b3c4-0f1e-4d2c-9b3a-4f5e6d7c8b9a',
    }),
  })
  .refine(({ holdIds, runId }) => runId !== undefined || (holdIds?.length ?? 0) > 0, {
    error: 'name at least one hold, or the run',
    path: ['holdIds'],
  });

export type ReleaseInput = z.infer<typeof releaseSchema>;

export const galleryItemSchema = z.object({
  id: z.string().meta({ example: EXAMPLE_IMAGE }),
  url: z.string().meta({
    description: 'The picture. Works in an `img` tag, without a token, for at least an hour.',
    example: `/api/images/${EXAMPLE_IMAGE}/file?expires=1768485600&signature=kP3v`,
  }),
  prompt: z.string().meta({ description: 'As typed.', example: 'a red fox' }),
  createdAt: z.iso.datetime().meta({ example: '2026-01-15T12:00:00.000Z' }),
  thumbnailUrl: z.string().meta({
    description: '640 pixels wide; its `width` parameter may be changed to 320.',
    example: `/api/images/${EXAMPLE_IMAGE}/thumbnail?width=640&expires=1768485600&signature=Zt0q`,
  }),
  fullPrompt: z.string().meta({ example: 'a red fox, anime style' }),
  width: z.int().meta({ example: 1024 }),
  height: z.int().meta({ example: 1024 }),
  generatorType: tool,
  cost: z.int().meta({ description: 'Credits it cost.', example: 50 }),
  recipe: imageRecipeSchema.nullable(),
  startingPictureUrl: z.string().nullable().meta({
    description: 'The picture that it began with, if any; as long valid as `url`.',
    example: null,
  }),
}) satisfies z.ZodType<GalleryItem>;

/** What `POST /api/images/save` answers. */
export const savedImageSchema = z.object({
  userStatus: userStatusSchema.meta({ description: 'After paying for the image.' }),
  image: galleryItemSchema,
});

/** What `POST /api/images/release` answers. */
export const releaseAnswerSchema = z.object({
  released: z
    .array(z.string())
    .meta({ description: 'Holds that were released and cost nothing.', example: [EXAMPLE_HOLD] }),
  kept: z
    .array(z.string())
    .meta({ description: 'Images that were charged and are in the gallery.', example: [EXAMPLE_IMAGE] }),
  userStatus: userStatusSchema,
});

export interface SavedImage {
  userStatus: UserStatus;
  image: GalleryItem;
}

export interface ReleaseAnswer {
  released: string[];
  kept: string[];
  userStatus: UserStatus;
}
