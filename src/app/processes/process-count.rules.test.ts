import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { countProcesses, settingsOfProcess } from './process-count.rules.ts';

const POSTGRES = { DATABASE_URL: 'postgres://localhost/site' };

const count = (environment: Record<string, string>, cores = 8) =>
  countProcesses(readConfig({ ILLUSTRATOR_WORKERS: '4', ...environment }), cores);

describe('how many processes answer', () => {
  test.each([
    [{}, 1],
    [{ WEB_PROCESSES: 'auto' }, 1],
    [{ WEB_PROCESSES: '1' }, 1],
    [POSTGRES, 1],
    [{ ...POSTGRES, WEB_PROCESSES: '3' }, 3],
    [{ ...POSTGRES, WEB_PROCESSES: 'auto' }, 4],
    [{ ...POSTGRES, WEB_PROCESSES: 'auto', ILLUSTRATOR_WORKERS: '16' }, 8],
  ])('%j: %i', (environment, processes) => {
    expect(count(environment)).toBe(processes);
  });

  test.each([
    [{ WEB_PROCESSES: '2' }, /^WEB_PROCESSES: 2 processes need Postgres/],
    [{ ...POSTGRES, WEB_PROCESSES: '5' }, /^WEB_PROCESSES: 5 is more than ILLUSTRATOR_WORKERS \(4\)/],
  ])('%j is refused in one sentence', (environment, sentence) => {
    expect(() => count(environment)).toThrow(sentence);
  });
});

test('processes divide the drawing threads and the queue, and none of them is without', () => {
  const config = readConfig({ ILLUSTRATOR_WORKERS: '5', IMAGE_QUEUE_LIMIT: '40' });
  const parts = [1, 2, 3].map((number) => settingsOfProcess(config, { number, of: 3 }));
  expect(parts.map(({ imageEngines }) => imageEngines.illustratorWorkers)).toEqual([2, 2, 1]);
  expect(parts.map(({ imageService }) => imageService.queueLimit)).toEqual([14, 14, 14]);
});
