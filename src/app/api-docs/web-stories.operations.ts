import { whatsNextSchema } from '../../features/web-stories/web-stories.schema.ts';
import type { ApiGroup } from './api-operation.types.ts';

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
