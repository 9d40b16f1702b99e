import { z } from 'zod';
import {
  accountSummarySchema,
  deleteAccountSchema,
  exportTicketSchema,
} from '../../features/account-data/account-data.schema.ts';
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
  summary: 'See what is kept',
  description: ['How much the site holds of the account.'],
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

const prepareExport: ApiOperation = {
  id: 'prepare-export',
  method: 'post',
  path: '/api/account/export',
  summary: 'Ask for everything',
  description: [
    'Answers the address of a ZIP archive with all pictures and everything that is known of the account as JSON. The archive is made while it is downloaded.',
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
      codes: ['account.too_many_exports', 'account.export_running'],
      when: 'After 6 downloads in an hour, or while one of this account runs. See Retry-After.',
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
  description: 'Part of the address.',
  schema: z.string(),
}));

const downloadExport: ApiOperation = {
  id: 'download-export',
  method: 'get',
  path: '/api/account/export/file',
  summary: 'Download everything',
  description: ['Only by the address that was answered for it, which counts for five minutes.'],
  token: 'none',
  parameters: SIGNED,
  answers: [{ status: 200, description: 'The archive.', contentTypes: ['application/zip'] }],
  failures: [
    { status: 403, codes: ['account.export_refused'], when: 'The address is too old, or was changed.' },
    {
      status: 429,
      codes: ['account.export_running'],
      when: 'A download of this account is already running. See Retry-After.',
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
    'Deletes pictures, words, credits, keys, addresses and every sign-in, at once and for good. What is being made is stopped and costs nothing. The sums of the ledger stay under a number that names nobody, and used license keys stay used.',
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
  introduction: 'Take along everything that the site holds of an account, or delete it.',
  operations: [summarize, prepareExport, downloadExport, deleteAccount],
};
