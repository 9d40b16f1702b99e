import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'dreamseed-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('makes a secret once and keeps it, for its owner alone', () => {
  const secret = readOrCreateSecret({ dataDir, name: 'guests' });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrCreateSecret({ dataDir, name: 'guests' })).toBe(secret);
  expect(readOrCreateSecret({ dataDir, name: 'other' })).not.toBe(secret);
  expect(statSync(path.join(dataDir, 'secrets', 'guests')).mode & 0o077).toBe(0);
});

it('refuses a file that was cut off', () => {
  readOrCreateSecret({ dataDir, name: 'guests' });
  writeFileSync(path.join(dataDir, 'secrets', 'guests'), 'abc');
  expect(() => readOrCreateSecret({ dataDir, name: 'guests' })).toThrow(/Delete it to get a new one/);
});
