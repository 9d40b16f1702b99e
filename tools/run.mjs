// Runs a TypeScript tool on the project's own Node: `node tools/run.mjs tools/check.ts`.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, keepCompiled, node, root } from './install.mjs';

await ensureInstalled();
const result = spawnSync(node, process.argv.slice(2), { cwd: root, stdio: 'inherit', env: keepCompiled });
process.exit(result.status ?? 1);
