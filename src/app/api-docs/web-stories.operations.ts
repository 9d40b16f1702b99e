import { z } from 'zod';
import type { ApiGroup } from './api-operation.types.ts';

const teaserSchema = z.object({
  slug: z.string().meta({ description: 'The last part of its URL.' }),
  title: z.string(),
  image: z.string().meta({ description: 'The URL of its picture; empty if there is none.' }),
});

const whatsNextSchema = z.object({
  articles: z.array(teaserSchema).meta({ description: 'At most 50, shown at /blog/{slug}.' }),
  stories: z.array(teaserSchema).meta({ description: 'At most 50, shown at /web-stories/{slug}.' }),
});

export const webStoriesGroup: ApiGroup = {
  id: 'web-stories',
  name: 'Web stories',
  introduction:
    'What to show after a story. The stories themselves are feed posts with the label webstories.',
  operations: [
    {
      id: 'whats-next',
      method: 'get',
      path: '/api/web-stories/whats-next',
      summary: 'Get what comes next',
      description: ['The newest articles and stories. The end of a story suggests one of each.'],
      token: 'none',
      parameters: [],
      answers: [
        {
          status: 200,
          description: 'Articles and stories.',
          body: { name: 'WhatsNext', schema: whatsNextSchema },
        },
      ],
      failures: [
        {
          status: 502,
          codes: ['feed.not_found', 'feed.private_or_blocked', 'feed.unreadable'],
          when: 'The blog that this site shows returned no posts.',
        },
        { status: 503, codes: ['feed.temporary'], when: 'The posts can’t be loaded right now.' },
      ],
    },
  ],
};
