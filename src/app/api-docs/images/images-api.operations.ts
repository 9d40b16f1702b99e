import { z } from 'zod';
import {
  editSchema,
  generationSchema,
  MOST_PICTURES,
  modelSchema,
  modelsSchema,
  picturesAnswerSchema,
} from '../../../features/images-api/images-api.schema.ts';
import { writtenScriptSchema } from '../../../features/story-scripts/story-script.schema.ts';
import type { ApiAnswer, ApiFailure, ApiGroup, ApiOperation, ApiParameter } from '../api-operation.types.ts';
import { STORY_FIELDS } from '../story-scripts.operations.ts';

const IDEMPOTENCY: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names the request for a day: sent again, it gives the same pictures and is paid for once. One that failed is tried anew.',
  schema: z.string().max(200),
};

const STREAM =
  'With `stream`, an event `image_generation.completed` (`image_edit.completed` for edits and variations) tells of each picture as soon as it is drawn: `b64_json`, `created_at`, `size`, `output_format`, `quality`, `background`, `seed`, `engine`. With `partial_images`, events `image_generation.partial_image` before it are previews, with the same and `partial_image_index`, from 0. Comment lines between say how far a picture is.';

const PICTURES: readonly ApiAnswer[] = [
  {
    status: 200,
    description: 'The pictures, in their order; with a stream, an event for each.',
    body: { name: 'Pictures', schema: picturesAnswerSchema },
  },
];

const KEY_FAILURES: readonly ApiFailure[] = [
  { status: 401, codes: ['invalid_api_key'], when: 'The key is missing, or does not work.' },
  {
    status: 403,
    codes: ['api_key.scope', 'api_key.address', 'api_key.plan'],
    when: 'The key may not do this or not from here, or the plan has no API access.',
  },
  {
    status: 429,
    codes: ['rate_limit_exceeded'],
    when: 'Too many calls a minute, or too many pictures wait. See Retry-After.',
  },
];

const DRAWING_FAILURES: readonly ApiFailure[] = [
  {
    status: 400,
    codes: ['invalid_value', 'content_policy_violation'],
    when: 'A parameter is wrong, and `param` names it; or the site does not draw these words.',
  },
  ...KEY_FAILURES,
  {
    status: 402,
    codes: ['insufficient_quota'],
    when: 'The credits do not cover all pictures. Nothing is drawn.',
  },
  { status: 404, codes: ['model_not_found'], when: 'There is no such model.' },
  {
    status: 409,
    codes: ['api_key.other_request'],
    when: 'The Idempotency-Key was used for another request within a day.',
  },
  {
    status: 429,
    codes: ['insufficient_quota'],
    when: 'The key has had what it may spend today. It can go on at midnight UTC.',
  },
  { status: 503, codes: ['image_service.queue_full', 'image_service.stopping'], when: 'See Retry-After.' },
];

const FORM_FIELDS: readonly ApiParameter[] = [
  {
    name: 'image',
    in: 'form',
    required: true,
    description: 'The picture, as a file: JPEG, PNG, WebP, GIF or AVIF.',
    schema: z.file(),
    example: 'photo.jpg',
  },
  ...Object.entries(editSchema.shape).map(
    ([name, schema]): ApiParameter => ({
      name,
      in: 'form',
      description: schema.description ?? schema.meta()?.description ?? 'As for a generation.',
      schema,
      ...(name === 'prompt' && { example: 'as a woodcut' }),
    }),
  ),
];

const generate: ApiOperation = {
  id: 'v1-generate-images',
  method: 'post',
  path: '/v1/images/generations',
  summary: 'Make pictures',
  description: [
    `Up to ${MOST_PICTURES} pictures for the price that they have in the tools: the credits of all are set aside first, or none. They are in the gallery as well.`,
    'Without an Idempotency-Key a closed connection stops the work, and what was drawn is paid for. With one it goes on, so that it can be asked for again; a stream stops either way, and what was given back is not drawn again.',
    STREAM,
  ],
  token: 'key',
  parameters: [IDEMPOTENCY],
  body: { name: 'GenerateImages', schema: generationSchema },
  answers: PICTURES,
  failures: DRAWING_FAILURES,
};

const edit: ApiOperation = {
  id: 'v1-edit-image',
  method: 'post',
  path: '/v1/images/edits',
  summary: 'Paint a picture',
  description: [
    'A picture of your own in a style, a light or a season that the prompt asks for. There are no masks.',
  ],
  token: 'key',
  parameters: [IDEMPOTENCY, ...FORM_FIELDS],
  answers: PICTURES,
  failures: DRAWING_FAILURES,
};

const vary: ApiOperation = {
  id: 'v1-vary-image',
  method: 'post',
  path: '/v1/images/variations',
  summary: 'Vary a picture',
  description: ['The same without words: each picture is painted another way.'],
  token: 'key',
  parameters: [IDEMPOTENCY, ...FORM_FIELDS.filter(({ name }) => name !== 'prompt')],
  answers: PICTURES,
  failures: DRAWING_FAILURES,
};

const listModels: ApiOperation = {
  id: 'v1-list-models',
  method: 'get',
  path: '/v1/models',
  summary: 'List the models',
  description: [
    '`dreamseed` is the green tool and draws with the model of your plan, `dreamseed-yellow` the yellow one. The others are the green tool in a style.',
  ],
  token: 'key',
  answers: [{ status: 200, description: 'The models.', body: { name: 'Models', schema: modelsSchema } }],
  failures: KEY_FAILURES,
};

const findModel: ApiOperation = {
  id: 'v1-find-model',
  method: 'get',
  path: '/v1/models/{model}',
  summary: 'Look a model up',
  description: ['One of the list.'],
  token: 'key',
  parameters: [
    {
      name: 'model',
      in: 'path',
      required: true,
      description: 'Its ID.',
      schema: z.string(),
      example: 'dreamseed',
    },
  ],
  answers: [{ status: 200, description: 'The model.', body: { name: 'Model', schema: modelSchema } }],
  failures: [...KEY_FAILURES, { status: 404, codes: ['model_not_found'], when: 'There is no such model.' }],
};

const writeStory: ApiOperation = {
  id: 'v1-write-story',
  method: 'post',
  path: '/v1/stories',
  summary: 'Write the script of a web story',
  description: [
    'The same as `POST /api/story-script`, with the same limits, by a key that may write stories. It costs nothing. OpenAI’s API has no such call, so its clients have no method for it.',
  ],
  token: 'key',
  parameters: STORY_FIELDS,
  answers: [
    { status: 200, description: 'The script.', body: { name: 'WrittenScript', schema: writtenScriptSchema } },
  ],
  failures: [
    {
      status: 400,
      codes: ['story_script.incomplete', 'content_policy_violation'],
      when: 'The title or the picture is missing or cannot be used, or the site or its writer refuses to write about them; the message says why.',
    },
    ...KEY_FAILURES,
    { status: 413, codes: ['story_script.picture_too_large'], when: 'The picture is larger than 8 MB.' },
    {
      status: 429,
      codes: ['rate_limit_exceeded'],
      when: 'Too many scripts for this network address within an hour, or for the whole site within a day. See Retry-After.',
    },
    {
      status: 502,
      codes: ['story_script.invalid_format', 'story_script.out_of_reach'],
      when: 'The writer returned no script or couldn’t be reached.',
    },
    {
      status: 503,
      codes: ['story_script.busy', 'story_script.misconfigured'],
      when: 'The writer is busy or not set up correctly.',
    },
    { status: 504, codes: ['story_script.too_slow'], when: 'The writer took too long.' },
  ],
};

export const imagesApiGroup: ApiGroup = {
  id: 'images-api',
  name: 'OpenAI’s images API',
  introduction:
    'Whatever speaks OpenAI’s images API can use this site: give it the address of the site with /v1 behind it, and a key. Errors are {error: {message, type, param, code}}.',
  operations: [generate, edit, vary, listModels, findModel, writeStory],
};
