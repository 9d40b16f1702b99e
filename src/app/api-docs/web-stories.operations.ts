import { z } from 'zod';
import type { ApiGroup } from './api-operation.types.ts';

const teaserSchema = z.object({
  slug: z.string().meta({ description: 'What its address ends with.' }),
  title: z.string(),
  image: z.string().meta({ description: 'The address of its picture, empty for none.' }),
});

const whatsNextSchema = z.object({
  articles: z.array(teaserSchema).meta({ description: 'At most 50, shown at /blog/{slug}.' }),
  stories: z.array(teaserSchema).meta({ description: 'At most 50, shown at /web-stories/{slug}.' }),
});

export const webStoriesGroup: ApiGroup = {
  id: 'web-stories',
  name: 'Web stories',
  introduction: 'What a story leads to. The stories themselves are posts of the feeds, labelled webstories.',
  operations: [
    {
      id: 'whats-next',
      method: 'get',
      path: '/api/web-stories/whats-next',
      summary: 'See what comes next',
      description: ['The newest articles and stories, of which the end of a story offers one each.'],
      token: 'none',
      parameters: [],
      answers: [
        {
          status: 200,
          description: 'What there is to read and to watch.',
          body: { name: 'WhatsNext', schema: whatsNextSchema },
        },
      ],
      failures: [
        {
          status: 502,
          codes: ['feed.not_found', 'feed.private_or_blocked', 'feed.unreadable'],
          when: 'The blog that this site shows gives no posts.',
        },
        { status: 503, codes: ['feed.temporary'], when: 'The posts cannot be reached right now.' },
      ],
    },
  ],
};
