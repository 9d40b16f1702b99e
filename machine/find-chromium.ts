import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The same engine without the window around it: the browser tests take half the processor time. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const SHELL_PATH = `/usr/bin/${SHELL_PACKAGE}`;

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A slow mirror must not cost more time than the shell saves. */
const FETCH_LIMIT_MS = 90_000;

/**
 * A browser for the tests: CHROMIUM_PATH, else Debian's headless shell, which root gets installed, else
 * a browser that is there, else Debian's package, else Playwright's download.
 */
export function findChromium(): string {
  const given = firstThatExists([process.env.CHROMIUM_PATH, SHELL_PATH]);
  if (given) return given;
  if (canInstall()) {
    console.log(`Installing the ${SHELL_PACKAGE} package for the browser tests...`);
    install(SHELL_PACKAGE);
  } else if (!installedBrowser()) {
    console.log("Fetching Playwright's Chromium for the browser tests...");
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const found = firstThatExists([SHELL_PATH]) ?? installedBrowser();
  if (found) return found;
  if (canInstall()) install('chromium');
  const installed = installedBrowser();
  if (installed) return installed;
  console.error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
  process.exit(1);
}

function installedBrowser(): string | undefined {
  return firstThatExists([...SYSTEM_PATHS, chromium.executablePath()]);
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Leaves everything as it is when the package cannot be had, or only in the place of another. */
function install(name: string): void {
  const words = ['install', '-y', '--no-install-recommends', '--no-remove'];
  const options = { stdio: 'ignore', timeout: FETCH_LIMIT_MS } as const;
  spawnSync('apt-get', ['update'], options);
  const fetched = spawnSync('apt-get', [...words, '--download-only', name], options);
  // What is being installed is not stopped halfway.
  if (fetched.status === 0) spawnSync('apt-get', [...words, name], { stdio: 'ignore' });
}

function firstThatExists(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path): path is string => Boolean(path) && existsSync(path as string));
}
