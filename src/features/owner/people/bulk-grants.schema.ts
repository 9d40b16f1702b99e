import { z } from 'zod';
import { NO_NUL } from '../../../shared/words/no-nul.ts';
import { LONGEST_BATCH_NAME } from '../owner-bounds.rules.ts';

/** Of the file, in characters; with what JSON adds it stays below what a request may have. */
const LONGEST_FILE = 200_000;

export const grantsSchema = z.object(
  {
    /** Of the batch: the same line of the same batch counts once, however often it is run. */
    name: z
      .string({ error: 'must be a text' })
      .trim()
      .min(3, 'must have three characters or more')
      .max(LONGEST_BATCH_NAME, `must have at most ${LONGEST_BATCH_NAME} characters`)
      .refine(...NO_NUL),
    csv: z
      .string({ error: 'must be a text' })
      .min(1, 'is empty')
      .max(LONGEST_FILE, `must have at most ${LONGEST_FILE.toLocaleString('en-US')} characters`)
      .refine(...NO_NUL),
  },
  { error: 'must be an object' },
);

export type GrantsOrder = z.infer<typeof grantsSchema>;
