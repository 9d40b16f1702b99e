import { expect, it } from 'vitest';
import { createSharedWork } from './shared-work.ts';

const never = new AbortController().signal;

function createWork() {
  const shared = createSharedWork<string>();
  const signals: AbortSignal[] = [];
  let finish = (_: string) => {};
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  return {
    signals,
    join: (key = 'fox', signal = never) => shared.join(key, { signal }, start),
    finish: (result: string) => finish(result),
  };
}

it('does the work once for all who ask at the same time', async () => {
  const work = createWork();
  const both = [work.join(), work.join()];
  work.finish('picture');
  expect(await Promise.all(both)).toEqual(['picture', 'picture']);
  expect(work.signals).toHaveLength(1);
});

it('does other work for another key, and again when asked later', async () => {
  const work = createWork();
  const first = work.join();
  work.finish('first');
  await first;
  const second = work.join();
  work.finish('second');
  expect(await second).toBe('second');
  const other = work.join('owl');
  work.finish('other');
  expect(await other).toBe('other');
  expect(work.signals).toHaveLength(3);
});

it('goes on while somebody still waits, and stops when nobody does', async () => {
  const work = createWork();
  const [ann, ben] = [new AbortController(), new AbortController()];
  const forAnn = work.join('fox', ann.signal);
  const forBen = work.join('fox', ben.signal);
  ann.abort();
  await expect(forAnn).rejects.toMatchObject({ name: 'AbortError' });
  expect(work.signals[0]?.aborted).toBe(false);
  ben.abort();
  await expect(forBen).rejects.toMatchObject({ name: 'AbortError' });
  expect(work.signals[0]?.aborted).toBe(true);
});

it('starts anew for who comes after it was stopped', async () => {
  const work = createWork();
  const ann = new AbortController();
  const forAnn = work.join('fox', ann.signal);
  ann.abort();
  const late = work.join();
  work.finish('fresh');
  await expect(forAnn).rejects.toMatchObject({ name: 'AbortError' });
  expect(await late).toBe('fresh');
  expect(work.signals).toHaveLength(2);
});

it('tells everyone how it gets on, and who joins late at once', async () => {
  const shared = createSharedWork<string, number>();
  const heard: string[] = [];
  let tell = (_: number) => {};
  let finish = (_: string) => {};
  const join = (name: string) =>
    shared.join('fox', { signal: never, onNews: (news) => heard.push(`${name} ${news}`) }, (_, tellAll) => {
      tell = tellAll;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
  const ann = join('ann');
  tell(1);
  const ben = join('ben');
  tell(2);
  finish('picture');
  await Promise.all([ann, ben]);
  expect(heard).toEqual(['ann 1', 'ben 1', 'ann 2', 'ben 2']);
});
