import { z } from 'zod';
import { NO_NUL } from '../../shared/words/no-nul.ts';
import { IMAGE_LIMITS } from '../image-service/prompt-request.rules.ts';

export const MOST_PICTURES = 10;
const LONGEST_WORD = 200;
const MOST_PARTIAL_IMAGES = 3;

const text = (most: number) =>
  z
    .string()
    .trim()
    .refine(...NO_NUL)
    .refine((value) => [...value].length <= most, `must have at most ${most} characters`);

/** By the names that programs write. */
export const SELECTORS = {
  style: 'style',
  mood: 'mood',
  lighting: 'lighting',
  color_scheme: 'colorScheme',
  camera_angle: 'cameraAngle',
  artist: 'artist',
  composition: 'composition',
  art_medium: 'artMedium',
  detail_level: 'detailLevel',
  time_of_day: 'timeOfDay',
  weather: 'weather',
  setting: 'setting',
  camera_lens: 'cameraLens',
  render_style: 'renderStyle',
} as const;

const entry = text(LONGEST_WORD).optional().describe('An entry of the selector of this name.');

/** Names of another service's models are its clients' defaults; those of dall-e answer addresses unless told. */
const shared = {
  model: text(LONGEST_WORD).optional().meta({
    description: 'One of `GET /v1/models`; names that begin with `gpt-image` or `dall-e` mean `dreamseed`.',
    example: 'dreamseed',
  }),
  n: z.int().min(1).max(MOST_PICTURES).optional().meta({ description: 'How many pictures.', example: 1 }),
  size: text(LONGEST_WORD).optional().meta({
    description: 'Width and height in pixels, 64 to 2048 each and 2,100,000 together, or `auto`.',
    example: '1024x1024',
  }),
  response_format: z
    .enum(['url', 'b64_json'])
    .optional()
    .describe('`b64_json` when left out; `url` for models named `dall-e…`.'),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional().describe('PNG when left out.'),
  output_compression: z.int().min(0).max(100).optional().describe('Changes nothing here.'),
  quality: text(LONGEST_WORD).optional().describe('Changes nothing here: there is one quality.'),
  background: z.enum(['auto', 'opaque', 'transparent']).optional().describe('`transparent` is refused.'),
  moderation: z
    .enum(['auto', 'low', 'strict'])
    .optional()
    .describe(
      'With `strict`, only engines that moderate draw it. `auto` and `low` change nothing: the site has one policy.',
    ),
  user: text(LONGEST_WORD).optional().describe('Is not kept.'),
  stream: z
    .boolean()
    .optional()
    .describe(
      'Answers with server-sent events, one as soon as each picture is drawn. They also say which words were `understood`, which are `unknown`, and which were drawn as something similar (`borrowed`).',
    ),
  partial_images: z
    .int()
    .min(0)
    .max(MOST_PARTIAL_IMAGES)
    .optional()
    .describe(
      'How many previews of each picture the stream has before it: the same picture drawn small and enlarged, in which small things such as leaves may differ. There are fewer where the engine has none, the picture is small or it was drawn before. They cost nothing, and make the picture later: two of them by about two thirds.',
    ),
  seed: z
    .int()
    .min(0)
    .max(IMAGE_LIMITS.largestSeed)
    .optional()
    .describe('The same gives the same picture; each next one counts up.'),
  variation: z
    .int()
    .min(0)
    .max(IMAGE_LIMITS.largestVariation)
    .optional()
    .describe(
      'Draws the same seed another way; 0 is the usual one. For `/v1/images/variations`, the number of the first picture (1 when left out); each next one counts up.',
    ),
  learned_style: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('A style of your own, with the contents of its file, instead of one from the list.'),
  negative_prompt: text(IMAGE_LIMITS.negativeLength).optional().describe('What to leave out.'),
  gallery: z.boolean().optional().describe('`false` keeps the pictures out of the gallery.'),
  style: entry.meta({ description: entry.description, example: 'Watercolor' }),
  ...{ mood: entry, lighting: entry, color_scheme: entry, camera_angle: entry, artist: entry },
  ...{ composition: entry, art_medium: entry, detail_level: entry, time_of_day: entry, weather: entry },
  ...{ setting: entry, camera_lens: entry, render_style: entry },
};

const prompt = text(IMAGE_LIMITS.promptLength);

export const generationSchema = z.object({
  prompt: prompt
    .min(1, 'must not be empty')
    .meta({ description: 'What to draw.', example: 'a red fox in the snow' }),
  ...shared,
});

const strength = z
  .number()
  .min(0)
  .max(1)
  .optional()
  .describe('How much of the picture changes; 0.7 when left out.');

export const editSchema = z.object({ prompt: prompt.default(''), strength, ...shared });

export type PictureInput = z.infer<typeof editSchema>;

export const picturesAnswerSchema = z.object({
  created: z.int().describe('Seconds since 1970.'),
  data: z.array(
    z.object({
      b64_json: z.string().optional(),
      url: z.string().optional().describe('Good for an hour or two.'),
      revised_prompt: z.string().describe('What was drawn: the prompt with the entries of the selectors.'),
      seed: z.int(),
      engine: z.string().describe('The engine that drew it.'),
    }),
  ),
});

export const modelSchema = z.object({
  id: z.string().meta({ example: 'dreamseed-watercolor' }),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
});

export const modelsSchema = z.object({ object: z.literal('list'), data: z.array(modelSchema) });

export const apiErrorSchema = z.object({
  error: z.object({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});

export type PicturesAnswer = z.infer<typeof picturesAnswerSchema>;
export type ApiModel = z.infer<typeof modelSchema>;
export type ApiError = z.infer<typeof apiErrorSchema>;
