import { z } from 'zod';
import { toContentType } from '../../../features/image-engines/image-bytes.rules.ts';
import { runProgressSchema } from '../../../features/image-service/progress/run-progress.schema.ts';
import {
  DEFAULT_FORMAT,
  DEFAULT_SIDE,
  FORMATS,
  IMAGE_LIMITS,
} from '../../../features/image-service/prompt-request.rules.ts';
import { TILES_PER_RUN } from '../../../features/image-service/run-headers.rules.ts';
import { LARGEST_STARTING_PICTURE } from '../../../features/image-service/starting-picture.usecases.ts';
import { LONGEST_STYLE_NAME, USUAL_STYLE_NAME } from '../../../shared/learned-style-mark.ts';
import type { ApiFailure, ApiGroup, ApiOperation, ApiParameter } from '../api-operation.types.ts';
import { READ_ONLY, STALE_TOKEN } from '../shared-failures.ts';

const side = z.int().min(IMAGE_LIMITS.smallestSide).max(IMAGE_LIMITS.largestSide).default(DEFAULT_SIDE);

const parameters: readonly ApiParameter[] = [
  {
    name: 'prompt',
    in: 'path',
    required: true,
    description: 'What to draw, percent-encoded as one path segment.',
    schema: z.string().min(1).max(IMAGE_LIMITS.promptLength),
    example: 'a lighthouse in a storm',
  },
  { name: 'width', in: 'query', description: 'Whole pixels.', schema: side, example: '768' },
  {
    name: 'height',
    in: 'query',
    description: `Whole pixels; at most ${IMAGE_LIMITS.pixels.toLocaleString('en-US')} together with the width.`,
    schema: side,
    example: '512',
  },
  {
    name: 'seed',
    in: 'query',
    description: 'The same seed draws the same picture. Random when left out.',
    schema: z.int().min(0).max(IMAGE_LIMITS.largestSeed),
    example: '7',
  },
  {
    name: 'variation',
    in: 'query',
    description:
      'Another reading of the same seed: the built-in illustrator keeps the place, the subject, the colors and the light, and changes the rest. Other engines add it to the seed.',
    schema: z.int().min(0).max(IMAGE_LIMITS.largestVariation).default(0),
  },
  {
    name: 'negative',
    in: 'query',
    description: 'What to leave out.',
    schema: z.string().max(IMAGE_LIMITS.negativeLength),
  },
  {
    name: 'format',
    in: 'query',
    description: 'The kind of file.',
    schema: z.enum(FORMATS).default(DEFAULT_FORMAT),
  },
  {
    name: 'nologo',
    in: 'query',
    description: 'Accepted for compatibility. Images never have a logo.',
    schema: z.string(),
  },
  {
    name: 'X-Dreamseed-Tool',
    in: 'header',
    description:
      'Which tool the image is for. Required with an identity token, because it sets the price; with a key it is the green one when left out.',
    schema: z.literal(Object.keys(TILES_PER_RUN)),
  },
  {
    name: 'X-Dreamseed-Run',
    in: 'header',
    description:
      'One ID for all images of a run (one press of Generate). With a token, the first request holds credits for the whole run. Requesting the same run and tile again with the same prompt and settings returns the same image at no extra cost. Without it, the request is a run of one image.',
    schema: z.uuid(),
  },
  {
    name: 'X-Dreamseed-Tile',
    in: 'header',
    description: 'Which image of the run: 0 or 1 on green, 0 to 3 on yellow.',
    schema: z
      .int()
      .min(0)
      .max(TILES_PER_RUN.yellow - 1),
  },
  {
    name: 'X-Dreamseed-Tiles',
    in: 'header',
    description:
      'How many images the run has, if fewer than its tool makes: 2 on green, 4 on yellow. An image that failed is tried again as a run of one.',
    schema: z.int().min(1).max(TILES_PER_RUN.yellow),
  },
  {
    name: 'X-Dreamseed-Ask-First',
    in: 'header',
    description:
      "How many characters at the beginning of the prompt are a person's own words, the rest being options. If the built-in illustrator would draw and knows none of them, the answer is 422 before anything is counted or held; ask again without this header to draw all the same. Other engines draw at once.",
    schema: z.int().min(0).max(9999),
  },
];

const failures: readonly ApiFailure[] = [
  {
    status: 400,
    codes: [
      'image_service.prompt_missing',
      'image_service.prompt_malformed',
      'image_service.prompt_too_long',
      'image_service.negative_too_long',
      'image_service.size_out_of_range',
      'image_service.too_many_pixels',
      'image_service.seed_out_of_range',
      'image_service.variation_out_of_range',
      'image_service.format_unknown',
      'image_service.nul_refused',
      'run.tool_missing',
      'run.tool_unknown',
      'run.headers_incomplete',
      'run.id_malformed',
      'run.tile_out_of_range',
      'run.size_malformed',
    ],
    when: 'Something in the URL or the headers is outside its limits. The message says what.',
  },
  STALE_TOKEN,
  {
    status: 402,
    codes: ['credits.insufficient'],
    when: 'The account cannot pay for the whole run. Nothing is held.',
  },
  {
    status: 403,
    codes: ['plan.inactive', 'image_service.other_site'],
    when: 'The yellow tool without an active Unlimited plan, or a page of another site.',
  },
  {
    status: 409,
    codes: ['run.other_tool', 'hold.other_request', 'hold.released'],
    when: 'The run began on the other tool, this image was requested with another prompt or other settings, or it was stopped.',
  },
  {
    status: 422,
    codes: ['policy.refused', 'picture.held_back', 'image_engines.declined', 'image_service.nothing_known'],
    when: 'The site’s word policy refuses the prompt (`rule` says by which rule, the message for which words; nothing is counted), the engine declined to draw this prompt (no other engine is tried), the picture or the one it was to begin with may show sexual content and the site looks for that, or `X-Dreamseed-Ask-First` was sent and no word of the prompt is known. Nothing is charged.',
  },
  {
    status: 429,
    codes: [
      'image_service.guest_limit',
      'image_service.guest_total_limit',
      'image_service.visitor_queue_full',
      'run.too_many_left',
    ],
    when: "Today's free images are used up, this caller has too many images waiting, or too many images were stopped today. See Retry-After.",
  },
  {
    status: 502,
    codes: ['image_engines.failed'],
    when: 'No engine could draw the image. Nothing is charged.',
  },
  {
    status: 503,
    codes: ['image_service.queue_full', 'image_engines.busy', 'image_service.stopping', ...READ_ONLY.codes],
    when: 'Too many images are waiting, every engine is busy, or the server is restarting (see Retry-After); or new images are paused.',
  },
  {
    status: 504,
    codes: ['image_engines.timeout'],
    when: 'No engine was ready in time. Nothing is charged.',
  },
];

const image: ApiOperation['answers'][number] = {
  status: 200,
  description: 'The image.',
  contentTypes: FORMATS.map(toContentType),
  headers: {
    'X-Dreamseed-Engine': 'Which engine drew it.',
    'X-Dreamseed-Stand-In': '`true` when an engine before it could not; such an image is never kept.',
    'X-Dreamseed-Seed': 'The seed it was drawn with.',
    'X-Dreamseed-Duration-Ms': 'How long the engine drew.',
    'X-Dreamseed-Notes':
      'Percent-encoded JSON: the words that were understood, the words that were not, and in `says` a sentence about words for which the nearest kind was drawn.',
    'X-Dreamseed-Receipt':
      'For a guest, with X-Dreamseed-Tool, -Run and -Tile: proves for 30 days that this image was drawn for them. POST /api/images/save keeps it with it in an account, once, at no price.',
    'X-Dreamseed-Hold':
      'With a token: the ID of the credit hold for this image. Use it to save or release the image.',
  },
};

const LARGEST_MEGABYTES = LARGEST_STARTING_PICTURE / 1024 / 1024;

/** A form has what an address has, and the picture. */
const paintFields: readonly ApiParameter[] = [
  {
    name: 'image',
    in: 'form',
    required: true,
    description: `The picture to begin with: a JPEG, PNG, WebP, GIF or AVIF file of at most ${LARGEST_MEGABYTES} MB and 40 megapixels. It is cut to the requested size around its middle and stripped of camera metadata.`,
    schema: z.file(),
    example: 'photo.jpg',
  },
  {
    name: 'prompt',
    in: 'form',
    description: 'How to paint it. It may be left out.',
    schema: z.string().max(IMAGE_LIMITS.promptLength),
    example: 'Oil Painting',
  },
  {
    name: 'learnedStyle',
    in: 'form',
    description:
      'A style that POST /api/styles/learn answered, as JSON of at most 20 KB. It takes the place of a style in the prompt.',
    schema: z.string(),
  },
  {
    name: 'learnedStyleName',
    in: 'form',
    description: `What the recipe calls that style: at most ${LONGEST_STYLE_NAME} characters, "${USUAL_STYLE_NAME}" when left out.`,
    schema: z.string(),
  },
  {
    name: 'strength',
    in: 'form',
    description: 'How much of the picture changes, from 0 to 1.',
    schema: z.number().min(0).max(1).default(0.7),
  },
  ...parameters.flatMap((parameter) =>
    parameter.in === 'query' && parameter.name !== 'nologo'
      ? [{ ...parameter, in: 'form' as const, example: undefined }]
      : [],
  ),
  ...parameters.filter(({ in: place, name }) => place === 'header' && name !== 'X-Dreamseed-Ask-First'),
];

const PAINT_CODES = [
  'image_service.not_form',
  'image_service.picture_missing',
  'image_service.picture_unreadable',
  'image_service.picture_too_many_pixels',
  'image_service.strength_out_of_range',
  'image_service.style_unreadable',
  'image_engines.no_learned_style',
  'image_engines.no_starting_picture',
];
const OF_ADDRESSES: ReadonlySet<string> = new Set([
  'image_service.prompt_missing',
  'image_service.prompt_malformed',
  'image_service.nothing_known',
]);

const paintFailures: readonly ApiFailure[] = [
  ...failures.map((failure) => {
    const codes = failure.codes.filter((code) => !OF_ADDRESSES.has(code));
    if (failure.status === 400)
      return {
        ...failure,
        codes: [...codes, ...PAINT_CODES],
        when: 'Something in the form or the headers is outside its limits, the picture cannot be read, or no engine of this site begins with pictures. The message says what.',
      };
    return failure.status === 429
      ? { ...failure, codes: [...codes, 'http.too_many_requests'] }
      : { ...failure, codes };
  }),
  {
    status: 413,
    codes: ['image_service.picture_too_large', 'request.too_large'],
    when: `The picture is larger than ${LARGEST_MEGABYTES} MB.`,
  },
];

const progress: ApiOperation = {
  id: 'run-progress',
  method: 'get',
  path: '/api/runs/{run}/progress',
  summary: 'Get the progress of a run',
  description: [
    'How much of each image is done, if the engine reports progress. The run is identified by the `X-Dreamseed-Run` header of its requests. Anyone who knows the ID may ask; once a second is enough.',
    '`waiting` has the images whose turn has not come, with their place in the queue.',
    'There are no images in the answer if the run is over or hasn’t reported anything yet.',
  ],
  token: 'none',
  parameters: [
    {
      name: 'run',
      in: 'path',
      required: true,
      description: 'The id of the run.',
      schema: z.uuid(),
      example: '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b22',
    },
  ],
  answers: [
    {
      status: 200,
      description: 'The progress so far.',
      body: { name: 'RunProgress', schema: runProgressSchema },
    },
  ],
  failures: [{ status: 400, codes: ['run.id_malformed'], when: 'The ID is not a UUID.' }],
};

export const imageServiceGroup: ApiGroup = {
  id: 'images-from-words',
  name: 'Images from words and pictures',
  introduction:
    'Each URL is one image from words; a picture to paint is posted. It works in a browser or a program and, for guests, without a key.',
  operations: [
    {
      id: 'draw-image',
      method: 'get',
      path: '/prompt/{prompt}',
      summary: 'Draw an image',
      description: [
        'Returns an image of exactly the requested size.',
        'Guests have a daily allowance. With an identity token, the image is paid for with credits: they are held when the run begins, charged when the image is saved, and released if it fails or is released.',
      ],
      token: 'optional',
      parameters,
      answers: [image],
      failures,
    },
    {
      id: 'paint-picture',
      method: 'post',
      path: '/prompt',
      summary: 'Paint a picture',
      description: [
        'Returns your picture, painted in the words of the prompt, in exactly the requested size.',
        'Costs, holds and limits are those of an image from words. With a token, the picture as it was painted is stored with the image, for its owner alone, and goes with it; a guest’s is never stored.',
      ],
      token: 'optional',
      parameters: paintFields,
      answers: [image],
      failures: paintFailures,
    },
    progress,
  ],
};
