import { z } from 'zod';

/** Longer than any address or key; what is longer was not meant for these fields. */
const EMAIL_LENGTH = 320;
const KEY_LENGTH = 200;

/** What activating a license takes. */
export const activationSchema = z.object({
  email: z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, 'is missing')
    .max(EMAIL_LENGTH, `must have at most ${EMAIL_LENGTH} characters`)
    .meta({ description: 'The email that the license was bought with.', example: 'ada@example.com' }),
  key: z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, 'is missing')
    .max(KEY_LENGTH, `must have at most ${KEY_LENGTH} characters`)
    .meta({
      description: 'The license key; spaces around it do not matter.',
      example: '7KQ2M-0XW9T-HJ4RB-5PZ8C-E3VNA',
    }),
});

export type Activation = z.infer<typeof activationSchema>;
