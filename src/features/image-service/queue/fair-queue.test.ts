import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue, SITE_ITSELF } from './fair-queue.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Lets a test see who was begun, and decide when each is done. */
function createWorkshop(queue: FairQueue) {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  return {
    begun,
    add(name: string, signal: AbortSignal = never): Promise<string> {
      const visitor = name.slice(0, 1);
      return queue.run(visitor, signal, () => {
        begun.push(name);
        return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
      });
    },
    async finish(name: string) {
      await settle();
      finish.get(name)?.();
      await settle();
    },
  };
}

describe('the queue', () => {
  const open = (options = {}) =>
    createFairQueue({ concurrency: 1, limit: 40, limitPerVisitor: 8, ...options });

  it('runs as many at once as it may', async () => {
    const queue = open({ concurrency: 2 });
    const shop = createWorkshop(queue);
    const all = ['a1', 'a2', 'a3'].map((name) => shop.add(name));
    await settle();
    expect(shop.begun).toEqual(['a1', 'a2']);
    expect(queue.status()).toEqual({ running: 2, waiting: 1 });
    await shop.finish('a1');
    expect(shop.begun).toEqual(['a1', 'a2', 'a3']);
    await shop.finish('a2');
    await shop.finish('a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3']);
    expect(queue.status()).toEqual({ running: 0, waiting: 0 });
  });

  it('takes turns between visitors, however many images one of them wants', async () => {
    const shop = createWorkshop(open());
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) shop.add(name);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await shop.finish(name);
    expect(shop.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('prefers a visitor with nothing running', async () => {
    const shop = createWorkshop(open({ concurrency: 2 }));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) shop.add(name);
    await shop.finish('a1');
    expect(shop.begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('goes on after a failure', async () => {
    const queue = open();
    const failing = queue.run('a', never, () => Promise.reject(new Error('broken')));
    const next = queue.run('a', never, async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('refuses with 503 and a time when too many wait', async () => {
    const shop = createWorkshop(open({ limit: 2 }));
    for (const name of ['a1', 'b1', 'c1']) shop.add(name);
    const refused = shop.add('d1');
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'image_service.queue_full' });
    await expect(refused).rejects.toHaveProperty('headers.Retry-After', expect.stringMatching(/^[1-9]\d*$/));
  });

  it('tells who waits for too long to come back later, and lets the site itself wait', async () => {
    const queue = open({ longestWaitMs: 20 });
    const shop = createWorkshop(queue);
    const first = shop.add('a1');
    const house = queue.run(SITE_ITSELF, never, async () => 'drawn');
    await expect(shop.add('b1')).rejects.toMatchObject({ status: 503, code: 'image_service.queue_full' });
    expect(queue.status()).toEqual({ running: 1, waiting: 1 });
    await shop.finish('a1');
    expect(await Promise.all([first, house])).toEqual(['a1', 'drawn']);
  });

  it('refuses a visitor who waits for too many, and nobody else', async () => {
    const shop = createWorkshop(open({ limitPerVisitor: 2 }));
    for (const name of ['a1', 'a2', 'a3']) shop.add(name);
    await expect(shop.add('a4')).rejects.toMatchObject({
      status: 429,
      code: 'image_service.visitor_queue_full',
    });
    const other = shop.add('b1');
    await shop.finish('a1');
    await shop.finish('a2');
    await shop.finish('b1');
    expect(await other).toBe('b1');
  });

  it('keeps a claimed place, and refuses those who come after as if it were taken', async () => {
    const queue = open({ concurrency: 2, limit: 2, limitPerVisitor: 1 });
    const leave = ['a', 'a', 'a', 'b'].map((visitor, index) => {
      if (index === 3)
        expect(() => queue.claimPlace('a')).toThrow(
          expect.objectContaining({ code: 'image_service.visitor_queue_full' }),
        );
      return queue.claimPlace(visitor);
    });
    expect(() => queue.claimPlace('c')).toThrow(expect.objectContaining({ status: 503 }));
    leave[0]?.();
    leave[0]?.();
    queue.claimPlace('c');
    expect(() => queue.claimPlace('d')).toThrow(expect.objectContaining({ status: 503 }));
    expect(queue.status()).toEqual({ running: 0, waiting: 0 });
  });

  it('never refuses who turns a claim into a task', async () => {
    const queue = open({ concurrency: 2, limit: 3, limitPerVisitor: 3 });
    const shop = createWorkshop(queue);
    const claims = Array.from({ length: 5 }, () => queue.claimPlace('a'));
    const all = claims.map((leave, index) => {
      leave();
      return shop.add(`a${index}`);
    });
    for (let index = 0; index < 5; index++) await shop.finish(`a${index}`);
    expect(await Promise.all(all)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  });

  it("limits the site's own work in nothing, and refuses no visitor because of it", async () => {
    const queue = open({ limit: 1, limitPerVisitor: 1 });
    const shop = createWorkshop(queue);
    const own = Array.from({ length: 4 }, () => queue.run(SITE_ITSELF, never, async () => 'own'));
    shop.add('a1');
    shop.add('b1');
    await expect(shop.add('c1')).rejects.toMatchObject({ status: 503 });
    await shop.finish('a1');
    await shop.finish('b1');
    expect(shop.begun).toEqual(['a1', 'b1']);
    expect(await Promise.all(own)).toEqual(['own', 'own', 'own', 'own']);
  });

  it('forgets who leaves while waiting', async () => {
    const queue = open({ limit: 1 });
    const shop = createWorkshop(queue);
    shop.add('a1');
    const controller = new AbortController();
    const leaving = shop.add('b1', controller.signal);
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
    expect(queue.status()).toEqual({ running: 1, waiting: 0 });
    shop.add('c1');
    await shop.finish('a1');
    expect(shop.begun).toEqual(['a1', 'c1']);
  });

  it('does not begin for who has left already', async () => {
    const shop = createWorkshop(open());
    await expect(shop.add('a1', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(shop.begun).toEqual([]);
  });
});
