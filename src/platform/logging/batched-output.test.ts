import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBatchedOutput } from './batched-output.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-log-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a warning leaves at once, with what came before it and in order', () => {
  const file = join(folder, 'urgent.log');
  const descriptor = openSync(file, 'w');
  const logger = pino({ base: null, timestamp: false }, createBatchedOutput(descriptor));
  logger.info('first');
  expect(readFileSync(file, 'utf8')).toBe('');
  logger.warn('second');
  expect(readFileSync(file, 'utf8')).toBe('{"level":30,"msg":"first"}\n{"level":40,"msg":"second"}\n');
  logger.child({ part: 'feed' }).error('third');
  expect(readFileSync(file, 'utf8')).toContain('third');
  closeSync(descriptor);
});

test('a plain line leaves by itself', async () => {
  const file = join(folder, 'plain.log');
  const descriptor = openSync(file, 'w');
  pino({}, createBatchedOutput(descriptor)).info('nothing urgent');
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 30_000 }).toContain('nothing urgent');
  closeSync(descriptor);
});

test.each(['process.exit(3)', 'throw new Error("unforeseen")', ''])(
  'nothing is lost when the process ends by: %s',
  async (ending) => {
    const program = `
      import { pino } from 'pino';
      import { createBatchedOutput } from './src/platform/logging/batched-output.ts';
      const logger = pino({}, createBatchedOutput());
      for (let line = 1; line <= 500; line++) logger.info({ line }, 'said');
      ${ending}
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said = (await child.stdout.setEncoding('utf8').toArray()).join('');
    expect(said.trim().split('\n')).toHaveLength(500);
  },
);

test.each(['nobody reads', 'the disk is full'])('where %s a warning holds nothing up', async (what) => {
  const program = `
    import { pino } from 'pino';
    import { createBatchedOutput } from './src/platform/logging/batched-output.ts';
    const logger = pino({}, createBatchedOutput());
    process.stdin.once('data', () => {
      for (let line = 1; line <= 20_000; line++) logger.info({ line }, 'said');
      for (let line = 1; line <= 20; line++) logger.warn({ line }, 'said');
      process.stdin.destroy();
    });
  `;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', what === 'nobody reads' ? 'pipe' : full, 'ignore'],
  });
  child.stdout?.destroy();
  child.stdin?.end('go on');
  const [code] = await once(child, 'exit');
  closeSync(full);
  expect(code).toBe(0);
});
