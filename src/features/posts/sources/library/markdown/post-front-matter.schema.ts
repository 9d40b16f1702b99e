import { z } from 'zod';
import { PICTURE_PATH } from './picture-path.rules.ts';

/** Names that may stand in an address. */
export const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const SMALLEST_SIDE = 64;
const LARGEST_SIDE = 2048;
const LONGEST_EXCERPT = 200;

/** On one line; control characters show as nothing, and databases refuse some of them. */
const text = (what: string, longest: number) =>
  z
    .string({ error: `must be ${what}, in quotes where YAML reads something else` })
    .transform((value) =>
      value
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .toWellFormed(),
    )
    .pipe(
      z
        .string()
        .min(1, `must be ${what}, and is empty`)
        .max(longest, `must be at most ${longest} characters long`),
    );

const wholeNumber = z
  .int({ error: 'must be a whole number from 0' })
  .min(0, 'must be a whole number from 0')
  .max(4_294_967_295, 'must be at most 4294967295');

/** `1280x720`, in pixels. */
const size = z
  .string({ error: 'must be a width and a height such as 1280x720' })
  .transform((value, context) => {
    const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(value.trim()) ?? [];
    const sides = [Number(width), Number(height)];
    if (sides.every((side) => side >= SMALLEST_SIDE && side <= LARGEST_SIDE)) {
      return { width: Number(width), height: Number(height) };
    }
    context.addIssue({
      code: 'custom',
      message: `must be a width and a height from ${SMALLEST_SIDE} to ${LARGEST_SIDE} such as 1280x720, not "${value}"`,
    });
    return z.NEVER;
  });

const MISSING_FILE =
  'must be the path of a picture such as pictures/lighthouse.jpg, a JPEG, PNG or WebP file of the content folder';
const MISSING_PICTURE =
  'must be a picture such as { prompt: "a lighthouse", seed: 1, size: 1280x720, alt: "A lighthouse" } or { file: pictures/lighthouse.jpg, alt: "A lighthouse" }';

const alt = text('a description for those who cannot see the picture', 500);

const fileSchema = z.strictObject({
  file: z
    .string({ error: MISSING_FILE })
    .regex(PICTURE_PATH, { error: ({ input }) => `${MISSING_FILE}, not "${input}"` }),
  alt,
});

/** Whatever else a drawn picture says is a choice of one of the tools' lists. */
const drawnSchema = z
  .object(
    {
      prompt: text('the words to draw', 2000),
      negative: text('what to avoid', 1000).optional(),
      seed: wholeNumber,
      size,
      alt,
    },
    { error: MISSING_PICTURE },
  )
  .catchall(z.string({ error: 'must be an entry of that list, as text' }));

/** A union would say of each mistake what is wrong with it as the other kind of picture, too. */
export const pictureSchema = z.unknown().transform((value, context): PictureSettings => {
  const isFile = value !== null && typeof value === 'object' && 'file' in value;
  const result = (isFile ? fileSchema : drawnSchema).safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = key === undefined ? issue.path : [...issue.path, key];
    const message = key === undefined ? issue.message : 'is not a setting of a picture that is a file';
    context.addIssue({ code: 'custom', path, message });
  }
  return z.NEVER;
});

export type DrawnSettings = z.output<typeof drawnSchema>;
export type FileSettings = z.output<typeof fileSchema>;
export type PictureSettings = DrawnSettings | FileSettings;

const DATE = 'must be a date such as 2026-10-02, or a time such as 2026-10-02T08:30:00Z';

/** Milliseconds since 1970. A date alone means noon in UTC: nearly everywhere on Earth it is that day then. */
const time = z.string({ error: DATE }).transform((value, context) => {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const parsed = isDate ? z.iso.date().safeParse(value) : z.iso.datetime({ offset: true }).safeParse(value);
  if (parsed.success) return Date.parse(isDate ? `${value}T12:00:00Z` : value);
  context.addIssue({ code: 'custom', message: `${DATE}, not "${value}"` });
  return z.NEVER;
});

const label = text('a label', 100);

/** What a post says of itself, whenever it is shown. */
export const postSettingsSchema = z.strictObject(
  {
    title: text('the title', 200),
    author: text('a key of authors.yaml', 100),
    labels: z
      .array(label, { error: 'must be a list such as [Light, Prompting]' })
      .refine((labels) => new Set(labels).size === labels.length, 'must name each label once')
      .default([]),
    excerpt: text('a sentence or two', LONGEST_EXCERPT).optional(),
    picture: text('the key of a picture', 100).optional(),
    pictures: z
      .record(z.string().regex(NAME), pictureSchema, { error: 'must be pictures by their keys' })
      .default({}),
  },
  { error: 'must be settings such as title: "Light first"' },
);

/** What stands between the two lines of --- at the head of a post. */
export const postFrontMatterSchema = postSettingsSchema
  .extend({
    published: time,
    updated: time.optional(),
    draft: z.boolean({ error: 'must be true or false' }).default(false),
  })
  .refine(({ published, updated }) => updated === undefined || updated >= published, {
    path: ['updated'],
    message: 'must not be before the day of publishing',
  });

export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** authors.yaml: who may be named as an author. */
export const authorsSchema = z.record(
  z.string().regex(NAME),
  z.strictObject({
    name: text('a name', 100),
    bio: text('a sentence about the author', 500),
    location: text('a place', 100),
    avatar: pictureSchema.optional(),
  }),
  { error: 'must be authors by their keys' },
);

export type AuthorSettings = z.output<typeof authorsSchema>[string];
