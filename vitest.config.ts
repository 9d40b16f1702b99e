import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const TESTS = [
  '{src,packages}/**/*.test.{ts,tsx}',
  'tests/{unit,api,crash,load,backup,run,security,support,stress}/**/*.test.ts',
  'tools/**/*.test.ts',
  'db/**/*.test.ts',
];

/**
 * By their role these keep nothing from one test to the next and measure no time of the clock, so one
 * process may read its modules once for many files. That was a third of the time of all files but the
 * longest.
 */
const SHARING = [
  'src/{shared,ui}/**/*.test.{ts,tsx}',
  'packages/illustrator/src/brief/**/*.test.ts',
  'src/features/*/ui/**/*.test.{ts,tsx}',
  'src/**/*.{rules,schema,store,routes}.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/prepare-illustrator.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Tests of servers that are killed, or kept waiting, leave a core idle; a third fills two cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'alone', include: TESTS, exclude: SHARING } },
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
    ],
  },
});
