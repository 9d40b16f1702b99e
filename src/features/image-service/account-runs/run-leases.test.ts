import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import type { Hold, HoldState } from '../../credits/credits.types.ts';
import { createRunLeases } from './run-leases.ts';

const TIMES = { leaseMs: 30_000, renewMs: 10_000 };

function hold(id: string, state: HoldState = 'open', runId = 'run'): Hold {
  return {
    id,
    accountId: 'ann',
    runId,
    tile: 0,
    tool: 'green',
    balance: STANDARD_BALANCE,
    price: 50,
    state,
    leaseUntil: 0,
    createdAt: 0,
    deliveredAt: null,
    closedAt: null,
    storedObjectId: null,
    startingObjectId: null,
    drawn: null,
    requestHash: null,
  };
}

function setUp(holds: Hold[] = [hold('a'), hold('b')]) {
  const timers = new Set<() => void>();
  const clock = createTestClock(1_000_000);
  const renewLease = vi.fn(async () => true);
  const findRun = vi.fn(async () => holds);
  const failures: unknown[] = [];
  const leases = createRunLeases({
    credits: { findRun, renewLease },
    clock,
    times: TIMES,
    repeat(work, everyMs) {
      expect(everyMs).toBe(TIMES.renewMs);
      timers.add(work);
      return () => void timers.delete(work);
    },
    onRenewalFailed: (error) => failures.push(error),
  });
  const strike = async () => {
    for (const work of timers) work();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { leases, timers, clock, renewLease, findRun, failures, strike };
}

describe('leases of a run', () => {
  it('are renewed for all its open holds, by one timer', async () => {
    const { leases, timers, renewLease, strike } = setUp([hold('a'), hold('b'), hold('c', 'delivered')]);
    leases.acquire(hold('a'), 'request');
    leases.acquire(hold('b'), 'request');
    expect(timers.size).toBe(1);
    await strike();
    expect(renewLease.mock.calls).toEqual([
      ['a', 1_030_000],
      ['b', 1_030_000],
    ]);
  });

  it('end with the last request that uses one', () => {
    const { leases, timers } = setUp();
    const useA = leases.acquire(hold('a'), 'request');
    const useB = leases.acquire(hold('b'), 'request');
    expect(useA.end()).toBe(true);
    expect(timers.size).toBe(1);
    expect(useB.end()).toBe(true);
    expect(timers.size).toBe(0);
  });

  it('know whether another request still uses the same hold', () => {
    const { leases } = setUp();
    const first = leases.acquire(hold('a'), 'request');
    const second = leases.acquire(hold('a'), 'request');
    expect(first.end()).toBe(false);
    expect(first.end()).toBe(false);
    expect(second.end()).toBe(true);
    expect(second.end()).toBe(false);
  });

  it('have timers of their own in each run', () => {
    const { leases, timers } = setUp();
    const use = leases.acquire(hold('a'), 'request');
    leases.acquire(hold('x', 'open', 'other run'), 'request');
    expect(timers.size).toBe(2);
    use.end();
    expect(timers.size).toBe(1);
  });

  it('go on after a renewal that failed', async () => {
    const { leases, findRun, renewLease, failures, strike } = setUp();
    leases.acquire(hold('a'), 'request');
    findRun.mockRejectedValueOnce(new Error('database is away'));
    await strike();
    expect(failures).toHaveLength(1);
    expect(renewLease).not.toHaveBeenCalled();
    await strike();
    expect(renewLease).toHaveBeenCalledTimes(2);
  });

  it('are not renewed twice at once by a slow database', async () => {
    const { leases, findRun, strike } = setUp();
    const { promise, resolve } = Promise.withResolvers<Hold[]>();
    findRun.mockReturnValueOnce(promise);
    leases.acquire(hold('a'), 'request');
    await strike();
    await strike();
    expect(findRun).toHaveBeenCalledTimes(1);
    resolve([]);
    await new Promise((next) => setTimeout(next));
    await strike();
    expect(findRun).toHaveBeenCalledTimes(2);
  });

  it('tell every request for a hold that it was given back, here or on another server', async () => {
    const { leases, strike, findRun } = setUp();
    const uses = [leases.acquire(hold('a'), 'request'), leases.acquire(hold('a'), 'request')];
    const other = leases.acquire(hold('b'), 'request');
    leases.lose(['a', 'unknown']);
    expect(uses.map(({ leased }) => leased.lost.aborted)).toEqual([true, true]);
    expect(other.leased.lost.aborted).toBe(false);
    findRun.mockResolvedValueOnce([hold('a', 'released'), hold('b', 'released')]);
    await strike();
    expect(other.leased.lost.aborted).toBe(true);
  });

  it('take one request for a hold at a time, and the next when that has ended', () => {
    const { leases } = setUp();
    const { end } = leases.acquire(hold('a'), 'request');
    expect(() => leases.acquire(hold('a'), 'another')).toThrow(
      expect.objectContaining({ status: 409, code: 'hold.other_request' }),
    );
    end();
    expect(leases.isInUse('a')).toBe(false);
    leases.acquire(hold('a'), 'another');
    expect(leases.isInUse('a')).toBe(true);
  });
});
