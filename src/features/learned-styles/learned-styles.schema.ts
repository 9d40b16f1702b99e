import { learnedStyleSchema } from '@dreamseed/illustrator/learned-style';
import { z } from 'zod';
import { LONGEST_STYLE_NAME } from '../../shared/learned-style-mark.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const PRINTABLE = /^[^\u0000-\u001f\u007f]+$/;

const styleNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_STYLE_NAME)
  .regex(PRINTABLE)
  .describe('What its owner calls it.');

/** One shareable file; the same is sent to keep a style. */
export const styleFileSchema = z.strictObject({
  kind: z.literal('dreamseed-style').describe('Tells the file from others.'),
  name: styleNameSchema,
  style: learnedStyleSchema,
});

export const renameSchema = z.strictObject({ name: styleNameSchema });

export const keptStyleSchema = z.object({
  id: z.string().describe('Of the style, in this account.'),
  name: styleNameSchema,
  createdAt: z.iso.datetime().meta({ description: 'When it was kept.', example: '2026-01-15T12:00:00.000Z' }),
  hash: z
    .string()
    .describe('Of the style: pictures that were drawn in it have the same one in their recipe.'),
  style: learnedStyleSchema,
});

export const keptStylesSchema = z.object({
  styles: z.array(keptStyleSchema).describe('The newest first.'),
  most: z.int().describe('How many the account’s plan keeps.'),
  mostPictures: z
    .int()
    .describe('How many small pictures a style is kept with; 0 where no engine looks at pictures.'),
});

/** The lines of an answer while a style is learned; the last one is the style, or why there is none. */
export const learningLineSchema = z.union([
  z.object({ done: z.number().min(0).max(1).describe('How much is done. It never falls.') }),
  z.object({
    style: learnedStyleSchema,
    previews: z.array(z.string()).describe('Two motifs in this style: data URLs of JPEGs.'),
  }),
  z.object({ message: z.string(), code: z.string() }).describe('Why nothing was learned.'),
]);
