import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitRules } from '../../src/app/limits/limits.registry.ts';
import { createTestApp } from '../support/test-app.ts';

const root = join(import.meta.dirname, '..', '..');

test('a server opens exactly the limits that are listed, each once', async () => {
  const site = await createTestApp({ SANDBOX_SHOP: 'on' });
  const opened = site.services.limits.opened.map(({ name }) => name);
  await site.close();
  expect(opened.sort()).toEqual(limitRules.map(({ name }) => name).sort());
  expect(new Set(opened).size).toBe(opened.length);
});

test('nobody counts attempts beside them', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("from 'rate-limiter-flexible'"),
  );
  expect(files.sort()).toEqual([
    'src/platform/limits/attempt-limits.ts',
    'src/platform/limits/process-attempts.ts',
    'src/platform/limits/shared-attempts.store.ts',
  ]);
});
