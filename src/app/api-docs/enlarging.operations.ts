import { enlargementProgressSchema, enlargementSchema } from '../../features/enlarging/enlarging.schema.ts';
import { DAILY_ENLARGEMENTS } from '../../features/enlarging/enlarging-limits.rules.ts';
import type { ApiGroup, ApiOperation } from './api-operation.types.ts';
import { IMAGE_ID, UNKNOWN_IMAGE } from './gallery.operations.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN } from './shared-failures.ts';

const enlarge: ApiOperation = {
  id: 'enlarge-image',
  method: 'post',
  path: '/api/images/{id}/enlarge',
  summary: 'Get an image in 4K or 8K',
  description: [
    'Enlarges an image of the gallery and answers the file. It costs no credits and comes with every paid plan. A 4K file takes a few seconds and an 8K file up to half a minute, once its turn has come; the answer begins when it is done.',
    'Closing the connection stops the work at once. Nothing is stored: the next call makes the file again.',
  ],
  token: 'required',
  parameters: [IMAGE_ID],
  body: { name: 'Enlargement', schema: enlargementSchema },
  answers: [
    {
      status: 200,
      description: 'The file.',
      contentTypes: ['image/png', 'image/jpeg', 'image/webp'],
      headers: { 'Content-Length': 'How large it is, in bytes.' },
    },
  ],
  failures: [
    {
      ...INVALID_BODY,
      codes: [...INVALID_BODY.codes, 'enlarging.large_enough'],
      when: `${INVALID_BODY.when} Or the image is as large already.`,
    },
    NEEDS_TOKEN,
    { status: 403, codes: ['enlarging.needs_plan'], when: 'The account has no paid plan.' },
    UNKNOWN_IMAGE,
    BODY_TOO_LARGE,
    {
      status: 429,
      codes: ['enlarging.one_at_a_time', DAILY_ENLARGEMENTS.code],
      when: `Another image is being enlarged for the account, or it had ${DAILY_ENLARGEMENTS.most} within 24 hours. One that was stopped after its turn had come counts.`,
    },
    {
      status: 503,
      codes: ['enlarging.busy'],
      when: 'Too many wait for their turn already. See Retry-After.',
    },
  ],
};

const progress: ApiOperation = {
  id: 'get-enlarging-progress',
  method: 'get',
  path: '/api/images/enlarging',
  summary: 'See how far a large file is',
  description: ['While the call that asked for it is open. It reads memory alone; once a second is plenty.'],
  token: 'required',
  answers: [
    {
      status: 200,
      description: 'How far it is.',
      body: { name: 'EnlargementProgress', schema: enlargementProgressSchema },
    },
  ],
  failures: [NEEDS_TOKEN],
};

export const enlargingGroup: ApiGroup = {
  id: 'enlarging',
  name: 'Large files',
  introduction: 'Images of the gallery with 4096 or 8192 pixels on their long side.',
  operations: [enlarge, progress],
};
