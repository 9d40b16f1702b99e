import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertMailsTable } from './mails-table.ts';

test('docs/mail.md holds the table that the registry describes (npm run docs renews it)', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'mail.md'), 'utf8');
  expect(page).toBe(insertMailsTable(page));
});
