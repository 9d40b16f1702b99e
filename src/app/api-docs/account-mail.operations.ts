import { z } from 'zod';
import { OTHER_ORIGIN, TOO_MANY_ATTEMPTS } from './accounts.operations.ts';
import type { ApiFailure, ApiGroup } from './api-operation.types.ts';
import { INVALID_BODY } from './shared-failures.ts';

const email = z.email().max(254).meta({ description: 'The account’s address.', example: 'ada@example.com' });
const token = z.string().meta({ description: 'From the link in the mail.', example: 'k3X9v…' });
const password = z.string().min(8).max(128).meta({ example: 'another long secret' });
const done = { name: 'Done', schema: z.object({ success: z.boolean() }) };
const emailStatus = {
  name: 'EmailStatus',
  schema: z.object({
    email: z.string().meta({ example: 'ada@example.com' }),
    verified: z.boolean().meta({ description: 'Whether its owner confirmed it.', example: false }),
    canVerify: z
      .boolean()
      .meta({ description: 'Whether this site can mail a link for that.', example: true }),
  }),
};

const mailOff: ApiFailure = {
  status: 503,
  codes: ['auth.mail_off'],
  when: 'The site sends no mail.',
};
const signInNeeded: ApiFailure = { status: 401, codes: ['auth.required'], when: 'Nobody is signed in.' };
const deadLink = 'auth.link_expired';

export const accountMailGroup: ApiGroup = {
  id: 'account-mail',
  name: 'Accounts by mail',
  introduction: 'Lost passwords and unconfirmed addresses, on a site that sends mail.',
  operations: [
    {
      id: 'request-password-reset',
      method: 'post',
      path: '/api/auth/request-password-reset',
      summary: 'Mail a link for a new password',
      description: ['Answered alike, and at once, whether there is an account with the address or not.'],
      token: 'none',
      body: { name: 'PasswordResetRequest', schema: z.object({ email }) },
      answers: [{ status: 202, description: 'If there is an account, a mail is on its way.', body: done }],
      failures: [
        { status: 400, codes: [...INVALID_BODY.codes, 'auth.invalid_email'], when: 'The email is not one.' },
        OTHER_ORIGIN,
        TOO_MANY_ATTEMPTS,
        mailOff,
      ],
    },
    {
      id: 'reset-password',
      method: 'post',
      path: '/api/auth/reset-password',
      summary: 'Set a new password by a mailed link',
      description: ['Signs everybody out of the account, and confirms its address.'],
      token: 'none',
      body: { name: 'NewPassword', schema: z.object({ token, password }) },
      answers: [{ status: 200, description: 'The password is changed.', body: done }],
      failures: [
        {
          status: 400,
          codes: [...INVALID_BODY.codes, deadLink, 'auth.password_too_short', 'auth.password_too_long'],
          when: 'The link was used or has run out, or the password has a bad length; the link then stays good.',
        },
        OTHER_ORIGIN,
        TOO_MANY_ATTEMPTS,
      ],
    },
    {
      id: 'get-email-status',
      method: 'get',
      path: '/api/auth/email',
      summary: 'Read whether the address is confirmed',
      description: ['Needs the cookie.'],
      token: 'none',
      cookie: 'needed',
      answers: [{ status: 200, description: 'How it stands.', body: emailStatus }],
      failures: [signInNeeded, OTHER_ORIGIN],
    },
    {
      id: 'send-verification-email',
      method: 'post',
      path: '/api/auth/send-verification-email',
      summary: 'Mail a link that confirms the address',
      description: ['Needs the cookie. A new account is mailed one without asking.'],
      token: 'none',
      cookie: 'needed',
      answers: [{ status: 202, description: 'The link is on its way.', body: emailStatus }],
      failures: [
        signInNeeded,
        OTHER_ORIGIN,
        {
          status: 429,
          codes: [...TOO_MANY_ATTEMPTS.codes, 'auth.too_many_mails'],
          when: 'Too many attempts, or three mails within an hour. See Retry-After.',
        },
        mailOff,
      ],
    },
    {
      id: 'verify-email',
      method: 'post',
      path: '/api/auth/verify-email',
      summary: 'Confirm an address by a mailed link',
      description: ['Works without being signed in.'],
      token: 'none',
      body: { name: 'EmailVerification', schema: z.object({ token }) },
      answers: [{ status: 200, description: 'The address is confirmed.', body: done }],
      failures: [
        {
          status: 400,
          codes: [...INVALID_BODY.codes, deadLink],
          when: 'The link is none, or has run out.',
        },
        OTHER_ORIGIN,
        TOO_MANY_ATTEMPTS,
      ],
    },
  ],
};
