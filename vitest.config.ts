import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/{unit,api,crash,load}/**/*.test.ts',
      'tools/**/*.test.ts',
      'db/**/*.test.ts',
    ],
    globalSetup: ['tests/support/prepare-art-pack.ts', 'tests/support/prepare-amp-validator.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Pictures take whole cores; more workers than cores would only make their timings wobble.
    maxWorkers: 2,
  },
});
