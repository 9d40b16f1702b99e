import { z } from 'zod';
import { NO_NUL } from '../../../shared/words/no-nul.ts';
import { LONGEST_COLLECTION_NAME, MOST_AT_ONCE } from './collections.rules.ts';

const EXAMPLE_ID = '5f0c9f4e-2a0e-4d2b-8f1c-7c6f2f5f9a10';
const MOST_CHARACTERS = `must have 1 to ${LONGEST_COLLECTION_NAME} characters`;

const name = z
  .string({ error: 'must be a text' })
  .trim()
  .refine((text) => text !== '' && [...text].length <= LONGEST_COLLECTION_NAME, MOST_CHARACTERS)
  .refine(...NO_NUL)
  .transform((text) => text.toWellFormed())
  .meta({ type: 'string', example: 'Foxes' });

const ids = z
  .array(z.string({ error: 'must be a text' }).max(100, 'must have at most 100 characters'), {
    error: 'must be a list of texts',
  })
  .min(1, 'must name at least one image')
  .max(MOST_AT_ONCE, `must have at most ${MOST_AT_ONCE} entries`)
  .meta({ example: [EXAMPLE_ID] });

const yesOrNo = z.boolean({ error: 'must be true or false' });

/** What names some images. */
export const imageIdsSchema = z.object({ ids }, { error: 'must be an object' });
export const starSchema = z.object({ ids, starred: yesOrNo }, { error: 'must be an object' });
export const membersSchema = z.object({ ids, included: yesOrNo }, { error: 'must be an object' });
export const collectionNameSchema = z.object({ name }, { error: 'must be an object' });

export const collectionSchema = z.object({
  id: z.string().meta({ example: EXAMPLE_ID }),
  name: z.string().meta({ example: 'Foxes' }),
  createdAt: z.iso.datetime().meta({ example: '2026-01-15T12:00:00.000Z' }),
});
export const collectionsSchema = z.object({
  collections: z.array(collectionSchema),
  most: z.int().meta({ description: 'How many an account may have.', example: 100 }),
});

export type Collection = z.infer<typeof collectionSchema>;
export type Collections = z.infer<typeof collectionsSchema>;
