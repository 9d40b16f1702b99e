import { z } from 'zod';
import type { CodeRequest } from './licenses.types.ts';

/** Longer than any address or key; what is longer was not meant for these fields. */
const EMAIL_LENGTH = 320;
const KEY_LENGTH = 200;
/** Six digits, and room for spaces that came along. */
const CODE_LENGTH = 20;

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
  code: z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, 'is missing')
    .max(CODE_LENGTH, `must have at most ${CODE_LENGTH} characters`)
    .optional()
    .meta({ description: 'The code that the first call sent by email.', example: '402915' }),
});

/** What an activation answers that waits for a code. */
export const codeRequestSchema: z.ZodType<CodeRequest> = z.object({
  codeRequired: z.literal(true),
  sentTo: z.string().meta({ description: 'The email of the purchase.', example: 'ada@example.com' }),
  isNew: z.boolean().meta({
    description: 'False if an earlier code is still valid and no new one was emailed.',
    example: true,
  }),
  minutes: z.int().meta({ description: 'How long a code is valid.', example: 10 }),
});
