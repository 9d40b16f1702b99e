import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What gives something a name that lay there already, whole, under another. */
const MOVES = [
  'tools/backup/backup-folder.ts',
  'tools/restore/rename-all.ts',
  'tools/restore/restore-sqlite.ts',
  'tools/story-package/publish-story.ts',
];

test('whatever is written and then renamed is written by writeWhole, which waits for the disk', () => {
  const files = globSync('{src,tools}/**/*.{ts,mjs}', { cwd: root }).filter(
    (file) => !/\.test\.ts$/.test(file) && /\brename(Sync)?\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.sort()).toEqual(['src/platform/storage/write-whole.ts', ...MOVES].sort());
});
