import { z } from 'zod';
import { NO_NUL } from '../../../shared/words/no-nul.ts';
import type { ImagePlace } from '../account-images.types.ts';
import { galleryItemSchema } from '../gallery.schema.ts';
import type { FoundImage } from '../gallery.types.ts';
import { IMAGE_COLORS } from './image-colors.rules.ts';

export const PAGE_LENGTH = 60;
export const LONGEST_PAGE = 100;
const LONGEST_QUERY = 1_000;
const LONGEST_VALUE = 300;
const MOST_OPTIONS = 8;
const PLACE = /^(\d{1,15})\.([\w-]{1,100})$/;

export function writePlace({ createdAt, id }: ImagePlace): string {
  return `${createdAt}.${id}`;
}

/** A parameter without a value asks for nothing. */
const value = z
  .string()
  .max(LONGEST_VALUE, `must have at most ${LONGEST_VALUE} characters`)
  .refine(...NO_NUL)
  .transform((text) => text || undefined);

const moment = z
  .string()
  .transform((text, context) => {
    if (text === '') return undefined;
    const time = Date.parse(text);
    if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(time)) return time;
    context.addIssue('must be a date such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z');
    return z.NEVER;
  })
  .optional();

/** What may stand behind `?` of the history; without any of it the newest 30 are answered as a list. */
export const imageSearchSchema = z.object({
  query: z
    .string()
    .max(LONGEST_QUERY, `must have at most ${LONGEST_QUERY.toLocaleString('en-US')} characters`)
    .default(''),
  limit: z
    .string()
    .transform((text, context) => {
      if (text === '') return PAGE_LENGTH;
      const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
      if (limit >= 1 && limit <= LONGEST_PAGE) return limit;
      context.addIssue(`must be a whole number from 1 to ${LONGEST_PAGE}`);
      return z.NEVER;
    })
    .default(PAGE_LENGTH),
  before: z
    .string()
    .transform((text, context): ImagePlace | null => {
      if (text === '') return null;
      const [, createdAt, id] = PLACE.exec(text) ?? [];
      if (createdAt !== undefined && id !== undefined) return { createdAt: Number(createdAt), id };
      context.addIssue('must be what `next` of the page before says');
      return z.NEVER;
    })
    .default(null),
  tool: z.enum(['', 'green', 'yellow'], 'must be green or yellow').optional(),
  engine: value.optional(),
  option: z
    .array(value)
    .max(MOST_OPTIONS, `must come at most ${MOST_OPTIONS} times`)
    .transform((options) => options.filter((option) => option !== undefined))
    .optional(),
  color: z.enum(['', ...IMAGE_COLORS], `must be one of ${IMAGE_COLORS.join(', ')}`).optional(),
  starred: z.enum(['', '1', 'true'], 'must be 1').optional(),
  collection: value.optional(),
  from: moment,
  to: moment,
});

export type ImageSearchInput = z.infer<typeof imageSearchSchema>;

export const foundImageSchema = galleryItemSchema.extend({
  color: z.enum(IMAGE_COLORS).nullable().meta({
    description: 'What most of the picture is; null until it was looked at, some seconds after it was saved.',
    example: 'orange',
  }),
  starred: z.boolean(),
  collections: z.array(z.string()).meta({ description: 'IDs of the collections it is in.', example: [] }),
}) satisfies z.ZodType<FoundImage>;

/** What `GET /api/images/history` answers to a search. */
export const foundImagesSchema = z.object({
  images: z.array(foundImageSchema),
  next: z.string().nullable().meta({
    description: '`before` of the next page; null at the end. A page before the end may be short.',
    example: null,
  }),
});

/** What `GET /api/images/filters` answers: what this account may filter by. */
export const imageFiltersSchema = z.object({
  tools: z.array(z.string()).meta({ example: ['green'] }),
  engines: z.array(z.string()).meta({ example: ['illustrator'] }),
  options: z
    .array(z.string())
    .meta({ description: 'List and choice, as `option` takes them.', example: ['style=Watercolor'] }),
  colors: z.array(z.string()).meta({ example: ['blue', 'orange'] }),
});

export interface FoundImages {
  images: FoundImage[];
  next: string | null;
}
export type ImageFilters = z.infer<typeof imageFiltersSchema>;
