import { z } from 'zod';
import { PASSWORD_LENGTH } from './accounts.rules.ts';

/** What the sign-up and sign-in requests carry; whether it will do is the use cases' to say. */
export const credentialsSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
});

/** An address that mail could reach (RFC 5321 ends it at 254 characters). */
export const emailSchema = z.email().max(254);

export const passwordSchema = z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most);

/** A link's token is some dozens or hundreds of letters, digits and dots; what is longer or else is none. */
export const linkTokenSchema = z
  .string()
  .trim()
  .min(1, 'is missing')
  .max(2000, 'is not valid')
  .regex(/^[\w.-]+$/, 'is not valid');

export const passwordResetRequestSchema = z.object({ email: z.string().trim() });

export const newPasswordSchema = z.object({ token: linkTokenSchema, password: z.string() });

export const emailVerificationSchema = z.object({ token: linkTokenSchema });

const emailAnswer = z.string().meta({ example: 'ada@example.com' });

/** What the answers to a sign-up and a sign-in say; the session's secret belongs in the cookie alone. */
export const signedInSchema = z.object({
  user: z.object({
    id: z.string().meta({ example: 'q7Qm2Jc0d3xV9s1L' }),
    email: emailAnswer,
    name: z.string().meta({ example: 'ada' }),
  }),
});

export const issuedTokenSchema = z.object({
  token: z
    .string()
    .meta({ description: 'Send it as a bearer token.', example: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIi…' }),
  email: emailAnswer,
  expiresInSeconds: z.int().meta({ example: 900 }),
});

export const emailStatusSchema = z.object({
  email: emailAnswer,
  verified: z.boolean().meta({ description: 'Whether the address is confirmed.', example: false }),
  canVerify: z
    .boolean()
    .meta({ description: 'Whether this site can email a link to confirm it.', example: true }),
});

/** The answer where there is nothing to say. */
export const successSchema = z.object({ success: z.boolean() });
