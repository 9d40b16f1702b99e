/**
 * `npm run test:container`: builds the Dockerfile for real and runs what came out. Base images are made on
 * this machine by mmdebstrap, so no registry of images is asked. Needs Debian, root and these packages:
 * mmdebstrap, podman, buildah. Takes some five minutes; `-- --built` runs what was built the last time.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../machine/free-port.ts';
import { createImageTools } from './image-tools.ts';
import { makeBases } from './make-bases.ts';

const MB = 1_000_000;
const MOST_MB = 450;
const START_LIMIT_MS = 60_000;
const SITE_USER = 1000;

const root = join(import.meta.dirname, '..', '..', '..');
const tools = createImageTools(join(root, '.cache', 'container'));
const failures: string[] = [];

if (!process.argv.includes('--built')) build();

const container = tools.read('buildah', ['from', '--pull-never', 'dreamseed']);
try {
  weigh();
  await runSite();
} finally {
  tools.read('buildah', ['rm', container]);
}
for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(failures.length === 0 ? 'The container holds what is promised.' : 'The container fails.');
process.exit(failures.length === 0 ? 0 : 1);

function build(): void {
  const bases = makeBases(tools, root);
  tools.run('buildah', [
    'bud',
    ...['--isolation', 'chroot', '--format', 'docker', '--tag', 'dreamseed'],
    ...['--volume', `${tools.read('npm', ['config', 'get', 'cache'])}:/root/.npm`],
    ...['--build-arg', `BASE=${bases.build}`, '--build-arg', `RUN_BASE=${bases.run}`, root],
  ]);
}

function expectThat(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) failures.push(what);
}

/** How large it is, and of what. */
function weigh(): void {
  const [image] = JSON.parse(tools.read('podman', ['image', 'inspect', 'dreamseed'])) as [{ Size: number }];
  expectThat(`the image has ${Math.round(image.Size / MB)} MB of ${MOST_MB}`, image.Size <= MOST_MB * MB);
  const files = tools.read('buildah', ['mount', container]);
  const parts = ['app/node_modules', 'app/build', 'app/src', 'app/packages', 'app', 'usr/local/bin/node'];
  for (const part of parts) {
    const [bytes] = tools.read('du', ['-sb', join(files, part)]).split('\t');
    console.log(`       ${String(Math.round(Number(bytes) / MB)).padStart(4)} MB  /${part}`);
  }
  const strays = ['vite', 'typescript', 'vitest', 'node', '@playwright/test'].filter((name) =>
    existsSync(join(files, 'app', 'node_modules', name)),
  );
  expectThat(
    `nothing of it only builds or tests (${strays.join(', ') || 'none found'})`,
    strays.length === 0,
  );
}

/** All of the container's files belong to root, so the site's user can write what a read-only root leaves: its volume. */
async function runSite(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'dreamseed-container-'));
  chownSync(data, SITE_USER, SITE_USER);
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', SITE_URL: 'https://dreamseed.example' };
  // Otherwise the image's own volume would lie over the folder of this test.
  tools.run('buildah', ['config', '--volume', '/data-', container]);
  const started = performance.now();
  const site = spawn(
    'buildah',
    [
      ...tools.storage,
      ...['run', '--isolation', 'chroot', '--volume', `${data}:/data`],
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--', ...configOf('Cmd')],
    ],
    { stdio: 'inherit' },
  );
  try {
    await askSite(`http://127.0.0.1:${port}`, started);
    expectThat('its own check calls it healthy', isHealthy(settings));
    await stopSite(site);
    expectThat('its data are in the volume', existsSync(join(data, 'dreamseed.db')));
    expectThat('its own check calls it ill afterwards', !isHealthy(settings));
  } finally {
    site.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

async function askSite(url: string, started: number): Promise<void> {
  await waitFor(`${url}/readyz`);
  console.log(`       ready after ${Math.round(performance.now() - started)} ms`);
  const page = await fetch(`${url}/`);
  expectThat('it answers a page', page.status === 200 && (await page.text()).includes('</html>'));
  const picture = await fetch(`${url}/prompt/a%20fox%20by%20a%20river?width=256&height=256&seed=7`);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const type = picture.headers.get('content-type') ?? '';
  expectThat(
    `it draws a picture (${type}, ${bytes.length} bytes)`,
    picture.ok && type.startsWith('image/') && bytes.length > 5_000,
  );
  expectThat('strangers get no figures', (await fetch(`${url}/metrics`)).status === 404);
}

async function waitFor(url: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('The container did not become ready.');
}

function isHealthy(settings: Record<string, string>): boolean {
  const [, ...command] = (configOf('Healthcheck') as unknown as { Test: string[] }).Test;
  const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return tools.succeeds('buildah', ['run', '--isolation', 'chroot', ...env, container, '--', ...command]);
}

function configOf(name: 'Cmd' | 'Healthcheck'): string[] {
  const about = JSON.parse(tools.read('buildah', ['inspect', '--type', 'image', 'dreamseed'])) as {
    Docker: { config: Record<string, string[]> };
  };
  return about.Docker.config[name] ?? [];
}

/** buildah does not pass signals on, so the container's first process is looked for below it. */
function findServer(above: number): number | undefined {
  const children = readdirSync(`/proc/${above}/task`).flatMap(
    (thread) =>
      readFileSync(`/proc/${above}/task/${thread}/children`, 'utf8').match(/\d+/g)?.map(Number) ?? [],
  );
  const [program = '', ...words] = configOf('Cmd');
  const isServer = (child: number) => {
    const [name = '', ...rest] = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0');
    return basename(name) === program && rest.join(' ').trim() === words.join(' ');
  };
  return children.find(isServer) ?? children.map(findServer).find((found) => found !== undefined);
}

/** As a container's keeper stops it: SIGTERM to its first process. */
async function stopSite(site: ChildProcess): Promise<void> {
  const ended = once(site, 'exit');
  const started = performance.now();
  const server = findServer(site.pid ?? 0);
  if (server === undefined) throw new Error('The server is not among the processes of the container.');
  process.kill(server, 'SIGTERM');
  const [code] = await Promise.race([ended, delay(30_000).then(() => ['none'])]);
  const ms = Math.round(performance.now() - started);
  expectThat(`SIGTERM ends it with ${code} after ${ms} ms`, code === 0);
}
