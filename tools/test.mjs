// `npm test`: installs what is missing, then runs every check and test. Runs on any Node from 20.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, keepCompiled, node, root } from './install.mjs';

await ensureInstalled();
const result = spawnSync(node, [join(root, 'tests', 'run', 'run-all.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: keepCompiled,
});
process.exit(result.status ?? 1);
