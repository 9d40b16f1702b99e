import { z } from 'zod';

const EMAIL_LENGTH = 320;

/** What buying a plan in the sandbox shop takes. */
export const sandboxOrderSchema = z.object({
  plan: z
    .string({ error: 'must be a text' })
    .trim()
    .toLowerCase()
    .max(40, 'is not a plan')
    .meta({ description: 'Which plan: booster, premium, professional or unlimited.', example: 'booster' }),
  email: z
    .string({ error: 'must be a text' })
    .trim()
    .max(EMAIL_LENGTH, `must have at most ${EMAIL_LENGTH} characters`)
    .pipe(z.email({ error: 'must be a full email address, like name@example.com' }))
    .meta({ description: 'The purchase email; activation asks for it.', example: 'ada@example.com' }),
});

export const sandboxReceiptSchema = z.object({
  licenseKey: z.string().meta({ example: '7KQ2M-0XW9T-HJ4RB-5PZ8C-E3VNA' }),
  planName: z.string().meta({ example: 'Booster' }),
  email: z.string().meta({ example: 'ada@example.com' }),
});

export type SandboxOrder = z.infer<typeof sandboxOrderSchema>;
export type SandboxReceipt = z.infer<typeof sandboxReceiptSchema>;
