import { randomUUID } from 'node:crypto';
import { makePosts } from '../../../bench/library-of-posts.ts';
import { createLibrary } from '../../../src/features/posts/sources/library/library.usecases.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { urls } from '../../../src/urls.ts';
import { createOwnImage } from '../../crash/journeys.ts';
import { findBrokenPromises, hashOf, welcomeVisitor } from '../../crash/visitor.ts';
import { type CreatePersistentVisitor, persist } from '../../stress/faults/persistent-visitors.ts';
import { expectStatus } from '../../support/identity/account-client.ts';

/** The history, where promises are looked up, answers thirty pictures. */
const MOST_LINKS = 24;

/**
 * Makes links to saved pictures, and publishes posts as a tool does. From then on everybody can open them,
 * whichever site they come to.
 */
export function createPublisher(databaseUrl: string): CreatePersistentVisitor {
  return async (server) => {
    const visitor = await welcomeVisitor(server);
    const { client, promises } = visitor;
    /** The bytes of its picture, by each link. */
    const links = new Map<string, string>();
    const posts: string[] = [];
    const read = async (path: string) => {
      const answer = await server.send(path);
      const hash = hashOf(new Uint8Array(await answer.arrayBuffer()));
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      return hash;
    };
    const makeLink = async (id: string) =>
      expectStatus(await client.call<{ url: string }>('POST', `/images/${id}/share`), 200).body.url;
    return {
      async visit(mayGoOn) {
        if (links.size < MOST_LINKS) {
          const id = await persist(createOwnImage(visitor).save, mayGoOn, visitor);
          const url = `${await persist(() => makeLink(id), mayGoOn, visitor)}/picture`;
          links.set(url, promises.saved.get(id) ?? '');
          await persist(() => read(url), mayGoOn);
        }
        const post = await persist(() => publishPost(databaseUrl), mayGoOn);
        await persist(() => read(post), mayGoOn);
        posts.push(post);
      },
      async findBrokenPromises() {
        await client.refreshToken();
        const broken = await findBrokenPromises(visitor);
        for (const [url, hash] of links) {
          if ((await read(url).catch(String)) !== hash) broken.push(`cannot open the link ${url}`);
        }
        for (const post of posts) await read(post).catch((error) => broken.push(`misses a post: ${error}`));
        return broken;
      },
      forgetTheDay: () => {},
    };
  };
}

/** @returns its address. */
async function publishPost(databaseUrl: string): Promise<string> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '' });
  try {
    const slug = `published-${randomUUID()}`;
    const now = Date.now();
    const posts = [...makePosts({ posts: 1, wordsPerPost: 20 })];
    await createLibrary({ database }).put(
      posts.map((post) => ({ ...post, slug, publishedAt: now, updatedAt: now })),
    );
    return urls.article(slug);
  } finally {
    await database.close();
  }
}
