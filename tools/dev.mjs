// `npm run dev`: the site with live reload on PORT. Runs on any Node from 20.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

await ensureInstalled();
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const server = spawn(node, [...settings, join(root, 'tools', 'dev-server.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
