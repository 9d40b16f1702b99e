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

/** Of the second factor: six digits of an app, or a backup code. */
export const codeSchema = z.object({ code: z.string().trim().min(1, 'is missing').max(40, 'is too long') });

export const ownPasswordSchema = z.object({ password: z.string().max(1000, 'is too long') });

const emailAnswer = z.string().meta({ example: 'ada@example.com' });

/** What the answers to a sign-up and a sign-in say; the session's secret belongs in the cookie alone. */
export const signedInSchema = z.object({
  user: z.object({
    id: z.string().meta({ example: 'q7Qm2Jc0d3xV9s1L' }),
    email: emailAnswer,
    name: z.string().meta({ example: 'ada' }),
  }),
});

/** The password was right, and the account asks for a code of its second factor. */
export const needsCodeSchema = z.object({ needsCode: z.literal(true) });

const backupCodes = z
  .array(z.string())
  .meta({ description: 'Each works once in place of a code. Shown only now.', example: ['aB3dE-6gH1j'] });

export const secondFactorSchema = z.object({
  isOn: z.boolean().meta({ example: true }),
  canTurnOn: z.boolean().meta({
    description: 'False for an account without a password: its provider has a second factor of its own.',
    example: true,
  }),
  backupCodesLeft: z.int().nonnegative().meta({ example: 10 }),
});

export const secondFactorSetupSchema = z.object({
  uri: z.string().meta({
    description: 'What an authenticator app reads, as a QR code or as a link.',
    example: 'otpauth://totp/Dreamseed:ada@example.com?secret=JBSWY3DP&issuer=Dreamseed&digits=6&period=30',
  }),
  backupCodes,
});

export const backupCodesSchema = z.object({ backupCodes });

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
