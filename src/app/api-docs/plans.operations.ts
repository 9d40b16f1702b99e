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
    'Who the account is, its plan and what it may spend. The first call gives a new account its welcome credits.',
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
    'Turns a purchase into credits or days, once. The email must be the one that the license was bought with.',
    'A site may mail a code to that email first. Then the first call answers 202, and the same call with the code activates; nothing is used up before that.',
  ],
  token: 'required',
  body: { name: 'Activation', schema: activationSchema },
  answers: [
    { status: 200, description: 'Activated: the status with the new license in it.', body: userStatus },
    {
      status: 202,
      description: 'A code is on its way to the email of the purchase.',
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
      when: 'Too many keys were tried without success, or too many codes mailed. See Retry-After.',
    },
    {
      status: 503,
      codes: ['license.shop_unreachable', 'license.no_shop'],
      when: 'The shop that sold it cannot be asked. Nothing is lost: try again later.',
    },
  ],
};

const buyTestLicense: ApiOperation = {
  id: 'buy-test-license',
  method: 'post',
  path: '/api/checkout/sandbox',
  summary: 'Buy a test license',
  description: ['The sandbox shop of a site that is not open for business yet: no money moves.'],
  token: 'none',
  body: { name: 'SandboxOrder', schema: sandboxOrderSchema },
  answers: [
    {
      status: 200,
      description: 'Sold: the key is in this answer and nowhere else.',
      body: { name: 'SandboxReceipt', schema: sandboxReceiptSchema },
    },
  ],
  failures: [
    INVALID_BODY,
    { status: 403, codes: ['checkout.other_site'], when: 'A page of another site asked.' },
    { status: 404, codes: ['checkout.plan_not_sold'], when: 'There is no such plan to buy.' },
    {
      status: 429,
      codes: ['checkout.too_many_purchases'],
      when: 'This address bought many test licenses. See Retry-After.',
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
