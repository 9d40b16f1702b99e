import { z } from 'zod';
import { MOST_KEYS } from '../../features/api-keys/api-keys.rules.ts';
import {
  apiKeysSchema,
  apiUsageSchema,
  madeApiKeySchema,
  newApiKeySchema,
} from '../../features/api-keys/api-keys.schema.ts';
import type { ApiGroup, ApiOperation } from './api-operation.types.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN, READ_ONLY } from './shared-failures.ts';

const list: ApiOperation = {
  id: 'list-api-keys',
  method: 'get',
  path: '/api/keys',
  summary: 'List the keys',
  description: ['All keys of the account, newest first. The keys themselves are stored nowhere.'],
  token: 'required',
  answers: [{ status: 200, description: 'The keys.', body: { name: 'ApiKeys', schema: apiKeysSchema } }],
  failures: [NEEDS_TOKEN],
};

const make: ApiOperation = {
  id: 'make-api-key',
  method: 'post',
  path: '/api/keys',
  summary: 'Make a key',
  description: [
    `The answer has the key, this once. ${MOST_KEYS} work at a time. With a daily cap, what the key draws from midnight UTC on never costs more than that; what is given back doesn’t count.`,
  ],
  token: 'required',
  body: { name: 'NewApiKey', schema: newApiKeySchema },
  answers: [{ status: 201, description: 'The key.', body: { name: 'MadeApiKey', schema: madeApiKeySchema } }],
  failures: [
    INVALID_BODY,
    NEEDS_TOKEN,
    { status: 403, codes: ['api_key.plan'], when: 'The plan of the account has no API access.' },
    { status: 409, codes: ['api_key.full'], when: `The account has ${MOST_KEYS} keys that work.` },
    BODY_TOO_LARGE,
    {
      status: 429,
      codes: ['api_key.too_many_made'],
      when: 'The account made many keys today. See Retry-After.',
    },
    READ_ONLY,
  ],
};

const revoke: ApiOperation = {
  id: 'revoke-api-key',
  method: 'delete',
  path: '/api/keys/{id}',
  summary: 'Revoke a key',
  description: ['It works no more, for good. What it has begun ends as it would have.'],
  token: 'required',
  parameters: [
    { name: 'id', in: 'path', required: true, description: 'The ID of the key.', schema: z.string() },
  ],
  answers: [{ status: 204, description: 'Revoked.' }],
  failures: [NEEDS_TOKEN, { status: 404, codes: ['api_key.none'], when: 'The account has no such key.' }],
};

const usage: ApiOperation = {
  id: 'api-usage',
  method: 'get',
  path: '/api/keys/usage',
  summary: 'See what keys did',
  description: [
    'By key and UTC day. Calls and times are those of /v1 and /mcp, written down once a minute; pictures and credits are counted at once, those of /prompt too.',
  ],
  token: 'required',
  parameters: [
    {
      name: 'format',
      in: 'query',
      description: 'As a table for spreadsheets.',
      schema: z.enum(['json', 'csv']).default('json'),
    },
  ],
  answers: [
    {
      status: 200,
      description: 'The days; with `format=csv` the same as lines of text.',
      body: { name: 'ApiUsage', schema: apiUsageSchema },
    },
  ],
  failures: [NEEDS_TOKEN],
};

export const apiKeysGroup: ApiGroup = {
  id: 'api-keys',
  name: 'Keys for programs',
  introduction:
    'A key acts for an account in the place of an identity token: under /v1, /mcp and /prompt, for what its owner chose.',
  operations: [list, make, revoke, usage],
};
