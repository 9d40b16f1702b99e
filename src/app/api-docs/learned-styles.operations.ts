import { z } from 'zod';
import {
  KEPT_SIDE,
  MOST_KEPT_PICTURES,
  MOST_PICTURES,
  MOST_STYLES,
  STYLES_TO_TRY,
} from '../../features/learned-styles/learned-styles.rules.ts';
import {
  keptStyleSchema,
  keptStylesSchema,
  learningLineSchema,
  renameSchema,
  styleFileSchema,
} from '../../features/learned-styles/learned-styles.schema.ts';
import type { ApiFailure, ApiGroup, ApiOperation, ApiParameter } from './api-operation.types.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN, READ_ONLY, STALE_TOKEN } from './shared-failures.ts';

const STYLE_ID: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The ID of the style.',
  schema: z.string(),
};

const UNKNOWN_STYLE: ApiFailure = {
  status: 404,
  codes: ['styles.unknown'],
  when: 'The account has no such style.',
};

const OTHER_SITE: ApiFailure = {
  status: 403,
  codes: ['styles.other_site'],
  when: 'The request comes from a page of another site.',
};

const FULL: ApiFailure = {
  status: 409,
  codes: ['styles.full'],
  when: `The account keeps ${STYLES_TO_TRY} styles already, or ${MOST_STYLES} with a plan that has custom style training.`,
};

const learn: ApiOperation = {
  id: 'learn-style',
  method: 'post',
  path: '/api/styles/learn',
  summary: 'Learn a style from pictures',
  description: [
    `Send 1 to ${MOST_PICTURES} pictures in one manner, in the fields image1 to image${MOST_PICTURES}. The answer is one JSON value a line: how much is done, and at the end the style, as it is sent to POST /prompt, and two pictures in it; or why nothing was learned, such as styles.busy when too many wait. It takes some five seconds of work. Closing the connection stops it.`,
    'Nothing is stored, and nothing is charged.',
  ],
  token: 'optional',
  parameters: [
    {
      name: 'image1',
      in: 'form',
      required: true,
      description: 'A picture of at most 12 MB; all together at most 32 MB. More follow in image2 and so on.',
      schema: z.file(),
      example: 'painting.jpg',
    },
  ],
  answers: [
    {
      status: 200,
      description: 'Lines as they are written.',
      body: { name: 'LearningLine', schema: learningLineSchema },
    },
  ],
  failures: [
    {
      status: 400,
      codes: [
        'styles.not_form',
        'styles.no_picture',
        'styles.picture_unreadable',
        'styles.picture_too_many_pixels',
      ],
      when: 'There is no picture, or one cannot be read; the message says why.',
    },
    STALE_TOKEN,
    OTHER_SITE,
    { status: 413, codes: ['styles.picture_too_large'], when: 'A picture, or all together, are too large.' },
    {
      status: 429,
      codes: ['styles.too_many'],
      when: 'Many styles were learned for this visitor within an hour. See Retry-After.',
    },
  ],
};

const list: ApiOperation = {
  id: 'list-styles',
  method: 'get',
  path: '/api/styles',
  summary: 'List the kept styles',
  description: ['All styles of the account, newest first.'],
  token: 'required',
  answers: [
    { status: 200, description: 'The styles.', body: { name: 'KeptStyles', schema: keptStylesSchema } },
  ],
  failures: [NEEDS_TOKEN],
};

const keep: ApiOperation = {
  id: 'keep-style',
  method: 'post',
  path: '/api/styles',
  summary: 'Keep a style under a name',
  description: ['The body is what a file of a style says.'],
  token: 'required',
  body: { name: 'StyleFile', schema: styleFileSchema },
  answers: [
    { status: 201, description: 'The kept style.', body: { name: 'KeptStyle', schema: keptStyleSchema } },
  ],
  failures: [INVALID_BODY, NEEDS_TOKEN, FULL, BODY_TOO_LARGE, READ_ONLY],
};

const bring: ApiOperation = {
  id: 'import-style',
  method: 'post',
  path: '/api/styles/import',
  summary: 'Read a style file that somebody shared',
  description: [
    'With a token the account keeps the style; without one the answer is the name and the style alone.',
  ],
  token: 'optional',
  body: { name: 'StyleFile', schema: styleFileSchema },
  answers: [
    { status: 201, description: 'The kept style.', body: { name: 'KeptStyle', schema: keptStyleSchema } },
    {
      status: 200,
      description: 'What the file says.',
      body: { name: 'SharedStyle', schema: styleFileSchema.omit({ kind: true }) },
    },
  ],
  failures: [
    { status: 400, codes: ['styles.file_unreadable'], when: 'The file is not a style, or was changed.' },
    STALE_TOKEN,
    OTHER_SITE,
    FULL,
    BODY_TOO_LARGE,
    READ_ONLY,
  ],
};

const rename: ApiOperation = {
  id: 'rename-style',
  method: 'patch',
  path: '/api/styles/{id}',
  summary: 'Rename a style',
  description: ['Gives a kept style another name.'],
  token: 'required',
  parameters: [STYLE_ID],
  body: { name: 'StyleName', schema: renameSchema },
  answers: [{ status: 200, description: 'The style.', body: { name: 'KeptStyle', schema: keptStyleSchema } }],
  failures: [INVALID_BODY, NEEDS_TOKEN, UNKNOWN_STYLE, READ_ONLY],
};

const remove: ApiOperation = {
  id: 'delete-style',
  method: 'delete',
  path: '/api/styles/{id}',
  summary: 'Delete a style',
  description: ['It is gone at once. Pictures that were made with it stay.'],
  token: 'required',
  parameters: [STYLE_ID],
  answers: [{ status: 204, description: 'Deleted.' }],
  failures: [NEEDS_TOKEN, UNKNOWN_STYLE, READ_ONLY],
};

const pictures: ApiOperation = {
  id: 'keep-style-pictures',
  method: 'post',
  path: '/api/styles/{id}/pictures',
  summary: 'Keep pictures with a style',
  description: [
    `Engines with models of their own draw in the manner of pictures. Send up to ${MOST_KEPT_PICTURES} that the style was learned from; copies of at most ${KEPT_SIDE} pixels are kept instead of those that were there, and deleted with the style. A list of styles says in mostPictures whether this site keeps any.`,
  ],
  token: 'required',
  parameters: [
    STYLE_ID,
    {
      name: 'image1',
      in: 'form',
      required: true,
      description: `A picture. More follow in image2 to image${MOST_KEPT_PICTURES}; all together take at most 8 MB.`,
      schema: z.file(),
      example: 'painting.jpg',
    },
  ],
  answers: [{ status: 204, description: 'They are kept.' }],
  failures: [
    {
      status: 400,
      codes: [
        'styles.not_form',
        'styles.no_picture',
        'styles.picture_unreadable',
        'styles.picture_too_many_pixels',
      ],
      when: 'There is no picture, or one cannot be read; the message says why.',
    },
    NEEDS_TOKEN,
    UNKNOWN_STYLE,
    { status: 409, codes: ['styles.no_pictures'], when: 'No engine of the site looks at pictures.' },
    { status: 413, codes: ['styles.picture_too_large'], when: 'The pictures are too large.' },
    { status: 429, codes: ['styles.too_many'], when: 'Many were kept within an hour. See Retry-After.' },
    READ_ONLY,
  ],
};

const file: ApiOperation = {
  id: 'get-style-file',
  method: 'get',
  path: '/api/styles/{id}/file',
  summary: 'Get a style as a file to share',
  description: [
    'Whoever has the file can draw in the style. It says nothing of the pictures or of the account.',
  ],
  token: 'required',
  parameters: [STYLE_ID],
  answers: [{ status: 200, description: 'The file.', body: { name: 'StyleFile', schema: styleFileSchema } }],
  failures: [NEEDS_TOKEN, UNKNOWN_STYLE],
};

export const learnedStylesGroup: ApiGroup = {
  id: 'styles',
  name: 'Styles of your own',
  introduction: 'Learns a style from pictures, keeps it and shares it. POST /prompt draws in it.',
  operations: [learn, list, keep, bring, rename, remove, pictures, file],
};
