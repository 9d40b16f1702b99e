import { z } from 'zod';
import {
  foundImageSchema,
  foundImagesSchema,
  imageFiltersSchema,
  type imageSearchSchema,
  LONGEST_PAGE,
  PAGE_LENGTH,
} from '../../../features/gallery/finding/image-search.schema.ts';
import { inMegabytes, PICTURE_LIMITS, UPLOADED_BYTES } from '../../../features/gallery/gallery.rules.ts';
import {
  galleryItemSchema,
  releaseAnswerSchema,
  releaseSchema,
  SAVE_PARTS,
  savedImageSchema,
  saveImageSchema,
} from '../../../features/gallery/gallery.schema.ts';
import { accountRunsSchema, MOST_RUNS } from '../../../features/gallery/viewing/account-runs.schema.ts';
import type { ApiFailure, ApiGroup, ApiOperation, ApiParameter } from '../api-operation.types.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN, READ_ONLY } from '../shared-failures.ts';
import { collectionsOperations } from './collections.operations.ts';

export const IMAGE_ID: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The ID from the history.',
  schema: z.string(),
  example: '0b9f3c1e-7f0a-4d2c-9a53-5a1f6b7c8d90',
};

const TOO_MANY_SEARCHES: ApiFailure = {
  status: 429,
  codes: ['gallery.too_many_searches'],
  when: 'More than 1,200 pages in a minute. See Retry-After.',
};

export const UNKNOWN_IMAGE: ApiFailure = {
  status: 404,
  codes: ['image.unknown'],
  when: "There is no image with this ID in this account's gallery. Images of other accounts get the same answer.",
};

const save: ApiOperation = {
  id: 'save-image',
  method: 'post',
  path: '/api/images/save',
  summary: 'Save an image',
  description: [
    'Saves an image to the private gallery and charges for it. An image made by this site is saved by its hold, and the server keeps the bytes it drew. An image from elsewhere is paid for here.',
    'The image comes as base64 in JSON, or as a file in a form (`multipart/form-data`): `image` is the file, and `details` holds all other fields as JSON. One large request per account is read at a time; others wait.',
    'Saving the same hold twice, or sending the same Idempotency-Key twice, is charged once and gets the same answer.',
  ],
  token: 'required',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Makes it safe to retry a save, with or without a hold.',
      schema: z.string().min(1).max(200),
    },
    {
      name: SAVE_PARTS.image,
      in: 'form',
      required: true,
      description: `A PNG, JPEG or WebP picture of at most ${inMegabytes(PICTURE_LIMITS.bytes)}.`,
      schema: z.file(),
      example: 'fox.png',
    },
    {
      name: SAVE_PARTS.details,
      in: 'form',
      required: true,
      description: 'The fields of the JSON body but `base64Image`, as JSON.',
      schema: z.string(),
      example: '{"prompt":"a red fox", ...}',
    },
  ],
  body: { name: 'SaveImage', schema: saveImageSchema },
  answers: [
    {
      status: 200,
      description: 'Saved and paid for.',
      body: { name: 'SavedImage', schema: savedImageSchema },
    },
  ],
  failures: [
    {
      status: 400,
      codes: [
        ...INVALID_BODY.codes,
        'request.not_form',
        'image.not_base64',
        'image.unreadable',
        'image.animated',
        'image.other_size',
        'request.bad_key',
      ],
      when: 'A field is missing or wrong, or the image is not a whole PNG, JPEG or WebP picture of that size.',
    },
    NEEDS_TOKEN,
    {
      status: 402,
      codes: ['credits.insufficient'],
      when: 'The account cannot pay for an image without a hold.',
    },
    {
      status: 403,
      codes: ['plan.inactive', 'gallery.uploads_full', 'receipt.refused'],
      when: `A receipt that is too old or for another image; the yellow tool without an active Unlimited plan; or, without a hold, images from elsewhere take ${inMegabytes(UPLOADED_BYTES.free)} of a free account's gallery already, ${inMegabytes(UPLOADED_BYTES.withPlan)} with a plan. GET /api/account says how much they take.`,
    },
    {
      status: 404,
      codes: ['hold.unknown', 'image.unknown'],
      when: 'The account has no such hold, or has deleted the image of this receipt.',
    },
    {
      status: 409,
      codes: ['hold.open', 'hold.released', 'hold.other_tool', 'request.key_reused', 'receipt.used'],
      when: 'The receipt was used before, or the image is still being made, was released, was made with the other tool, or the key was used for something else.',
    },
    {
      ...BODY_TOO_LARGE,
      codes: [...BODY_TOO_LARGE.codes, 'image.too_large'],
      when: `The image is larger than ${inMegabytes(PICTURE_LIMITS.bytes)}, or its details are larger than 256 KB.`,
    },
    {
      status: 429,
      codes: ['gallery.too_many_saves', 'gallery.uploads_site_limit'],
      when: 'More than 120 saves in a minute; or, without a hold, all free accounts together have saved too many images from elsewhere within 24 hours. See Retry-After.',
    },
    READ_ONLY,
  ],
};

const SEARCHED: Readonly<Record<keyof typeof imageSearchSchema.shape, string>> = {
  query: 'Words that are all in the prompt; the last may be incomplete.',
  limit: `How many at most, 1 to ${LONGEST_PAGE}; ${PAGE_LENGTH} if missing.`,
  before: 'What `next` of the page before said.',
  tool: '`green` or `yellow`.',
  engine: 'As `recipe.engine` names it.',
  option: 'List and choice, as in `style=Watercolor`. May come several times; all must have been chosen.',
  color: 'What most of the picture is, as in `blue`.',
  starred: '`1` for those with a star.',
  collection: 'The ID of a collection.',
  from: 'The earliest date or time.',
  to: 'The first date or time that is too late.',
};

const history: ApiOperation = {
  id: 'list-images',
  method: 'get',
  path: '/api/images/history',
  summary: 'List and search images',
  description: [
    'Without parameters, a list of the 30 newest images in the gallery, newest first. Older images are kept, too.',
    'With any of the parameters, a page of the images that match them all: an object with `images` and `next`. Send `next` as `before` to go on. A page may have fewer images than `limit` before the end; `next` is null at the end.',
  ],
  token: 'required',
  parameters: Object.entries(SEARCHED).map(([name, description]) => ({
    ...{ name, in: 'query', description, schema: z.string() },
  })),
  answers: [
    {
      status: 200,
      description: 'The images: a list without parameters, a page with them.',
      body: { name: 'History', schema: z.union([z.array(foundImageSchema), foundImagesSchema]) },
    },
  ],
  failures: [
    { ...INVALID_BODY, codes: ['request.invalid'], when: 'A parameter is wrong; the message names it.' },
    NEEDS_TOKEN,
    TOO_MANY_SEARCHES,
  ],
};

const filters: ApiOperation = {
  id: 'list-image-filters',
  method: 'get',
  path: '/api/images/filters',
  summary: 'List what images can be filtered by',
  description: ['The tools, engines, options and colors that images of this account have.'],
  token: 'required',
  answers: [
    { status: 200, description: 'The choices.', body: { name: 'Filters', schema: imageFiltersSchema } },
  ],
  failures: [NEEDS_TOKEN, TOO_MANY_SEARCHES],
};

const release: ApiOperation = {
  id: 'release-images',
  method: 'post',
  path: '/api/images/release',
  summary: 'Release images',
  description: [
    'The only way to stop a run: a closed connection does not. A run that is named before its first request arrived is not begun any more.',
    'For images that are no longer needed: images still being made are stopped, delivered images are released, and nothing is charged. Saved images stay. Unknown IDs change nothing. Images that an engine had already started count toward the images an account may stop in a UTC day.',
    'At most 8 delivered images can be released in a UTC day. After that they are saved to the gallery and charged, and the answer lists them.',
  ],
  token: 'required',
  body: { name: 'Release', schema: releaseSchema },
  answers: [
    {
      status: 200,
      description: 'What happened to each image.',
      body: { name: 'Released', schema: releaseAnswerSchema },
    },
  ],
  failures: [
    INVALID_BODY,
    NEEDS_TOKEN,
    {
      status: 429,
      codes: ['gallery.too_many_releases'],
      when: 'More than 120 calls in a minute. See Retry-After.',
    },
  ],
};

const runs: ApiOperation = {
  id: 'list-runs',
  method: 'get',
  path: '/api/images/runs',
  summary: 'See what became of runs',
  description: [
    'A run goes on when its connections are lost. This tells which of its images are made, are in the gallery or were released, whoever asked for them.',
    'A delivered image is saved with its `holdId` alone.',
  ],
  token: 'required',
  parameters: [
    {
      name: 'ids',
      in: 'query',
      required: true,
      description: `The \`X-Dreamseed-Run\` of up to ${MOST_RUNS} runs, with commas between them.`,
      schema: z.string(),
      example: 'd1a2b3c4-0f1e-4d2c-9b3a-4f5e6d7c8b9a',
    },
  ],
  answers: [{ status: 200, description: 'The runs.', body: { name: 'Runs', schema: accountRunsSchema } }],
  failures: [
    { status: 400, codes: ['request.invalid'], when: 'There are no IDs, or too many.' },
    NEEDS_TOKEN,
  ],
};

const remove: ApiOperation = {
  id: 'delete-image',
  method: 'delete',
  path: '/api/images/{id}',
  summary: 'Delete an image',
  description: [
    'The image leaves the history right away and is erased after 10 minutes. Its price isn’t refunded.',
  ],
  token: 'required',
  parameters: [IMAGE_ID],
  answers: [{ status: 204, description: 'Deleted.' }],
  failures: [NEEDS_TOKEN, UNKNOWN_IMAGE],
};

const restore: ApiOperation = {
  id: 'restore-image',
  method: 'post',
  path: '/api/images/{id}/restore',
  summary: 'Undo a deletion',
  description: ['Within 10 minutes of the deletion.'],
  token: 'required',
  parameters: [IMAGE_ID],
  answers: [
    {
      status: 200,
      description: 'The image is in the history again.',
      body: { name: 'GalleryItem', schema: galleryItemSchema },
    },
  ],
  failures: [NEEDS_TOKEN, UNKNOWN_IMAGE],
};

const SIGNATURE: readonly ApiParameter[] = [
  { name: 'expires', in: 'query', required: true, description: 'Part of the URL.', schema: z.string() },
  { name: 'signature', in: 'query', required: true, description: 'Part of the URL.', schema: z.string() },
];

const ADDRESS_REFUSED: ApiFailure = {
  status: 403,
  codes: ['image.address_refused'],
  when: 'The URL is invalid or has expired. Load the history again.',
};

const file: ApiOperation = {
  id: 'get-image-file',
  method: 'get',
  path: '/api/images/{id}/file',
  summary: 'Get the bytes of an image',
  description: ['Uses the URL from the history. It works without a token for at least an hour.'],
  token: 'none',
  parameters: [IMAGE_ID, ...SIGNATURE],
  answers: [
    { status: 200, description: 'The image.', contentTypes: ['image/jpeg', 'image/webp', 'image/png'] },
  ],
  failures: [ADDRESS_REFUSED, UNKNOWN_IMAGE],
};

const thumbnail: ApiOperation = {
  ...file,
  id: 'get-image-thumbnail',
  path: '/api/images/{id}/thumbnail',
  summary: 'Get a thumbnail',
  parameters: [
    ...(file.parameters ?? []),
    { name: 'width', in: 'query', description: 'Pixels.', schema: z.union([z.literal(320), z.literal(640)]) },
  ],
  answers: [{ status: 200, description: 'The small version.', contentTypes: ['image/webp'] }],
};

const beginning: ApiOperation = {
  ...file,
  id: 'get-image-beginning',
  path: '/api/images/{id}/beginning',
  summary: 'Get the picture that an image began with',
  answers: [{ status: 200, description: 'The picture that was painted.', contentTypes: ['image/jpeg'] }],
};

export const galleryGroup: ApiGroup = {
  id: 'gallery',
  name: 'Gallery',
  introduction: 'The images of an account, visible only to their owner.',
  operations: [
    ...[save, history, filters, release, runs, remove, restore, file, thumbnail, beginning],
    ...collectionsOperations,
  ],
};
