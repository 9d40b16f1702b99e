import { defineConfig } from 'vitest/config';
import { LONGEST, LongestFirst } from './tests/support/longest-first.ts';

const TESTS = [
  '{src,packages}/**/*.test.{ts,tsx}',
  'tests/{unit,api,crash,load,backup,run,security,support,stress}/**/*.test.ts',
  '{tools,bench}/**/*.test.ts',
  'db/**/*.test.ts',
];

/**
 * These watch their process (its memory, its modules, its signals), or take so long that modules weigh nothing.
 * All others share processes, which read the modules once for many files: that was a third of their time.
 */
const ALONE = [
  ...LONGEST,
  'tests/{crash,load,backup,run,stress}/**/*.test.ts',
  'src/features/gallery/saving/clean-upload.test.ts',
  'src/features/posts/sources/library/import/blogger-export.test.ts',
  'src/features/image-engines/engines/illustrator/*.test.ts',
  'src/platform/db/open-database.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/prepare-illustrator.ts'],
    // Generous: a busy machine must not fail a test that would have passed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests of servers that are killed, or kept waiting, leave a core idle; a third fills two cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      { extends: true, test: { name: 'sharing', include: TESTS, exclude: ALONE, isolate: false } },
    ],
  },
});
