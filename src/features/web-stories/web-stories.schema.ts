import { z } from 'zod';

export const teaserSchema = z.object({
  slug: z.string().meta({ description: 'The last part of its URL.' }),
  title: z.string(),
  image: z.string().meta({ description: 'The URL of its picture; empty if there is none.' }),
});

/** What a story may lead to: the newest of each kind. */
export const whatsNextSchema = z.object({
  articles: z.array(teaserSchema).meta({ description: 'At most 50, shown at /blog/{slug}.' }),
  stories: z
    .array(teaserSchema)

    .meta({ description: 'At most 50, shown at /web-stories/{slug}.' }),
});
