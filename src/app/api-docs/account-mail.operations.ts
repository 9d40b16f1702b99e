import {
  emailSchema,
  emailStatusSchema,
  emailVerificationSchema,
  linkTokenSchema,
  newPasswordSchema,
  passwordResetRequestSchema,
  passwordSchema,
} from '../../features/accounts/accounts.schema.ts';
import { DONE, OTHER_ORIGIN, TOO_MANY_ATTEMPTS } from './account-answers.ts';
import type { ApiFailure, ApiGroup } from './api-operation.types.ts';
import { INVALID_BODY, NOT_SIGNED_IN } from './shared-failures.ts';

const email = emailSchema.meta({ description: 'The account’s email address.', example: 'ada@example.com' });
const token = linkTokenSchema.meta({ description: 'From the link in the email.', example: 'k3X9vQm2Jc0d' });
const password = passwordSchema.meta({ example: 'another long secret' });
const emailStatus = { name: 'EmailStatus', schema: emailStatusSchema };

const mailOff: ApiFailure = {
  status: 503,
  codes: ['auth.mail_off'],
  when: 'The site doesn’t send email.',
};
const deadLink = 'auth.link_expired';

export const accountMailGroup: ApiGroup = {
  id: 'account-mail',
  name: 'Accounts by email',
  introduction: 'Forgotten passwords and unconfirmed addresses, on a site that sends email.',
  operations: [
    {
      id: 'request-password-reset',
      method: 'post',
      path: '/api/auth/request-password-reset',
      summary: 'Email a link for a new password',
      description: ['The answer is the same whether or not an account with the address exists.'],
      token: 'none',
      body: { name: 'PasswordResetRequest', schema: passwordResetRequestSchema.extend({ email }) },
      answers: [{ status: 202, description: 'If the account exists, an email is on its way.', body: DONE }],
      failures: [
        {
          status: 400,
          codes: [...INVALID_BODY.codes, 'auth.invalid_email'],
          when: 'The email address is invalid.',
        },
        OTHER_ORIGIN,
        TOO_MANY_ATTEMPTS,
        mailOff,
      ],
    },
    {
      id: 'reset-password',
      method: 'post',
      path: '/api/auth/reset-password',
      summary: 'Set a new password with an emailed link',
      description: ['Signs out all devices and confirms the address.'],
      token: 'none',
      body: { name: 'NewPassword', schema: newPasswordSchema.extend({ token, password }) },
      answers: [{ status: 200, description: 'The password is changed.', body: DONE }],
      failures: [
        {
          status: 400,
          codes: [...INVALID_BODY.codes, deadLink, 'auth.password_too_short', 'auth.password_too_long'],
          when: 'The link was used or has expired, or the password is too short or too long (the link then stays valid).',
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
      answers: [{ status: 200, description: 'The current state.', body: emailStatus }],
      failures: [NOT_SIGNED_IN, OTHER_ORIGIN],
    },
    {
      id: 'send-verification-email',
      method: 'post',
      path: '/api/auth/send-verification-email',
      summary: 'Email a link that confirms the address',
      description: ['Needs the cookie. New accounts get this email automatically.'],
      token: 'none',
      cookie: 'needed',
      answers: [{ status: 202, description: 'The link is on its way.', body: emailStatus }],
      failures: [
        NOT_SIGNED_IN,
        OTHER_ORIGIN,
        {
          status: 429,
          codes: [...TOO_MANY_ATTEMPTS.codes, 'auth.too_many_mails'],
          when: 'Too many attempts, or three emails within an hour. See Retry-After.',
        },
        mailOff,
      ],
    },
    {
      id: 'verify-email',
      method: 'post',
      path: '/api/auth/verify-email',
      summary: 'Confirm an address with an emailed link',
      description: ['Works without being signed in.'],
      token: 'none',
      body: { name: 'EmailVerification', schema: emailVerificationSchema.extend({ token }) },
      answers: [{ status: 200, description: 'The address is confirmed.', body: DONE }],
      failures: [
        {
          status: 400,
          codes: [...INVALID_BODY.codes, deadLink],
          when: 'The link is invalid or has expired.',
        },
        OTHER_ORIGIN,
        TOO_MANY_ATTEMPTS,
      ],
    },
  ],
};
