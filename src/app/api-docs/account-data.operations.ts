import { z } from 'zod';
import {
  accountSummarySchema,
  deleteAccountSchema,
  exportTicketSchema,
} from '../../features/account-data/account-data.schema.ts';
import {
  accountActivitySchema,
  activityQuerySchema,
} from '../../features/account-data/activity/account-activity.schema.ts';
import type { ApiFailure, ApiGroup, ApiOperation, ApiParameter } from './api-operation.types.ts';
import { BODY_TOO_LARGE, INVALID_BODY, NEEDS_TOKEN } from './shared-failures.ts';

/** Tokens outlive their account by minutes. */
const NEEDS_LIVING_ACCOUNT: ApiFailure = {
  ...NEEDS_TOKEN,
  codes: [...NEEDS_TOKEN.codes, 'account.closed'],
  when: `${NEEDS_TOKEN.when.replace(/\.$/, '')}, or the account was deleted.`,
};

const summarize: ApiOperation = {
  id: 'summarize-account',
  method: 'get',
  path: '/api/account',
  summary: 'See what is stored',
  description: ['How much data the site stores for the account.'],
  token: 'required',
  answers: [
    {
      status: 200,
      description: 'The account.',
      body: { name: 'AccountSummary', schema: accountSummarySchema },
    },
  ],
  failures: [NEEDS_LIVING_ACCOUNT],
};

const readActivity: ApiOperation = {
  id: 'read-account-activity',
  method: 'get',
  path: '/api/account/activity',
  summary: 'See security activity',
  description: [
    'Sign-ins, password changes, downloads and what the team of the site did, of the last year, newest first. Addresses and devices are not kept.',
  ],
  token: 'required',
  parameters: [
    {
      name: 'before',
      in: 'query',
      description: 'Where the page before ended: its `next`.',
      schema: activityQuerySchema.shape.before,
    },
  ],
  answers: [
    {
      status: 200,
      description: 'Up to 20 lines.',
      body: { name: 'AccountActivity', schema: accountActivitySchema },
    },
  ],
  failures: [
    { status: 400, codes: ['request.invalid'], when: '`before` is no such place.' },
    NEEDS_LIVING_ACCOUNT,
  ],
};

const prepareExport: ApiOperation = {
  id: 'prepare-export',
  method: 'post',
  path: '/api/account/export',
  summary: 'Request a download',
  description: [
    'Returns the URL of a ZIP file with all pictures and everything known about the account as JSON. The file is created while it downloads.',
  ],
  token: 'required',
  answers: [
    {
      status: 200,
      description: 'Where to download it.',
      body: { name: 'ExportTicket', schema: exportTicketSchema },
    },
  ],
  failures: [
    NEEDS_LIVING_ACCOUNT,
    {
      status: 429,
      codes: ['account.too_many_exports', 'account.export_running', 'account.exports_of_address'],
      when: 'After 6 downloads in an hour, or while a download for this account or three for this network address are running. See Retry-After.',
    },
    {
      status: 503,
      codes: ['account.exports_busy'],
      when: 'Too many downloads are already running. See Retry-After.',
    },
  ],
};

const SIGNED: readonly ApiParameter[] = ['account', 'expires', 'signature'].map((name) => ({
  name,
  in: 'query',
  required: true,
  description: 'Part of the URL.',
  schema: z.string(),
}));

const downloadExport: ApiOperation = {
  id: 'download-export',
  method: 'get',
  path: '/api/account/export/file',
  summary: 'Download everything',
  description: ['Works only with the URL from the download request, which is valid for five minutes.'],
  token: 'none',
  parameters: SIGNED,
  answers: [{ status: 200, description: 'The archive.', contentTypes: ['application/zip'] }],
  failures: [
    { status: 403, codes: ['account.export_refused'], when: 'The URL has expired or was changed.' },
    {
      status: 429,
      codes: ['account.export_running', 'account.exports_of_address'],
      when: 'A download for this account or three for this network address are already running. See Retry-After.',
    },
    {
      status: 503,
      codes: ['account.exports_busy'],
      when: 'Too many downloads are already running. See Retry-After.',
    },
  ],
};

const deleteAccount: ApiOperation = {
  id: 'delete-account',
  method: 'post',
  path: '/api/account/delete',
  summary: 'Delete the account',
  description: [
    'Deletes pictures, prompts, credits, keys, addresses and every sign-in, immediately and permanently. Pictures being made are stopped and cost nothing. Credit totals are kept under an anonymous number, and used license keys stay used.',
  ],
  token: 'required',
  body: { name: 'DeleteAccount', schema: deleteAccountSchema },
  answers: [{ status: 204, description: 'Deleted.' }],
  failures: [
    INVALID_BODY,
    NEEDS_LIVING_ACCOUNT,
    {
      status: 403,
      codes: ['account.wrong_password', 'account.sign_in_again'],
      when: 'The password is wrong or missing; or the account has none, and its sign-in is older than ten minutes.',
    },
    BODY_TOO_LARGE,
    { status: 429, codes: ['auth.too_many_passwords'], when: 'After many wrong passwords. See Retry-After.' },
    { status: 503, codes: ['auth.busy'], when: 'Too many passwords are being checked. See Retry-After.' },
  ],
};

export const accountDataGroup: ApiGroup = {
  id: 'account-data',
  name: 'Your data',
  introduction: 'Download or delete everything the site stores about an account.',
  operations: [summarize, readActivity, prepareExport, downloadExport, deleteAccount],
};
