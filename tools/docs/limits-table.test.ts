import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertLimitsTable } from './limits-table.ts';

test('docs/limits.md holds the table that the code describes (npm run docs renews it)', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'limits.md'), 'utf8');
  expect(page).toBe(insertLimitsTable(page));
});
