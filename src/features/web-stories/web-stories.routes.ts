import { Hono } from 'hono';
import type { WebStories } from './web-stories.usecases.ts';

/** `GET /api/web-stories/whats-next`: the articles and stories from which the end of a story offers one each. */
export function createWebStoriesRoutes({ webStories }: { webStories: Pick<WebStories, 'whatsNext'> }) {
  return new Hono().get('/api/web-stories/whats-next', async (c) =>
    c.json(await webStories.whatsNext(), 200, { 'Cache-Control': 'public, max-age=60' }),
  );
}
