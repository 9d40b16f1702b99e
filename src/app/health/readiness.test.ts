import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createReadiness, type Readiness } from './readiness.ts';

/** A part that does what the test says, and counts how often it was asked. */
function createPart(name: string) {
  const part = { name, asked: 0, fails: false, hangs: false };
  const check = async () => {
    part.asked += 1;
    if (part.hangs) await new Promise(() => {});
    if (part.fails) throw new Error(`${name} is gone`);
  };
  return Object.assign(part, { check });
}

function createWatch() {
  let now = 0;
  const changes: string[] = [];
  const part = createPart('database');
  const readiness = createReadiness({
    clock: createTestClock(),
    elapsed: () => now,
    boundMs: 50,
    onChange: (name, { status }) => changes.push(`${name} ${status}`),
  });
  readiness.watch(part);
  const lookLater = async (watched: Readiness = readiness) => {
    now += 1_001;
    return (await watched.look()).status;
  };
  return { part, readiness, changes, lookLater };
}

describe('readiness', () => {
  it('asks the parts at most once a second, however many want to know', async () => {
    const { part, readiness } = createWatch();
    for (let crowd = 0; crowd < 20; crowd++) {
      await Promise.all(Array.from({ length: 50 }, () => readiness.look()));
    }
    expect(part.asked).toBe(1);
  });

  it('tells which part is away, and since when, and tells the log once', async () => {
    const { part, readiness, changes, lookLater } = createWatch();
    expect(await lookLater()).toBe('ready');
    part.fails = true;
    expect(await lookLater()).toBe('not-ready');
    const { parts } = await readiness.look();
    expect(parts.database?.status).toBe('away');
    await lookLater();
    const later = await readiness.look();
    expect(later.parts.database?.since).toBe(parts.database?.since);
    expect(Date.parse(later.parts.database?.since ?? '')).not.toBeNaN();
    expect(changes).toEqual(['database away']);
  });

  it('does not flap: one failed try is no absence, one good look is no return', async () => {
    const { part, changes, lookLater } = createWatch();
    const failOnce = part.check;
    let tries = 0;
    part.check = async () => {
      tries += 1;
      if (tries === 1) throw new Error('a hiccup');
      await failOnce();
    };
    expect(await lookLater()).toBe('ready');
    part.fails = true;
    expect(await lookLater()).toBe('not-ready');
    part.fails = false;
    expect(await lookLater()).toBe('not-ready');
    part.fails = true;
    expect(await lookLater()).toBe('not-ready');
    part.fails = false;
    expect(await lookLater()).toBe('not-ready');
    expect(await lookLater()).toBe('ready');
    expect(changes).toEqual(['database away', 'database ok']);
  });

  it('waits no longer than the bound for a part that hangs, and asks it no second time', async () => {
    const { part, lookLater } = createWatch();
    part.hangs = true;
    const outcome = await Promise.race([lookLater(), sleep(10_000).then(() => 'waited for ever')]);
    expect(outcome).toBe('not-ready');
    await lookLater();
    await lookLater();
    expect(part.asked).toBe(1);
  });

  it('says at once that it drains', async () => {
    const { readiness, lookLater } = createWatch();
    expect(await lookLater()).toBe('ready');
    readiness.startDraining();
    expect(await readiness.look()).toMatchObject({
      status: 'draining',
      drainingSince: expect.stringMatching(/^\d{4}-/),
    });
  });
});
