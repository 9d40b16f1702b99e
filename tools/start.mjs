// `npm start`: installs if needed, builds if stale, serves. Runs on any Node from 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

await ensureInstalled();

const built = spawnSync(node, [join(root, 'tools', 'build.ts'), '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const server = spawn(node, ['--enable-source-maps', ...settings, join('build', 'server', 'index.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});

// A terminal's Ctrl-C reaches the server by itself; a stop sent to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
