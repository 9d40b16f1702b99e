import { z } from 'zod';
import { NO_NUL } from '../../../shared/words/no-nul.ts';
import {
  NAME,
  pictureSchema,
  postSettingsSchema,
} from '../sources/library/markdown/post-front-matter.schema.ts';
import type { PictureText, PostText } from './written-posts.types.ts';

/** Characters of Markdown; more is a book. */
const LONGEST_BODY = 200_000;
const LONGEST_SLUG = 80;
const SLUG = 'must be lower-case letters, digits and single hyphens';

const checkedText = postSettingsSchema.extend({
  body: z
    .string({ error: 'must be a text' })
    .max(LONGEST_BODY, `must have at most ${LONGEST_BODY.toLocaleString('en-US')} characters`)
    .refine(...NO_NUL),
});

/** Checks a value and leaves it as it is written, so that a revision can be edited again. */
function asWritten<Written>(schema: z.ZodType) {
  return z.unknown().transform((value, context): Written => {
    const result = schema.safeParse(value);
    if (result.success) return value as Written;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
}

export const postTextSchema = asWritten<PostText>(checkedText);
export const pictureTextSchema = asWritten<PictureText>(pictureSchema);

/** The title as pages show it. */
export function titleOf(text: PostText): string {
  return checkedText.parse(text).title;
}

export const slugSchema = z
  .string({ error: SLUG })
  .max(LONGEST_SLUG, `must have at most ${LONGEST_SLUG} characters`)
  .regex(NAME, SLUG);
