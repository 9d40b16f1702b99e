import type { SiteProcess } from '../site-process.ts';
import type { StressRow } from '../stress-part.types.ts';
import { sendFrom } from './stranger.ts';

const AT_ONCE = 50;

/** Addresses that do not exist, in numbers: none may be found, and none kept. */
export async function tryUnknownPages(site: SiteProcess, amount: number): Promise<StressRow> {
  const before = await site.weigh();
  const paths = Array.from({ length: amount }, (_, place) =>
    place % 2 ? `/blog/nothing-${place}/company` : `/nothing/at-all-${place}`,
  );
  const counts = await askAll(site, paths);
  const grown = (await site.weigh()).heldBytes - before.heldBytes;
  return {
    what: 'pages that do not exist',
    amount: `${amount} addresses`,
    faults: findOthers(counts, [404, 429]),
    lost: 0,
    measured: `${Math.round(grown / 1e6)} MB more are held`,
  };
}

/** The same question of many at the same moment, about posts that nobody has read yet. */
export async function tryEqualQuestions(site: SiteProcess): Promise<StressRow> {
  await site.weigh();
  const paths = [
    ...Array<string>(AT_ONCE).fill('/feeds/posts/default?alt=json&max-results=150'),
    ...Array<string>(AT_ONCE).fill('/feeds/posts/default?alt=json&q=light'),
    ...Array<string>(AT_ONCE).fill('/blog?query=light'),
  ];
  const counts = await askAll(site, paths);
  const { loopDelay } = await site.weigh();
  const faults = findOthers(counts, [200, 429, 503]);
  if (!counts.has(200)) faults.push('nobody was answered');
  return {
    what: 'equal questions at one moment',
    amount: `${paths.length} questions`,
    faults,
    lost: 0,
    measured: `the server was held up for ${Math.round(loopDelay.longest)} ms at most`,
  };
}

async function askAll(site: SiteProcess, paths: readonly string[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const answers = paths.slice(from, from + AT_ONCE).map(async (path, place) => {
      const answer = await sendFrom(site, `198.18.0.${place % 40}`)(path, {});
      await answer.arrayBuffer();
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    });
    await Promise.all(answers);
  }
  return counts;
}

const findOthers = (counts: ReadonlyMap<number, number>, right: readonly number[]): string[] =>
  [...counts]
    .filter(([status]) => !right.includes(status))
    .map(([status, times]) => `${times} were answered ${status}`);
