import { z } from 'zod';
import { MOST_LOOKS } from '../../features/looks/looks.rules.ts';
import { keptLooksSchema, looksFileSchema, renameLookSchema } from '../../features/looks/looks.schema.ts';
import type { ApiFailure, ApiGroup, ApiOperation, ApiParameter } from './api-operation.types.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN, READ_ONLY } from './shared-failures.ts';

const LOOK_ID: ApiParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The ID of the look.',
  schema: z.string(),
};

const UNKNOWN_LOOK: ApiFailure = {
  status: 404,
  codes: ['looks.unknown'],
  when: 'The account has no such look.',
};

const KEPT_LOOKS = { name: 'KeptLooks', schema: keptLooksSchema };

const list: ApiOperation = {
  id: 'list-looks',
  method: 'get',
  path: '/api/looks',
  summary: 'List the saved looks',
  description: ['All looks of the account, newest first.'],
  token: 'required',
  answers: [{ status: 200, description: 'The looks.', body: KEPT_LOOKS }],
  failures: [NEEDS_TOKEN],
};

const keep: ApiOperation = {
  id: 'save-looks',
  method: 'post',
  path: '/api/looks',
  summary: 'Save looks',
  description: [
    `The body is what a file of looks says, with one look or many; they are all kept, or none. A look that is kept already is not kept twice, so the call may be repeated. An account keeps ${MOST_LOOKS}.`,
  ],
  token: 'required',
  body: { name: 'LooksFile', schema: looksFileSchema },
  answers: [{ status: 201, description: 'All looks of the account.', body: KEPT_LOOKS }],
  failures: [
    INVALID_BODY,
    NEEDS_TOKEN,
    {
      status: 400,
      codes: ['looks.unknown_choice'],
      when: 'A look names what no selector offers.',
    },
    { status: 409, codes: ['looks.full'], when: `The account would keep more than ${MOST_LOOKS}.` },
    BODY_TOO_LARGE,
    READ_ONLY,
  ],
};

const rename: ApiOperation = {
  id: 'rename-look',
  method: 'patch',
  path: '/api/looks/{id}',
  summary: 'Rename a look',
  description: ['Gives a saved look another name.'],
  token: 'required',
  parameters: [LOOK_ID],
  body: { name: 'LookName', schema: renameLookSchema },
  answers: [{ status: 200, description: 'All looks of the account.', body: KEPT_LOOKS }],
  failures: [INVALID_BODY, NEEDS_TOKEN, UNKNOWN_LOOK, READ_ONLY],
};

const remove: ApiOperation = {
  id: 'delete-look',
  method: 'delete',
  path: '/api/looks/{id}',
  summary: 'Delete a look',
  description: ['It is gone at once. Pictures that were made with it stay.'],
  token: 'required',
  parameters: [LOOK_ID],
  answers: [{ status: 204, description: 'Deleted.' }],
  failures: [NEEDS_TOKEN, UNKNOWN_LOOK, READ_ONLY],
};

export const looksGroup: ApiGroup = {
  id: 'looks',
  name: 'Saved looks',
  introduction: 'Keeps how the selectors of a tool are set, under names of your own.',
  operations: [list, keep, rename, remove],
};
