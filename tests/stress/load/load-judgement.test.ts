import { describe, expect, it } from 'vitest';
import { createFairnessLog } from './fairness.ts';
import { findGreedFaults } from './greed-trial.ts';
import { createLoadFigures, type Exchange, findFault } from './load-figures.ts';
import { findMemoryFaults, listErrors } from './load-report.ts';

const MEGABYTE = 1024 * 1024;
const weight = (megabytes: number) => ({
  heldBytes: megabytes * MEGABYTE,
  residentBytes: 0,
  loopDelay: { p50: 0, p99: 0, longest: 0 },
});

function exchange(status: number, body: unknown = '', headers: Record<string, string> = {}): Exchange {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'GET',
    path: '/blog',
    status,
    headers: new Headers(headers),
    body: Buffer.from(text),
    milliseconds: 3,
  };
}

describe('what a load makes of answers', () => {
  const busy = { code: 'image_service.queue_full', message: 'Please come back later.' };

  it('takes a refusal that says why and when to come back', () => {
    expect(findFault(exchange(503, busy, { 'Retry-After': '5' }))).toBeUndefined();
    expect(findFault(exchange(429, busy, { 'Retry-After': '1' }))).toBeUndefined();
  });

  it.each([
    ['an error of ours', exchange(500, { code: 'internal.error', message: 'Something went wrong.' })],
    ['a page that is not there', exchange(404, 'Not found')],
    ['a refusal in the words of a proxy', exchange(503, '<html>', { 'Retry-After': '5' })],
    ['a refusal that leaves the time open', exchange(503, busy)],
    ['a connection that broke', exchange(0, 'ECONNRESET')],
  ])('finds fault with %s', (_, answer) => {
    expect(findFault(answer)).toBeDefined();
  });

  it('tells the same fault once, with how often it was seen', () => {
    const figures = createLoadFigures();
    figures.note(exchange(200));
    for (let turn = 0; turn < 3; turn++) figures.note(exchange(500, 'oops'));
    expect(figures.faults()).toEqual(['GET page: 500 oops (3 times)']);
    expect(figures.kinds()).toMatchObject([{ kind: 'page', count: 4 }]);
  });
});

describe('what a load makes of a queue', () => {
  const served = { granted: 10, refused: 40, modest: 6, servedBefore: 2 };

  it('lets pass that a greedy visitor gets no more than two turns ahead', () => {
    expect(findGreedFaults(served)).toEqual([]);
  });

  it('finds fault with a queue in the order of arrival, and with one that starves anybody', () => {
    expect(findGreedFaults({ ...served, servedBefore: 9 })).toHaveLength(1);
    expect(findGreedFaults({ ...served, modest: 5 })).toHaveLength(1);
    expect(findGreedFaults({ ...served, granted: 0 })).toHaveLength(1);
  });

  it('compares visitors by what each waited on average', () => {
    const waits = createFairnessLog();
    for (let turn = 0; turn < 5; turn++) {
      waits.note({ visitor: 'a', milliseconds: 10 });
      waits.note({ visitor: 'b', milliseconds: 30 });
      waits.note({ visitor: 'c', milliseconds: turn * 100 });
    }
    waits.note({ visitor: 'came once', milliseconds: 9_000 });
    expect(waits.report()).toEqual({ visitors: 3, median: 30, longest: 200 });
  });
});

describe('what a load makes of the server itself', () => {
  it('finds fault with memory that grows', () => {
    expect(findMemoryFaults(weight(90), weight(110))).toEqual([]);
    expect(findMemoryFaults(weight(90), weight(200))).toEqual([
      'the site held 110 MB more at the end than when it was warm',
    ]);
  });

  it('finds the errors of a log, each once', () => {
    const line = (level: number, message: string) =>
      JSON.stringify({ level, msg: 'request failed', err: { message } });
    const output = ['Dreamseed is ready', line(30, 'fine'), line(50, 'broken'), line(50, 'broken')].join(
      '\n',
    );
    expect(listErrors(output)).toEqual(['the log tells of an error: request failed: broken']);
  });
});
