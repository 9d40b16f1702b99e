import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createJobLeaderStore } from './job-leader.store.ts';
import { createLeaderJobs } from './leader-jobs.ts';

describeOnEveryDatabase('the leader of the servers', (open) => {
  it('is one process’s until its time is over or it leaves, also when many ask at once', async () => {
    const { take, leave } = createJobLeaderStore((await open()).database);
    const asked = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => ((await take(name, 0, 10)) ? name : '')),
    );
    const [holder = '', ...others] = asked.filter((name) => name !== '');
    expect(others).toEqual([]);
    const other = holder === 'a' ? 'b' : 'a';
    expect([await take(holder, 5, 20), await take(other, 19, 30), await take(other, 20, 30)]).toEqual([
      true,
      false,
      true,
    ]);
    await leave(holder);
    expect(await take(holder, 25, 40)).toBe(false);
    await leave(other);
    expect(await take(holder, 25, 40)).toBe(true);
  });

  it('jobs run on one of two processes, and on the other when that one stops', async () => {
    const { database } = await open();
    if (database.kind === 'sqlite') return;
    const running = new Set<string>();
    const create = (holder: string) =>
      createLeaderJobs({
        database,
        clock: { now: () => 0 },
        holder,
        jobs: [{ start: () => void running.add(holder), stop: async () => void running.delete(holder) }],
        onFailure: (error) => expect(error).toBeUndefined(),
      });
    const first = create('first');
    first.start();
    await expect.poll(() => [...running]).toEqual(['first']);
    const second = create('second');
    second.start();
    await first.stop();
    expect([...running]).toEqual([]);
    await expect.poll(() => [...running], { timeout: 15_000 }).toEqual(['second']);
    await second.stop();
  }, 30_000);
});
