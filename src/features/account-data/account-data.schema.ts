import { z } from 'zod';
import type { SignInMethod } from '../accounts/account-records.types.ts';

const signInMethod: z.ZodType<SignInMethod> = z.enum(['password', 'provider', 'firebase']);

/** What `GET /api/account` answers. */
export const accountSummarySchema = z.object({
  email: z.string().meta({ example: 'ada@example.com' }),
  createdAt: z.iso.datetime().meta({ example: '2026-01-15T12:00:00.000Z' }),
  signInMethods: z
    .array(signInMethod)
    .meta({ description: 'How the account is signed in to.', example: ['password'] }),
  hasSecondFactor: z.boolean().meta({ description: 'Whether two-step sign-in is on.', example: false }),
  images: z.int().nonnegative().meta({ description: 'In the gallery, all of them.', example: 42 }),
  imageBytes: z.int().nonnegative().meta({ description: 'What their files take.', example: 18_350_080 }),
  uploadedBytes: z
    .int()
    .nonnegative()
    .meta({ description: 'Bytes used by pictures that this site did not draw.', example: 2_150_400 }),
  mostUploadedBytes: z.int().nonnegative().meta({
    description: 'The most bytes those may use. Beyond that, no more are saved.',
    example: 25_000_000,
  }),
  credits: z.int().nonnegative().meta({ description: 'Green tool balance.', example: 5437 }),
  licenses: z.int().nonnegative().meta({ description: 'Activated purchases.', example: 1 }),
  runsSite: z.literal(true).optional().meta({ description: 'Only of accounts that run this site.' }),
  sendsMail: z.boolean().meta({ description: 'Whether the deletion is confirmed by mail.', example: true }),
});

export type AccountSummary = z.infer<typeof accountSummarySchema>;

/** The body of `POST /api/account/delete`. */
export const deleteAccountSchema = z.object({
  password: z.string({ error: 'must be a text' }).max(1000, 'is too long').optional().meta({
    description:
      'The password of the account. Left out for an account without one: then the sign-in must be younger than ten minutes.',
    example: 'correct horse battery staple',
  }),
});

/** What `POST /api/account/export` answers. */
export const exportTicketSchema = z.object({
  url: z.string().meta({
    description: 'The archive. Works once it is asked for within five minutes, without a token.',
    example: '/api/account/export/file?account=0b9f3c1e&expires=1768485600&signature=kP3v',
  }),
});

export type ExportTicket = z.infer<typeof exportTicketSchema>;
