import { z } from 'zod';
import { NO_NUL } from '../../shared/words/no-nul.ts';
import { AUDIT_SHOWS } from './audit/audit.types.ts';
import { RANGES } from './overview/figures.rules.ts';
import { LONGEST_BANNER, LONGEST_TRIED_PROMPT } from './owner-bounds.rules.ts';

const LONGEST_REASON = 500;
const MOST_CREDITS = 1_000_000;
const MOST_IMAGES = 1_000_000;

const reason = z
  .string({ error: 'must be a text' })
  .trim()
  .min(3, 'must say why, in three characters or more')
  .max(LONGEST_REASON, `must have at most ${LONGEST_REASON} characters`)
  .refine(...NO_NUL);

const WHOLE = `must be a whole number other than 0, up to ${MOST_CREDITS.toLocaleString('en-US')} either way`;

/** What the actions of the console are sent with. */
export const actSchema = z.object({ reason }, { error: 'must be an object' });

export const confirmSchema = z.object(
  { password: z.string().max(1000).optional() },
  { error: 'must be an object' },
);

export const takeDownSchema = actSchema.extend({
  /** Of one picture of a collection. */
  picture: z.string().max(64).optional(),
});

export const tryWordsSchema = z.object(
  {
    prompt: z
      .string({ error: 'must be a text' })
      .trim()
      .min(1, 'must have words')
      .max(LONGEST_TRIED_PROMPT, `must have at most ${LONGEST_TRIED_PROMPT} characters`),
  },
  { error: 'must be an object' },
);

export const creditsSchema = actSchema.extend({
  /** Below 0 takes. */
  amount: z
    .number({ error: WHOLE })
    .int(WHOLE)
    .min(-MOST_CREDITS, WHOLE)
    .max(MOST_CREDITS, WHOLE)
    .refine((amount) => amount !== 0, { error: WHOLE }),
  /** Made by the page for this one change: sent again, it changes nothing. */
  key: z.uuid('must be a UUID'),
});

export type CreditsOrder = z.infer<typeof creditsSchema>;

export const mailSchema = actSchema.extend({
  kind: z.enum(['verification', 'password-reset'], { error: 'must be verification or password-reset' }),
});

export type MailOrder = z.infer<typeof mailSchema>;

export const removeSchema = actSchema.extend({
  /** Of the account, typed again. */
  email: z.string({ error: 'must be the email of the account' }).max(320),
});

const words = z
  .string()
  .trim()
  .max(200, 'must have at most 200 characters')
  .refine(...NO_NUL);

export const findPeopleSchema = z.object({
  query: words.refine((text) => text.length >= 2, { error: 'must have two characters or more' }),
});

export const readOnlySchema = actSchema.extend({ isReadOnly: z.boolean('must be true or false') });

export const bannerSchema = actSchema.extend({
  banner: z
    .string({ error: 'must be a text' })
    .trim()
    .max(LONGEST_BANNER, `must have at most ${LONGEST_BANNER} characters`)
    .regex(/^[^\r\n]*$/, 'must be one line')
    .refine(...NO_NUL),
});

const ALLOWANCE = `must be a whole number from 0 to ${MOST_IMAGES.toLocaleString('en-US')}, or null`;
const images = z
  .number({ error: ALLOWANCE })
  .int(ALLOWANCE)
  .min(0, ALLOWANCE)
  .max(MOST_IMAGES, ALLOWANCE)
  .nullable();

export const allowanceSchema = actSchema.extend({ guestImages: images, allGuestsImages: images });

/** `time.id` of the last line that was shown. */
const place = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'must be the place that a list ended at')
  .transform((text) => {
    const [time = '', id = ''] = text.split(/\.(.*)/s);
    return { time: Number(time), id };
  });

const RANGE = `must be one of ${RANGES.join(', ')}`;

export const daysSchema = z.object({
  days: z.coerce
    .number(RANGE)
    .refine((days) => (RANGES as readonly number[]).includes(days), { error: RANGE }),
});

export const pageSchema = z.object({ before: place.optional() });
export const auditSchema = pageSchema.extend({
  query: words.default(''),
  show: z.enum(AUDIT_SHOWS, { error: `must be one of ${AUDIT_SHOWS.join(', ')}` }).default('acts'),
});
