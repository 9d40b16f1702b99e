import { sandboxOrderSchema, sandboxReceiptSchema } from '../../features/checkout/checkout.schema.ts';
import { activationSchema, codeRequestSchema } from '../../features/licenses/licenses.schema.ts';
import { userStatusSchema } from '../../features/user-status/user-status.schema.ts';
import type { ApiGroup, ApiOperation } from './api-operation.types.ts';
import { INVALID_BODY, NEEDS_TOKEN } from './shared-failures.ts';

const userStatus = { name: 'UserStatus', schema: userStatusSchema };

const readStatus: ApiOperation = {
  id: 'get-user-status',
  method: 'get',
  path: '/api/user/status',
  summary: 'Read the user status',
  description: [
    'The account, its plan and its credits. The first call gives a new account its welcome credits.',
  ],
  token: 'required',
  answers: [{ status: 200, description: 'The status.', body: userStatus }],
  failures: [NEEDS_TOKEN],
};

const activate: ApiOperation = {
  id: 'activate-license',
  method: 'post',
  path: '/api/license/activate',
  summary: 'Activate a license',
  description: [
    'Turns a purchase into credits or days, once. The email must be the one the license was bought with.',
    'A site may email a code to that address first. Then the first call answers 202, and the same call with the code activates the license. Nothing is used up before that.',
  ],
  token: 'required',
  body: { name: 'Activation', schema: activationSchema },
  answers: [
    { status: 200, description: 'Activated. Returns the status with the new license.', body: userStatus },
    {
      status: 202,
      description: 'A code is on its way to the purchase email.',
      body: { name: 'CodeRequest', schema: codeRequestSchema },
    },
  ],
  failures: [
    {
      status: 400,
      codes: [
        ...INVALID_BODY.codes,
        'license.not_accepted',
        'license.withdrawn',
        'license.expired',
        'license.used_up',
        'license.code_wrong',
        'license.code_expired',
      ],
      when: 'A field is missing, email and key do not match a purchase, the purchase was withdrawn, its key has expired or was used up at the shop, or the code is not the one that was mailed.',
    },
    NEEDS_TOKEN,
    { status: 409, codes: ['license.used'], when: 'This license was activated already.' },
    {
      status: 429,
      codes: ['license.too_many_attempts', 'license.too_many_codes'],
      when: 'Too many keys failed, or too many codes were emailed. See Retry-After.',
    },
    {
      status: 503,
      codes: ['license.shop_unreachable', 'license.no_shop'],
      when: 'The shop that sold the license can’t be reached. Nothing is lost; try again later.',
    },
  ],
};

const buyTestLicense: ApiOperation = {
  id: 'buy-test-license',
  method: 'post',
  path: '/api/checkout/sandbox',
  summary: 'Buy a test license',
  description: ['The sandbox shop gives out test licenses for free.'],
  token: 'none',
  body: { name: 'SandboxOrder', schema: sandboxOrderSchema },
  answers: [
    {
      status: 200,
      description: 'Returns the license key. It can’t be retrieved again later.',
      body: { name: 'SandboxReceipt', schema: sandboxReceiptSchema },
    },
  ],
  failures: [
    INVALID_BODY,
    { status: 403, codes: ['checkout.other_site'], when: 'The request came from a page of another site.' },
    { status: 404, codes: ['checkout.plan_not_sold'], when: 'There is no such plan.' },
    {
      status: 429,
      codes: ['checkout.too_many_purchases'],
      when: 'Too many test licenses for this network address. See Retry-After.',
    },
  ],
};

export function describePlans({ sandboxShop }: { sandboxShop: boolean }): ApiGroup {
  return {
    id: 'plans',
    name: 'Status and plans',
    introduction: 'What an account may spend, and how a purchase becomes credits or days.',
    operations: sandboxShop ? [readStatus, activate, buyTestLicense] : [readStatus, activate],
  };
}
