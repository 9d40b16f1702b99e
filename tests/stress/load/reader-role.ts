import { PLAIN_PAGES, SEARCHES } from './site-map-of-load.ts';
import { pick, type Role, type Stage } from './stage.ts';

/** How often an open article asks whether it is still the same. */
const REFRESHES = 3;
const FILES_OF_A_PAGE = 6;
/** A picture that is still to be drawn may take longer than somebody looks at a page. */
const TIMEOUT_MS = 3_000;

/** Reads: the start page with its files, lists, articles that refresh themselves, stories, searches. */
export const reader: Role = {
  name: 'reader',
  weight: 45,
  begin: (stage) => ({
    async visit() {
      await openWithFiles(stage, pick(PLAIN_PAGES, stage.random));
      await stage.think(1);
      const next = pick([readArticle, readArticle, readArticle, watchStory, searchBlog], stage.random);
      await next(stage);
      await stage.think(1);
    },
  }),
};

export async function openWithFiles({ browser, map, random }: Stage, path: string): Promise<void> {
  await browser.open(path);
  const files = Array.from({ length: FILES_OF_A_PAGE }, () => pick(map.files, random));
  await Promise.all(files.map((file) => browser.open(file)));
}

async function readArticle({ browser, map, random, think, isOpen }: Stage): Promise<void> {
  await browser.open(pick(['/blog', '/blog?page=2'], random));
  await browser.glance(pick(map.pictures, random), TIMEOUT_MS);
  await think(0.5);
  const article = pick(map.articles, random);
  await browser.open(article);
  await browser.open(`${article}.data`);
  for (let turn = 0; turn < REFRESHES && isOpen(); turn++) {
    await think(1);
    await browser.open(article);
  }
}

async function watchStory({ browser, map, random, think }: Stage): Promise<void> {
  await browser.open('/web-stories');
  const story = pick(map.stories, random);
  await browser.open(story);
  await think(1);
  await browser.open(pick([`${story}/amp`, '/api/web-stories/whats-next'], random));
}

async function searchBlog({ browser, random, think }: Stage): Promise<void> {
  await browser.open(`/blog?query=${encodeURIComponent(pick(SEARCHES, random))}`);
  await think(0.5);
  await browser.open('/feeds/posts/default?alt=json&max-results=5');
}
