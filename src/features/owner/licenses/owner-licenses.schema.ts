import { z } from 'zod';
import { NO_NUL } from '../../../shared/words/no-nul.ts';
import { findPaidPlan } from '../../plans/plans.rules.ts';
import { actSchema } from '../owner.schema.ts';
import { MOST_KEYS } from '../owner-bounds.rules.ts';

const KEYS = `must be a whole number from 1 to ${MOST_KEYS.toLocaleString('en-US')}`;
const LONGEST_KEY = 200;

const typed = (what: string) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, `must be ${what}`)
    .max(LONGEST_KEY, `must have at most ${LONGEST_KEY} characters`)
    .refine(...NO_NUL);

export const keySchema = z.object({ key: typed('a license key') }, { error: 'must be an object' });

export const moveSchema = actSchema.extend({
  /** The account's id that the page shows. */
  from: typed('an account'),
  /** An email or an id. */
  to: typed('an account’s email or id'),
  proof: typed('the key or the order number'),
});

export const giveawaySchema = actSchema.extend({
  id: z.uuid('must be a UUID'),
  /** As in addresses: `booster`. */
  plan: z
    .string()
    .refine((slug) => findPaidPlan(slug) !== undefined, { error: 'must be a plan that is sold' }),
  keys: z.number({ error: KEYS }).int(KEYS).min(1, KEYS).max(MOST_KEYS, KEYS),
  /** The last UTC day that they work on; null for always. */
  lastDay: z.iso.date('must be a day like 2027-01-31').nullable(),
});

export type GiveawayForm = z.infer<typeof giveawaySchema>;
