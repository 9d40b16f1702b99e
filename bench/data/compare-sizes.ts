import type { Services } from '../../src/app/composition/services.ts';
import { COMMON_WORD, slugOf } from '../library-of-posts.ts';
import type { BenchRow } from '../measuring/bench-part.types.ts';
import { inTurn } from '../measuring/in-turn.ts';
import { asRatio, inMilliseconds } from '../measuring/samples.ts';
import { type DataSizes, LARGE, SMALL } from './data-sizes.ts';
import { fillSite } from './fill-site.ts';
import { ASKED } from './many-rows.ts';
import { openQuietServices, type Place } from './quiet-services.ts';
import { saveImage } from './save-image.ts';

const PROMISED_RATIO = 1.5;
const PAGE = { startIndex: 1, maxResults: 6 };
const HISTORY_LENGTH = 30;

interface Question {
  ask(services: Services, sizes: DataSizes): Promise<unknown>;
  among: 'images' | 'posts';
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  status: { among: 'images', ask: ({ userStatus }) => userStatus.statusOf(ASKED, '192.0.2.1') },
  history: {
    among: 'images',
    ask: async ({ gallery }) => expectCount((await gallery.list(ASKED.id)).length, HISTORY_LENGTH),
  },
  'image saved': { among: 'images', ask: (services) => saveImage(services) },
  'blog list': {
    among: 'posts',
    ask: async ({ sitePosts }) => expectCount((await sitePosts.list(PAGE)).posts.length, PAGE.maxResults),
  },
  article: {
    among: 'posts',
    ask: async ({ sitePosts }, { posts }) =>
      expectCount((await sitePosts.findBySlug(slugOf(posts / 2))) ? 1 : 0, 1),
  },
  'search for a word of every post': {
    among: 'posts',
    ask: async ({ sitePosts }) =>
      expectCount((await sitePosts.list({ ...PAGE, search: COMMON_WORD })).posts.length, PAGE.maxResults),
  },
};

/** So that nothing is measured that finds nothing. */
function expectCount(found: number, expected: number): void {
  if (found !== expected) throw new Error(`${found} found instead of ${expected}.`);
}

/** @param title of the database, e.g. `SQLite`. Both places are empty. */
export async function compareSizes(
  title: string,
  places: { small: Place; large: Place },
  say: (line: string) => void,
): Promise<BenchRow[]> {
  const started = performance.now();
  say(`${title}: writing ${LARGE.images} images, ${LARGE.entries} entries and ${LARGE.posts} posts`);
  await fillSite(places.small, SMALL);
  await fillSite(places.large, LARGE);
  say(`${title}: written in ${Math.round((performance.now() - started) / 1000)} s`);
  const small = await openQuietServices(places.small);
  const large = await openQuietServices(places.large);
  try {
    const rows: BenchRow[] = [];
    for (const [name, { ask, among }] of Object.entries(QUESTIONS)) {
      const [few, many] = await inTurn(
        () => ask(small, SMALL),
        () => ask(large, LARGE),
      );
      rows.push({
        what: `${title}: ${name} among ${describeSize(among)}`,
        promise: `at most ${PROMISED_RATIO}x of ${SMALL[among]}`,
        measured: `${asRatio(many / few)}x`,
        kept: many / few <= PROMISED_RATIO,
        kind: 'ratio',
        note: `${inMilliseconds(few)}, then ${inMilliseconds(many)}`,
      });
      say(`${title}: ${name}: ${asRatio(many / few)}x`);
    }
    return rows;
  } finally {
    await small.close();
    await large.close();
  }
}

function describeSize(among: Question['among']): string {
  return among === 'posts' ? `${LARGE.posts} posts` : `${LARGE.images} images and ${LARGE.entries} entries`;
}
