import {
  credentialsSchema,
  emailSchema,
  issuedTokenSchema,
  needsCodeSchema,
  passwordSchema,
  signedInSchema,
  successSchema,
} from '../../features/accounts/accounts.schema.ts';
import { OTHER_ORIGIN, TOO_MANY_ATTEMPTS } from './account-answers.ts';
import type { ApiFailure, ApiGroup } from './api-operation.types.ts';
import { enterCode, secondFactorOperations } from './second-factor.operations.ts';
import { INVALID_BODY, NOT_SIGNED_IN } from './shared-failures.ts';

const credentials = credentialsSchema.extend({
  email: emailSchema.meta({ description: 'The email address of the account.', example: 'ada@example.com' }),
  password: passwordSchema.meta({
    description: 'Stored only as a slow hash.',
    example: 'a long enough secret',
  }),
});

const busy: ApiFailure = {
  status: 503,
  codes: ['auth.busy'],
  when: 'Many people are signing in right now. See Retry-After.',
};

export const accountsGroup: ApiGroup = {
  id: 'accounts',
  name: 'Accounts',
  introduction:
    'Signing in sets an HttpOnly cookie that only the endpoints below read. All other endpoints take the short-lived identity token.',
  operations: [
    {
      id: 'sign-up',
      method: 'post',
      path: '/api/auth/sign-up/email',
      summary: 'Sign up',
      description: ['Creates an account and signs it in. The answer sets the cookie.'],
      token: 'none',
      cookie: 'answered',
      body: { name: 'Credentials', schema: credentials },
      answers: [
        {
          status: 200,
          description: 'Signed up and signed in.',
          body: { name: 'SignedIn', schema: signedInSchema },
        },
      ],
      failures: [
        {
          status: 400,
          codes: [
            ...INVALID_BODY.codes,
            'auth.invalid_email',
            'auth.password_too_short',
            'auth.password_too_long',
          ],
          when: 'The email address is invalid, or the password is shorter than 8 or longer than 128 characters.',
        },
        OTHER_ORIGIN,
        {
          status: 422,
          codes: ['auth.user_already_exists_use_another_email'],
          when: 'An account with this email already exists.',
        },
        TOO_MANY_ATTEMPTS,
        busy,
      ],
    },
    {
      id: 'sign-in',
      method: 'post',
      path: '/api/auth/sign-in/email',
      summary: 'Sign in',
      description: ['The answer sets the cookie.'],
      token: 'none',
      cookie: 'answered',
      body: { name: 'Credentials', schema: credentials },
      answers: [
        { status: 200, description: 'Signed in.', body: { name: 'SignedIn', schema: signedInSchema } },
        {
          status: 202,
          description: 'The password is right, and the account has a second factor: enter a code.',
          body: { name: 'NeedsCode', schema: needsCodeSchema },
        },
      ],
      failures: [
        {
          status: 400,
          codes: [...INVALID_BODY.codes, 'auth.invalid_email', 'auth.password_too_long'],
          when: 'The email or the password is invalid.',
        },
        {
          status: 401,
          codes: ['auth.invalid_email_or_password'],
          when: 'No account has this email and password.',
        },
        OTHER_ORIGIN,
        {
          status: 429,
          codes: [...TOO_MANY_ATTEMPTS.codes, 'auth.too_many_passwords'],
          when: 'Too many attempts from this address, or wrong passwords for this email. See Retry-After.',
        },
        busy,
      ],
    },
    enterCode,
    {
      id: 'get-token',
      method: 'get',
      path: '/api/auth/token',
      summary: 'Get an identity token',
      description: [
        'Needs the cookie. The token is a JWT signed with a key of `/api/auth/jwks`; it works for 15 minutes, and no longer than its sign-in.',
      ],
      token: 'none',
      cookie: 'needed',
      answers: [
        {
          status: 200,
          description: 'The token.',
          body: { name: 'IdentityToken', schema: issuedTokenSchema },
        },
      ],
      failures: [NOT_SIGNED_IN, OTHER_ORIGIN, TOO_MANY_ATTEMPTS],
    },
    {
      id: 'sign-out',
      method: 'post',
      path: '/api/auth/sign-out',
      summary: 'Sign out',
      description: ['Ends the sign-in and removes the cookie. Also succeeds when nobody was signed in.'],
      token: 'none',
      cookie: 'needed',
      answers: [
        { status: 200, description: 'Signed out.', body: { name: 'SignedOut', schema: successSchema } },
      ],
      failures: [OTHER_ORIGIN],
    },
    ...secondFactorOperations,
  ],
};
