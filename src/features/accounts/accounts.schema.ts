import { z } from 'zod';

/** What the sign-up and sign-in requests carry; whether it will do is the use cases' to say. */
export const credentialsSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
});

/** An address that mail could reach (RFC 5321 ends it at 254 characters). */
export const emailSchema = z.email().max(254);

/** A link's token is some dozens or hundreds of letters, digits and dots; what is longer or else is none. */
const linkToken = z
  .string()
  .trim()
  .min(1, 'is missing')
  .max(2000, 'is not valid')
  .regex(/^[\w.-]+$/, 'is not valid');

export const passwordResetRequestSchema = z.object({ email: z.string().trim() });

export const newPasswordSchema = z.object({ token: linkToken, password: z.string() });

export const emailVerificationSchema = z.object({ token: linkToken });
