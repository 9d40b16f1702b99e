import { z } from 'zod';
import { ACCOUNT_EVENT_KINDS } from '../../accounts/account-events.types.ts';

const activityKindSchema = z
  .enum([
    ...ACCOUNT_EVENT_KINDS,
    'account.mail',
    'account.mail-export',
    'account.end-sign-ins',
    'account.end-second-factor',
    'account.reset-link',
    'account.suspend',
    'account.lift',
  ])
  .exclude(['account.delete']);

export type ActivityKind = z.infer<typeof activityKindSchema>;

/** What an account's owner reads of what happened to it. */
export const ACTIVITY_KINDS: readonly ActivityKind[] = activityKindSchema.options;

/** What `GET /api/account/activity` answers. */
export const accountActivitySchema = z.object({
  lines: z.array(
    z.object({
      id: z.string().meta({ example: '0b9f3c1e-1f6c-4a53-9f0e-0f5f2f8f2a10' }),
      at: z.iso.datetime().meta({ example: '2026-01-15T12:00:00.000Z' }),
      kind: activityKindSchema.meta({ example: 'account.sign-in' }),
    }),
  ),
  next: z
    .string()
    .nullable()
    .meta({ description: 'Send it as `before` for older lines; null on the last page.', example: null }),
});

export type AccountActivity = z.infer<typeof accountActivitySchema>;

export const activityQuerySchema = z.object({
  before: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'must be what `next` was')
    .optional()
    .meta({ description: 'Where the page before ended: its `next`.', example: '1768485600000.0b9f3c1e' }),
});
