import { z } from 'zod';
import type { License, UserStatus } from './user-status.types.ts';

const isoTime = z.iso.datetime();

const licenseSchema: z.ZodType<License> = z.object({
  key: z.string().meta({ example: '7KQ2M-0XW9T-HJ4RB-5PZ8C-E3VNA' }),
  planName: z.string().meta({ example: 'Booster' }),
  creditsAdded: z.int().nonnegative().meta({ description: 'Green tool credits it added.', example: 5000 }),
  activationDate: isoTime.meta({ example: '2026-01-15T12:00:00.000Z' }),
  expiresAt: isoTime.nullable().meta({ description: 'Null if it never expires.', example: null }),
  isGift: z.literal(true).optional().meta({ description: 'Only for a key that the site gave away.' }),
  refund: z
    .object({
      date: isoTime.meta({ example: '2026-01-20T09:30:00.000Z' }),
      creditsTaken: z.int().nonnegative().meta({
        description: 'Its unused credits; the rest had been spent.',
        example: 4200,
      }),
    })
    .optional()
    .meta({
      description: 'Only for a refunded purchase, or a key that was taken back: it no longer counts.',
    }),
  cameOn: isoTime.optional().meta({
    description: 'Only for a license that the site moved here from another account: when.',
    example: '2026-01-20T09:30:00.000Z',
  }),
  moved: z
    .object({
      date: isoTime.meta({ example: '2026-01-20T09:30:00.000Z' }),
      creditsMoved: z.int().nonnegative().meta({
        description: 'Its unused credits; the rest had been spent.',
        example: 4200,
      }),
    })
    .optional()
    .meta({ description: 'Only for a license that the site moved to another account.' }),
});

/** What `GET /api/user/status` answers, and every call that changes what an account has. */
export const userStatusSchema: z.ZodType<UserStatus> = z.object({
  name: z.string().meta({ example: 'ada' }),
  email: z.string().meta({ example: 'ada@example.com' }),
  plan: z.string().meta({ description: "The current plan's name.", example: 'Booster' }),
  credits: z.int().nonnegative().meta({
    description: 'Green tool balance, including credits on hold for images being made.',
    example: 5437,
  }),
  creditsPerImage: z.int().positive().meta({
    description:
      'What one image of the green tool costs: the lowest price of any plan owned that still runs.',
    example: 20,
  }),
  yellowToolDailyCredits: z.int().nonnegative().meta({
    description: "Today's balance of the yellow tool, until 00:00 UTC; 0 without an active plan.",
    example: 0,
  }),
  yellowToolPlanExpiresAt: isoTime.nullable().meta({
    description: 'When the Unlimited plan ends or ended; null if there never was one.',
    example: null,
  }),
  isGuest: z
    .boolean()
    .meta({ description: 'Always false; guests have no status on the server.', example: false }),
  licenses: z.array(licenseSchema).meta({ description: 'Newest activation first.' }),
});
