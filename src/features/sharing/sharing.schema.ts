import { z } from 'zod';
import { NO_NUL } from '../../shared/words/no-nul.ts';
import {
  LONGEST_ANSWER,
  LONGEST_REPORT,
  REPORT_REASONS,
  type ReportReason,
  SHARE_LIVES,
} from './sharing.rules.ts';
import type { OwnShare, ShareTerms } from './sharing.types.ts';
import type { OwnTakedown } from './takedowns/takedowns.types.ts';

/** The body of `POST …/share`; an empty one takes what is safest. */
export const shareTermsSchema: z.ZodType<ShareTerms> = z.object(
  {
    expires: z
      .enum(SHARE_LIVES, { error: `must be one of ${SHARE_LIVES.join(', ')}` })
      .optional()
      .meta({
        description:
          'How long the link works, from now on. Without it a new link works until it is ended, and one that there is keeps its end.',
        example: 'week',
      }),
    showsRecipe: z
      .boolean({ error: 'must be true or false' })
      .default(false)
      .meta({ description: 'Whether the page shows the prompts and the settings.', example: true }),
  },
  { error: 'must be an object' },
);

const ownShare = z.object({
  imageId: z.string().nullable().meta({
    description: 'Null for the link of a collection.',
    example: '5f0c9f4e-2a0e-4d2b-8f1c-7c6f2f5f9a10',
  }),
  collectionId: z.string().nullable().meta({ description: 'Null for the link of an image.', example: null }),
  url: z.string().meta({
    description: 'The path of the page. Whoever has it sees what is shared.',
    example: '/s/dG9vIGxvbmcgdG8gYmUgZ3Vlc3NlZCBh',
  }),
  showsRecipe: z.boolean(),
  createdAt: z.iso.datetime().meta({ example: '2026-11-26T09:30:00.000Z' }),
  expiresAt: z.iso.datetime().nullable().meta({ example: '2026-12-03T09:30:00.000Z' }),
});

export const ownShareSchema: z.ZodType<OwnShare> = ownShare;

/** The answer of `GET …/share`. */
export const foundShareSchema = z.object({ share: ownShareSchema.nullable() });

const ownTakedownSchema: z.ZodType<OwnTakedown> = z.object({
  id: z.string().meta({ example: 'cmFuZG9tIGVub3VnaA' }),
  imageId: z.string().nullable().meta({ description: 'Null for a collection.' }),
  collectionId: z.string().nullable().meta({ description: 'Null for an image.' }),
  prompt: z.string().nullable().meta({ description: 'Of the image, while it is there.' }),
  thumbnailUrl: z.string().nullable(),
  collectionName: z.string().nullable(),
  takenDownAt: z.iso.datetime().meta({ example: '2026-11-26T09:30:00.000Z' }),
  reason: z.string().meta({ description: 'What the site says to it; may be empty.' }),
  answer: z.string().nullable().meta({ description: 'What the account said to it.' }),
  answeredAt: z.iso.datetime().nullable().meta({ example: null }),
  isKept: z.boolean().meta({ description: 'Whether the site read the answer and left it down.' }),
});

/** The body of `POST /api/shares/taken-down/{id}/answer`. */
export const takedownAnswerSchema = z.object(
  {
    words: z
      .string({ error: 'must be a text' })
      .trim()
      .min(1, 'must say something')
      .max(LONGEST_ANSWER, `must have at most ${LONGEST_ANSWER.toLocaleString('en-US')} characters`)
      .refine(...NO_NUL)
      .meta({ description: 'Why it should be shared again.', example: 'I took this photo myself.' }),
  },
  { error: 'must be an object' },
);

/** The answer of `GET /api/shares`. */
export const ownSharesSchema = z.object({
  shares: z.array(
    ownShare.extend({
      prompt: z.string().nullable().meta({ description: 'Of the image.', example: 'a red fox' }),
      thumbnailUrl: z.string().nullable().meta({
        description: 'Of the image. Works in an `img` tag for at least an hour.',
        example: '/api/images/5f0c9f4e-2a0e-4d2b-8f1c-7c6f2f5f9a10/thumbnail',
      }),
      collectionName: z.string().nullable().meta({ example: null }),
    }),
  ),
  takenDown: z.array(ownTakedownSchema),
});

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** The body of `POST /api/shares/{token}/report`. */
export const reportSchema = z.object(
  {
    reason: z.enum(REASONS, { error: `must be one of ${REASONS.join(', ')}` }).meta({ example: 'other' }),
    words: z
      .string({ error: 'must be a text' })
      .max(LONGEST_REPORT, `must have at most ${LONGEST_REPORT.toLocaleString('en-US')} characters`)
      .refine(...NO_NUL)
      .default('')
      .meta({ description: 'What else there is to say.', example: 'This is my photo.' }),
  },
  { error: 'must be an object' },
);

export type ReportInput = z.infer<typeof reportSchema>;
