import {
  backupCodesSchema,
  codeSchema,
  ownPasswordSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  signedInSchema,
} from '../../features/accounts/accounts.schema.ts';
import { DONE, OTHER_ORIGIN, TOO_MANY_ATTEMPTS } from './account-answers.ts';
import type { ApiFailure, ApiOperation } from './api-operation.types.ts';
import { INVALID_BODY, NOT_SIGNED_IN } from './shared-failures.ts';

const code = {
  name: 'Code',
  schema: codeSchema.extend({
    code: codeSchema.shape.code.meta({
      description: 'Six digits from the authenticator app. A sign-in also takes a backup code.',
      example: '123456',
    }),
  }),
};
const password = {
  name: 'OwnPassword',
  schema: ownPasswordSchema.extend({
    password: ownPasswordSchema.shape.password.meta({ example: 'a long enough secret' }),
  }),
};

/** @param codes beside too many attempts. */
const tooMany = (codes: readonly string[], when: string): ApiFailure => ({
  status: 429,
  codes: [...TOO_MANY_ATTEMPTS.codes, ...codes],
  when,
});

const TAKES_PASSWORD: readonly ApiFailure[] = [
  INVALID_BODY,
  NOT_SIGNED_IN,
  {
    status: 403,
    codes: [...OTHER_ORIGIN.codes, 'account.wrong_password'],
    when: 'The Origin header names another site, or the password is wrong.',
  },
  {
    status: 409,
    codes: ['auth.second_factor_state', 'auth.no_password'],
    when: 'It is on or off already, or the account has no password because it signs in with a provider.',
  },
  tooMany(
    ['auth.too_many_passwords'],
    'Too many attempts from this address, or wrong passwords for this account. See Retry-After.',
  ),
  { status: 503, codes: ['auth.busy'], when: 'Too many passwords are being checked. See Retry-After.' },
];

export const enterCode: ApiOperation = {
  id: 'enter-code',
  method: 'post',
  path: '/api/auth/sign-in/code',
  summary: 'Enter a code',
  description: [
    'The second step of a sign-in that was answered with 202. The cookie of that answer identifies the sign-in. Up to five codes can be tried within ten minutes.',
  ],
  token: 'none',
  cookie: 'answered',
  body: code,
  answers: [{ status: 200, description: 'Signed in.', body: { name: 'SignedIn', schema: signedInSchema } }],
  failures: [
    INVALID_BODY,
    {
      status: 401,
      codes: ['auth.wrong_code', 'auth.code_step_over'],
      when: 'The code is wrong, or no sign-in is waiting for one anymore.',
    },
    OTHER_ORIGIN,
    tooMany(
      ['auth.too_many_codes', 'auth.used_code'],
      'Too many attempts from this address, ten wrong codes for this account in an hour, or a code that was used already. See Retry-After.',
    ),
  ],
};

const PATH = '/api/auth/second-factor';

export const secondFactorOperations: readonly ApiOperation[] = [
  {
    id: 'read-second-factor',
    method: 'get',
    path: PATH,
    summary: 'See the second factor',
    description: ['Needs the cookie.'],
    token: 'none',
    cookie: 'needed',
    answers: [
      {
        status: 200,
        description: 'Whether signing in also takes a code.',
        body: { name: 'SecondFactor', schema: secondFactorSchema },
      },
    ],
    failures: [NOT_SIGNED_IN, OTHER_ORIGIN],
  },
  {
    id: 'begin-second-factor',
    method: 'post',
    path: `${PATH}/begin`,
    summary: 'Begin a second factor',
    description: [
      'Makes a secret (TOTP) and ten backup codes. Nothing changes until the first code is entered.',
    ],
    token: 'none',
    cookie: 'needed',
    body: password,
    answers: [
      {
        status: 200,
        description: 'What an authenticator app needs.',
        body: { name: 'SecondFactorSetup', schema: secondFactorSetupSchema },
      },
    ],
    failures: TAKES_PASSWORD,
  },
  {
    id: 'turn-on-second-factor',
    method: 'post',
    path: `${PATH}/turn-on`,
    summary: 'Turn the second factor on',
    description: [
      'Takes the first code from the app. All other devices are signed out, and the cookie is replaced.',
    ],
    token: 'none',
    cookie: 'answered',
    body: code,
    answers: [{ status: 200, description: 'It is on.', body: DONE }],
    failures: [
      INVALID_BODY,
      {
        status: 401,
        codes: [...NOT_SIGNED_IN.codes, 'auth.wrong_code'],
        when: 'Nobody is signed in, or the code is wrong.',
      },
      OTHER_ORIGIN,
      {
        status: 409,
        codes: ['auth.second_factor_state'],
        when: 'It is on already, or setting it up was not begun.',
      },
      tooMany(
        ['auth.too_many_codes'],
        'Too many attempts from this address, or wrong codes for this account. See Retry-After.',
      ),
    ],
  },
  {
    id: 'turn-off-second-factor',
    method: 'post',
    path: `${PATH}/turn-off`,
    summary: 'Turn the second factor off',
    description: ['The cookie is replaced.'],
    token: 'none',
    cookie: 'answered',
    body: password,
    answers: [{ status: 200, description: 'It is off.', body: DONE }],
    failures: TAKES_PASSWORD,
  },
  {
    id: 'renew-backup-codes',
    method: 'post',
    path: `${PATH}/backup-codes`,
    summary: 'Make new backup codes',
    description: ['The old ones stop working.'],
    token: 'none',
    cookie: 'needed',
    body: password,
    answers: [
      {
        status: 200,
        description: 'The new ones, shown only now.',
        body: { name: 'BackupCodes', schema: backupCodesSchema },
      },
    ],
    failures: TAKES_PASSWORD,
  },
];
