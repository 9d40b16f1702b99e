import { z } from 'zod';
import { isCallbackName } from './callback-names.rules.ts';
import type { FeedRequest } from './served-feed.types.ts';

const DEFAULT_RESULTS = 25;
/** As many as Blogger answers, whatever it is asked for. */
const MOST_RESULTS = 150;

/** Blogger's own, for scripts that name none. */
const DEFAULT_CALLBACK = 'gdata.io.handleScriptLoaded';

const wholeNumber = (from: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} on`)
    .transform(Number)
    .refine((number) => number >= from, `must be a whole number from ${from} on`);

const time = z.string().transform((text, context) => {
  // A plus sign that was not escaped arrives as a space.
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+ -]\d\d:\d\d))?$/i.exec(text);
  const [, date, clock = '00:00:00', zone = 'Z'] = match ?? [];
  const milliseconds = Date.parse(`${date}T${clock}${zone.replace(' ', '+')}`);
  if (!Number.isNaN(milliseconds)) return new Date(milliseconds).toISOString();
  context.addIssue('must be a time such as 2026-01-31T12:00:00Z');
  return z.NEVER;
});

/** What the part of an address after `?` may say. Anything else in it is ignored, as Blogger does. */
const parametersSchema = z.object({
  alt: z
    .enum(['atom', 'rss', 'json', 'json-in-script'], 'must be atom, rss, json or json-in-script')
    .default('atom'),
  callback: z
    .string()
    .max(100, 'must have at most 100 characters')
    .refine(
      (name) => isCallbackName(name) || name === DEFAULT_CALLBACK,
      'must be the plain name of a function of your page, without dots',
    )
    .default(DEFAULT_CALLBACK),
  'start-index': wholeNumber(1).default(1),
  'max-results': wholeNumber(0)
    .default(DEFAULT_RESULTS)
    .transform((asked) => Math.min(asked, MOST_RESULTS)),
  orderby: z.enum(['published', 'updated'], 'must be published or updated').default('published'),
  q: z.string().trim().optional(),
  'published-min': time.optional(),
  'published-max': time.optional(),
  'updated-min': time.optional(),
  'updated-max': time.optional(),
  path: z.string().max(2000, 'must have at most 2,000 characters').optional(),
});

/** From the parts of an address to a request. An empty parameter is one that is not there. */
export const feedRequestSchema = z
  .preprocess(
    (parameters) =>
      Object.fromEntries(Object.entries(parameters as object).filter(([, value]) => value !== '')),
    parametersSchema,
  )
  .transform((given): Omit<FeedRequest, 'kind' | 'labels'> => {
    const byUpdate = given.orderby === 'updated';
    return {
      format: given.alt,
      callback: given.callback,
      startIndex: given['start-index'],
      maxResults: given['max-results'],
      orderBy: given.orderby,
      ...(given.q ? { search: given.q } : {}),
      bounds: withoutMissing({
        publishedMin: given['published-min'],
        publishedMax: given['published-max'],
        // Blogger heeds these only when it sorts by them.
        updatedMin: byUpdate ? given['updated-min'] : undefined,
        updatedMax: byUpdate ? given['updated-max'] : undefined,
      }),
      ...(given.path === undefined ? {} : { slug: slugOfPath(given.path) }),
    };
  });

/** `/2026/01/my-post.html` and `/my-post` alike name `my-post`. */
function slugOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return last.replace(/\.html$/, '');
}

function withoutMissing<Value>(values: Record<string, Value | undefined>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}
