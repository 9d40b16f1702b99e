import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type StoppableServices, stopServer } from './stop-server.ts';

const GRACE = { drawingMs: 40, answeringMs: 50, stoppingMs: 60 };

function createStop({ close = async () => {}, cut = 0 }: { close?: () => Promise<void>; cut?: number } = {}) {
  const done: string[] = [];
  const services: StoppableServices = {
    startDraining: () => void done.push('not ready'),
    imageService: { drain: async (graceMs) => void done.push(`pictures within ${graceMs}`) },
    close: async () => {
      done.push('close');
      await close();
    },
  };
  const drain = {
    begin: () => void done.push('leave connections'),
    finish: async (graceMs: number) => {
      done.push(`answers within ${graceMs}`);
      return cut;
    },
  };
  const logger = {
    warn: (...words: unknown[]) => void done.push(`warn ${words.at(-1)}`),
    error: (...words: unknown[]) => void done.push(`error ${words.at(-1)}`),
  };
  return { done, options: { services, drain, logger, waitSeconds: 0, grace: GRACE } };
}

describe('a stop of the site', () => {
  it('says that it is not ready first, answers what was asked, and closes what it keeps last', async () => {
    const { done, options } = createStop();
    expect(await stopServer(options)).toBe(true);
    expect(done).toEqual([
      'not ready',
      'leave connections',
      'answers within 50',
      'pictures within 40',
      'close',
    ]);
  });

  it('goes on taking visitors in for as long as a proxy needs to notice', async () => {
    const { done, options } = createStop();
    const stopped = stopServer({ ...options, waitSeconds: 0.05 });
    await Promise.resolve();
    expect(done).toEqual(['not ready', 'leave connections']);
    await stopped;
    expect(done).toContain('close');
  });

  it('says what it had to break off', async () => {
    const { done, options } = createStop({ cut: 2 });
    expect(await stopServer(options)).toBe(true);
    expect(done).toContain('warn answers were broken off by the stop');
  });

  it('leaves what it keeps all the time that answers did not take', async () => {
    const { done, options } = createStop({ close: () => sleep(GRACE.stoppingMs) });
    expect(await stopServer({ ...options, grace: { ...GRACE, stoppingMs: 60_000 } })).toBe(true);
    expect(done.at(-1)).toBe('close');
  });

  it('says what would not close, and ends', async () => {
    const { done, options } = createStop({ close: () => Promise.reject(new Error('the disk is full')) });
    expect(await stopServer(options)).toBe(false);
    expect(done.at(-1)).toBe('error what the site keeps could not be closed');
  });

  it('does not wait for ever for what will not close', async () => {
    const { done, options } = createStop({ close: () => new Promise(() => {}) });
    expect(await stopServer(options)).toBe(false);
    expect(done.at(-1)).toBe('error what the site keeps could not be closed in time');
  });
});
