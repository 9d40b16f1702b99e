import { visitSlowly } from '../../bench/browser/slow-visit.ts';
import { expect, test } from './support/base-test.ts';

/** What Google calls good; anything above is seen as a jump. */
const SHIFT_LIMIT = 0.1;

test('on a processor four times as slow nothing jumps; how long things take is printed', async ({
  browser,
  baseURL,
}) => {
  const rows = [];
  for (const [name, path] of Object.entries({
    home: '/',
    article: '/blog/light-first',
    'story list': '/web-stories',
    'story generator': '/story-generator',
  })) {
    const { largestPaint, layoutShift, slowestPress } = await visitSlowly(
      browser,
      new URL(path, baseURL).href,
    );
    rows.push(
      `${name}: largest paint ${Math.round(largestPaint)} ms, layout shift ${layoutShift.toFixed(3)}, slowest press ${Math.round(slowestPress)} ms`,
    );
    expect(largestPaint, `${name} was painted`).toBeGreaterThan(0);
    expect(layoutShift, `what moved by itself on ${name}`).toBeLessThanOrEqual(SHIFT_LIMIT);
  }
  console.log(`\nprocessor 4x slower, a phone of 390 px\n${rows.join('\n')}`);
});
