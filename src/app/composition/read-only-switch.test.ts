import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadOnlySwitch, READ_ONLY_FILE } from './read-only-switch.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-switch-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a file closes the site and opens it again, and each change is told once', async () => {
  const changes: boolean[] = [];
  const { isReadOnly, job } = createReadOnlySwitch({
    always: false,
    dataDir,
    isSwitchedOn: () => false,
    onChange: (now) => changes.push(now),
    onFailure: () => expect.unreachable(),
  });
  job.start();
  expect(isReadOnly()).toBe(false);
  writeFileSync(join(dataDir, READ_ONLY_FILE), '');
  expect(isReadOnly()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([true]);
  rmSync(join(dataDir, READ_ONLY_FILE));
  expect(isReadOnly()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([true, false]);
  await job.stop();
});

test('the setting holds whatever files there are, and what else closes the site is named', () => {
  const told = { dataDir, isSwitchedOn: () => false, onChange: () => {}, onFailure: () => {} };
  const bySetting = createReadOnlySwitch({ ...told, always: true });
  expect([bySetting.isReadOnly(), bySetting.fixedBy()]).toEqual([true, 'setting']);
  writeFileSync(join(dataDir, READ_ONLY_FILE), '');
  expect(createReadOnlySwitch({ ...told, always: false }).fixedBy()).toBe('file');
});

test('the switch of the console closes the site and opens it again, and each change is told once', async () => {
  let isSwitchedOn = true;
  const changes: boolean[] = [];
  const { isReadOnly, fixedBy, job } = createReadOnlySwitch({
    always: false,
    dataDir,
    isSwitchedOn: () => isSwitchedOn,
    onChange: (now) => changes.push(now),
    onFailure: () => expect.unreachable(),
  });
  job.start();
  expect([isReadOnly(), fixedBy()]).toEqual([true, null]);
  isSwitchedOn = false;
  expect(isReadOnly()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual([false]);
  await job.stop();
});
