// `npm start`: installs if needed, builds if stale, serves. Runs on any Node from 20.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

await ensureInstalled();

const built = spawnSync(node, [join(root, 'tools', 'build.ts'), '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

// The C library of most Linux systems keeps what was freed for the next picture, some 100 MB for each
// thread that draws. From a megabyte on it is to give memory back; elsewhere nobody reads this.
const allocator = JSON.parse(readFileSync(join(root, 'tools', 'allocator.json'), 'utf8'));

// Somebody at this machine starts it; without a SITE_URL the site is theirs alone.
const server = spawn(node, [join('build', 'server', 'index.js'), '--by-hand'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...allocator, ...process.env, NODE_ENV: 'production' },
});

// A stop sent to this process alone is passed on. A terminal's Ctrl-C reaches the server by itself
// as well, which takes the second for the first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm passes a stop on to the shell it runs this in, which ends without passing it on.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
