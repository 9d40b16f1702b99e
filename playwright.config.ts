import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { configSections } from './src/app/config.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
// The workers of one run read this file again; they must agree on the folder.
process.env.E2E_DATA_DIR ??= makeDataFolder();

/** Empty, but for the drawn pictures of earlier runs: their names change with the recipe and the engine. */
function makeDataFolder(): string {
  const pictures = join(tmpdir(), 'dreamseed-e2e-pictures');
  mkdirSync(pictures, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-e2e-'));
  symlinkSync(pictures, join(folder, 'media'));
  return folder;
}

/** The shell's settings must not reach the server under test; an empty variable counts as not set. */
const nothingSet = Object.fromEntries(
  Object.values(configSections).flatMap((section) => Object.values(section).map((key) => [key.env, ''])),
);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Each waits now and then for what it began: a third keeps two cores busy.
  workers: 3,
  // A browser on a machine that others use too may be late; the run names every test that needed this.
  retries: 1,
  // Generous: a busy machine must not fail a test that would have passed.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    // What cannot be pressed by then never can; the whole test would wait for it.
    actionTimeout: 45_000,
    baseURL: `http://localhost:${port}`,
    // Whatever moves takes half the processor; it moves where a test is about it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      // What a small screen can change: layout, touch, what a screen reader meets. The rest runs once.
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: 'node build/server/index.js',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
    env: {
      ...nothingSet,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      SHOWCASE: 'on',
      LOG_LEVEL: 'warn',
      // The tests tagged @stored run once on SQLite with files, and once on Postgres with S3.
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      STORAGE_URL: process.env.E2E_STORAGE_URL ?? '',
      // All visitors of the tests come from one address.
      GUEST_DAILY_IMAGES: '100000',
      GUEST_TOTAL_DAILY_IMAGES: '1000000',
      SIGN_UP_CREDITS_PER_ADDRESS: '100000',
      AUTH_ATTEMPTS_PER_MINUTE: '100000',
      REQUESTS_PER_MINUTE: '100000',
      SANDBOX_SHOP: 'on',
      // Tests of other screens must not wait for the pictures of the blog.
      DRAW_PICTURES_AHEAD: 'off',
      // Each thread compiles the illustrator for itself, and the browsers keep the other core busy.
      ILLUSTRATOR_WORKERS: '1',
    },
  },
});
