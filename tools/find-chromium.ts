import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser for the tests: the machine's own, else Debian's package, else Playwright's download. */
export function findChromium(): string {
  const found = installedChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the chromium package for the browser tests...');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } else {
    console.log("Fetching Playwright's Chromium for the browser tests...");
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = installedChromium();
  if (installed) return installed;
  console.error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}

function installedChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()];
  return candidates.find((path): path is string => Boolean(path) && existsSync(path as string));
}
