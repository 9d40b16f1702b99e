import { createLibrary } from '../../src/features/posts/sources/library/library.usecases.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Place } from '../data/quiet-services.ts';
import { makePosts } from '../library-of-posts.ts';
import type { BenchRow } from '../measuring/bench-part.types.ts';
import { startBuiltSite } from '../measuring/built-site.ts';
import { inMilliseconds } from '../measuring/samples.ts';

const SERVERS = 3;
const POSTS = 20;
const PROMISED_MS = 1_000;

/** From the moment that a post is stored to the moment that its page is shown by the slowest of three servers. */
export async function measurePublishToSeen(place: Place, say: (line: string) => void): Promise<BenchRow> {
  const environment = { DATABASE_URL: place.databaseUrl, ILLUSTRATOR_WORKERS: '1', LOG_LEVEL: 'error' };
  const servers = [];
  for (let number = 0; number < SERVERS; number++) servers.push(await startBuiltSite({ environment }));
  const database = await openDatabase({ url: place.databaseUrl, dataDir: '' });
  const library = createLibrary({ database });
  const shows = async (url: string, title: string) =>
    (await (await fetch(`${url}/blog`)).text()).includes(title);
  const waits: number[] = [];
  try {
    for (const post of makePosts({ posts: POSTS * 30, wordsPerPost: 20 })) {
      if (waits.length === POSTS) break;
      // A page in memory is what has to be forgotten.
      await Promise.all(servers.map(({ url }) => shows(url, post.title)));
      const time = Date.now();
      await library.put([{ ...post, publishedAt: time, updatedAt: time }]);
      const stored = performance.now();
      await Promise.all(
        servers.map(async ({ url }) => {
          while (!(await shows(url, post.title)));
        }),
      );
      waits.push(performance.now() - stored);
      say(`a post is seen on ${SERVERS} servers after ${inMilliseconds(waits.at(-1) ?? 0)}`);
    }
  } finally {
    await database.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
  const slowest = Math.max(...waits);
  return {
    what: `a post that was stored is seen on ${SERVERS} servers, the slowest of ${POSTS}`,
    promise: `at most ${PROMISED_MS} ms`,
    measured: inMilliseconds(slowest),
    kept: slowest <= PROMISED_MS,
    kind: 'absolute',
    note: `half of them within ${inMilliseconds(waits.toSorted((a, b) => a - b)[POSTS / 2] ?? 0)}`,
  };
}
