import { expect, test } from 'vitest';
import { createWebStoriesRoutes } from './web-stories.routes.ts';

test('VIEW-16: what comes next is the same for everybody, and may be kept for a minute', async () => {
  const teaser = { slug: 'hats', title: 'Four hats', image: '' };
  const answer = { articles: [], stories: [teaser] };
  const routes = createWebStoriesRoutes({ webStories: { whatsNext: async () => answer } });
  const response = await routes.request('/api/web-stories/whats-next');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(await response.json()).toEqual(answer);
});
