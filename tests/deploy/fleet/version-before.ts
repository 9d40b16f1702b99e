import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteVersion } from '../compose/run-parts.ts';

export interface VersionBefore extends SiteVersion {
  commit: string;
}

/**
 * Builds what an owner has who updates to this version. It is kept for the next time.
 * @param from a commit; by default the last one before `version` in package.json became what it is.
 */
export function buildVersionBefore(root: string, from?: string): VersionBefore {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const changed = () => git('log', '-1', '--format=%H', '-G^  "version":', '--', 'package.json');
  const commit = git('rev-parse', '--verify', `${from ?? `${changed()}^`}^{commit}`);
  const folder = join(tmpdir(), `dreamseed-version-${commit}`);
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: root });
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
    run('npm ci --prefer-offline --no-audit --no-fund');
  run('node_modules/.bin/node tools/build.ts --if-stale');
  const knowsDrawingServers = existsSync(join(folder, 'src/features/image-engines/engines/dreamseed'));
  return { commit, folder, settings: knowsDrawingServers ? {} : { IMAGE_ENGINES: 'illustrator' } };
}
