import { z } from 'zod';
import { LONGEST_ENTRY, LONGEST_LOOK_NAME, LOOK_SHAPES, LOOKS_FILE_KIND, MOST_LOOKS } from './looks.rules.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const PRINTABLE = /^[^\u0000-\u001f\u007f]+$/;

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_LOOK_NAME)
  .regex(PRINTABLE)
  .describe('What its owner calls it.');

const optionsSchema = z
  .record(z.string().max(LONGEST_ENTRY), z.string().max(LONGEST_ENTRY))
  .refine((options) => Object.keys(options).length > 0, 'A look needs at least one choice.')
  .meta({
    description: 'Entries by the selectors they belong to; the others are neutral.',
    example: { style: 'Oil Painting', mood: 'Calm' },
  });

const lookSchema = z.strictObject({
  name: nameSchema,
  options: optionsSchema,
  shape: z.enum(LOOK_SHAPES).optional().describe('The shape of its pictures, where it has one.'),
});

export const looksFileSchema = z.strictObject({
  kind: z.literal(LOOKS_FILE_KIND).describe('Tells the file from others.'),
  looks: z.array(lookSchema).min(1).max(MOST_LOOKS).readonly(),
});

export const renameLookSchema = z.strictObject({ name: nameSchema });

const keptLookSchema = lookSchema.extend({
  id: z.string().describe('Of the look, in this account.'),
  createdAt: z.iso.datetime().meta({ description: 'When it was kept.', example: '2026-01-15T12:00:00.000Z' }),
});

export const keptLooksSchema = z.object({
  looks: z.array(keptLookSchema).describe('The newest first.'),
  most: z.int().describe('How many an account keeps.'),
});
