import { z } from 'zod';

/** What the sign-up and sign-in requests carry; whether it will do is the use cases' to say. */
export const credentialsSchema = z.object({
  email: z.string().trim(),
  password: z.string(),
});

/** An address that mail could reach (RFC 5321 ends it at 254 characters). */
export const emailSchema = z.email().max(254);
