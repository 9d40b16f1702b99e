import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** What the platform offers a handler to read a whole request with, whatever is in it. */
const READS =
  /\b(?:c\.req|c\.req\.raw|req|request)\.(?:json|text|formData|parseBody|blob|bytes|arrayBuffer)\(/;

test('requests are read by platform/http alone, which knows what a body may cost', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/ui\//.test(file) && READS.test(readFileSync(join(root, file), 'utf8')),
  );
  // Signatures are made over bytes: the message is counted when its sender is proven.
  expect(files.sort()).toEqual(['src/features/licenses/refunds/shop-webhooks.routes.ts']);
});
